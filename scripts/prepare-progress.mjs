import { spawnSync } from 'node:child_process';

// As in server/src/start-output.ts: steps for a person at a terminal, everything as it comes for whoever collects it.
const isForPerson = Boolean(process.stdout.isTTY) && !process.env.LOG_LEVEL?.trim();
let output = '';

/** One line on a terminal, with what the programs of the step have printed only when it fails. */
export function step(text, work) {
  if (!isForPerson) {
    console.log(`${text} …`);
    return work();
  }
  const started = performance.now();
  output = '';
  process.stdout.write(`  ${text} …`);
  try {
    work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`\r  ✓ ${text} (${seconds} s)\n`);
  } catch (error) {
    process.stdout.write(`\r  ✗ ${text}\n${output}`);
    throw error;
  }
}

/** Whether the program ended well. */
export function run(program, args, options) {
  if (!isForPerson) return spawnSync(program, args, { stdio: 'inherit', ...options }).status === 0;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  output += `${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`;
  return status === 0;
}
