import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { cutLabels } from './labels.ts';
import { results } from './results.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const views =
  process.env['SCREENS'] === 'all'
    ? ([
        [1280, 'light'],
        [1280, 'dark'],
        [390, 'light'],
        [390, 'dark'],
      ] as const)
    : ([
        [1280, 'light'],
        [390, 'dark'],
      ] as const);

/**
 * What is shown, wide and narrow, light and dark: no violation, nothing beside the page, every label whole, and a picture
 * of each.
 */
export async function look(page: Page, name: string): Promise<void> {
  const found: string[] = [];
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    await settle(page);
    await picture(page, `${name}-${width}-${colorScheme}`);
    for (const finding of [
      ...(await violations(page)),
      ...(await overflow(page)),
      ...(await cutLabels(page)),
    ])
      found.push(`${width} ${colorScheme}: ${finding}`);
  }
  expect(found).toEqual([]);
}

async function violations(page: Page): Promise<string[]> {
  // In a page that stays loaded the checker is already there, warmed up; sending it again costs as much as its work.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page });
  // All in one frame: the way for several would open a page of its own each time.
  const checks = axe.setLegacyMode().options({ resultTypes: ['violations'] });
  const result = await checks.withTags(rules).analyze();
  return result.violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
    return `${id}: ${help}: ${where.join(' | ')}`;
  });
}

async function overflow(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return beyond > 0 ? [`${beyond} px beyond the edge`] : [];
}

/** Nothing loads, nothing moves, and the page has come to rest. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  await expect
    .poll(() => busyShare(page), { message: 'share of its time that the page works on', intervals: [50] })
    .toBeLessThan(0.5);
}

const devtoolsOf = new WeakMap<Page, CDPSession>();

/** A page that draws itself anew without end looks like any other, and empties the battery of a phone. */
async function busyShare(page: Page): Promise<number> {
  const devtools = devtoolsOf.get(page) ?? (await page.context().newCDPSession(page));
  if (!devtoolsOf.has(page)) await devtools.send('Performance.enable');
  devtoolsOf.set(page, devtools);
  const worked = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
      ?.value ?? 0;
  const [before, since] = [await worked(), performance.now()];
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return ((await worked()) - before) / ((performance.now() - since) / 1_000);
}

export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(results, 'screens', `${name}.png`), animations: 'disabled' });
}
