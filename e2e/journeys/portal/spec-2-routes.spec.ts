import { hold } from '../../support/hold.ts';
import { createPerson } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

/** Route → the heading of its page. Which feature opens which is in web/src/app/routes/routes.spec-2.test.ts. */
const headings = {
  '/nominal-roll': 'Nominal rolls',
  '/sewadar': 'Sewadars',
  '/oae': 'Old age enclosure',
  '/attendance': 'Attendance',
  '/badges': 'Badges',
  '/bav': 'BAV',
  '/blood-donation': 'Blood Donation',
  '/transport': 'Transport',
  '/sg-management': 'Satsang ghars',
  '/settings': 'Settings',
} as const;

test('§2 Routes: each route is the page of its module', async ({ desk }) => {
  const page = await desk('admin');
  for (const route of Object.entries(headings)) {
    await visit(page, route[0]);
    await expectAt(page, route);
  }
});

test('§2 Routes: feature SEWADAR opens /sewadar/*, /oae/*, /attendance/* and no other', async ({
  page,
  admin,
  enter,
}) => {
  await enter(await createPerson(admin, { acl: { 'SEWADAR.SEWADAR': 2 } }));
  await openPage(page, '/changelog');
  const opened = ['/sewadar', '/oae', '/attendance'];
  for (const route of Object.entries(headings)) {
    await visit(page, route[0]);
    await expectAt(page, opened.includes(route[0]) ? route : ['/', null]);
  }
});

test('§2 Routes: what lies below a prefix belongs to it', async ({ page, desk, enter }) => {
  const admin = await desk('admin');
  for (const path of ['/nominal-roll/7', '/sg-management/y']) {
    await visit(admin, path);
    await expect(admin).toHaveURL(path);
  }
  // A module that is built knows its pages, and leads to its first from an address that is none.
  for (const prefix of ['/sewadar', '/oae', '/attendance']) {
    await visit(admin, `${prefix}/anything/below/it`);
    await expect(admin).toHaveURL(prefix);
  }
  await enter('nobody');
  await openPage(page, '/sewadar/anything/below');
  await expect(page).toHaveURL('/');
});

test('§2 Routes: a route requires its feature and nothing more; a page whose right is missing says so', async ({
  page,
  admin,
  enter,
}) => {
  const acl = {
    'TRANSPORT.SITE': 2,
    'BADGES.PERMANENT': 5,
    'SEWADAR.APPLICATION': 2,
    'SETTINGS.SCHEDULE': 2,
  };
  await enter(await createPerson(admin, { acl }));
  await page.goto('/changelog');
  for (const [path, heading] of [
    ['/transport/trip', 'Trips'],
    ['/badges', 'Badges'],
    ['/badges/quick', 'Quick'],
    ['/sewadar', 'Sewadars'],
    ['/oae', 'Old age enclosure'],
    ['/settings/users', null],
  ] as const) {
    if (heading) await visit(page, path);
    else await page.goto(path);
    await expect(page.getByRole('button', { name: 'Why can’t I?' }), path).toBeVisible();
    await expectAt(page, [path, heading]);
  }
});

test('§2 Routes: / is Home, always; /changelog, always', async ({ page, enter }) => {
  await enter('nobody');
  await openPage(page, '/');
  await expectAt(page, ['/', null]);
  await openPage(page, '/changelog');
  await expectAt(page, ['/changelog', 'What is new']);
});

test('§2 Routes: any other path redirects to /', async ({ page, desk, enter }) => {
  await enter('admin');
  await openPage(page, '/nothing-here');
  await expect(page).toHaveURL('/');
  const loaded = await desk('admin');
  for (const path of ['/changelog/below', '/login', '/sewadars', '/SETTINGS-x']) {
    await visit(loaded, path);
    await expect(loaded).toHaveURL('/');
  }
});

test('§2 Routes: each page loads lazily and shows a skeleton placeholder meanwhile', async ({
  page,
  enter,
}) => {
  await enter('admin');
  for (const [entry, heading] of [
    ['Sewadar', 'Sewadars'],
    ['SG Management', 'Satsang ghars'],
    ['Home', null],
  ] as const) {
    await openPage(page, '/changelog');
    await expectSkeleton(page, () => page.getByRole('link', { name: entry, exact: true }).first().click());
    if (heading) await expectHeading(page, heading);
  }
  // Home too, from the start: the shell is there before it.
  const release = await hold(page, /\/assets\/HomePage-.*\.js$/);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByTestId('page-skeleton')).toBeVisible();
  release();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const entry of ['Settings', 'What is new']) {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Account' }).click();
    await expectSkeleton(page, () => page.getByRole('menuitem', { name: entry }).click());
  }
});

async function expectSkeleton(page: Page, go: () => Promise<void>): Promise<void> {
  // The page's own file is asked for only now: nothing of it came with the shell.
  const release = await hold(page, /\/assets\/.*\.js$/);
  await go();
  const skeleton = page.getByTestId('page-skeleton');
  await expect(skeleton).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(skeleton).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function expectAt(page: Page, [path, heading]: readonly [string, string | null]): Promise<void> {
  await expect(page).toHaveURL(path);
  if (heading) await expectHeading(page, heading);
}

/** A count may follow the name of a page. */
async function expectHeading(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${heading}`));
}
