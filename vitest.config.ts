import { defineConfig } from 'vitest/config';

const timing = 'server/src/**/*.timing.test.ts';
const rules = 'server/src/**/*.rules.test.ts';
const globalSetup = ['server/src/testing/global-setup.ts'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'scripts/*.test.ts', 'web/src/**/*.test.{ts,tsx}', rules],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [rules, timing],
          globalSetup,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'lifecycle',
          include: ['e2e/lifecycle/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
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
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
