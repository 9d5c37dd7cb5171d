import { killDevice, openDevice } from '../../support/device.ts';
import { openLine } from '../../support/line.ts';
import { expect, giveSession, openPage, portalUrl, test } from '../../support/portal.ts';
import {
  createScannedSheet,
  expectCame,
  expectTaken,
  openScans,
  scanCode,
} from '../../support/scanned-sheet.ts';

// The bar is 200 scans (OFFLINE_SCANS=200); forty show the same thing in every run of the tests.
const number = Number(process.env['OFFLINE_SCANS'] ?? 40);

test('with three cut connections, a reload and a killed browser, each scan arrives once and in order', async ({
  admin,
  desk,
  launchOptions,
}, info) => {
  // Two browsers are started and the whole program is fetched for the device.
  test.slow();
  const sheet = await createScannedSheet(admin, number);
  const line = await openLine(portalUrl);
  const open = () => openDevice({ folder: info.outputPath('device'), url: line.url, launchOptions });
  const screens = [await desk('admin'), await desk('area')];
  for (const screen of screens) await openPage(screen, sheet.path);
  const eighth = Math.ceil(number / 8);
  const part = (nth: number) => sheet.codes.slice(nth * eighth, (nth + 1) * eighth);

  let device = await open();
  try {
    await giveSession(device, sheet.visitor, line.url);
    let page = await device.newPage();
    const scan = async (codes: readonly string[]) => {
      for (const code of codes) await scanCode(page, code);
    };
    await openScans(page, sheet);
    await scan(part(0));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    line.cut();
    await scan(part(1));
    line.restore();
    await scan(part(2));
    await expectCame(page, 3 * eighth);

    line.cut();
    await scan(part(3));
    await expectTaken(page);
    await page.reload();
    await expect(page.getByText(/^No connection\. Entries are sent later\. As of/)).toBeVisible();
    await page.getByRole('tab', { name: 'Scan' }).click();
    await scan(part(4));
    line.restore();
    await scan(part(5));
    line.cut();
    await scan(part(6));
    await expectTaken(page);
    await killDevice(device);

    line.restore();
    device = await open();
    // Cookies may not have reached the disk.
    await giveSession(device, sheet.visitor, line.url);
    page = await device.newPage();
    await openScans(page, sheet);
    await scan(part(7));
    for (const screen of [page, ...screens]) await expectCame(screen, number);
    expect(await sheet.changes()).toEqual(sheet.codes);
    expect((await sheet.came()).toSorted()).toEqual(sheet.codes.toSorted());
    await expect(page.getByRole('button', { name: /not sent yet/ })).toHaveCount(0);
  } finally {
    await device.close();
    await line.end();
  }
});
