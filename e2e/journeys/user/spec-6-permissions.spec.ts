import { createPerson, must, setAcl } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

type Acl = Record<string, number>;
/** Parent → the children shown below it; no children: an entry by itself. */
type Menu = Record<string, string[]>;

/** Line of the table → cases: an acl and the sidebar it must give. Home is always there. */
const lines: Record<string, [acl: Acl, menu: Menu][]> = {
  'Badges Sewadar: any of 2, 3, 5, 7, 11, 13, 17': [
    [{ 'BADGES.PERMANENT': 2, 'BADGES.SEWADAR': 2 }, { Badges: ['Sewadar'] }],
    [{ 'BADGES.TEMPORARY': 2, 'BADGES.SEWADAR': 3 }, { Badges: ['Sewadar'] }],
    [{ 'BADGES.BUZURAG_PERMANENT': 2, 'BADGES.SEWADAR': 5 }, { Badges: ['Sewadar'] }],
    [{ 'BADGES.SANGAT': 2, 'BADGES.SEWADAR': 7 }, { Badges: ['Sewadar'] }],
    [{ 'BADGES.BUZURAG_ATTENDANT': 2, 'BADGES.SEWADAR': 11 }, { Badges: ['Sewadar'] }],
    [{ 'BADGES.OAE_PERMANENT': 2, 'BADGES.SEWADAR': 13 }, { Badges: ['Sewadar'] }],
    [{ 'BADGES.OAE_TEMPORARY': 2, 'BADGES.SEWADAR': 17 }, { Badges: ['Sewadar'] }],
    [{ 'BADGES.PERMANENT': 5 }, {}],
  ],
  'Badges Quick: 2 or 3': [
    [{ 'BADGES.QUICK': 2 }, { Badges: ['Quick'] }],
    [{ 'BADGES.QUICK': 3 }, { Badges: ['Quick'] }],
    [{ 'BADGES.QUICK': 6, 'BADGES.SANGAT': 10, 'BADGES.SEWADAR': 7 }, { Badges: ['Sewadar', 'Quick'] }],
  ],
  'BAV Inventory, Order, Sales, Return, Item list, Purchase, Reports: 2': [
    [{ 'BAV.INVENTORY': 2 }, { BAV: ['Inventory'] }],
    [{ 'BAV.ORDER': 10, 'BAV.SALES': 3 }, { BAV: ['Orders'] }],
    [{ 'BAV.SALES': 6, 'BAV.RETURN': 2 }, { BAV: ['Sales', 'Returns'] }],
    [{ 'BAV.SKU': 2, 'BAV.PURCHASE': 2, 'BAV.REPORTS': 14 }, { BAV: ['Items List', 'Purchase', 'Reports'] }],
    [{ 'BAV.INVENTORY': 15, 'BAV.ORDER': 3, 'BAV.REPORTS': 7 }, {}],
  ],
  'Transport Driver, Vehicle, Site, Expense, Trip: 2': [
    [{ 'TRANSPORT.DRIVER': 2, 'TRANSPORT.VEHICLE': 6 }, { Transport: ['Drivers', 'Vehicles'] }],
    [
      { 'TRANSPORT.SITE': 2, 'TRANSPORT.EXPENSE': 14, 'TRANSPORT.TRIP': 2 },
      { Transport: ['Sites', 'Expenses', 'Trips'] },
    ],
    [{ 'TRANSPORT.TRIP': 15, 'TRANSPORT.EXPENSE': 7 }, {}],
  ],
  'Blood donation Donor, Camp: 2; Cloud sync: 7919': [
    [{ 'BLOOD_DONATION.DONOR': 2 }, { 'Blood Donation': ['Donors'] }],
    [{ 'BLOOD_DONATION.CAMP': 26, 'BLOOD_DONATION.DONOR': 3 }, { 'Blood Donation': ['Camps'] }],
    [{ 'BLOOD_DONATION.CLOUD_SYNC': 7919 }, { 'Blood Donation': ['Cloud Sync'] }],
    [{ 'BLOOD_DONATION.CAMP': 13 }, {}],
  ],
  'Attendance: 2': [
    [{ 'SEWADAR.ATTENDANCE': 2 }, { Sewadar: [], 'Old Age Enclosure': [], Attendance: [] }],
    [
      { 'SEWADAR.ATTENDANCE': 3, 'SEWADAR.SEWADAR': 2 },
      { Sewadar: [], 'Old Age Enclosure': [] },
    ],
  ],
  'a feature is available if any of its acl values is above 1': [
    [{ 'NOMINAL_ROLL.ROLL': 1, 'SG_MANAGEMENT.DAK': 1, 'SG_MANAGEMENT.RECORD': 3 }, { 'SG Management': [] }],
    [{ 'NOMINAL_ROLL.ROLL': 5 }, { 'Nominal roll': [] }],
    [{ 'NOMINAL_ROLL.ROLL': 1, 'SEWADAR.OAE': 1, 'BAV.SKU': 1, 'SETTINGS.USER': 1 }, {}],
  ],
};

for (const [line, cases] of Object.entries(lines)) {
  test(`§6 Sidebar: ${line}`, async ({ page, admin, enter }) => {
    const person = await createPerson(admin);
    await enter(person);
    for (const [acl, expected] of cases) {
      await setAcl(admin, person.id, acl);
      await openPage(page, '/changelog');
      expect(await readMenu(page), JSON.stringify(acl)).toEqual({ Home: [], ...expected });
    }
  });
}

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
  for (const parent of await navigation.getByRole('button', { expanded: false }).all()) await parent.click();
  await expect(navigation.getByRole('button', { expanded: false })).toHaveCount(0);
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
