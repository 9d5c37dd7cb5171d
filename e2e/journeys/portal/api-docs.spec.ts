import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`the calls are described on a readable page, ${width} wide and ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs');
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    const login = page.locator('#post-api-user-login');
    await expect(login).toContainText('Requires nothing, it is public.');
    await expect(login.getByRole('row', { name: /^p / })).toContainText('text');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    // All are made alike, and judging some thousand fields takes a minute: a handful is enough.
    await page.locator('article').evaluateAll((all) => {
      for (const one of all.slice(5)) one.remove();
    });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });
}
