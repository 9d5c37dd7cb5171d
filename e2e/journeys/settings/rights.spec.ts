import { createFreshPerson, createPerson, must } from '../../support/people.ts';
import { expect, giveSession, openPage, test } from '../../support/portal.ts';
import { choose, expectToast } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

test('the editor shows words, never primes, and says why a box is closed', async ({ page, admin, enter }) => {
  const person = await createPerson(admin, { org: 'Ajnala Centre', acl: { 'SEWADAR.SEWADAR': 6 } });
  await enter('admin');
  await openPage(page, `/settings/users/${person.id}?tab=rights`);
  const sewadars = page.getByRole('group', { name: 'Sewadars' });
  await expect(sewadars.getByRole('checkbox', { name: 'view' })).toBeChecked();
  await expect(sewadars.getByRole('checkbox', { name: 'add, edit' })).toBeChecked();
  const names = await page
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLInputElement ? (box.labels?.[0]?.textContent ?? '') : '')),
    );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !/^\D+$/.test(name))).toEqual([]);

  // The centre's unit may hold nothing beyond viewing and editing users.
  const users = page.getByRole('group', { name: 'Users' });
  const closed = users.getByRole('checkbox', { name: 'delete' });
  await expect(closed).toBeDisabled();
  await expect(closed).toHaveAccessibleDescription(/Beyond what the unit may hold: .*“delete”/);
  await expect(users.getByRole('checkbox', { name: 'view' })).toBeEnabled();

  await page.getByRole('button', { name: 'Counter' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Successfully edited user');
  await page.reload();
  await expect(
    page.getByRole('group', { name: 'Sales' }).getByRole('checkbox', { name: 'create' }),
  ).toBeChecked();
});

test('a temporary right brings the right to view along, and one not yet added is saved too', async ({
  admin,
  desk,
}) => {
  const person = await createFreshPerson(admin);
  const page = await desk('admin');
  await visit(page, `/settings/users/${person.id}?tab=rights`);
  const lastDay = page.getByRole('textbox', { name: 'Last day' });
  const save = page.getByRole('button', { name: 'Save' });
  await lastDay.fill('31-12-2098');
  await choose(page, 'Right', 'Camps: medical');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const list = page.getByRole('list', { name: 'Temporary rights' });
  await expect(list.getByRole('listitem')).toContainText([/Camps: view/, /Camps: medical/]);
  await choose(page, 'Right', 'Trips: add, edit');
  await lastDay.fill('01-01-2020');
  await save.click();
  await expect(lastDay).toHaveAccessibleDescription('This day is past');
  await lastDay.fill('31-12-2097');
  await save.click();
  await expectToast(page, 'Successfully edited user');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('combobox', { name: 'Right', exact: true })).toHaveValue('');
  const { data } = await must(admin.get(`/api/user/${person.id}`));
  expect(data.temporary).toEqual([
    { key: 'BLOOD_DONATION.CAMP', value: 2, until: '2098-12-31' },
    { key: 'BLOOD_DONATION.CAMP', value: 7, until: '2098-12-31' },
    { key: 'TRANSPORT.TRIP', value: 2, until: '2097-12-31' },
    { key: 'TRANSPORT.TRIP', value: 3, until: '2097-12-31' },
  ]);
});

test('nobody grants what they do not hold themselves, or for good what they hold for a time', async ({
  page,
  admin,
  enter,
}) => {
  const granter = await createPerson(admin, {
    acl: { 'SETTINGS.USER': 6, 'BAV.SKU': 2 },
    temporary: [{ key: 'BAV.SKU', value: 5, until: '2098-12-31' }],
  });
  const person = await createPerson(admin, { org: 'Ajnala Centre' });
  await enter(granter);
  await openPage(page, `/settings/users/${person.id}?tab=rights`);
  const items = page.getByRole('group', { name: 'Items list' });
  await expect(items.getByRole('checkbox', { name: 'view' })).toBeEnabled();
  const closed = items.getByRole('checkbox', { name: 'add, edit' });
  await expect(closed).toBeDisabled();
  await expect(closed).toHaveAccessibleDescription(/You do not hold it yourself/);
  const lent = items.getByRole('checkbox', { name: 'delete' });
  await expect(lent).toBeDisabled();
  await expect(lent).toHaveAccessibleDescription(/You hold it only until a certain day: “delete”/);
});

test('a right taken away ends at the next step, without a new sign-in', async ({
  page,
  admin,
  browser,
  enter,
}) => {
  const person = await createPerson(admin, { acl: { 'BAV.SKU': 2 } });
  await enter(person);
  await openPage(page, '/bav/sku');
  await expect(page).toHaveURL('/bav/sku');
  const context = await browser.newContext();
  const office = await context.newPage();
  await giveSession(context, admin);
  await openPage(office, `/settings/users/${person.id}?tab=rights`);
  await office.getByRole('button', { name: 'No rights' }).click();
  await office.getByRole('button', { name: 'Save' }).click();
  await expectToast(office, 'Successfully edited user');
  await context.close();
  await page.reload();
  await expect(page).toHaveURL('/');
});

test("'Why can't I?' names the right and who can grant it", async ({ page, admin, enter }) => {
  await enter(await createPerson(admin, { acl: { 'SETTINGS.SCHEDULE': 2 } }));
  await openPage(page, '/settings/schedules');
  await page.goto('/settings/users');
  await expect(page.getByText('This is not open to you')).toBeVisible();
  await page.getByRole('button', { name: 'Why can’t I?' }).click();
  const answer = page.getByRole('dialog', { name: 'Why can’t I?' });
  await expect(answer).toContainText('Users');
  await expect(answer).toContainText('These people can grant it to you:');
  // Ten at most are named: those of the office, and those whom other journeys made there.
  await expect(answer).toContainText(/(ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ|Simran Kaur Gill)Amritsar Area Office/);
});
