// `npm run check`: everything that can be judged without running the portal. Prints each step once, with its own words when it fails.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Two steps run at once already; each checker of a compiler's own would work out the same types again.
const alone = ['--singleThreaded'];

const steps = [
  ['format and lint', ['biome', 'check', '--error-on-warnings', '.']],
  ['types: contract', ['tsc', '-p', 'contract', ...alone]],
  ['types: server', ['tsc', '-p', 'server', ...alone]],
  ['types: web', ['tsc', '-p', 'web', ...alone]],
  ['types: scripts, tests, bench', ['tsc', '-p', '.', ...alone]],
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
  ['files named in documents', ['node', 'scripts/check-named-paths.ts']],
  ['migrations that the version before bears', ['node', 'scripts/check-migrations.ts']],
  ['errors handled or explained', ['node', 'scripts/check-dropped-errors.ts']],
];

/** Runs every step, two at a time; returns how many passed and failed, and what the failed ones said. */
export async function runChecks() {
  const waiting = [...steps];
  const failures = [];
  async function lane() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, [command, ...args]] = step;
      const started = Date.now();
      const { isGood, said } = await run(command, args);
      console.log(`${isGood ? '✓' : '✗'} ${name} (${Date.now() - started} ms)`);
      if (isGood) continue;
      failures.push({ name, said: said.slice(0, 2_000) });
      console.log(said);
    }
  }
  await Promise.all([lane(), lane()]);
  return { passed: steps.length - failures.length, failed: failures.length, failures };
}

function run(command, args) {
  return new Promise((resolve) => {
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
    execFile(`node_modules/.bin/${command}`, args, options, (error, stdout, stderr) =>
      resolve({ isGood: error === null, said: `${stdout}${stderr}` || String(error?.message) }),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await runChecks();
  process.exit(failed === 0 ? 0 : 1);
}
