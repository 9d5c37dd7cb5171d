import { failCalls, hold } from '../../support/hold.ts';
import { createFreshPerson } from '../../support/people.ts';
import {
  demoPassword,
  expect,
  giveSession,
  openPage,
  type Page,
  signIn,
  signInByHand,
  test,
} from '../../support/portal.ts';
import { toast } from '../../support/screens.ts';

test('§4 Auth states: the app starts in INIT and silently fetches the current user', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  const release = await hold(page, '**/api/user');
  await page.goto('/');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(calls).toEqual(['GET /api/user']);
});

test('§4 Auth states: INIT, success goes to LOGGED_IN', async ({ page, enter }) => {
  await enter('clerk');
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
});

for (const [reason, fail] of [
  ['no session', async () => {}],
  ['an outage', (page: Page) => failCalls(page, '**/api/user', { status: 500 })],
  ['no connection', (page: Page) => page.route('**/api/user', (route) => route.abort())],
] as const) {
  test(`§4 Auth states: INIT, failure (${reason}) goes to LOGGED_OUT with no message`, async ({ page }) => {
    await fail(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectNoMessage(page);
  });
}

test('§4 Auth states: a login attempt goes to PROCESSING, then LOGGED_IN', async ({ page }) => {
  await page.goto('/');
  const release = await hold(page, '**/api/user/login');
  await signInByHand(page, 'counter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('§4 Auth states: a login attempt goes to PROCESSING, then LOGIN_ERROR', async ({ page }) => {
  await page.goto('/');
  const release = await hold(page, '**/api/user/login');
  await signInByHand(page, 'nobody-of-this-name');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('alert')).toHaveText('Username or password is not right. Please try again.');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByLabel('Username')).toHaveValue('nobody-of-this-name');
});

test('§4 Auth states: Logout sets LOGGED_OUT and clears user and toast', async ({ page, context }) => {
  await giveSession(context, await signIn('admin'));
  await openPage(page, '/settings/users');
  await raiseToast(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectSignedOut(page);
});

test('§4 Auth states: any 401 response sets LOGGED_OUT and clears user and toast', async ({
  page,
  context,
}) => {
  await giveSession(context, await signIn('admin'));
  await openPage(page, '/settings/users');
  await raiseToast(page);
  // Without its cookie the page learns by the 401 of its next call. Were the session ended on the server, the stream of
  // changes would say so first, at any moment.
  const refused = page.waitForResponse((response) => response.status() === 401);
  await context.clearCookies();
  // Another test may change the list meanwhile: then its refresh is the first to learn of it, and the field is gone.
  await Promise.race([page.getByLabel('Search').fill('someone'), refused]);
  await refused;
  await expectSignedOut(page);
});

test('§4 Auth states: a save that fails with a 401 leaves no toast to the next user', async ({
  page,
  context,
  admin,
}) => {
  const { id } = await createFreshPerson(admin);
  await giveSession(context, await signIn('admin'));
  await openPage(page, `/settings/users/${id}`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Simran Kaur');
  // The session ends with the save itself: no other call of the page may be the first to learn of it.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.route(`**/api/user/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await context.clearCookies();
    const { cookie: _, ...headers } = await route.request().allHeaders();
    return route.continue({ headers });
  });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await refused).request().method()).toBe('PUT');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInByHand(page, 'nobody', demoPassword);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('§4 Auth states: FORGOT_PASSWORD, FORGOT_OTP and REGISTER', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password');
  await page.getByLabel('Username').fill('nobody-of-this-name');
  await page.getByRole('button', { name: 'Get a code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.getByRole('button', { name: 'Ask for an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for an account');
});

/** A saved view is the shortest way to a toast that stays on its page. */
async function raiseToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('Everyone');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('View saved')).toBeVisible();
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('View saved')).toHaveCount(0);
  await expect(page.getByText('Anita Sharma')).toHaveCount(0);
  await expectNoMessage(page);
  // And the next user finds neither the toast nor a trace of the first.
  await signInByHand(page, 'nobody', demoPassword);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByText('View saved')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Switch area' })).toHaveCount(0);
}

async function expectNoMessage(page: Page): Promise<void> {
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ })).toHaveCount(0);
}
