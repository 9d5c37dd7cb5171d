import { createPerson, newUsername } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';

test('keyboard only: sign in and create a user', async ({ page, admin }) => {
  const person = await createPerson(admin, { acl: { 'SETTINGS.USER': 6, 'BAV.SKU': 2 } });
  const { keyboard } = page;
  await page.goto('/');
  await page.getByLabel('Username').waitFor();
  await tabTo(page, 'Username');
  await keyboard.type(person.username);
  await tabTo(page, 'Password');
  await keyboard.type(person.password);
  await keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();

  await tabTo(page, /^Account/);
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^Users/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/settings/users');
  // A page takes the focus when it is there: before that, the way by Tab would begin anew.
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();
  await tabTo(page, 'Create user');
  await keyboard.press('Enter');

  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  await tabTo(page, 'Name');
  await keyboard.type('Kamla Kaur');
  await tabTo(page, 'Username');
  await keyboard.type(newUsername());
  await tabTo(page, 'Unit');
  await keyboard.type('Ajnala');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('Enter');
  await tabTo(page, 'Password');
  await keyboard.type('First-password-1');
  await keyboard.press('Control+Enter');
  await expectToast(page, 'Successfully created user');
});

test('the first stop of the Tab key leads past the menu', async ({ page, enter }) => {
  await enter('clerk');
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Presses Tab until the named control has the focus: a person without a mouse has no other way. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    // In one look: the focus may go with its page.
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return '';
      const named = element as HTMLInputElement;
      const labels = [...(named.labels ?? [])].map((one) => one.textContent ?? '');
      const text = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent) ?? '';
      return text.replace(/[\s*\u2009]+$/u, '');
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`The Tab key does not reach ${name}`);
}
