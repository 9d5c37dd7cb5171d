import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';
import { createSewadar } from '../../support/sewadars.ts';
import { visit } from '../../support/visit.ts';

test('a roll: made, filled in three ways, submitted, approved by another user, printed', async ({
  desk,
  admin,
}) => {
  const destination = `Haridwar ${randomBytes(3).toString('hex')}`;
  const [first, second, third] = [
    await createSewadar(admin, {}),
    await createSewadar(admin, { gender: 'female' }),
    await createSewadar(admin, {}),
  ];
  const page = await desk('admin');

  // An earlier roll with one member, to copy from.
  await makeRoll(page, `Earlier ${destination}`, '2040-01-01');
  const adding = await openAdding(page);
  await adding.getByRole('combobox', { name: 'Sewadar' }).fill(String(third.number));
  await page.getByRole('option').filter({ hasText: third.name }).click();
  await expect(adding.getByText(`${third.name}: Added`)).toBeVisible();
  await adding.getByRole('button', { name: 'Done' }).click();

  await makeRoll(page, destination, '2040-02-01');
  const dialog = await openAdding(page);
  await dialog.getByRole('combobox', { name: 'Sewadar' }).fill(String(first.number));
  await page.getByRole('option').filter({ hasText: first.name }).click();
  await expect(dialog.getByText(`${first.name}: Added`)).toBeVisible();
  await dialog.getByRole('tab', { name: 'By numbers' }).click();
  await dialog.getByRole('textbox', { name: 'Sewadar numbers' }).fill(`${second.number}, 1999999999`);
  await dialog.getByRole('button', { name: 'Add 2 sewadars' }).click();
  await expect(dialog.getByText(`${second.name}: Added`)).toBeVisible();
  await expect(dialog.getByText('1999999999: No sewadar with this number')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Earlier roll' }).click();
  await dialog.getByRole('combobox', { name: 'Copy members from' }).click();
  await page
    .getByRole('option')
    .filter({ hasText: `Earlier ${destination}` })
    .click();
  await dialog.getByRole('button', { name: 'Copy members' }).click();
  await expect(dialog.getByText(`${third.name}: Added`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Members: 3 · Men: 2 · Women: 1')).toBeVisible();

  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('someone else must approve it', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();

  const other = await desk('area');
  await visit(other, new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.getByText('Approved', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(other.getByRole('menuitem', { name: /^Print/ })).toHaveText([
    'Print roll',
    'Print bus list',
    'Print gate list',
  ]);
  // The browser shows a print in a window of its own, so its call is made here.
  const print = await other.request.get(`/api${new URL(other.url()).pathname}/print?page=roll`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(print.headers()['content-type']).toBe('application/pdf');
});

async function makeRoll(page: Page, destination: string, day: string): Promise<void> {
  await visit(page, '/nominal-roll');
  await page.getByRole('button', { name: 'New nominal roll' }).first().click();
  const form = page.getByRole('dialog', { name: 'New nominal roll' });
  await form.getByRole('textbox', { name: 'Destination' }).fill(destination);
  await form.getByRole('combobox', { name: 'Department' }).fill('Langar');
  await form.getByRole('textbox', { name: 'First day' }).fill(day);
  await form.getByRole('textbox', { name: 'Last day' }).fill(day);
  await form.getByRole('combobox', { name: 'From centre' }).click();
  await page.getByRole('option').filter({ hasText: 'Ajnala' }).first().click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Nominal roll saved');
}

async function openAdding(page: Page) {
  await page.getByRole('button', { name: 'Add members' }).click();
  return page.getByRole('dialog', { name: 'Add members' });
}
