import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const timing = 'server/src/**/*.timing.test.ts';
const rules = 'server/src/**/*.rules.test.ts';
const globalSetup = ['server/src/testing/global-setup.ts'];

/** Files that take longest, mostly by waiting. Begun late, they would keep the whole run waiting at its end. */
const longest = [
  'commands/killed-restore.test.ts',
  'files/file-preparer.test.ts',
  'imports/killed-import.test.ts',
  'registry/killed-issue.test.ts',
  'stock/random-trade.test.ts',
  'commands/commands.test.ts',
  'pdf/printer.test.ts',
  'db/embedded/embedded.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    // Groups stay in their order: all of these files are in the first.
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Limits for what hangs, not for what is slow: another program may have the machine at the same time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A short run ends before the template database is filled, and may not leave it behind.
    teardownTimeout: 300_000,
    expect: { poll: { timeout: 30_000, interval: 25 } },
    // Nothing is kept in modules, so files share a process and load the portal once.
    isolate: false,
    maxConcurrency: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'scripts/*.test.ts', 'web/src/**/*.test.{ts,tsx}', rules],
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      // Files that start processes wait most of the time: they run beside the others, on more workers than cores.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [rules, timing],
          globalSetup,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      // What sessions, rights, row-level security and idempotency promise does not depend on how requests reach the
      // database: these files run once more on plain requests (server/src/platform/db/speculative/README.md).
      {
        extends: true,
        test: {
          name: 'plain requests',
          include: [
            'server/src/security/standing-context.test.ts',
            'server/src/security/row-level-security.test.ts',
            'server/src/modules/user/organisation/organisation.test.ts',
          ],
          env: { PORTAL_PLAIN_REQUESTS: '1' },
          globalSetup,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'lifecycle',
          include: ['e2e/lifecycle/**/*.test.ts'],
          globalSetup: ['e2e/lifecycle/global-setup.ts'],
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      // What compares durations runs last and alone.
      {
        extends: true,
        test: {
          name: 'timing',
          include: [timing],
          fileParallelism: false,
          globalSetup,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
