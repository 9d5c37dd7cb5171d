import type { LogLevel } from './config.ts';
import type { Log } from './platform/log.ts';

/** What a start prints, and where the app writes its log from then on. */
export interface StartOutput {
  log: Log;
  /** Does one part of the start; a person at a terminal sees which, and how long it took. */
  step<T>(text: string, work: () => Promise<T>): Promise<T>;
  appLog: AppLog;
}

export interface AppLog {
  level: LogLevel;
  /** JSON lines on the standard output without. */
  stream?: { write(line: string): void };
}

interface Terminal {
  write(text: string): unknown;
}

const severity = {
  trace: 10,
  debug: 20,
  info: 30,
  warn: 40,
  error: 50,
  fatal: 60,
  silent: 70,
} satisfies Record<LogLevel, number>;

/** JSON lines, the app's own alike, for whoever collects them. */
export function jsonOutput(level: LogLevel, out: Terminal): StartOutput {
  const write = (at: 'info' | 'warn' | 'error') => (msg: string) => {
    if (severity[at] < severity[level]) return;
    out.write(`${JSON.stringify({ level: severity[at], time: Date.now(), msg })}\n`);
  };
  return {
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    step: (_text, work) => work(),
    appLog: { level },
  };
}

/** For a person: one line for each step, then only what needs attention. */
export function terminalOutput(out: Terminal): StartOutput {
  let isInStep = false;

  function tell(text: string): void {
    out.write(`${isInStep ? '\n' : ''}  ! ${text}\n`);
  }

  async function step<T>(text: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    // As long as the line that replaces it, so that nothing of it is left.
    out.write(`  ${text} …`);
    isInStep = true;
    try {
      const result = await work();
      out.write(`\r  ✓ ${text} (${secondsSince(started)})\n`);
      return result;
    } catch (error) {
      out.write(`\r  ✗ ${text}\n`);
      throw error;
    } finally {
      isInStep = false;
    }
  }

  return {
    log: { info: () => undefined, warn: tell, error: tell },
    step,
    appLog: { level: 'warn', stream: { write: (line) => tell(readable(line)) } },
  };
}

interface LogLine {
  msg?: string;
  reqId?: string;
  err?: { message?: string; stack?: string };
}

/** The app's JSON lines, for people. */
function readable(line: string): string {
  const { msg = '', reqId, err }: LogLine = JSON.parse(line);
  const request = reqId === undefined ? '' : ` (request ${reqId})`;
  return `${msg}${request}${err ? `\n${err.stack ?? err.message ?? ''}` : ''}`;
}

function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
