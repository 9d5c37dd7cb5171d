import { applicationTypes } from '@sewa/contract/applications/enums';
import { failCalls } from '../../support/hold.ts';
import { createFreshPerson, createPerson, newUsername, ownPassword } from '../../support/people.ts';
import {
  expect,
  giveSession,
  openPage,
  type Page,
  signIn,
  signInByHand,
  test,
} from '../../support/portal.ts';
import {
  act,
  actAndConfirm,
  choose,
  expectToast,
  fillUserForm,
  row,
  submitUserForm,
  toast,
} from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

test.describe('§8 Login failure', () => {
  test('§8 Login failure: shows the server message if it is text', async ({ page }) => {
    await page.goto('/');
    await signInByHand(page, newUsername());
    await expect(page.getByRole('alert')).toHaveText('Username or password is not right. Please try again.');
  });

  test("§8 Login failure: without a text, and without a connection, 'Unable to login'", async ({ page }) => {
    await page.goto('/');
    const replies: unknown[] = [
      { success: false, message: null },
      { success: false, message: { code: 'E42' } },
      { success: false, message: '' },
      null,
    ];
    for (const body of replies) {
      // Another text first, so that the one that is expected is new each time.
      await signInByHand(page, newUsername());
      await expect(page.getByRole('alert')).toHaveText(
        'Username or password is not right. Please try again.',
      );
      await page.route('**/api/user/login', (route) =>
        body === null ? route.abort() : route.fulfill({ status: 500, json: body }),
      );
      await signInByHand(page, 'clerk');
      await expect(page.getByRole('alert'), JSON.stringify(body)).toHaveText('Unable to login');
      await page.unrouteAll();
    }
  });
});

test('§8 A 401 on any call logs the user out', async ({ page, context, admin }) => {
  const person = await createPerson(admin, { acl: { 'SETTINGS.USER': 210, 'SETTINGS.ORG': 6 } });
  const other = await createFreshPerson(admin);
  const home = async () => page.getByRole('link', { name: 'Home', exact: true });
  const history = async () => page.getByRole('tab', { name: 'History' });
  const deactivate = async () => {
    await act(page, 'Deactivate');
    return page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' });
  };
  for (const ready of [home, deactivate, history]) {
    const session = await signIn(person.username, person.password);
    await giveSession(context, session);
    await openPage(page, `/settings/users/${other.id}`);
    const control = await (await ready()).elementHandle();
    // The browser loses its session unnoticed: ended on the server, the live view would sign out before the act.
    await context.clearCookies();
    // Clicked where it is: a page that has asked something in between is signed out already, and waits for nobody.
    await control?.evaluate((element) => (element as HTMLElement).click());
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
});

test('§8 A 401 on an export logs the user out', async ({ page, context }) => {
  await giveSession(context, await signIn('admin'));
  await openPage(page, '/settings/audit');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  // Of the whole session only this call learns of its end: the live list would sign out before the click.
  await failCalls(page, '**/api/user', { status: 401 });
  await page.getByRole('link', { name: 'CSV (.csv)' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('§8 A 401 on a print logs the user out, and no empty window is left', async ({ page, context }) => {
  await giveSession(context, await signIn('admin'));
  await openPage(page, `/sewadar/applications/new?type=${applicationTypes.OAE}`);
  await failCalls(page, '**/api/user', { status: 401 });
  await page.getByRole('link', { name: 'Empty form to print' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});

/** Each act on a user with the address of its call, the words on success and the words when the server says none. */
const acts = {
  'User create': {
    call: /\/api\/user$/,
    success: 'Successfully created user',
    fallback: 'Failed to create user.',
    perform: async (page: Page) => {
      await visit(page, '/settings/users/new');
      await fillUserForm(page, { name: 'Usha Sharma', username: newUsername() });
      await submitUserForm(page);
    },
  },
  'User edit': {
    call: /\/api\/user\/[0-9a-f-]{36}$/,
    success: 'Successfully edited user',
    fallback: 'Failed to edit user.',
    perform: async (page: Page, id: string) => {
      await visit(page, `/settings/users/${id}`);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Simran Kaur');
      await page.getByRole('button', { name: 'Save' }).click();
    },
  },
  'User operation change-pwd': {
    call: /\/change-pwd$/,
    success: 'Successfully performed user operation change password',
    fallback: 'Failed to change user password.',
    perform: async (page: Page, id: string) => {
      await visit(page, `/settings/users/${id}`);
      await act(page, 'Change password');
      await page.locator('input[name=p]').fill('Quite-new-password-9');
      await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    },
  },
  'User operation deactivate': {
    call: /\/deactivate$/,
    success: 'Successfully performed user operation deactivate',
    fallback: 'Failed to change user password.',
    perform: async (page: Page, id: string) => {
      await visit(page, `/settings/users/${id}`);
      await actAndConfirm(page, 'Deactivate');
    },
  },
  'User operation one-time-code': {
    call: /\/one-time-code$/,
    success: 'Successfully performed user operation one-time-code',
    fallback: 'Failed to change user password.',
    perform: async (page: Page, id: string) => {
      await visit(page, `/settings/users/${id}`);
      await actAndConfirm(page, 'Hand out a one-time code');
    },
  },
  'User delete': {
    call: /\/api\/user\/[0-9a-f-]{36}$/,
    success: 'Successfully deleted user',
    fallback: 'Failed to delete user.',
    perform: async (page: Page, id: string) => {
      await visit(page, `/settings/users/${id}`);
      await actAndConfirm(page, 'Delete');
    },
  },
};

for (const [name, { call, success, fallback, perform }] of Object.entries(acts)) {
  test(`§8 ${name}: '${success}'`, async ({ admin, desk }) => {
    const { id } = await createFreshPerson(admin);
    const page = await desk('admin');
    await perform(page, id);
    await expectToast(page, success);
  });

  test(`§8 ${name}: failure without a text, '${fallback}'`, async ({ admin, desk }) => {
    const { id } = await createFreshPerson(admin);
    const page = await desk('admin');
    await failChange(page, call, { success: false });
    await perform(page, id);
    await expectToast(page, fallback);
  });
}

test('§8 User operation, for several users at once', async ({ admin, desk }) => {
  const { username } = await createFreshPerson(admin);
  const page = await desk('admin');
  const deactivate = async () => {
    await visit(page, `/settings/users?q=${username}`);
    await row(page, username).getByRole('checkbox').check();
    await page.getByRole('region').getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  };
  await failChange(page, /\/deactivate$/, { success: false });
  await deactivate();
  const report = page.getByRole('dialog');
  await expect(report.getByText('Failed to change user password.')).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).click();
  await page.unrouteAll();
  await deactivate();
  await expectToast(page, 'Successfully performed user operation deactivate');
});

test('§8 User operation change-pwd, at the first sign-in', async ({ page, admin }) => {
  const person = await createFreshPerson(admin);
  await page.goto('/');
  await signInByHand(page, person.username, person.password);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill(ownPassword);
  await page.getByLabel('Repeat the password').fill(ownPassword);
  await failChange(page, /\/change-pwd$/, { success: false });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Failed to change user password.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectToast(page, 'Successfully performed user operation change password');
});

test('§8 User create: failure toast with the server message', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings/users/new');
  await fillUserForm(page, { name: 'Second Clerk', username: 'clerk' });
  await submitUserForm(page);
  await expectToast(page, 'This is already taken. Please choose another.');
});

test('§8 User edit, operation and delete: failure toast with the server message', async ({ admin, desk }) => {
  const person = await createFreshPerson(admin);
  const page = await desk('admin');
  for (const perform of [
    acts['User edit'].perform,
    acts['User operation deactivate'].perform,
    acts['User delete'].perform,
  ]) {
    await failChange(page, /\/api\/user\/[0-9a-f-]{36}/, { success: false, message: 'Not on a Sunday.' });
    await perform(page, person.id);
    await expectToast(page, 'Not on a Sunday.');
    await page.unrouteAll();
  }
});

test('§8 Error text: if the message is an object, its code is used', async ({ admin, desk }) => {
  const { id } = await createFreshPerson(admin);
  const page = await desk('admin');
  await failChange(page, /\/deactivate$/, { success: false, message: { code: 'E_LOCKED', detail: 7 } });
  await acts['User operation deactivate'].perform(page, id);
  await expectToast(page, 'E_LOCKED');
});

test('§8 Error text: an object without a code is shown as JSON', async ({ admin, desk }) => {
  const { id } = await createFreshPerson(admin);
  const page = await desk('admin');
  for (const message of [
    { reason: 'locked', step: 7 },
    { code: null, step: 8 },
    { code: '', step: 9 },
  ]) {
    await failChange(page, /\/deactivate$/, { success: false, message });
    await acts['User operation deactivate'].perform(page, id);
    await expectToast(page, JSON.stringify(message));
  }
});

test("§8 Preferences: 'Successfully updated preferences', then reload to /", async ({
  page,
  admin,
  enter,
}) => {
  await enter(await createPerson(admin, { acl: { 'SETTINGS.SCHEDULE': 2 } }));
  await openPage(page, '/settings/preferences');
  await choose(page, 'Space between lines', 'Less');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save' }).click();
  await reloaded;
  await expect(page).toHaveURL('/');
  // It stays for its full time across the reload.
  await expectToast(page, 'Successfully updated preferences');
  const shownAt = Date.now();
  await expect(toast(page)).toHaveCount(0);
  expect(Date.now() - shownAt).toBeGreaterThan(4_000);
});

test("§8 Preferences: failure shows the server message or 'Failed to update preferences.' and stays", async ({
  page,
  admin,
  enter,
}) => {
  await enter(await createPerson(admin, { acl: { 'SETTINGS.SCHEDULE': 2 } }));
  await openPage(page, '/settings/preferences');
  await choose(page, 'Space between lines', 'Less');
  for (const [body, text] of [
    [{ success: false }, 'Failed to update preferences.'],
    [{ success: false, message: 'Not on a Sunday.' }, 'Not on a Sunday.'],
  ] as const) {
    await failChange(page, '**/api/user/preferences', body);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, text);
    await expect(page).toHaveURL('/settings/preferences');
    await page.unrouteAll();
  }
});

test('§8 List fetches: each logs a warning and yields an empty list, with no user message', async ({
  page,
  enter,
}) => {
  await enter('admin');
  await openPage(page, '/changelog');
  for (const [call, path] of [
    ['**/api/user/org-acl*', '/settings/users/new'],
    ['**/api/user/get-all*', '/settings/users'],
    ['**/api/user/auditlogs*', '/settings/audit'],
    ['**/api/user/areas*', '/settings/organisation/areas'],
    ['**/api/user/centers*', '/settings/organisation/centres'],
    ['**/api/user/orgs*', '/settings/organisation'],
  ] as const) {
    await failCalls(page, call, { status: 500, body: { success: false, message: 'Out of order' } });
    const failed = page.waitForResponse(call);
    const warned = warning(page);
    await visit(page, path);
    if (path === '/settings/users/new') await choose(page, 'Unit', 'Ajnala Centre');
    await failed;
    await warned;
    await expect(page.getByText('Out of order'), path).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
    await expect(toast(page), path).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('§8 Switch area: a failure logs a warning, with no user message', async ({ page, enter }) => {
  await enter('zone');
  await failCalls(page, '**/api/user/switch-area*', {
    status: 500,
    body: { success: false, message: 'Out of order' },
  });
  await openPage(page, '/changelog');
  await page.getByRole('button', { name: 'Switch area' }).click();
  const warned = warning(page);
  await page.getByRole('menuitem', { name: 'Delhi' }).click();
  await warned;
  await expect(page).toHaveURL('/changelog');
  await expect(page.getByText('Out of order')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
});

function warning(page: Page) {
  return page.waitForEvent('console', {
    predicate: (message) => message.type() === 'warning',
    timeout: 30_000,
  });
}

/** Lets the page read what it needs and fails the change itself. */
async function failChange(page: Page, url: string | RegExp, body: unknown): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: body }),
  );
}
