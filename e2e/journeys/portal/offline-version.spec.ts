import { expect, giveSession, openPage, type Page, portalUrl, signIn, test } from '../../support/portal.ts';
import { NEXT, serveTwoVersions } from '../../support/two-versions.ts';
import { visit } from '../../support/visit.ts';

test.use({ contextOptions: { serviceWorkers: 'allow' } });

test('a new version takes over when the old window is gone; no page mixes files of two versions', async ({
  context,
}) => {
  test.slow();
  const portal = await serveTwoVersions(portalUrl);
  try {
    await giveSession(context, await signIn('clerk'), portal.url);
    const old = await context.newPage();
    await openPage(old, `${portal.url}/changelog`);
    // As the portal does by itself, a few seconds later.
    await old.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));
    await old.waitForFunction(() => navigator.serviceWorker.controller !== null);
    portal.update();

    // The old window goes on: parts that it has not fetched yet are on the device.
    await visit(old, '/sewadar');
    await visit(old, '/attendance');
    expect(await versionsOf(old)).toEqual(['old']);

    const next = await context.newPage();
    await openPage(next, `${portal.url}/changelog`);
    await visit(next, '/attendance');
    expect(await versionsOf(next)).toEqual(['next']);
    await expect.poll(() => keptFiles(next)).toEqual(['next', 'old']);
    // It waits when it has fetched every file of the portal.
    await expect.poll(() => isNextWaiting(next), { timeout: 90_000 }).toBe(true);
    await visit(old, '/oae');
    expect(await versionsOf(old)).toEqual(['old']);
    await old.close();

    // The next load is alone, and ends the wait.
    await openPage(next, `${portal.url}/changelog`);
    await expect.poll(() => keptFiles(next)).toEqual(['next']);
    portal.cut();
    await openPage(next, `${portal.url}/sewadar`);
    expect(await versionsOf(next)).toEqual(['next']);
  } finally {
    await portal.end();
  }
});

/** Of which versions the page has files. */
async function versionsOf(page: Page): Promise<string[]> {
  return versions(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
}

/** Of which versions the device keeps files. */
async function keptFiles(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  });
  return versions(kept);
}

function versions(files: readonly string[]): string[] {
  const own = files.filter((file) => file.includes('/assets/'));
  return [...new Set(own.map((file) => (file.includes(`/assets/${NEXT}`) ? 'next' : 'old')))].toSorted();
}

function isNextWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
}
