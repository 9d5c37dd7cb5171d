import { killDevice, openDevice } from '../../support/device.ts';
import { openLine } from '../../support/line.ts';
import { expect, giveSession, openPage, portalUrl, signInByHand, test } from '../../support/portal.ts';
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

for (const by of ['a lock', 'a lease'] as const) {
  test(`what waits in two windows is sent once, by ${by}`, async ({ admin, context, enter }) => {
    const sheet = await createScannedSheet(admin, 6);
    await enter(sheet.clerk);
    // Over plain HTTP browsers have no locks.
    if (by === 'a lease') {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    }
    const keys: string[] = [];
    context.on('response', (response) => {
      const request = response.request();
      if (request.url().endsWith('/scan')) keys.push(request.headers()['idempotency-key'] ?? '');
    });
    const windows = [await context.newPage(), await context.newPage()] as const;
    for (const page of windows) await openScans(page, sheet);
    await context.setOffline(true);
    for (const [nth, code] of sheet.codes.entries()) {
      const page = windows[nth % 2 === 0 ? 0 : 1];
      await scanCode(page, code);
      await expectTaken(page);
    }
    for (const page of windows) {
      await expect(page.getByRole('button', { name: '6 entries not sent yet' })).toBeVisible();
    }
    await context.setOffline(false);
    for (const page of windows) {
      await expectCame(page, 6);
      await expect(page.getByRole('button', { name: /not sent yet/ })).toHaveCount(0);
    }
    expect(await sheet.changes()).toEqual(sheet.codes);
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
    expect(keys).toHaveLength(6);
  });
}

test('after the end of the session scans wait for their user; a refused one is corrected', async ({
  admin,
  context,
  page,
}) => {
  const sheet = await createScannedSheet(admin, 3);
  const [first, second, third] = sheet.codes;
  await giveSession(context, sheet.visitor);
  await openScans(page, sheet);
  await context.setOffline(true);
  for (const code of [first, '987654', second]) await scanCode(page, code ?? '');
  await expect(page.getByRole('button', { name: '3 entries not sent yet' })).toBeVisible();
  await sheet.visitor.get('/api/user/logout');
  await context.setOffline(false);

  await signInByHand(page, sheet.clerk.username, sheet.clerk.password);
  await page.getByRole('button', { name: '1 entry not sent yet' }).click();
  expect(await sheet.changes()).toEqual([first, second]);
  const list = page.getByRole('dialog', { name: '1 entry not sent yet' });
  await expect(list.getByRole('listitem')).toContainText(/987654.*Not accepted\. No sewadar/);
  await list.getByRole('button', { name: 'Correct' }).click();
  const field = page.getByRole('textbox', { name: 'Scan a badge' });
  await expect(field).toHaveValue('987654');
  await scanCode(page, third ?? '');
  await expectCame(page, 3);
  await expect(page.getByRole('button', { name: /not sent yet/ })).toHaveCount(0);
});
