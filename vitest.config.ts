import { defineConfig } from 'vitest/config';

const slow = ['e2e/lifecycle/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'contract/src/**/*.test.ts',
            'scripts/*.test.ts',
            'web/src/**/*.test.ts',
            'server/src/**/*.rules.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: ['server/src/**/*.rules.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'lifecycle', include: slow, fileParallelism: false } },
    ],
  },
});
