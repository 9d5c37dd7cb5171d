import { must } from '../../support/people.ts';
import { expect, test } from '../../support/portal.ts';
import { act, expectToast, toast } from '../../support/screens.ts';
import { createSewadar, newSurname } from '../../support/sewadars.ts';
import { visit } from '../../support/visit.ts';

const path = '/badges/sewadar';

test('badges: two are issued, one is lost and replaced, undone, and both stand on the record', async ({
  desk,
  admin,
}) => {
  const surname = newSurname();
  const [first, second] = [
    await createSewadar(admin, { name: `Amar ${surname}` }),
    await createSewadar(admin, { name: `Balwant ${surname}` }),
  ];
  const page = await desk('admin');
  await visit(page, path);
  await page.getByRole('button', { name: 'Issue badges' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue badges' });
  await dialog.getByRole('button', { name: 'Issue badges' }).click();
  await expect(dialog.getByText('Choose at least one person').first()).toBeVisible();
  const people = dialog.getByRole('combobox', { name: 'For whom' });
  // Who was chosen for one type gets no badge of another.
  await people.fill(second.name);
  await page.getByRole('option').filter({ hasText: second.name }).click();
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Temporary' });
  await expect(dialog.getByRole('button', { name: second.name })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Issue badges' }).click();
  await expect(dialog.getByText('Choose at least one person').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Permanent' });
  // A number that nobody has is replaced by the next scan.
  await people.fill('999999999');
  await people.press('Enter');
  await page.keyboard.type('12');
  await expect(people).toHaveValue('12');
  // By number, as a scanner types it, and by name.
  await people.fill(String(first.number));
  await page.getByRole('option').filter({ hasText: first.name }).click();
  await people.fill(second.name);
  await page.getByRole('option').filter({ hasText: second.name }).click();
  await dialog.getByRole('button', { name: 'Issue badges' }).click();
  await expect(toast(page).getByText(/^2 badges issued: \d+–\d+$/)).toBeVisible();

  // Nobody gets a second one: who has a badge is no longer offered.
  await page.getByRole('button', { name: 'Issue badges' }).click();
  await people.fill(String(first.number));
  await expect(page.getByText('Nobody found who is entitled and has no badge of this type')).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const { rows } = (await must(admin.get(`/api${path}`, { filter: { sewadar: first.id } }))).data;
  const [badge] = rows as { id: string; number: number }[];
  if (!badge) throw new Error('the badge is not in the list');
  await visit(page, `${path}/${badge.id}`);
  await expect(page.getByText('To print', { exact: true })).toBeVisible();
  await act(page, 'Revoke badge');
  const asked = page.getByRole('dialog');
  await asked.getByRole('textbox', { name: 'Reason' }).fill('Issued by mistake');
  await asked.getByRole('button', { name: 'Revoke badge' }).click();
  await expect(page.getByText('Revoked: Issued by mistake')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, `Badge ${badge.number}: step undone`);
  await expect(page.getByText('To print', { exact: true })).toBeVisible();

  // A badge of the demo that somebody carries.
  const issued = (await must(admin.get(`/api${path}`, { filter: { type: 1, status: 30 }, size: 1 }))).data
    .rows[0];
  await visit(page, `${path}/${issued.id}`);
  await page.getByRole('button', { name: 'Replace' }).click();
  const replace = page.getByRole('dialog', { name: `Replace badge ${issued.number}` });
  await replace.getByRole('textbox', { name: 'Reason' }).fill('Lost on the bus');
  await replace.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('To print', { exact: true })).toBeVisible();
  await visit(page, `${path}/${issued.id}`);
  await expect(page.getByText('This badge was replaced.', { exact: false })).toBeVisible();
  await visit(page, `/sewadar/${issued.holder}?tab=badges`);
  await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Lost' })).toBeVisible();
  await expect(
    page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'To print' }),
  ).toBeVisible();
});

test('badges: the entitled of a list get theirs together, and what expires is renewed', async ({
  desk,
  admin,
}) => {
  const surname = newSurname();
  await createSewadar(admin, { name: `Charan ${surname}` });
  await createSewadar(admin, { name: `Dalip ${surname}` });
  const page = await desk('admin');
  await visit(page, `${path}/entitled?q=${surname}`);
  await expect(page.getByRole('row').filter({ hasText: surname })).toHaveCount(2);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Issue badges' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue badges to 2 people' });
  await dialog.getByRole('button', { name: 'Issue badges' }).click();
  await expect(
    page.getByText('Everyone entitled has a badge of this type').or(page.getByText('Nothing matches')),
  ).toBeVisible();

  await visit(page, `${path}/expiring`);
  const row = page.getByRole('row').nth(1);
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  expect(name).not.toBe('');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Renew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
