import { type Browser, expect, type Page } from '@playwright/test';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { contextOptions } from './context-options.ts';
import { toast } from './screens.ts';
import { giveSession, portalUrl } from './session.ts';
import { visit } from './visit.ts';

/** A window of the portal in which somebody works all day: loaded once, then only moved about in. */
export async function openDesk(browser: Browser, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions, baseURL: portalUrl });
  await giveSession(context, visitor);
  const page = await context.newPage();
  await page.goto('/changelog');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/**
 * As the next test wants to find it: no held calls, no open dialog, no toast, nothing under the pointer, and no page that
 * follows changes.
 */
export async function tidyDesk(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await visit(page, '/changelog');
  await page.mouse.move(0, 0);
  await page.setViewportSize(contextOptions.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  // Those below it would be taken for entries of the menu by the next test.
  const parents = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { expanded: true });
  // One may close by itself, its page having been left: nobody waits for a button that is no longer there.
  await expect(async () => {
    await parents.evaluateAll((open) => {
      for (const parent of open) (parent as HTMLElement).click();
    });
    await expect(parents).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  // It may go by itself at any moment: nobody waits for it either.
  await toast(page)
    .getByRole('button', { name: 'Close the message' })
    .evaluateAll((all) => {
      for (const close of all) (close as HTMLElement).click();
    });
  // Something of the frame may still be open, such as the account menu.
  if ((await page.locator('.MuiModal-root').count()) > 0) await page.goto('/changelog');
  await expect(page.locator('.MuiModal-root').or(toast(page))).toHaveCount(0);
}
