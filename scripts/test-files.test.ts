import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTests } from './test-files.ts';

const files = [
  'contract/src/oae/passes.test.ts',
  'contract/src/kernel/values/days.test.ts',
  'server/src/modules/oae/print/words.rules.test.ts',
  'server/src/modules/sewadar/applications/applications.test.ts',
  'server/src/platform/jobs/jobs.test.ts',
  'web/src/modules/oae/floor.rules.test.ts',
  'e2e/journeys/oae/oae.spec.ts',
  'e2e/journeys/sewadar/sewadars.spec.ts',
  'e2e/support/oae/help.ts',
];
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sewa-test-files-'));
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
});
afterAll(() => rm(root, { recursive: true }));

test('without a name everything is chosen', () => {
  const { tests, journeys, unknown } = findTests([], root);
  expect([tests.length, journeys.length, unknown]).toEqual([6, 2, []]);
});

test('a module is its folder in the contract, the server, the web and the journeys', () => {
  const { tests, journeys } = findTests(['oae'], root);
  expect(tests.sort()).toEqual(
    files.filter((file) => file.includes('/oae/') && file.includes('.test.')).sort(),
  );
  expect(journeys).toEqual(['e2e/journeys/oae/oae.spec.ts']);
});

test('several may be named, and a part of a module or of the platform', () => {
  expect(findTests(['applications', 'jobs'], root)).toMatchObject({
    tests: [
      'server/src/modules/sewadar/applications/applications.test.ts',
      'server/src/platform/jobs/jobs.test.ts',
    ],
    journeys: [],
    unknown: [],
  });
});

test('a name without tests is refused with the names that have some', () => {
  expect(findTests(['oea'], root)).toMatchObject({ unknown: ['oea'], known: ['kernel', 'oae', 'sewadar'] });
});
