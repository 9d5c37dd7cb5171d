import type { Locator } from '@playwright/test';
import { createPerson } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

test('what waits is a link to the list that it counts', async ({ desk }) => {
  const page = await desk('area');
  // Other journeys make applications meanwhile: sooner or later none comes between the card and the list.
  await expect(async () => {
    await visit(page, '/');
    const card = page.getByRole('link', { name: /applications? waiting for you/ });
    const count = Number(((await card.textContent()) ?? '').replace(/\D/g, ''));
    expect(count).toBeGreaterThan(0);
    await card.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Applications');
    await expect(heading).toContainText(String(count), { timeout: 2_000 });
  }).toPass();
});

test('a chart is a table for whoever prefers one, and each of its rows leads to its list', async ({
  desk,
}) => {
  const page = await desk('area');
  await visit(page, '/');
  const chart = page.getByRole('article', { name: 'Sewadars by centre' });
  await scrollTo(page, chart);
  await chart.getByRole('button', { name: /as a table/ }).click();
  const row = chart.getByRole('row').filter({ hasText: 'Majitha' });
  const count = Number(await row.getByRole('cell').getByRole('link').textContent());
  await row.getByRole('link', { name: 'Majitha' }).click();
  // Only those who serve, as the chart counts them.
  await expect(page).toHaveURL(/\/sewadar\?f\.status=active&f\.status=onLeave&f\.centre=/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/\d/);
  // Other journeys make sewadars meanwhile; that both are equal is a matter of the server's test.
  const total = Number(((await heading.textContent()) ?? '').replace(/\D/g, ''));
  expect(total).toBeGreaterThanOrEqual(count);
});

test('charts are chosen, ordered and sized; the choice is there after a reload', async ({
  page,
  admin,
  enter,
}) => {
  const person = await createPerson(admin, { acl: { 'SEWADAR.SEWADAR': 6, 'SEWADAR.OAE': 2 } });
  await enter(person);
  await openPage(page, '/');
  const names = () =>
    page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await expect(page.getByRole('article')).toHaveCount(4);
  const arrange = page.getByRole('button', { name: 'Arrange charts' });
  const dialog = page.getByRole('dialog', { name: 'Arrange charts' });
  // Of these charts one is over time: it shows the year before, and says so to whoever hears it.
  await arrange.click();
  await dialog.getByRole('checkbox', { name: 'Show a year earlier' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const overTime = page.getByRole('article', { name: 'Joined and left by month' });
  await expect(overTime.getByText('Same months a year earlier')).toBeVisible();
  await expect(overTime.getByRole('columnheader', { name: 'Joined, a year earlier' })).toBeAttached();
  await expect(dialog).toBeHidden();
  await arrange.click();
  await dialog.getByRole('checkbox', { name: 'Joined and left by month' }).uncheck();
  await dialog.getByRole('button', { name: 'Move Sewadars by age and gender up' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await names()).toEqual([
    'Sewadars by age and gender',
    'Sewadars by centre',
    'Enclosure members by age and need',
  ]);
});

test('the period stands in the address and applies to the charts', async ({ desk }) => {
  const page = await desk('area');
  await visit(page, '/?period=lastYear');
  const chart = page.getByRole('article', { name: 'Joined and left by month' });
  await scrollTo(page, chart);
  await chart.getByRole('button', { name: /as a table/ }).click();
  const year = new Date().getFullYear() - 1;
  await expect(chart.getByRole('rowheader')).toHaveCount(12);
  await expect(chart.getByRole('rowheader').first()).toHaveText(new RegExp(`Jan ${String(year).slice(2)}`));
});

test('the week on a page is printed for the chosen week and language', async ({ desk }) => {
  const page = await desk('area');
  await visit(page, '/');
  await page.getByRole('button', { name: 'The week on a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'The week on a page' });
  const week = dialog.getByRole('combobox', { name: 'Week' });
  await expect(week.getByRole('option').first()).toHaveText(/so far/);
  const monday = (await week.getByRole('option').nth(3).getAttribute('value')) ?? '';
  await week.selectOption(monday);
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('hi');
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/api/home/week/print'));
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Print' }).click();
  const { searchParams } = new URL((await asked).url());
  expect([searchParams.get('week'), searchParams.get('language')]).toEqual([monday, 'hi']);
  await (await opened).close();
  await expect(dialog).toBeHidden();
});

/** Charts are fetched when somebody comes near them, and what stands above them comes bit by bit. */
async function scrollTo(page: Page, chart: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
    await expect(chart).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
