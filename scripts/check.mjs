// `npm run check`: everything that can be judged without running the portal. Prints each step once, with its own words when it fails.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const steps = [
  ['format and lint', ['biome', 'check', '--error-on-warnings', '.']],
  ['types: contract', ['tsc', '-p', 'contract']],
  ['types: server', ['tsc', '-p', 'server']],
  ['types: web', ['tsc', '-p', 'web']],
  ['types: scripts, tests, bench', ['tsc', '-p', '.']],
  [
    'import rules',
    [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'contract/src',
      'server/src',
      'web/src',
      'demo',
      'bench',
      'e2e',
    ],
  ],
  ['unused code', ['knip', '--no-progress']],
  ['messages in three languages', ['node', 'scripts/check-messages.ts']],
];

/** Runs every step; returns how many passed and failed. */
export function runChecks() {
  let failed = 0;
  for (const [name, [command, ...args]] of steps) {
    const started = Date.now();
    const run = spawnSync(`node_modules/.bin/${command}`, args, { encoding: 'utf8' });
    const isGood = run.status === 0;
    console.log(`${isGood ? '✓' : '✗'} ${name} (${Date.now() - started} ms)`);
    if (isGood) continue;
    failed += 1;
    console.log(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ? run.error.message : ''}`);
  }
  return { passed: steps.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = runChecks();
  process.exit(failed === 0 ? 0 : 1);
}
