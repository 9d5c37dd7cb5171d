import type { Page } from '@playwright/test';

/** The call reaches the server, but its answer never reaches the page. */
export async function loseAnswer(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
