import { type Browser, chromium, type Page } from '@playwright/test';
import { newId } from '@sewa/contract/kernel/values/ids';
import { findChromium } from '../../scripts/find-chromium.mjs';
import type { Visitor } from '../../server/src/testing/visitor.ts';
import { contextOptions } from '../support/context-options.ts';
import { giveSession, signIn } from '../support/session.ts';

export interface Browsers {
  /** What their windows say of the connection, each text once. */
  takeSaid(): Promise<string[]>;
  /** Makes a user, and waits until every window shows it without being touched. Returns those that do not. */
  recover(): Promise<string[]>;
  close(): Promise<void>;
}

/** Windows that show a list and are left alone. */
export async function openBrowsers(url: string, count: number): Promise<Browsers> {
  const executablePath = findChromium();
  const browser: Browser = await chromium.launch(executablePath ? { executablePath } : {});
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const context = await browser.newContext(contextOptions);
    await giveSession(context, await signIn('admin', undefined, url), url);
    const page = await context.newPage();
    // What is said stands only for a moment: it is written down in the page.
    await page.addInitScript(() => {
      const said = new Set<string>();
      Object.assign(window, { said });
      setInterval(() => {
        for (const one of document.querySelectorAll('[role=status],[role=alert]'))
          if (one.textContent) said.add(one.textContent.trim());
      }, 200);
    });
    await page.goto(`${url}/settings/users?q=witness`);
    await page.getByRole('main').waitFor();
    pages.push(page);
  }
  const colleague = await signIn('admin', undefined, url);
  let rounds = 0;
  return {
    takeSaid: async () => {
      const all = await Promise.all(
        pages.map((page) =>
          page.evaluate(() => {
            const { said } = window as unknown as { said: Set<string> };
            const texts = [...said];
            said.clear();
            return texts;
          }),
        ),
      );
      return [...new Set(all.flat())];
    },
    recover: async () => {
      rounds += 1;
      const name = `Witness ${rounds} ${newId().slice(-6)}`;
      await makeUser(colleague, name);
      const outcomes = await Promise.all(
        pages.map(async (page, index) => {
          const isShown = await page
            .getByText(name)
            .first()
            .waitFor({ timeout: 30_000 })
            .then(
              () => true,
              () => false,
            );
          const isLost = await page.getByText('No connection. Nothing can be saved').isVisible();
          if (isShown && !isLost) return [];
          return [
            `browser ${index + 1}: ${isShown ? 'still says that it has no connection' : 'does not show what happened'}`,
          ];
        }),
      );
      return outcomes.flat();
    },
    close: () => browser.close(),
  };
}

async function makeUser(visitor: Visitor, name: string): Promise<void> {
  const { rows } = (await visitor.get('/api/user/get-all', { q: 'clerk' })).body.data;
  const { org } = rows.find(({ username }: { username: string }) => username === 'clerk');
  const reply = await visitor.post('/api/user', {
    ...{ username: `w${newId().slice(-12)}`, name, nameLatin: '', phone: '', email: '', org },
    ...{ centres: [], acl: {}, temporary: [], isActive: true, password: `pw ${newId()}` },
  });
  if (reply.status !== 200) throw new Error(`no witness: ${JSON.stringify(reply.body)}`);
}
