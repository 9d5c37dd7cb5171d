import { createFreshPerson, must, newUsername, setAcl } from '../../support/people.ts';
import { expect, openPage, test } from '../../support/portal.ts';
import {
  act,
  actAndConfirm,
  choose,
  expectDialog,
  expectToast,
  fillUserForm,
  row,
  submitUserForm,
} from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

test('create a user with a preset, edit, deactivate, activate, delete', async ({ desk }) => {
  const username = newUsername();
  const page = await desk('admin');
  await visit(page, '/settings/users');
  await page.getByRole('link', { name: 'Create user' }).click();
  await fillUserForm(page, { name: 'Manjit Kaur', username, preset: 'Counter' });
  await submitUserForm(page);
  await expectToast(page, 'Successfully created user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manjit Kaur');
  await page.getByRole('tab', { name: 'Rights' }).click();
  const sales = page.getByRole('group', { name: 'Sales' });
  await expect(sales.getByRole('checkbox', { name: 'view' })).toBeChecked();
  await expect(sales.getByRole('checkbox', { name: 'cancel' })).not.toBeChecked();

  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('98765 00123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Successfully edited user');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(/98765/);

  await actAndConfirm(page, 'Deactivate');
  await expect(page.getByRole('main').getByText('Inactive')).toBeVisible();
  await actAndConfirm(page, 'Activate');
  await expect(page.getByRole('main').getByText('Inactive')).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Create', { exact: true })).toBeVisible();
  await expect(page.getByText('Update', { exact: true }).first()).toBeVisible();

  await actAndConfirm(page, 'Delete');
  await expectToast(page, 'Successfully deleted user');
  await expect(page).toHaveURL('/settings/users');
  await page.getByLabel('Search').fill(username);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('two editors: both entries are shown, the second chooses, nothing is lost', async ({ admin, desk }) => {
  const person = await createFreshPerson(admin, { name: 'Sunita Sharma', phone: '+919876511111' });
  const page = await desk('admin');
  await visit(page, `/settings/users/${person.id}`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sunita Devi Sharma');

  const { data } = await must(admin.get(`/api/user/${person.id}`));
  const { username, nameLatin, email, org, centres, acl, temporary, isActive, version } = data;
  const fields = { username, nameLatin, email, org, centres, acl, temporary, isActive, version };
  await must(
    admin.put(`/api/user/${person.id}`, { ...fields, name: 'Sunita S. Sharma', phone: '+919876522222' }),
  );

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone saved this in the meantime' });
  await expect(dialog).toContainText('Sunita Devi Sharma');
  await expect(dialog).toContainText('Sunita S. Sharma');
  await dialog.getByRole('radio', { name: /Sunita Devi Sharma/ }).check();
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expectToast(page, 'Successfully edited user');
  const { data: saved } = await must(admin.get(`/api/user/${person.id}`));
  expect([saved.name, saved.phone]).toEqual(['Sunita Devi Sharma', '+919876522222']);
});

test('after a conflict was settled, a later save sends the status and rights of now', async ({
  admin,
  desk,
}) => {
  const person = await createFreshPerson(admin, { name: 'Kamal Kaur' });
  const page = await desk('admin');
  await visit(page, `/settings/users/${person.id}`);
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const save = page.getByRole('button', { name: 'Save' });
  const inactive = page.getByRole('main').getByText('Inactive');
  await phone.fill('98765 00123');
  await actAndConfirm(page, 'Deactivate');
  await expect(inactive).toBeVisible();
  await save.click();
  await expectToast(page, 'Successfully edited user');
  await expect(save).toBeDisabled();
  await actAndConfirm(page, 'Activate');
  await expect(inactive).toHaveCount(0);
  await phone.fill('98765 00124');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save.click();
  expect((await saved).status()).toBe(200);
  const { data } = await must(admin.get(`/api/user/${person.id}`));
  expect([data.isActive, data.phone]).toEqual([true, '+919876500124']);
});

test('on the own page the password needs the current one, and a code cannot be had', async ({
  admin,
  desk,
}) => {
  const { data } = await must(admin.get('/api/user'));
  const page = await desk('admin');
  await visit(page, `/settings/users/${data.id}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  for (const name of ['Hand out a one-time code', 'Unlock']) {
    const entry = page.getByRole('menuitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toContainText('Not possible for your own account.');
  }
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change my password' });
  await expect(dialog.getByLabel('Current password')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('moving to another unit: further centres go by themselves, and rights beyond it are named', async ({
  admin,
  desk,
}) => {
  const { list } = await must(admin.get('/api/user/centers', { size: 500 }));
  const centres = (list as { id: string; name: string }[]).filter(({ name }) => name === 'Majitha');
  expect(centres).toHaveLength(1);
  const org = 'Ajnala Centre';
  const person = await createFreshPerson(admin, { org, centres: centres.map(({ id }) => id) });
  const page = await desk('admin');
  await visit(page, `/settings/users/${person.id}`);
  const save = page.getByRole('button', { name: 'Save' });
  await choose(page, 'Unit', 'Amritsar Area Office');
  await save.click();
  await expectToast(page, 'Successfully edited user');

  await setAcl(admin, person.id, { 'SETTINGS.USER': 14 });
  await visit(page, `/settings/users/${person.id}`);
  await choose(page, 'Unit', org);
  await save.click();
  await expect(page.getByRole('form', { name: 'Profile' }).getByRole('alert')).toContainText(
    'The unit may not hold these rights: “Users: change password, other operations”.',
  );
});

test('leaving a form with unsaved entries asks first', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings/users/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half entered');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/settings/users/new');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Half entered');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});

test('Back, also with an untouched dialog open, and closing the window ask for unsaved entries first', async ({
  page,
  admin,
  enter,
}) => {
  const person = await createFreshPerson(admin, { name: 'Kamal Kaur' });
  await enter('admin');
  await openPage(page, `/settings/users?q=${person.username}`);
  await row(page, person.username).getByRole('link').click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Half entered');
  await act(page, 'Change password');
  await expectDialog(page);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(`/settings/users/${person.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Half entered');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('a double click creates one user', async ({ admin, desk }) => {
  const username = newUsername();
  const page = await desk('admin');
  await visit(page, '/settings/users/new');
  await fillUserForm(page, { name: 'Only Once', username });
  await page.getByRole('main').getByRole('button', { name: 'Create user' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only Once');
  const { data } = await must(admin.get('/api/user/get-all', { q: username }));
  expect(data.total).toBe(1);
});

test('what the server refuses lands on its field, and the entries stay', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings/users/new');
  await fillUserForm(page, { name: 'Another Clerk', username: 'clerk' });
  await submitUserForm(page);
  const username = page.getByRole('textbox', { name: 'Username' });
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await expect(username).toHaveAccessibleDescription('This is already taken. Please choose another.');
  await expect(username).toHaveValue('clerk');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Another Clerk');
});

test('the list: search in any script, filter and sorting live in the address and come back', async ({
  desk,
}) => {
  const page = await desk('admin');
  await visit(page, '/settings/users');
  await page.getByLabel('Search').fill('mohinder');
  await expect(row(page, 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ')).toBeVisible();
  await expect(row(page, 'Anita Sharma')).toHaveCount(0);
  await expect(page).toHaveURL(/q=mohinder/);
  await row(page, 'clerk').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ');
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue('mohinder');
  await expect(row(page, 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ')).toBeVisible();
});

test('the list is live while another user works', async ({ admin, desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings/users?sort=-name&size=500');
  const person = await createFreshPerson(admin, { name: 'Zorawar Singh Sandhu' });
  await expect(row(page, person.username)).toBeVisible();
});
