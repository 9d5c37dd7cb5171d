import { createPerson, must, setAcl } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

type Acl = Record<string, number>;
/** Parent → the children shown below it; no children: an entry by itself. */
type Menu = Record<string, string[]>;

/** What each right opens alone is in web/src/app/menu.spec-6.test.ts; here, that the sidebar follows. */
const cases: [acl: Acl, menu: Menu][] = [
  [
    { 'BADGES.QUICK': 6, 'BADGES.SANGAT': 10, 'BADGES.SEWADAR': 7, 'BAV.SALES': 6, 'BAV.ORDER': 3 },
    { Badges: ['Sewadar', 'Quick'], BAV: ['Sales'] },
  ],
  [
    { 'SEWADAR.ATTENDANCE': 2, 'TRANSPORT.TRIP': 15, 'BLOOD_DONATION.CLOUD_SYNC': 7919 },
    { Sewadar: [], 'Old Age Enclosure': [], 'Blood Donation': ['Cloud Sync'], Attendance: [] },
  ],
];

test('§6 Sidebar: an entry for each right, and no other', async ({ page, admin, enter }) => {
  const person = await createPerson(admin);
  await enter(person);
  for (const [acl, expected] of cases) {
    await setAcl(admin, person.id, acl);
    await openPage(page, '/changelog');
    expect(await readMenu(page), JSON.stringify(acl)).toEqual({ Home: [], ...expected });
  }
});

test('§6 Settings in the account menu needs a value above 1', async ({ page, admin, enter }) => {
  const person = await createPerson(admin, { acl: { 'SETTINGS.SCHEDULE': 1 } });
  await enter(person);
  await openPage(page, '/changelog');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toHaveCount(0);
  await setAcl(admin, person.id, { 'SETTINGS.SCHEDULE': 5 });
  await openPage(page, '/changelog');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
});

test('§6 User management (create, edit, delete, change password) and audit logs exist', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Users/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Audit log/ })).toBeVisible();
});

test('§6 Area switching needs orgLevel 90 or more, on the server too', async ({ admin, sessions }) => {
  const { list } = await must(admin.get('/api/user/areas'));
  const [area] = list as { id: string }[];
  for (const [username, status] of [
    ['zone', 200],
    ['area', 403],
    ['clerk', 403],
  ] as const) {
    const visitor = await sessions(username);
    const reply = await visitor.get('/api/user/switch-area', { area: area?.id });
    expect(reply.status, username).toBe(status);
  }
});

/** What a person sees after opening every parent. */
async function readMenu(page: Page): Promise<Menu> {
  const navigation = page.getByRole('navigation', { name: 'Main menu' });
  await navigation.getByRole('link', { name: 'Home', exact: true }).waitFor();
  const closed = navigation.getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
  }
  return navigation.evaluate((nav) => {
    const rows = [...nav.querySelectorAll(':scope > ul > li')];
    return Object.fromEntries(
      rows.map((row) => [
        row.querySelector('a, [role=button], button')?.textContent ?? '',
        [...row.querySelectorAll(':scope ul a')].map((child) => child.textContent ?? ''),
      ]),
    );
  });
}
