import { expect, giveSession, offlineUrl, openPage, signIn, test } from '../../support/portal.ts';

test.use({ baseURL: offlineUrl });
test.beforeEach(async ({ context }) => {
  await giveSession(context, await signIn('admin', undefined, offlineUrl), offlineUrl);
});

const leftOut = {
  '/sewadar': 'Sewadar',
  '/nominal-roll': 'Nominal roll',
  '/oae': 'Old Age Enclosure',
  '/badges/quick': 'Quick',
  '/bav/sku': 'Items List',
  '/transport/trip': 'Trips',
};

test('§2 In an offline build, the sewadar, nominal roll, OAE, badges, BAV and transport routes show an empty page', async ({
  page,
}) => {
  for (const [path, name] of Object.entries(leftOut)) {
    await openPage(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('This part is not available on the camp laptop.')).toBeVisible();
  }
});

test('§2 In an offline build, their sidebar entries are left out', async ({ page }) => {
  await openPage(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main menu' });
  const top = navigation.locator(':scope > ul > li > a');
  await expect(top).toHaveText(['Home', 'Blood Donation', 'SG Management', 'Attendance']);
});

test('§2 In an offline build, Home, search and charts show nothing of them', async ({ page, context }) => {
  await openPage(page, '/');
  const main = page.getByRole('main');
  // The module and its chart, which comes later.
  for (const name of ['Attendance', 'Attendance by week'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  const links = await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(
    links.filter((href) => /^\/(sewadar|nominal-roll|oae|badges|bav|transport)/.test(href ?? '')),
  ).toEqual([]);
  await expect(main.getByRole('heading', { name: /Sewadars|Applications|enclosure/i })).toHaveCount(0);
  expect((await context.request.get('/api/graph/1')).status()).toBe(404);
  const found = await (await context.request.get('/api/search?q=singh')).json();
  const entities = new Set(found.docs.map(({ entity }: { entity: string }) => entity));
  expect([...entities].filter((entity) => !['dakLetter', 'donor'].includes(String(entity)))).toEqual([]);
  await page.getByRole('button', { name: 'Find people and pages' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Old Age Enclosure');
  await expect(page.getByText('Nothing found', { exact: false })).toBeVisible();
});

test('§9 An offline build flag hides features: the calls of those modules are refused', async ({
  context,
}) => {
  const response = await context.request.get('/api/sewadar/type-ahead-search?regex=a');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({
    success: false,
    message: 'This part of the portal is not available on the camp laptop.',
  });
});

test('§9 An offline build flag hides features: what stays works', async ({ page }) => {
  await openPage(page, '/blood-donation/donor');
  await expect(page.getByText('This part is not available on the camp laptop.')).toHaveCount(0);
  await openPage(page, '/settings/users');
  await expect(page.getByRole('main')).toContainText('clerk');
  await expect(page.getByRole('banner')).toContainText('Area Camp Portal');
});
