import { expect, test } from 'vitest';
import { failuresOfJourneys, failuresOfTests } from './test-failures.ts';

test('a failed test is named with its file and its reason, shortened and without colours', () => {
  const reason = `\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n${'at somewhere\n'.repeat(40)}`;
  const [failure, ...others] = failuresOfTests({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'works', status: 'passed', failureMessages: [] },
          { fullName: 'counts', status: 'failed', failureMessages: [reason] },
        ],
      },
    ],
  });
  expect(others).toEqual([]);
  expect(failure?.name).toBe('a.test.ts › counts');
  expect(failure?.said.split('\n')[0]).toBe('AssertionError: expected 1 to be 2');
  expect(failure?.said.split('\n').at(-1)).toBe('…');
});

test('a file that could not be loaded is named', () => {
  const results = [
    { name: 'b.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failuresOfTests({ testResults: results })).toEqual([{ name: 'b.test.ts', said: 'SyntaxError: no' }]);
});

test('a failed journey is found in any depth; what was skipped or passed is not named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'shop/sale.spec.ts',
    tests: [{ status, results: [{ error: { message: 'Timeout', snippet: '> 12 | await' } }] }],
  });
  const inner = { title: 'inner', specs: [spec('pays', 'unexpected'), spec('waits', 'skipped')] };
  const report = { suites: [{ title: 'file', suites: [inner], specs: [spec('opens', 'expected')] }] };
  expect(failuresOfJourneys(report)).toEqual([
    { name: 'shop/sale.spec.ts › pays', said: 'Timeout\n> 12 | await' },
  ]);
});

test('without a report nothing is named', () => {
  expect([...failuresOfTests(null), ...failuresOfJourneys(null)]).toEqual([]);
});
