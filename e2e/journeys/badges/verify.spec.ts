import { forgedCode } from '../../../server/src/modules/badges/testing/forged-code.ts';
import { createPerson } from '../../support/people.ts';
import { expect, giveSession, openPage, type Page, signIn, test } from '../../support/portal.ts';
import { codesAt, createQuickEvent, printTokenCodes } from '../../support/quick-tokens.ts';
import { scan } from '../../support/scanner.ts';

const phone = { width: 390, height: 844 };
const scans = 3;

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test('a gate reads codes wherever the focus is, tells forged from genuine, and sends later what it scanned offline', async ({
  admin,
  context,
  page,
}) => {
  const event = await createQuickEvent(admin, 'Gate satsang');
  const codes = await printTokenCodes(admin, { event, kind: 4, numbers: '1-10' });
  expect(codes).toHaveLength(10);
  const [valid = '', ...others] = codes;
  const guard = await createPerson(admin, { acl: { 'BADGES.QUICK': 3 } });
  await giveSession(context, await signIn(guard.username, guard.password));
  await openPage(page, '/badges/verify');
  await expect(page.getByText(/Revoked badges known as of/)).toBeVisible();
  const result = page.locator('[data-tone]');

  // A scanner types while nothing has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await scan(page, valid);
  await expect(result).toHaveAttribute('data-tone', 'green');
  await expect(result).toContainText('Chair pass, no. 1');
  await expect(result).toContainText('Gate satsang');
  const box = await result.boundingBox();
  expect(
    ((box?.width ?? 0) * Math.min(box?.height ?? 0, phone.height)) / (phone.width * phone.height),
  ).toBeGreaterThanOrEqual(0.6);

  // Also while somebody writes a name, or has just named the gate; what was written stays.
  for (const [field, written] of [
    [page.getByRole('searchbox', { name: 'No card? Search by name' }), 'Kaur'],
    [page.getByRole('textbox', { name: 'Name of this gate' }), 'Gate 2'],
  ] as const) {
    await enter(page, forgedCode(valid));
    await expect(result).toHaveAttribute('data-tone', 'red');
    await field.fill(written);
    await scan(page, valid);
    await expect(result).toHaveAttribute('data-tone', 'green');
    await expect(field).toHaveValue(written);
  }

  await scan(page, valid.replace(/\.(\d+-\d+)\./, '.$19.'));
  await expect(result).toHaveAttribute('data-tone', 'red');
  await expect(result).toContainText('Not genuine');

  const [pass] = (await admin.get('/api/badges/vehicle', { filter: { state: 'valid' }, size: 1 })).body.data
    .rows;
  const [vehicle = ''] = await codesAt(admin, `/api/badges/vehicle/print?ids=${JSON.stringify([pass.id])}`);
  await scan(page, vehicle);
  await expect(result).toContainText(pass.vehicleNumber);
  for (const name of await result.locator('[data-name]').all())
    expect(
      await name.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ).toBeGreaterThanOrEqual(28);

  await context.setOffline(true);
  await expect(page.getByText('No connection.', { exact: false }).first()).toBeVisible();
  for (const code of others.slice(0, scans)) {
    await enter(page, code);
    await expect(result).toHaveAttribute('data-tone', 'green');
    await enter(page, forgedCode(code));
    await expect(result).toHaveAttribute('data-tone', 'red');
  }
  await expect(page.getByText(/scans are kept on this device/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/scans are kept on this device/)).toBeHidden({ timeout: 60_000 });
  await expect
    .poll(async () => {
      const counts = (await admin.get('/api/badges/verify/counts')).body.data as { count: number }[];
      return counts.reduce((sum, { count }) => sum + count, 0);
    })
    .toBeGreaterThanOrEqual(3 + 2 * scans);
});

/** The same in one stroke: a slow phone takes its time for each letter that a test types. */
async function enter(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Scan a badge' }).fill(code);
  await page.keyboard.press('Enter');
}
