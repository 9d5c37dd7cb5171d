import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '../../support/portal.ts';

const views = [
  [1280, 'light'],
  [390, 'dark'],
] as const;

test('the calls are described on a readable page, wide and light, narrow and dark', async ({ page }) => {
  await page.goto('/api/docs');
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  const login = page.locator('#post-api-user-login');
  await expect(login).toContainText('Requires nothing, it is public.');
  await expect(login.getByRole('row', { name: /^p / })).toContainText('text');
  for (const view of views) {
    await turn(page, view);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  // All are made alike, and judging some thousand fields takes a minute: a handful is enough.
  await page.locator('article').evaluateAll((all) => {
    for (const one of all.slice(5)) one.remove();
  });
  for (const view of views) {
    await turn(page, view);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, help }) => `${view}: ${id}: ${help}`)).toEqual([]);
  }
});

async function turn(page: Page, [width, colorScheme]: (typeof views)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}
