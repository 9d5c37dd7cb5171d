import type { Page } from '@playwright/test';

/** Keeps matching requests waiting on their way to the real server, so that what is shown meanwhile can be seen. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    // A page that was left in the meantime has taken its requests along.
    await route.continue().catch(() => {});
  });
  return release;
}

/** A reply that the real server cannot be brought to give: an outage, a refusal without a text. */
export async function failCalls(page: Page, url: string | RegExp, reply: { status: number; body?: unknown }) {
  await page.route(url, (route) =>
    route.fulfill({ status: reply.status, json: reply.body ?? { success: false, message: null } }),
  );
}
