import { spawn } from 'node:child_process';

/** Runs an installed program in this terminal, hands signals on to it, and returns its exit code. */
export function run(command, args, env = {}) {
  return watch(start(command, args, env, 'inherit'));
}

/** Runs an installed program while something else writes to the terminal: its output waits until `show` is called. */
export function runUnseen(command, args, env = {}) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = start(command, args, { ...color, ...env }, ['inherit', 'pipe', 'pipe']);
  const waiting = [];
  let isShown = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (isShown ? process.stdout.write(chunk) : waiting.push(chunk)));
  }
  return {
    ended: watch(child),
    show: () => {
      isShown = true;
      for (const chunk of waiting.splice(0)) process.stdout.write(chunk);
    },
  };
}

function start(command, args, env, stdio) {
  return spawn(`node_modules/.bin/${command}`, args, { stdio, env: { ...process.env, ...env } });
}

function watch(child) {
  return new Promise((resolve) => {
    const pass = (signal) => child.kill(signal);
    process.on('SIGTERM', pass).on('SIGINT', pass);
    child.on('close', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(code ?? 1);
    });
    child.on('error', () => resolve(1));
  });
}
