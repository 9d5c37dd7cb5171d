import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { results } from './results.ts';

export interface Screen {
  name: string;
  path: string;
  /** What is done to see it. */
  act?: (page: Page) => Promise<unknown>;
}

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

/** Wide and narrow, light and dark: no violation, nothing beside the page, and a picture of each. */
export async function look(page: Page, screen: Screen, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading').or(page.getByText('This is not open to you')).first().waitFor();
  await screen.act?.(page);
  const found: string[] = [];
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    await settle(page);
    await picture(page, `${screen.name}-${width}-${colorScheme}`);
    for (const finding of [...(await violations(page)), ...(await overflow(page))])
      found.push(`${width} ${colorScheme}: ${finding}`);
  }
  expect(found).toEqual([]);
}

async function violations(page: Page): Promise<string[]> {
  // All in one frame: the way for several would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const result = await axe.withTags(rules).analyze();
  return result.violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
    return `${id}: ${help}: ${where.join(' | ')}`;
  });
}

async function overflow(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return beyond > 0 ? [`${beyond} px beyond the edge`] : [];
}

/** Nothing loads and nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(results, 'screens', `${name}.png`), animations: 'disabled' });
}
