import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { demoPassword } from '../../demo/fill-demo-area.ts';
import { createVisitor, type Visitor } from '../../server/src/testing/visitor.ts';

export { expect, type Page } from '@playwright/test';
export { demoPassword };

export const portalUrl = process.env['E2E_URL'] ?? '';
export const offlineUrl = process.env['E2E_OFFLINE_URL'] ?? '';

export interface Person {
  id: string;
  username: string;
  name: string;
  password: string;
}

interface TestFixtures {
  /** Puts a session of this user into the page's browser, without the login screen. */
  enter: (who: string | Person) => Promise<void>;
}

interface WorkerFixtures {
  /** The demo administrator, by calls alone: what a test needs to be there, it asks of the real API. */
  admin: Visitor;
  sessions: (who: string | Person) => Promise<Visitor>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // One sign-in per user and worker: a test that ends a session must sign in by itself.
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const known = new Map<string, Promise<Visitor>>();
      await use((who) => {
        const [username, password] =
          typeof who === 'string' ? [who, demoPassword] : [who.username, who.password];
        const session = known.get(username) ?? signIn(username, password);
        known.set(username, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  admin: [async ({ sessions }, use) => use(await sessions('admin')), { scope: 'worker' }],
  enter: async ({ context, sessions }, use) => {
    await use(async (who) => giveSession(context, await sessions(who)));
  },
});

export async function signIn(username: string, password = demoPassword, url = portalUrl): Promise<Visitor> {
  const visitor = createVisitor(url);
  const reply = await visitor.post('/api/user/login', { u: username, p: password });
  if (reply.status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(reply.body)}`);
  return visitor;
}

export async function giveSession(context: BrowserContext, visitor: Visitor, url = portalUrl): Promise<void> {
  const [name = '', value = ''] = visitor.cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
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
