import { type BrowserContext, chromium, expect, type LaunchOptions } from '@playwright/test';
import { contextOptions } from './context-options.ts';

interface DeviceOptions {
  /** What the device keeps lies in this folder. */
  folder: string;
  url: string;
  launchOptions: LaunchOptions;
}

/** A browser with a profile of its own on the disk and with its service worker, as on a real device. */
export function openDevice({ folder, url, launchOptions }: DeviceOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...contextOptions,
    ...launchOptions,
    baseURL: url,
    serviceWorkers: 'allow',
  });
}

/** As when the battery runs out: the browser gets no chance to tidy up. */
export async function killDevice(device: BrowserContext): Promise<void> {
  const session = await device.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The device has no browser');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser has no process');
  const closed = device.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await closed;
  // Its helpers notice a moment later; until then they hold the files of the profile.
  await expect.poll(() => processInfo.filter(({ id }) => isAlive(id))).toEqual([]);
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
