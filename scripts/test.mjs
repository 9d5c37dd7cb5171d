// `npm test`: the checks, then the tests on a real PostgreSQL, then the journeys in a real browser. Ends with the sum of all.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runChecks } from './check.mjs';

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = await runChecks();
const unit = await runVitest();
const journeys = await runPlaywright();
const passed = checks.passed + unit.passed + journeys.passed;
const failed = checks.failed + unit.failed + journeys.failed;
console.log(`\nchecks: ${inWords(checks)} · tests: ${inWords(unit)} · journeys: ${inWords(journeys)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runVitest() {
  const file = `${results}/vitest.json`;
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  const failed =
    (report?.numFailedTests ?? 0) + (report?.testResults ?? []).filter(brokeBeforeItsTests).length;
  return asResult(code, report?.numPassedTests ?? 0, failed);
}

async function runPlaywright() {
  const file = `${results}/playwright.json`;
  const code = await run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const stats = readReport(file)?.stats;
  return asResult(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** A file that could not even be loaded has no failed test, but failed all the same. */
function brokeBeforeItsTests(one) {
  return one.status === 'failed' && one.assertionResults.every((result) => result.status !== 'failed');
}

/** A runner that ends badly without a failed test has still failed. */
function asResult(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function run(command, args, env = {}) {
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
