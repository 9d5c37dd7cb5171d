import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

/** Entry → its path, or its children with theirs. */
const entries: Record<string, string | Record<string, string>> = {
  Home: '/',
  Sewadar: '/sewadar',
  'Nominal roll': '/nominal-roll',
  'Old Age Enclosure': '/oae',
  Badges: { Sewadar: '/badges/sewadar', Quick: '/badges/quick' },
  BAV: {
    Inventory: '/bav/inventory',
    Orders: '/bav/order',
    Sales: '/bav/sales',
    Returns: '/bav/return',
    'Items List': '/bav/sku',
    Purchase: '/bav/purchase',
    Reports: '/bav/reports',
  },
  Transport: {
    Drivers: '/transport/driver',
    Vehicles: '/transport/vehicle',
    Sites: '/transport/site',
    Expenses: '/transport/expense',
    Trips: '/transport/trip',
  },
  'Blood Donation': {
    Donors: '/blood-donation/donor',
    Camps: '/blood-donation/camp',
    'Cloud Sync': '/blood-donation/cloud-sync',
  },
  'SG Management': '/sg-management',
  Attendance: '/attendance',
};

test('§2 Sidebar: Home, Sewadar, Nominal roll … Attendance, in this order', async ({ desk }) => {
  const page = await desk('admin');
  const top = menu(page).locator(':scope > ul > li > a');
  await expect(top).toHaveText(Object.keys(entries));
});

for (const [name, target] of Object.entries(entries)) {
  const children = typeof target === 'string' ? null : target;
  const told = children ? Object.entries(children).map(([child, path]) => `${child} (${path})`) : [];
  test(`§2 Sidebar: ${name}${children ? `: ${told.join(', ')}` : ` (${target})`}`, async ({ desk }) => {
    const page = await desk('admin');
    await visit(page, '/changelog');
    if (children === null) {
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(String(target));
      await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      return;
    }
    const parent = menu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name }) });
    // The parent leads to its own path, an overview of the module, and expands.
    await parent.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(pathOf(children));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByRole('link')).toHaveText(Object.keys(children));
    await expect(parent.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(parent.getByRole('link')).toHaveText([name, ...Object.keys(children)]);
    await parent.getByRole('button', { name, expanded: true }).click();
    await expect(parent.getByRole('link')).toHaveText([name]);
    await parent.getByRole('button', { name, expanded: false }).click();
    for (const [child, path] of Object.entries(children)) {
      await parent.getByRole('link', { name: child, exact: true }).click();
      await expect(page).toHaveURL(path);
      // A list says how many there are beside its name.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${child}\\s*[\\d,]*$`));
    }
  });
}

test('§2 Sidebar: 220 px wide, permanent at the medium width and above', async ({ page, enter }) => {
  await enter('admin');
  await page.setViewportSize({ width: 900, height: 700 });
  await openPage(page, '/');
  await expect(menu(page)).toBeVisible();
  expect(await outerWidth(page)).toBe(220);
  const content = await page.getByRole('main').boundingBox();
  expect(content?.x).toBeGreaterThanOrEqual(220);
});

test('§2 Sidebar: a temporary drawer on narrower screens, 220 px wide', async ({ page, enter }) => {
  await enter('admin');
  await page.setViewportSize({ width: 899, height: 700 });
  await openPage(page, '/');
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show or hide the menu' }).click();
  await expect(menu(page)).toBeVisible();
  expect(await outerWidth(page)).toBe(220);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show or hide the menu' }).click();
  await menu(page).getByRole('link', { name: 'Nominal roll' }).click();
  await expect(page).toHaveURL('/nominal-roll');
  await expect(menu(page)).toBeHidden();
});

test('§2 Header: a sidebar toggle', async ({ page, enter }) => {
  await enter('clerk');
  await openPage(page, '/');
  const toggle = page.getByRole('button', { name: 'Show or hide the menu' });
  await toggle.click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(menu(page)).toBeVisible();
});

/** '/transport' of '/transport/driver'. */
function pathOf(children: Record<string, string>): string {
  return (Object.values(children)[0] ?? '').replace(/\/[^/]+$/, '');
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Main menu' });
}

/** Of the box around the navigation: the sidebar itself. */
async function outerWidth(page: Page): Promise<number | undefined> {
  const box = await menu(page).locator('xpath=..').boundingBox();
  return box ? Math.round(box.width) : undefined;
}
