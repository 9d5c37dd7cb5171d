import type { Route } from '@playwright/test';
import { createFreshPerson, createPerson } from '../../support/people.ts';
import { expect, type Page, test } from '../../support/portal.ts';
import { expectToast, row, toast } from '../../support/screens.ts';
import { createSewadar } from '../../support/sewadars.ts';
import { visit } from '../../support/visit.ts';

const lost = 'No connection. Nothing can be saved until it is back.';

test('without a connection every page says so, and nothing is said while it is healthy', async ({
  page,
  context,
  enter,
}) => {
  await enter('area');
  await page.goto('/sewadar');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(lost)).toHaveCount(0);
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText(lost)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(lost)).toHaveCount(0);
});

test('parts of the program that were lost on their way are fetched when the connection is back', async ({
  page,
  enter,
}) => {
  await enter('area');
  const livePart = /\/assets\/esm-.*\.js$/;
  const pagePart = /\/assets\/MembersPage-.*\.js$/;
  for (const part of [livePart, pagePart]) await page.route(part, (route) => route.abort());
  await page.goto('/oae');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(pagePart);
  await again.click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(lost)).toBeVisible();
  await page.unroute(livePart);
  await expect(page.getByText(lost)).toHaveCount(0);
});

test('the frame still works after a connection that dropped right after opening', async ({
  page,
  admin,
  enter,
}) => {
  await enter(await createPerson(admin));
  const panelPart = /\/assets\/AccountPanel-.*\.js$/;
  const ready = '**/readyz';
  for (const lostAtFirst of [panelPart, ready]) await page.route(lostAtFirst, (route) => route.abort());
  const lostSomething = page.waitForEvent('requestfailed', (request) =>
    /readyz|AccountPanel/.test(request.url()),
  );
  await page.goto('/changelog');
  await lostSomething;
  for (const lostAtFirst of [panelPart, ready]) await page.unroute(lostAtFirst);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const preferences = page.getByRole('menuitem', { name: 'Preferences' });
  await expect(preferences).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await preferences.click();
  await expectToast(page, 'This page could not be shown.');
});

test('a dialog of the frame that could not be fetched says so, and opens after a reload', async ({
  page,
  enter,
}) => {
  await enter('area');
  const helpPart = /\/assets\/HelpDialog-.*\.js$/;
  await page.route(helpPart, (route) => route.abort());
  await page.goto('/changelog');
  const help = page.getByRole('banner').getByRole('button', { name: 'Help' });
  await help.click();
  await expectToast(page, 'This could not be opened. Check the connection, then reload the page.');
  await page.unroute(helpPart);
  await page.reload();
  await help.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('rows of the question before are dimmed until the answer is there', async ({ desk }) => {
  const page = await desk('area');
  await visit(page, '/sewadar');
  await expect(page.locator('[data-stale=false]')).toBeVisible();
  const hold = await heldCalls(page, '**/api/sewadar?**q=**');
  await page.getByRole('searchbox', { name: 'Search' }).fill('gurpreet');
  await expect(page.locator('[data-stale=true]')).toHaveCSS('opacity', '0.45');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/\d/);
  hold.release();
  await expect(page.locator('[data-stale=false]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d/);
});

test('a list that failed says what happened and can be asked for again', async ({ desk }) => {
  const page = await desk('area');
  const fail = (route: Route) => route.abort();
  await page.route('**/api/oae/members?**', fail);
  // Not a list that another test of this window has just seen.
  await visit(page, '/oae?size=9');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This could not be loaded');
  // The list asks by itself when the connection is back: from now on every call is held, whoever makes it.
  const hold = await heldCalls(page, '**/api/oae/members?**');
  await page.unroute('**/api/oae/members?**', fail);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await hold.arrived;
  await expect(alert, 'said until the rows are there').toBeVisible({ timeout: 1 });
  hold.release();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a record that is not there cannot be asked for again, and its list is one click away', async ({
  desk,
}) => {
  const page = await desk('area');
  for (const path of ['/sewadar', '/oae/members', '/sewadar/applications', '/transport/site']) {
    await visit(page, `${path}/00000000-0000-4000-8000-000000000000`);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert, path).toContainText('Not found');
    await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(alert.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', path);
  }
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('beside the button stands what keeps a form from being saved', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings/users/new');
  await page.getByRole('button', { name: 'Create user' }).click();
  const feedback = page.getByRole('alert').filter({ hasText: 'need attention' });
  await expect(feedback).toContainText(/\d fields need attention: .*Name.*Username/);
  await feedback.getByRole('button', { name: 'Username' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Username' }).fill('somebody.new');
  await expect(feedback.getByRole('button', { name: 'Username' })).toHaveCount(0);
});

test('a dialog focuses its first field; Enter goes from field to field and never stops at a button', async ({
  desk,
}) => {
  const page = await desk('area');
  await visit(page, '/oae/gatherings');
  await page.getByRole('button', { name: 'New gathering' }).click();
  const dialog = page.getByRole('dialog', { name: 'New gathering' });
  await expect(dialog.getByRole('textbox', { name: 'Gathering' })).toBeFocused();
  await page.keyboard.type('Evening');
  await page.keyboard.press('Enter');
  const day = dialog.getByRole('textbox', { name: /^Day|^Date/ });
  await expect(day).toBeFocused();
  await day.fill('3.4.27');
  await expect(dialog.getByText('Sat, 3 Apr 2027')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('03-04-2027');
  await expect(page.locator(':focus')).toHaveJSProperty('tagName', 'INPUT');
});

test('a day can be chosen from the calendar, by keyboard', async ({ desk }) => {
  const page = await desk('area');
  await visit(page, '/sewadar');
  await page.getByRole('button', { name: /More filters/ }).click();
  const from = page.getByRole('dialog').getByRole('textbox', { name: 'From' }).last();
  await from.fill('31-01-2026');
  await page.getByRole('button', { name: 'Choose a date: From' }).last().click();
  const calendar = page.getByRole('dialog', { name: 'From' });
  await expect(calendar.getByRole('button', { name: 'Sat, 31 Jan 2026' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue('27-02-2026');
});

test('a status for many is undone from the toast', async ({ admin, desk }) => {
  const department = `Undo ${Date.now()}`;
  const departments = [{ department, role: '', since: null, until: null }];
  const sewadar = await createSewadar(admin, { departments });
  const page = await desk('admin');
  await visit(page, `/sewadar?f.department=${encodeURIComponent(department)}`);
  await page.getByRole('checkbox', { name: 'Select row' }).check();
  await page.getByRole('button', { name: 'Set status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the status' });
  await dialog.getByLabel('Status').selectOption('onLeave');
  await dialog.getByRole('button', { name: 'Set status' }).click();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Change undone');
  await expect(row(page, String(sewadar.number))).toContainText('Active');
});

test('an account that was closed is opened again from the toast', async ({ admin, desk }) => {
  const person = await createFreshPerson(admin, { name: 'Undo Kaur' });
  const page = await desk('admin');
  await visit(page, `/settings/users?q=${person.username}`);
  await page.getByRole('checkbox', { name: 'Select row' }).check();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Change undone');
  await expect(row(page, person.username)).toContainText('Active');
});

test('? opens the help of the screen with the keys, and the account button has a name', async ({ desk }) => {
  const page = await desk('area');
  await visit(page, '/oae/gatherings');
  await page.getByRole('heading', { level: 1 }).press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toContainText('Old Age Enclosure · Gatherings');
  await expect(help).toContainText('Find people and pages');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account: .+/ })).toBeVisible();
});

test('several values, empty fields and groups; everything is cleared at once', async ({ desk }) => {
  const page = await desk('area');
  await visit(page, '/sewadar');
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'On leave' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Inactive' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/f\.status=onLeave&f\.status=inactive/);
  await expect(page.getByRole('table').getByText('Active', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('combobox', { name: 'Group by' }).click();
  await page.getByRole('option', { name: 'Centre' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('th[scope=rowgroup]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/f\./);
});

async function heldCalls(page: Page, url: string) {
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    arrived.resolve();
    await held.promise;
    await route.continue();
  });
  return { arrived: arrived.promise, release: held.resolve };
}
