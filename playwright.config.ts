import { defineConfig, devices } from '@playwright/test';
import { contextOptions } from './e2e/support/context-options.ts';
import { findChromium } from './scripts/find-chromium.mjs';
import { findFreePort } from './server/src/platform/db/embedded/free-port.ts';

// Chosen once by the runner; the workers read this file again and find them in their environment.
process.env['E2E_URL'] ??= `http://127.0.0.1:${await findFreePort(null)}`;
process.env['E2E_OFFLINE_URL'] ??= `http://127.0.0.1:${await findFreePort(null)}`;

const timed = /(quality|-speed)\.spec\.ts$/;
const isWholeRun = process.env['WHOLE_RUN'] === '1';

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results/journeys',
  // Three times the cores: with twice as many, a fifth of the machine waited for pages to come to rest.
  workers: 6,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Limits for what hangs, not for what is slow: another program may have the machine at the same time.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['E2E_URL'],
    contextOptions,
    viewport: contextOptions.viewport,
    // A link or button that never comes is said after a minute, not after the whole time of a long journey.
    actionTimeout: 60_000,
    // A failure keeps a picture and a text of the page. A trace is kept only on request: recording takes a sixth of the CPU
    // of all journeys, including those that pass.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  // What measures time runs after all the others, one at a time.
  projects: [
    // Pages live too short for TurboFan to pay: without it a browser uses seven per cent less CPU.
    {
      name: 'journeys',
      testIgnore: timed,
      use: { launchOptions: launchOptions('--js-flags=--no-turbofan') },
    },
    { name: 'quality', testMatch: timed, workers: 1, dependencies: isWholeRun ? ['journeys'] : [] },
  ],
  webServer: [
    portal(process.env['E2E_URL'], {}),
    // Another name, so that the tests see that the product's name is a setting.
    portal(process.env['E2E_OFFLINE_URL'], { PORTAL_OFFLINE: '1', PORTAL_NAME: 'Camp Portal' }),
  ],
});

function portal(address: string, env: Record<string, string>) {
  return {
    command: `exec "${process.execPath}" e2e/support/serve.ts`,
    url: `${address}/readyz`,
    env: { PORT: new URL(address).port, LOG_LEVEL: 'warn', ...env },
    timeout: 300_000,
    // The database is stopped by its server: killed outright, it would be left behind.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  };
}

function launchOptions(...flags: string[]) {
  return { executablePath: findChromium() ?? '', args: [...chromiumFlags(), ...flags] };
}

function chromiumFlags(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Pages of the browser's own address bar, which nobody sees here and which cost each test a third of a core.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  ];
  // A camera that everybody allows and that shows a moving picture.
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return ['--disable-gpu', ...quiet, ...camera, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
}
