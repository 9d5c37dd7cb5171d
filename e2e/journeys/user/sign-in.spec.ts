import type { BrowserContext } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { createFreshPerson, createPerson, must, newUsername, ownPassword } from '../../support/people.ts';
import {
  expect,
  giveSession,
  openPage,
  type Page,
  portalUrl,
  signIn,
  signInByHand,
  test,
} from '../../support/portal.ts';
import { actAndConfirm, expectToast, row } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

test('someone asks for an account, an administrator accepts with a preset, the first sign-in works', async ({
  page,
  context,
  browser,
  enter,
}) => {
  const username = newUsername();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/');
  await guest.getByRole('button', { name: 'Ask for an account' }).click();
  await guest.getByRole('button', { name: 'Send request' }).click();
  await expect(guest.getByText('Fill this in.')).toHaveCount(4);
  await expect(guest.getByLabel('Full name')).toBeFocused();
  await guest.getByLabel('Full name').fill('ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਸੰਧੂ');
  await guest.getByLabel('Phone').fill('98765 43210');
  await guest.getByLabel('Centre').selectOption({ label: 'Ajnala' });
  await guest.getByLabel('Username you would like').fill(username);
  await guest.getByLabel('Password', { exact: true }).fill(ownPassword);
  await guest.getByLabel('Repeat the password').fill(`${ownPassword}x`);
  await guest.getByRole('button', { name: 'Send request' }).click();
  await expect(guest.getByText('The two passwords are not the same.')).toBeVisible();
  await guest.getByLabel('Repeat the password').fill(ownPassword);
  await guest.getByRole('button', { name: 'Send request' }).click();
  await expect(guest.getByText(/^Your request was sent/)).toBeVisible();
  await signInByHand(guest, username, ownPassword);
  await expect(guest.getByRole('alert')).toHaveText('Username or password is not right. Please try again.');

  await enter('admin');
  await openPage(page, '/settings/users/requests');
  await row(page, username).getByText('ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਸੰਧੂ').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept the request of ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਸੰਧੂ' });
  await expect(dialog.getByRole('combobox', { name: 'Unit' })).toHaveValue('Ajnala Centre');
  // Without any rights only after a question.
  await dialog.getByRole('button', { name: 'Accept' }).click();
  const question = page.getByRole('alertdialog', { name: 'Accept without any rights?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Centre clerk' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, 'Request accepted, user created');
  await expect(row(page, username)).toContainText('Accepted');

  await signInByHand(guest, username, ownPassword);
  const menu = guest.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Sewadar', exact: true }).first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'BAV', exact: true })).toBeVisible();
  await guest.context().close();
  await context.clearCookies();
});

test('a declined request gives its reason and makes no user', async ({ page, enter, sessions }) => {
  const username = newUsername();
  const visitor = await sessions('nobody');
  const { body } = await visitor.get('/api/user/register-centers');
  const request = {
    name: 'Rajesh Verma',
    phone: '',
    email: '',
    centre: body.list[0].id,
    username,
    password: ownPassword,
  };
  expect((await visitor.post('/api/user/register', request)).status).toBe(200);
  await enter('admin');
  await openPage(page, '/settings/users/requests');
  await row(page, username).getByText('Rajesh Verma').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not known at the centre');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, 'Request declined');
  await expect(row(page, username)).toContainText('Declined');
  await openPage(page, `/settings/users?q=${username}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test("a forgotten password is replaced with an administrator's code, which works once", async ({
  page,
  browser,
  admin,
  enter,
}) => {
  const person = await createPerson(admin);
  const guest = await (await browser.newContext()).newPage();
  await askForCode(guest, person.username);

  await enter('admin');
  await openPage(page, `/settings/users/${person.id}`);
  await actAndConfirm(page, 'Hand out a one-time code');
  const code = (await page.getByTestId('one-time-code').textContent()) ?? '';
  await page.getByRole('button', { name: 'I have passed it on' }).click();
  await expect(page.getByTestId('one-time-code')).toHaveCount(0);

  await choosePassword(guest, 'ZZZZZZ', 'Brand-new-password-5');
  await expect(guest.getByText('The code is not right or no longer valid.', { exact: false })).toBeVisible();
  await choosePassword(guest, ` ${code.toLowerCase()} `, 'Brand-new-password-5');
  await expect(guest.getByText('Your password was changed. Sign in with the new one.')).toBeVisible();
  await signInByHand(guest, person.username, 'Brand-new-password-5');
  await expect(guest.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await guest.context().clearCookies();
  await askForCode(guest, person.username);
  await choosePassword(guest, code, 'Yet-another-password-6');
  await expect(guest.getByText('The code is not right or no longer valid.', { exact: false })).toBeVisible();

  // Anybody who knows a username can use up its turns: a code that was handed out must do without asking for one.
  await askForCode(guest, person.username);
  await guest.getByRole('button', { name: 'Get another code' }).click();
  await guest.getByLabel('Username').fill(person.username);
  await guest.getByRole('button', { name: 'Get a code' }).click();
  await expect(guest.getByRole('alert')).toHaveText('Too many attempts. Wait a little and try again.');
  const handed = (await must(admin.put(`/api/user/${person.id}/one-time-code`))).data;
  await guest.getByRole('button', { name: 'I have a code' }).click();
  await choosePassword(guest, handed.code, 'Yet-another-password-6');
  await expect(guest.getByText('Your password was changed. Sign in with the new one.')).toBeVisible();
  await guest.context().close();
});

test('whoever signs in with a password that someone else set must choose an own one first', async ({
  page,
  admin,
}) => {
  const person = await createFreshPerson(admin, { name: 'Harpreet Kaur' });
  await page.goto('/changelog');
  await signInByHand(page, person.username, person.password);
  await expect(page.getByText('Welcome, Harpreet Kaur.', { exact: false })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Current password')).toBeVisible();
  expect((await page.request.get('/api/user/areas')).status()).toBe(403);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Repeat the password').fill('short');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('At least 10 characters are needed.')).toBeVisible();
  await page.getByLabel('New password').fill(ownPassword);
  await page.getByLabel('Repeat the password').fill(ownPassword);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

async function askForCode(page: Page, username: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Get a code' }).click();
  await page.getByLabel('One-time code').waitFor();
}

async function choosePassword(page: Page, code: string, password: string): Promise<void> {
  await page.getByLabel('One-time code').fill(code);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
}

test('a session that has run out: whoever signs in again stays in, however late the portal comes', async ({
  page,
  context,
}) => {
  await bringOldSession(context);
  const refused = page.waitForResponse('**/api/home/waiting');
  const release = await hold(page, /\/assets\/portal-/);
  await page.goto('/');
  expect((await refused).status()).toBe(401);
  // The old session was refused, so the first good answer belongs to this sign-in.
  const admitted = page.waitForResponse((response) => /\/api\/user$/.test(response.url()) && response.ok());
  await signInByHand(page, 'clerk');
  await admitted;
  release();
  await expect(page.getByRole('heading', { name: 'Waiting for me' })).toBeVisible();
  await expect(page.getByRole('link', { name: /passes? expires? within 30 days/ })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeHidden();
});

test('a session that has run out: the portal comes late and leaves whoever asks for an account where they are', async ({
  page,
  context,
}) => {
  await bringOldSession(context);
  const release = await hold(page, /\/assets\/portal-/);
  const portal = page.waitForResponse(/\/assets\/portal-/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask for an account' }).click();
  await page.getByLabel('Full name').fill('Rajesh Verma');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  release();
  await (await portal).finished();
  // Two frames after the file has come, whatever it would ask has been asked.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByLabel('Full name')).toHaveValue('Rajesh Verma');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the next person on the same page sees neither whom the last one looked for nor their list', async ({
  page,
  context,
}) => {
  await giveSession(context, await signIn('area'));
  await openPage(page, '/settings/users');
  await openSearch(page);
  await page.getByRole('combobox').fill('gurpreet');
  await page.getByRole('option').first().click();
  await openSearch(page);
  await expect(page.getByText('Recently opened')).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, '/settings/users?q=singh');
  await row(page, 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ').getByRole('link').click();
  const record = page.url();
  await expect(page.getByRole('group', { name: 'In this list' })).toBeVisible();

  const refused = page.waitForResponse((response) => response.status() === 401);
  await context.clearCookies();
  // Another test may change a person meanwhile: then the refresh is the first to learn of it, and the tab is gone.
  await Promise.race([page.getByRole('tab', { name: 'History' }).click(), refused]);
  await refused;
  await signInByHand(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ');
  await expect(page).toHaveURL(new RegExp(`^${record}`));
  await expect(page.getByRole('group', { name: 'In this list' })).toHaveCount(0);
  await openSearch(page);
  await expect(page.getByText('Names in any script', { exact: false })).toBeVisible();
  await expect(page.getByText('Recently opened')).toHaveCount(0);
});

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find people and pages' }).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
}

test('who changes their mind about the language while its texts are on their way gets the last choice', async ({
  page,
}) => {
  await page.goto('/');
  const release = await hold(page, /\/assets\/hi-/);
  const hindi = page.waitForResponse(/\/assets\/hi-/);
  await page.getByText('हिंदी').click();
  await page.getByText('English').click();
  release();
  await (await hindi).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Username')).toBeVisible();
});

/** A cookie of the right form that no session belongs to any more. */
async function bringOldSession(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: 'sewa_session', value: 'x'.repeat(43), url: portalUrl, httpOnly: true, sameSite: 'Strict' },
  ]);
}
