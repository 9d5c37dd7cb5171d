import type { BrowserContext } from '@playwright/test';
import { demoPassword } from '../../demo/fill-demo-area.ts';
import { createVisitor, type Visitor } from '../../server/src/testing/visitor.ts';

export const portalUrl = process.env['E2E_URL'] ?? '';

export interface Person {
  id: string;
  username: string;
  name: string;
  password: string;
}

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
