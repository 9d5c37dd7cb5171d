import type { LogLevel } from './config.ts';
import type { Log } from './platform/log.ts';

const severity = {
  trace: 10,
  debug: 20,
  info: 30,
  warn: 40,
  error: 50,
  fatal: 60,
  silent: 70,
} satisfies Record<LogLevel, number>;

/** The same JSON lines as the app's own log, for what happens outside the app. */
export function createStartLog(level: LogLevel): Log {
  const write = (at: 'info' | 'warn' | 'error') => (msg: string) => {
    if (severity[at] < severity[level]) return;
    process.stdout.write(`${JSON.stringify({ level: severity[at], time: Date.now(), msg })}\n`);
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
