import { randomBytes } from 'node:crypto';
import { createPerson } from '../../support/people.ts';
import { expect, openPage, test } from '../../support/portal.ts';
import { act, choose, expectToast, row } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

const stamp = () => randomBytes(3).toString('hex').toUpperCase();

test('create and edit a centre; its history tells both', async ({ desk }) => {
  const code = `N-${stamp()}`;
  const page = await desk('area');
  await visit(page, '/settings/organisation/centres');
  await page.getByRole('button', { name: 'New centre' }).click();
  const dialog = page.getByRole('dialog', { name: 'New centre' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Beas');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await dialog.getByRole('textbox', { name: 'Address' }).fill('G.T. Road, Beas');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Centre saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beas');
  await page.getByRole('link', { name: 'Centres' }).click();
  await row(page, code).getByRole('link').click();

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit centre' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Beas Town');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beas Town');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: /Update/ }).click();
  const fields = page.getByRole('table');
  await expect(fields).toContainText('Beas');
  await expect(fields).toContainText('Beas Town');
  await act(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Beas Town deleted');
});

test('units stand in their tree; a ceiling taken down takes the right from its users', async ({
  page,
  admin,
  enter,
}) => {
  await enter('admin');
  await openPage(page, '/settings/organisation');
  await page.getByRole('button', { name: 'New unit' }).click();
  const name = `Stores ${stamp()}`;
  const dialog = page.getByRole('dialog', { name: 'New unit' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  // The centre goes with the level: what is no longer shown does not keep the unit from being saved.
  await choose(page, 'Centre', 'Ajnala');
  await choose(page, 'Level', 'Area');
  await choose(page, 'Parent unit', 'North Zone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Unit saved');
  await page.getByRole('link', { name }).click();
  await page.getByRole('tab', { name: 'Maximum rights' }).click();
  await page.getByRole('group', { name: 'Items list' }).getByRole('checkbox', { name: 'view' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Maximum rights saved');

  const person = await createPerson(admin, { org: name, acl: { 'BAV.SKU': 2 } });
  await page.getByRole('group', { name: 'Items list' }).getByRole('checkbox', { name: 'view' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.context().clearCookies();
  await enter(person);
  await openPage(page, '/bav/sku');
  await expect(page).toHaveURL('/');
});

test('a schedule: the rule reads as a sentence, a clash warns, the calendar shows it', async ({ desk }) => {
  const title = `Water sewa ${stamp()}`;
  const page = await desk('area');
  await visit(page, '/settings/schedules');
  await page.getByRole('link', { name: 'Create schedule' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Department' }).fill('Langar');
  await choose(page, 'Centre', 'Ajnala');
  await page.getByRole('spinbutton', { name: 'Sewadars needed' }).fill('8');
  await page.getByLabel('Repeats').selectOption('Every week');
  await page.getByRole('button', { name: 'Sunday' }).click();
  await page.getByRole('button', { name: 'Tuesday' }).click();
  await page.getByLabel(/^Begins/).fill('07:00');
  await page.getByLabel(/^Ends/).fill('09:00');
  await page.getByLabel(/^Valid from/).fill('2026-01-01');
  await expect(page.getByText(/^Every week on Tuesday.*Sunday/)).toBeVisible();
  await expect(page.getByText('Overlaps with another schedule of this department')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Schedule created');
  await visit(page, '/settings/schedules/calendar?month=2026-11');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
});
