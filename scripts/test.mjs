// `npm test`: the checks, the tests on a real PostgreSQL, the journeys in a real browser. `npm test -- <module> …`: the
// tests and journeys of these modules alone. Ends with the sum of all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runChecks } from './check.mjs';
import { run, runUnseen } from './run.mjs';
import { findTests } from './test-files.ts';

const reports = 'test-results';
const modules = process.argv.slice(2);
const chosen = findTests(modules);
if (chosen.unknown.length > 0) {
  console.error(
    `There are no tests in a folder named ${chosen.unknown.join(' or ')}. There are: ${chosen.known.join(', ')}`,
  );
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const checks = modules.length === 0 ? await runChecks() : nothing();
const { tests, journeys } = await runTestsAndJourneys();
const { passed, failed } = sumOf(checks, tests, journeys);
console.log(`\nchecks: ${inWords(checks)} · tests: ${inWords(tests)} · journeys: ${inWords(journeys)}`);
console.log(inWords({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);

/**
 * Both wait most of their time, for a database, a process or a page: together they keep the cores busy. What measures
 * durations comes afterwards, alone.
 */
async function runTestsAndJourneys() {
  const beside = chosen.journeys.length > 0 ? playwright('journeys', runUnseen) : null;
  if (beside) console.log('\nThe journeys run beside the tests; their report follows.');
  const tests = await runVitest('!timing');
  beside?.run.show();
  const journeys = beside ? await beside.result() : nothing();
  return {
    tests: sumOf(tests, await runVitest('timing')),
    journeys: sumOf(journeys, beside ? await playwright('quality', runSeen).result() : nothing()),
  };
}

async function runVitest(project) {
  if (chosen.tests.length === 0) return nothing();
  const file = `${reports}/vitest-${project.replace('!', 'without-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const files = modules.length > 0 ? ['--passWithNoTests', ...chosen.tests] : [];
  const code = await run('vitest', ['run', `--project=${project}`, ...reporters, ...files]);
  const report = readReport(file);
  const failed =
    (report?.numFailedTests ?? 0) + (report?.testResults ?? []).filter(brokeBeforeItsTests).length;
  return asResult(code, report?.numPassedTests ?? 0, failed);
}

function playwright(project, start) {
  const file = `${reports}/playwright-${project}.json`;
  const files = modules.length > 0 ? ['--pass-with-no-tests', ...chosen.journeys] : [];
  const run = start('playwright', ['test', `--project=${project}`, ...files], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const result = async () => {
    const code = await run.ended;
    const stats = readReport(file)?.stats;
    return asResult(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
  };
  return { run, result };
}

function runSeen(...given) {
  return { ended: run(...given) };
}

/** A file that could not even be loaded has no failed test, but failed all the same. */
function brokeBeforeItsTests(one) {
  return one.status === 'failed' && one.assertionResults.every((result) => result.status !== 'failed');
}

/** A runner that ends badly without a failed test has still failed. */
function asResult(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function nothing() {
  return { passed: 0, failed: 0 };
}

function sumOf(...results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
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
