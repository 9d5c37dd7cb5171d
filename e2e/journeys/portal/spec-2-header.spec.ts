import { failCalls } from '../../support/hold.ts';
import { createFreshPerson, createPerson, must, ownPassword } from '../../support/people.ts';
import { expect, giveSession, openPage, type Page, signIn, test } from '../../support/portal.ts';
import { choose } from '../../support/screens.ts';

test("§1 The header reads '{area} Area {product}'", async ({ page, enter }) => {
  await enter('area');
  await openPage(page, '/');
  await expect(header(page)).toContainText('Amritsar Area Sewa Portal');
});

test('§2 Header: an area switch menu, only for org level 90 or more', async ({ page, enter, admin }) => {
  for (const [username, level] of [
    ['zone', 90],
    ['admin', 100],
  ] as const) {
    await enter(username);
    await openPage(page, '/changelog');
    await expect(areaSwitch(page), `level ${level}`).toBeVisible();
  }
  const everything = await createPerson(admin, { acl: { 'SETTINGS.ORG': 6, 'SETTINGS.USER': 210 } });
  for (const who of ['clerk', 'area', everything]) {
    await enter(who);
    await openPage(page, '/changelog');
    await expect(header(page).getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(areaSwitch(page)).toHaveCount(0);
  }
});

test('§2 Header: no area switch menu when no areas exist', async ({ page, enter }) => {
  // The demo area always has two; an organisation without any cannot be had from the same database.
  await failCalls(page, '**/api/user/areas*', {
    status: 200,
    body: { success: true, message: '', list: [] },
  });
  await enter('zone');
  const asked = page.waitForResponse('**/api/user/areas*');
  await openPage(page, '/');
  await asked;
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(areaSwitch(page)).toHaveCount(0);
});

test('§2 Header: switching the area reloads to / in the other area', async ({ page, context, admin }) => {
  const person = await createPerson(admin, { org: 'North Zone', acl: { 'SETTINGS.ORG': 2 } });
  await giveSession(context, await signIn(person.username, ownPassword));
  await openPage(page, '/changelog');
  const before = (await header(page).textContent()) ?? '';
  const other = before.includes('Amritsar Area') ? 'Delhi' : 'Amritsar';
  await areaSwitch(page).click();
  const asked = page.waitForRequest((request) => request.url().includes('/api/user/switch-area?area='));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: other }).click();
  expect((await asked).method()).toBe('GET');
  await reloaded;
  await expect(page).toHaveURL('/');
  await expect(header(page)).toContainText(`${other} Area Sewa Portal`);
});

test("§2 Header: an account menu showing 'App Version'", async ({ page, enter, admin }) => {
  await enter('nobody');
  await openPage(page, '/changelog');
  await page.getByRole('button', { name: 'Account' }).click();
  const { data } = await must(admin.get('/api/user'));
  expect(data.version).toMatch(/^\d+\.\d+\.\d+/);
  await expect(accountMenu(page)).toContainText(`App Version ${data.version}`);
});

test('§2 Header: Settings only with the SETTINGS feature', async ({ page, enter }) => {
  await enter('area');
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Account' }).click();
  await accountMenu(page).getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  for (const username of ['camp', 'nobody']) {
    await enter(username);
    await openPage(page, '/changelog');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(accountMenu(page).getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(accountMenu(page).getByRole('menuitem', { name: 'Settings' })).toHaveCount(0);
  }
});

test('§2 Header: Logout; afterwards the page goes to / and asks for the password again', async ({
  page,
  context,
}) => {
  await giveSession(context, await signIn('clerk'));
  await openPage(page, '/changelog');
  await page.getByRole('button', { name: 'Account' }).click();
  const asked = page.waitForRequest('**/api/user/logout');
  await accountMenu(page).getByRole('menuitem', { name: 'Logout' }).click();
  expect((await asked).method()).toBe('GET');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Sewa Portal');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('§2 Header: Logout and the area switch ask before the call while entries are unsaved', async ({
  page,
  context,
  admin,
}) => {
  const { id } = await createFreshPerson(admin);
  await giveSession(context, await signIn('admin'));
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/user\/(logout|switch-area)/.test(pathname)) calls.push(pathname);
  });
  page.on('dialog', () => {
    throw new Error('The browser asked a second time');
  });
  const question = page.getByRole('alertdialog');
  const edit = async () => {
    await openPage(page, `/settings/users/${id}`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Simran Kaur');
  };
  const leaveByLogout = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await accountMenu(page).getByRole('menuitem', { name: 'Logout' }).click();
  };
  const leaveForOtherArea = async () => {
    await areaSwitch(page).click();
    await page.getByRole('menuitem', { name: 'Delhi' }).click();
  };
  await edit();
  for (const leave of [leaveByLogout, leaveForOtherArea]) {
    await leave();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Simran Kaur');
  }
  expect(calls).toEqual([]);
  await leaveForOtherArea();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(header(page)).toContainText('Delhi Area Sewa Portal');
  await areaSwitch(page).click();
  await page.getByRole('menuitem', { name: 'Amritsar' }).click();
  await expect(header(page)).toContainText('Amritsar Area Sewa Portal');
  await edit();
  await leaveByLogout();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('§2 Header: no window stays in the old area while the server is in the new one', async ({
  page,
  context,
  admin,
}) => {
  const person = await createPerson(admin, { org: 'North Zone', acl: { 'SETTINGS.ORG': 2 } });
  await giveSession(context, await signIn(person.username, ownPassword));
  await openPage(page, '/changelog');
  const other = await context.newPage();
  await openPage(other, '/settings/preferences');
  await choose(other, 'Colours', 'Dark');
  const target = ((await header(page).textContent()) ?? '').includes('Amritsar Area') ? 'Delhi' : 'Amritsar';
  // The server switches, and its answer is lost on the way.
  await page.route('**/api/user/switch-area*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const leaveForTarget = async () => {
    await areaSwitch(page).click();
    await page.getByRole('menuitem', { name: target }).click();
  };
  const question = page.getByRole('alertdialog');
  await leaveForTarget();
  await expect(question).toContainText('Another window of the portal has entries that are not saved.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Save' })).toBeEnabled();
  await leaveForTarget();
  await question.getByRole('button', { name: 'Switch area' }).click();
  for (const window of [page, other]) {
    await expect(header(window)).toContainText(`${target} Area Sewa Portal`);
    await expect(window).toHaveURL('/');
  }
});

function header(page: Page) {
  return page.getByRole('banner');
}

function areaSwitch(page: Page) {
  return page.getByRole('button', { name: 'Switch area' });
}

function accountMenu(page: Page) {
  return page.getByRole('dialog', { name: 'Account' });
}
