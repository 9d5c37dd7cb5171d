import { test as base, type Page } from '@playwright/test';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { demoPassword } from '../../demo/fill-demo-area.ts';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { openDesk, tidyDesk } from './desk.ts';
import { createOfficePerson } from './people.ts';
import { giveSession, type Person, signIn } from './session.ts';

export { expect, type Page } from '@playwright/test';
export { giveSession, type Person, portalUrl, signIn } from './session.ts';
export { demoPassword };

export const offlineUrl = process.env['E2E_OFFLINE_URL'] ?? '';

interface TestFixtures {
  /** Puts a session of this user into the page's browser, without the login screen. */
  enter: (who: string | Person) => Promise<void>;
  /**
   * The worker's own window of this user, already loaded: for tests that move about in the portal by `visit` and need
   * neither a fresh browser nor a page load.
   */
  desk: (who: string | Person) => Promise<Page>;
}

interface WorkerFixtures {
  /** The demo administrator, by calls alone: what a test needs to be there, it asks of the real API. */
  admin: Visitor;
  sessions: (who: string | Person) => Promise<Visitor>;
  desks: (who: string | Person) => Promise<Page>;
  /** Somebody of the area office, with a name in Gurmukhi, who prefers this language. */
  office: (language: Language) => Promise<Person>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // One sign-in per user and worker: a test that ends a session must sign in by itself.
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      await use(
        onceFor((who) =>
          typeof who === 'string' ? signIn(who, demoPassword) : signIn(who.username, who.password),
        ),
      );
    },
    { scope: 'worker' },
  ],
  admin: [async ({ sessions }, use) => use(await sessions('admin')), { scope: 'worker' }],
  desks: [
    async ({ browser, sessions }, use) => {
      await use(onceFor(async (who) => openDesk(browser, await sessions(who))));
    },
    { scope: 'worker' },
  ],
  office: [
    async ({ admin, sessions }, use) => {
      const known = new Map<Language, Promise<Person>>();
      await use((language) => {
        const person = known.get(language) ?? createOfficePerson({ admin, sessions, language });
        known.set(language, person);
        return person;
      });
    },
    { scope: 'worker' },
  ],
  enter: async ({ context, sessions }, use) => {
    await use(async (who) => giveSession(context, await sessions(who)));
  },
  desk: async ({ desks }, use, info) => {
    const used = new Set<Page>();
    await use(async (who) => {
      const page = await desks(who);
      used.add(page);
      return page;
    });
    // After a failure the worker ends, and its windows with it.
    if (info.status === info.expectedStatus) for (const page of used) await tidyDesk(page);
  },
});

function onceFor<T>(make: (who: string | Person) => Promise<T>): (who: string | Person) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (who) => {
    const username = typeof who === 'string' ? who : who.username;
    const made = known.get(username) ?? make(who);
    known.set(username, made);
    return made;
  };
}

export async function signInByHand(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A page is there when its heading is. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
