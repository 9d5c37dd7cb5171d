import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { cutLabels } from './labels.ts';
import { results } from './results.ts';

export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

export const isAll = process.env['SCREENS'] === 'all';
/** Nothing compares them: they are for those who want to see the screens. */
const arePicturesWanted = isAll || process.env['SCREENS'] === 'pictures';

export const views: readonly [View, ...View[]] = [
  { width: 1280, colorScheme: 'light' },
  ...(isAll ? ([{ width: 1280, colorScheme: 'dark' }] as const) : []),
  ...(isAll ? ([{ width: 390, colorScheme: 'light' }] as const) : []),
  { width: 390, colorScheme: 'dark' },
];

/** What is shown, wide and narrow, light and dark: no violation, nothing beside the page, every label whole. */
export async function look(page: Page, name: string): Promise<void> {
  const found: string[] = [];
  for (const view of views) {
    await turnTo(page, view);
    found.push(...(await examine(page, name, view)));
  }
  expect(found).toEqual([]);
}

/** A change of the colours styles every element anew: on a large page it costs more than the look. */
export async function turnTo(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
}

export async function examine(page: Page, name: string, { width, colorScheme }: View): Promise<string[]> {
  await settle(page);
  await picture(page, `${name}-${width}-${colorScheme}`);
  const found = [...(await violations(page)), ...(await overflow(page)), ...(await cutLabels(page))];
  return found.map((finding) => `${name}, ${width} ${colorScheme}: ${finding}`);
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const options = { runOnly: tags, resultTypes: ['violations'] };

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; any: { message: string }[] }[];
}

interface AxeWindow {
  axe?: { run(how: typeof options): Promise<{ violations: Violation[] }> };
}

async function violations(page: Page): Promise<string[]> {
  // In a page that stays loaded the checker is already there; sending it again costs as much as its work.
  const found = await page.evaluate(async (how) => {
    const { axe } = window as AxeWindow;
    return axe ? (await axe.run(how)).violations : null;
  }, options);
  return (found ?? (await firstViolations(page))).map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`);
    return `${id}: ${help}: ${where.join(' | ')}`;
  });
}

async function firstViolations(page: Page): Promise<Violation[]> {
  // All in one frame: the way for several would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await axe.withTags(tags).analyze()).violations;
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
    // One that ends may begin another.
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      await Promise.allSettled(running.map((animation) => animation.finished));
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

/** Only with SCREENS=pictures or SCREENS=all. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!arePicturesWanted) return;
  await page.screenshot({ path: join(results, 'screens', `${name}.png`), animations: 'disabled' });
}
