import { newId } from '@sewa/contract/kernel/values/ids';
import type { Visitor } from '../../../server/src/testing/visitor.ts';
import { type Pair, startPair } from '../../support/pair.ts';
import { createFreshPerson } from '../../support/people.ts';
import { expect, giveSession, openPage, type Page, signIn, test } from '../../support/portal.ts';

let pair: Pair;
/** Works on the first server, while the browsers look at the second. */
let colleague: Visitor;

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  pair = await startPair();
  colleague = await signIn('admin', undefined, pair.first);
});
test.afterAll(() => pair?.end());
test.beforeEach(async ({ context }) => {
  await giveSession(context, await signIn('admin', undefined, pair.proxy), pair.proxy);
});

test('one server is killed: its browsers go on with the other, miss nothing and say so', async ({
  page,
  context,
}) => {
  const log = await context.newPage();
  await openPage(page, `${pair.proxy}/settings/users?q=satnam`);
  await openPage(log, `${pair.proxy}/settings/audit`);
  const before = await newUser();
  await expectShown(page, before);
  await expectShown(log, before);

  await pair.killSecond();
  const meanwhile = await newUser();
  await expect(page.getByText('Connected again. Nothing was missed.')).toBeVisible({ timeout: 30_000 });
  await expect(log.getByText('Connected again. Nothing was missed.')).toBeVisible({ timeout: 30_000 });
  await expectShown(page, meanwhile);
  await expectShown(log, meanwhile);

  const afterwards = await newUser();
  await expectShown(page, afterwards);
  await expectShown(log, afterwards);
});

async function newUser(): Promise<string> {
  const name = `Satnam ${newId().slice(-8)}`;
  await createFreshPerson(colleague, { name });
  return name;
}

/** In one of two windows: the one behind may draw no frames to ask at. */
async function expectShown(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main')).toContainText(name, { timeout: 30_000 });
}
