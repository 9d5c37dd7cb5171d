import { hold } from '../../support/hold.ts';
import { createFreshPerson, must } from '../../support/people.ts';
import { expect, openPage, signInByHand, test } from '../../support/portal.ts';
import { act, actAndConfirm, toast } from '../../support/screens.ts';

test('§2 Header: a toast appears at bottom-left', async ({ page, admin, enter }) => {
  const { id } = await createFreshPerson(admin);
  await enter('admin');
  await openPage(page, `/settings/users/${id}`);
  await actAndConfirm(page, 'Deactivate');
  await expect(toast(page)).toBeVisible();
  const box = await toast(page).boundingBox();
  const screen = page.viewportSize();
  expect(box?.x).toBeLessThan(50);
  expect(box && screen && screen.height - (box.y + box.height)).toBeLessThan(50);
});

test('§9 Toast auto-hide 5000 ms', async ({ page, admin, enter }) => {
  const { id } = await createFreshPerson(admin);
  await enter('admin');
  await page.clock.install();
  await openPage(page, `/settings/users/${id}`);
  await act(page, 'Deactivate');
  await page.getByRole('alertdialog').waitFor();
  // From here on time passes only when it is told to.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  const step = 50;
  await expect(async () => {
    await page.clock.runFor(step);
    expect(await toast(page).isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  // The pointer passes over it: that neither shortens nor prolongs its time.
  await page.clock.runFor(1_000);
  await toast(page).hover();
  await page.clock.runFor(100);
  await page.mouse.move(600, 300);
  await page.clock.runFor(5_000 - 1_100 - 2 * step);
  await expect(toast(page)).toBeVisible();
  // It fades out for a moment.
  await page.clock.runFor(2 * step + 500);
  await expect(toast(page)).toHaveCount(0);
});

test('§9 Request timeout 60000 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const release = await hold(page, '**/api/user/login');
  await page.getByLabel('Username').waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await signInByHand(page, 'clerk');
  const button = page.getByRole('button', { name: 'Sign in' });
  await page.clock.runFor(59_000);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert')).toHaveText('Unable to login');
  await expect(button).toHaveAttribute('aria-busy', 'false');
  release();
});

test('§9 Area switching needs orgLevel 90 or more', async ({ sessions }) => {
  const { data: zone } = await must((await sessions('zone')).get('/api/user'));
  const { data: area } = await must((await sessions('area')).get('/api/user'));
  expect([zone.orgLevel, area.orgLevel]).toEqual([90, 50]);
});

test('§9 Random codes use an alphabet without I, K, L, O, X', async ({ page, admin, enter }) => {
  const { id } = await createFreshPerson(admin);
  await enter('admin');
  await openPage(page, `/settings/users/${id}`);
  await actAndConfirm(page, 'Hand out a one-time code');
  await expect(page.getByTestId('one-time-code')).toHaveText(/^[0-9A-HJMNP-WYZ]{6}$/);
});

test('§9 The app version is shown in the account menu', async ({ page, admin, enter }) => {
  await enter('clerk');
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Account' }).click();
  const { data } = await must(admin.get('/api/user'));
  await expect(page.getByRole('dialog', { name: 'Account' })).toContainText(`App Version ${data.version}`);
});
