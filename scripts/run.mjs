import { spawn } from 'node:child_process';

/** Runs an installed program in this terminal, hands signals on to it, and returns its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGTERM', pass).on('SIGINT', pass);
    child.on('close', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(code ?? 1);
    });
    child.on('error', () => resolve(1));
  });
}
