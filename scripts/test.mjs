// `npm test`: the checks, the tests on a real PostgreSQL, the journeys in a real browser. `npm test -- <module> …`: the
// tests and journeys of these modules alone. Ends with the sum of all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runChecks } from './check.mjs';
import { run } from './run.mjs';
import { failuresOfJourneys, failuresOfTests } from './test-failures.ts';
import { findTests } from './test-files.ts';
import { makeTestFolder } from './test-folder.mjs';

const results = 'test-results';
const modules = process.argv.slice(2);
const chosen = findTests(modules);
if (chosen.unknown.length > 0) {
  console.error(
    `There are no tests in a folder named ${chosen.unknown.join(' or ')}. There are: ${chosen.known.join(', ')}`,
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const { folder, remove } = makeTestFolder();
process.env['TMPDIR'] = folder;
process.env['TEST_FILLED_DATA'] = join(folder, 'filled data');
// Hundreds of processes load the same files; the portal itself keeps its compiled code in the same folder.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compile');
process.on('exit', remove);

const checks = modules.length === 0 ? await runChecks() : nothing();
const tests = await runVitest();
const journeys = await runPlaywright();
const passed = checks.passed + tests.passed + journeys.passed;
const failed = checks.failed + tests.failed + journeys.failed;
for (const { name, said } of [checks, tests, journeys].flatMap(({ failures }) => failures))
  console.log(`\n✗ ${name}\n${said}`);
console.log(`\nchecks: ${inWords(checks)} · tests: ${inWords(tests)} · journeys: ${inWords(journeys)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runVitest() {
  if (chosen.tests.length === 0) return nothing();
  const file = `${results}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters, ...(modules.length > 0 ? chosen.tests : [])]);
  const report = readReport(file);
  return asResult('vitest', code, {
    passed: report?.numPassedTests ?? 0,
    failures: failuresOfTests(report),
  });
}

async function runPlaywright() {
  if (chosen.journeys.length === 0) return nothing();
  const file = `${results}/playwright.json`;
  const code = await run('playwright', ['test', ...(modules.length > 0 ? chosen.journeys : [])], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    WHOLE_RUN: modules.length === 0 ? '1' : '0',
  });
  const report = readReport(file);
  const { expected = 0, flaky = 0 } = report?.stats ?? {};
  return asResult('playwright', code, { passed: expected + flaky, failures: failuresOfJourneys(report) });
}

/** A runner that ends badly without a failed test has still failed. */
function asResult(runner, code, { passed, failures }) {
  const isUnnamed = code !== 0 && failures.length === 0;
  const all = isUnnamed ? [{ name: runner, said: `ended with ${code}, without a failed test` }] : failures;
  return { passed, failed: all.length, failures: all };
}

function nothing() {
  return { passed: 0, failed: 0, failures: [] };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
