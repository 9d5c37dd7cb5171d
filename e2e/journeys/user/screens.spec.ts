import { look } from '../../support/look.ts';
import { createFreshPerson, createPerson } from '../../support/people.ts';
import { openPage, type Page, test } from '../../support/portal.ts';

/** The screens before sign-in share one address: each is loaded and then opened by hand. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  login: async () => {},
  'login-refused': (page) => page.getByRole('button', { name: 'Sign in' }).click(),
  forgot: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  'one-time-code': async (page) => {
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('Username').fill('nobody-of-this-name');
    await page.getByRole('button', { name: 'Get a code' }).click();
    await page.getByLabel('One-time code').waitFor();
  },
  register: async (page) => {
    await page.getByRole('button', { name: 'Ask for an account' }).click();
    await page.getByRole('option', { name: 'Ajnala' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Send request' }).click();
  },
};

for (const [name, act] of Object.entries(screens)) {
  test(`accessibility: ${name}`, async ({ page }) => {
    await openPage(page, '/');
    await act(page);
    await look(page, name);
  });
}

test('accessibility: choose-password', async ({ page, admin, enter }) => {
  await enter(await createFreshPerson(admin));
  await openPage(page, '/');
  await look(page, 'choose-password');
});

test('accessibility: no-permission', async ({ page, admin, enter }) => {
  await enter(await createPerson(admin, { acl: { 'SETTINGS.SCHEDULE': 2 } }));
  await page.goto('/settings/audit');
  await page.getByText('This is not open to you').waitFor();
  await page.getByRole('button', { name: 'Why can’t I?' }).click();
  await look(page, 'no-permission');
});
