import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { orderStatuses } from '@sewa/contract/bav/enums';
import type { Visitor } from '../../../server/src/testing/visitor.ts';
import { hold } from '../../support/hold.ts';
import { loseAnswer } from '../../support/lose-answer.ts';
import { createPerson, must } from '../../support/people.ts';
import { expect, type Page, test } from '../../support/portal.ts';
import { scan } from '../../support/scanner.ts';
import { choose, expectToast, row } from '../../support/screens.ts';
import { scanGoods } from '../../support/shop.ts';
import { visit } from '../../support/visit.ts';

test('a centre orders, others approve, pack and send, and what arrived is counted to the piece', async ({
  desk,
  admin,
  sessions,
}) => {
  const mark = randomBytes(3).toString('hex');
  const [book, photo] = [`Sewa Marg ${mark}`, `Darshan ${mark}`];
  await stockAreaStore(admin, [book, photo]);
  await sanctionOneRupee(admin, 'Ajnala');
  const keeper = await createPerson(admin, {
    org: 'Ajnala Centre',
    acl: { 'BAV.INVENTORY': 30, 'BAV.ORDER': 6, 'BAV.REPORTS': 2 },
  });

  // The centre asks for two items, by keyboard.
  const centre = await desk(keeper);
  await addBeforeFirstAnswer(centre, book);
  await addItem(centre, book, 10);
  await addItem(centre, photo, 4);
  await loseAnswer(centre, '**/api/bav/order');
  await centre.getByRole('button', { name: 'Send order' }).click();
  await expect(centre.getByText('The portal did not answer.', { exact: false })).toBeVisible();
  // The first attempt was saved: the second is the same order.
  await centre.getByRole('button', { name: 'Send order' }).click();
  await expect(centre.getByRole('heading', { level: 1 })).toContainText('Order ');
  const order = centre.url().split('/').at(-1) ?? '';
  const atHome = await sessions(keeper);
  const { rows: ordered } = (await must(atHome.get('/api/bav/order', { size: 100 }))).data;
  expect(ordered.filter(({ madeBy }: { madeBy: string }) => madeBy === keeper.id)).toHaveLength(1);

  // The order is changed elsewhere while it is being edited: the later save is refused, and leaving asks first.
  await visit(centre, `/bav/order/${order}/edit`);
  const notes = centre.getByRole('textbox', { name: 'Notes' });
  await notes.fill('By train');
  await changeNotes(atHome, order, 'By road');
  const newer = centre.waitForResponse((reply) => reply.url().endsWith(`/api/bav/order/${order}`));
  await comeBackLater(centre);
  await newer;
  await centre.getByRole('button', { name: 'Save order' }).click();
  await expect(
    centre.getByText('This record was changed since you opened it.', { exact: false }),
  ).toBeVisible();
  await centre.getByRole('link', { name: 'Orders' }).first().click();
  await centre.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  expect((await must(atHome.get(`/api/bav/order/${order}`))).data.notes).toBe('By road');

  // The first attempt of an edit was saved, but its answer lost: the second says so.
  await visit(centre, `/bav/order/${order}/edit`);
  await notes.fill('By van');
  await loseAnswer(centre, `**/api/bav/order/${order}`);
  await centre.getByRole('button', { name: 'Save order' }).click();
  await expect(centre.getByText('The portal did not answer.', { exact: false })).toBeVisible();
  await centre.getByRole('button', { name: 'Save order' }).click();
  await expect(centre.getByText('perhaps by your own first attempt', { exact: false })).toBeVisible();
  await centre.getByRole('link', { name: 'Orders' }).first().click();
  await centre.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();

  // The order is opened again as it is now. A saved edit leads to it and asks nothing.
  await visit(centre, `/bav/order/${order}/edit`);
  await expect(notes).toHaveValue('By van');
  await notes.fill('By bus');
  await centre.getByRole('button', { name: 'Save order' }).click();
  await expect(centre.getByRole('heading', { level: 1 })).toContainText('Order ');
  expect((await must(atHome.get(`/api/bav/order/${order}`))).data.notes).toBe('By bus');

  // Lines that could not be fetched for editing are fetched again.
  const office = await desk('area');
  await office.route('**/lines', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await visit(office, `/bav/order/${order}/edit`);
  await office.getByRole('button', { name: 'Try again' }).click();
  await expect(office.getByRole('spinbutton', { name: `Quantity: ${book}` })).toHaveValue('10');

  // The area office cuts one quantity, and must say that the order may pass the sanctioned amount.
  await visit(office, `/bav/order/${order}`);
  await office.getByRole('button', { name: 'Approve' }).click();
  const approval = office.getByRole('dialog');
  await approval.getByRole('spinbutton', { name: `Approved: ${book}` }).fill('7');
  await expect(approval.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await approval.getByLabel('Allow more than the sanctioned amount').check();
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expectToast(office, 'Order approved');
  await move(admin, order, orderStatuses.VERIFIED);
  await move(await sessions('zone'), order, orderStatuses.SUBMITTED);

  // The page of the centre has followed. One copy of seven did not arrive.
  const transfer = centre.getByRole('link', { name: /In transit/ });
  await transfer.click();
  await centre.getByRole('button', { name: 'Receive stock' }).click();
  const arrival = centre.getByRole('dialog');
  await arrival.getByRole('spinbutton', { name: `Received: ${book}` }).fill('6');
  await arrival.getByLabel('What happened to the missing copies?').fill('A torn carton');
  await arrival.getByRole('button', { name: 'Receive stock' }).click();
  await expectToast(centre, 'Stock received');

  // What arrived short is marked to be counted. Another copy is missing.
  await visit(centre, '/bav/inventory/counts');
  await centre.getByRole('button', { name: 'Start count' }).first().click();
  await choose(centre, 'Location', 'Store, ');
  await centre.getByLabel('Only items marked “Count me”').check();
  await centre.getByRole('button', { name: 'Start', exact: true }).click();
  const counted = centre.getByLabel(`Counted: ${book}`);
  await counted.fill('0');
  await counted.press('Enter');
  await expect(centre.getByText('−6 (6 in the ledger)')).toBeVisible();
  // Counts go on being saved while the search for items has no answer.
  const letSearch = await hold(centre, '**/api/bav/item-search?**');
  for (const [number, difference] of [
    ['1', '−5'],
    ['0', '−6'],
  ] as const) {
    await counted.fill(number);
    await counted.press('Enter');
    await expect(centre.getByText(`${difference} (6 in the ledger)`)).toBeVisible();
  }
  letSearch();
  // Three copies by scanner, faster than the line; then a code that nobody knows.
  const sheet = centre.url().split('/').at(-1) ?? '';
  const { docs } = await must(admin.get(`/api/bav/count/${sheet}/lines`));
  const { item, scanCode } = docs.find(({ title }: { title: string }) => title === book);
  const speedUp = await slowDown(centre, ['**/api/bav/item-search?**', '**/add']);
  await centre.getByRole('combobox', { name: 'Add item' }).focus();
  for (const code of [...Array<string>(3).fill(scanCode), '9788173711466']) await scanGoods(centre, code);
  await expect(centre.getByText('No item has the code 9788173711466.', { exact: false })).toBeVisible();
  await expect(counted).toHaveValue('3');
  // A scan with the cursor in a number is a copy, too, and what was typed there counts.
  await counted.fill('4');
  await scan(centre, scanCode);
  await expect(counted).toHaveValue('5');
  await expect(centre.getByText('−1 (6 in the ledger)')).toBeVisible();
  speedUp();
  // The connection is lost as soon as a copy was saved: it stays counted.
  await loseConnectionAfter(centre, '**/add');
  await scanGoods(centre, scanCode);
  await expect(centre.getByText('No connection.', { exact: false })).toBeVisible();
  await expect(centre.getByText('−1 (6 in the ledger)')).toHaveCount(0);
  await expect(counted).toHaveValue('6');
  // Without a connection scans wait for it, and what was named stays named.
  const waits = centre.getByText('1 scan waits for the connection');
  await scanGoods(centre, scanCode);
  await expect(waits).toBeVisible();
  // The answer to the copy is lost, and the connection with the answer to the second attempt: it is counted once.
  await loseConnectionAfter(centre, '**/add');
  await loseAnswer(centre, '**/add');
  const answered = centre.waitForResponse('**/add');
  await centre.context().setOffline(false);
  await answered;
  await scanGoods(centre, scanCode);
  await expect(waits).toBeVisible();
  await expect(counted).toHaveValue('7');
  await centre.context().setOffline(false);
  await expect(counted).toHaveValue('8');
  await expect(centre.getByText('No item has the code 9788173711466.', { exact: false })).toBeVisible();
  // A scan is looked up and counted also after a look at another tab, and the sheet is not posted before.
  const question = centre.getByRole('alertdialog');
  const letFind = await hold(centre, '**/api/bav/item-search?**');
  await scanGoods(centre, scanCode);
  await centre.getByRole('tab', { name: 'History' }).click();
  await centre.getByRole('button', { name: 'Post differences' }).click();
  await expect(question).toContainText('The last counts are still being saved.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await centre.getByRole('tab', { name: 'Sheet' }).click();
  letFind();
  await expect(counted).toHaveValue('9');
  await expect(centre.getByText('+3 (6 in the ledger)')).toBeVisible();
  await counted.fill('5');
  await counted.press('Enter');
  await expect(centre.getByText('−1 (6 in the ledger)')).toBeVisible();
  // Somebody else enters the same item while a number is typed: both numbers are shown, and here they add up.
  await counted.fill('2');
  await must(atHome.post(`/api/bav/count/${sheet}/enter`, { lines: [{ item, counted: 3 }] }));
  await counted.press('Enter');
  const line = centre.getByRole('listitem').filter({ hasText: book });
  await expect(line.getByRole('alert')).toContainText('entered 3 in the meantime. You entered 2.');
  await line.getByRole('button', { name: 'Add, 5 in all' }).click();
  await expect(counted).toBeFocused();
  await expect(counted).toHaveValue('5');
  await expect(line.getByRole('alert')).toHaveCount(0);
  await expect(centre.getByText('−1 (6 in the ledger)')).toBeVisible();
  // A number that is corrected while it is on its way: when it is refused, the question is about the correction.
  const letEnter = await hold(centre, '**/enter');
  const sent = centre.waitForRequest('**/enter');
  await counted.fill('2');
  await counted.press('Enter');
  await sent;
  await counted.fill('3');
  await counted.press('Enter');
  await must(atHome.post(`/api/bav/count/${sheet}/enter`, { lines: [{ item, counted: 2 }] }));
  letEnter();
  await expect(line.getByRole('alert')).toContainText('entered 2 in the meantime. You entered 3.');
  await centre.getByRole('button', { name: 'Post differences' }).click();
  await expect(question).toContainText('Two people counted the same item.');
  await expect(question.getByRole('button', { name: 'Post differences' })).toBeDisabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await line.getByRole('button', { name: 'Add, 5 in all' }).click();
  await expect(counted).toHaveValue('5');
  await expect(line.getByRole('alert')).toHaveCount(0);
  await expect(centre.getByText('−1 (6 in the ledger)')).toBeVisible();
  // An entry on its way is still shown after a look at another tab. Without it nobody signs out unasked, and the sheet is
  // not posted.
  const letThrough = await hold(centre, '**/enter');
  await counted.fill('4');
  await counted.press('Enter');
  await centre.getByRole('button', { name: /^Account/ }).click();
  await centre.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  await centre.getByRole('tab', { name: 'History' }).click();
  await centre.getByRole('tab', { name: 'Sheet' }).click();
  await expect(counted).toHaveValue('4');
  await centre.getByRole('button', { name: 'Post differences' }).click();
  await expect(question).toContainText('The last counts are still being saved.');
  await expect(question.getByRole('button', { name: 'Post differences' })).toBeDisabled();
  letThrough();
  await question.getByRole('button', { name: 'Post differences' }).click();
  await expectToast(centre, 'Differences posted');

  // The statement and the movements agree.
  await visit(centre, '/bav/reports/stock-statement');
  await expect(row(centre, book).getByRole('cell').nth(2)).toHaveText('4');
  await expect(row(centre, photo).getByRole('cell').nth(2)).toHaveText('4');
  await row(centre, book).getByRole('link').click();
  await centre.getByRole('tab', { name: 'Movements' }).click();
  const movements = centre.getByRole('region', { name: 'Movements' });
  await expect(movements.getByRole('row')).toHaveCount(3);
});

test('a barcode in a quantity or a price is an item; in the number of a bill it is what it says', async ({
  desk,
  admin,
}) => {
  const mark = randomBytes(3).toString('hex');
  const [first, second] = [`Sakhi ${mark}`, `Bani ${mark}`];
  await createItem(admin, first, `S1-${mark}`);
  const { scanCode } = (
    await must(admin.get(`/api/bav/sku/${await createItem(admin, second, `S2-${mark}`)}`))
  ).data;
  const page = await desk('admin');
  await visit(page, '/bav/purchase/new');
  const copiesOf = (title: string) => page.getByRole('spinbutton', { name: `Quantity: ${title}` });
  const search = page.getByRole('combobox', { name: 'Add item' });
  await search.fill(first);
  await search.press('Enter');
  await copiesOf(first).fill('3');
  await scan(page, scanCode);
  await expect(copiesOf(second)).toHaveValue('1');
  await expect(copiesOf(first)).toHaveValue('3');
  const cost = page.getByRole('textbox', { name: `: ${first}` });
  await cost.fill('75');
  await scan(page, scanCode);
  await expect(copiesOf(second)).toHaveValue('2');
  await expect(cost).toHaveValue('75');
  // Whatever the form of a code, it is said that nothing has it.
  await copiesOf(first).focus();
  await scan(page, '00012345678905');
  await expect(page.getByText('No item has the code 00012345678905.', { exact: false })).toBeVisible();
  await expect(copiesOf(first)).toHaveValue('3');
  const bill = page.getByRole('textbox', { name: 'Bill number' });
  await bill.focus();
  await scan(page, scanCode);
  await expect(bill).toHaveValue(scanCode);
  await expect(copiesOf(second)).toHaveValue('2');
});

test('a sheet follows what others post, and its questions end when somebody else discards it', async ({
  desk,
  admin,
  sessions,
}) => {
  const title = `Sewa Rah ${randomBytes(3).toString('hex')}`;
  const keeper = await createPerson(admin, { org: 'Ajnala Centre', acl: { 'BAV.INVENTORY': 30 } });
  const atHome = await sessions(keeper);
  const filter = { isActive: true, isMine: true };
  const { rows } = (await must(atHome.get('/api/bav/location', { filter }))).data;
  const location = rows[0].id;
  const item = await createItem(admin, title, `F-${title.slice(-6)}`);
  const lines = [{ item, quantity: 5, cost: 6_000 }];
  await must(admin.post('/api/bav/inventory/adjust', { location, reason: 'Start', isOpening: true, lines }));
  const start = async () =>
    (await must(atHome.post('/api/bav/count', { location, isOnlyMarked: true }))).data.id;
  const enter = (sheet: string, counted: number) =>
    must(atHome.post(`/api/bav/count/${sheet}/enter`, { lines: [{ item, counted }] }));
  const [other, sheet] = [await start(), await start()];
  await enter(other, 7);
  await enter(sheet, 7);

  const page = await desk(keeper);
  await visit(page, `/bav/inventory/counts/${sheet}`);
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('+2 (5 in the ledger)');
  // What another sheet has corrected is no difference of this one any more.
  await must(atHome.post(`/api/bav/count/${other}/post`));
  await expect(line).not.toContainText('in the ledger');

  const counted = page.getByLabel(`Counted: ${title}`);
  await counted.fill('2');
  await enter(sheet, 3);
  await counted.press('Enter');
  await expect(line.getByRole('alert')).toContainText('entered 3 in the meantime. You entered 2.');
  await must(atHome.post(`/api/bav/count/${sheet}/cancel`));
  await expect(line.getByRole('alert')).toHaveCount(0);
  // Nothing is unsaved any more: closing the window asks nothing.
  const mayClose = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(mayClose).toBe(true);
});

async function stockAreaStore(admin: Visitor, titles: readonly string[]): Promise<void> {
  const { rows } = (await must(admin.get('/api/bav/location', { filter: { kind: ['areaStore'] } }))).data;
  const lines = [];
  for (const [place, title] of titles.entries()) {
    const id = await createItem(admin, title, `J${place}-${title.slice(-6)}`);
    lines.push({ item: id, quantity: 50, cost: 6_000 });
  }
  await must(
    admin.post('/api/bav/purchase', {
      ...{ location: rows[0].id, day: '2026-01-05', source: 'headOffice', supplier: '', billNumber: '' },
      ...{ notes: '', lines },
    }),
  );
}

async function createItem(admin: Visitor, title: string, code: string): Promise<string> {
  const fields = {
    ...{ title, titleLatin: '', barcode: '', category: 3, language: 'English', code },
    ...{ price: 10_000, cost: 6_000, reorderLevel: 2, isActive: true, notes: '', editionOf: '' },
  };
  return (await must(admin.post('/api/bav/sku', fields))).data.id;
}

async function sanctionOneRupee(admin: Visitor, centre: string): Promise<void> {
  const { rows } = (await must(admin.get('/api/bav/sanction', { size: 100 }))).data;
  for (const own of rows) {
    if (own.centreName !== centre) continue;
    const fields = { centre: own.centre, year: own.year, version: own.version, amount: 100 };
    await must(admin.put(`/api/bav/sanction/${own.id}`, fields));
  }
}

/** Enter, while the list has not had its first answer yet: the item is looked up, and added once. */
async function addBeforeFirstAnswer(page: Page, title: string): Promise<void> {
  const letFind = await hold(page, '**/api/bav/item-search?**');
  const asked = page.waitForRequest((request) => {
    const { searchParams } = new URL(request.url());
    return searchParams.get('q') === title && searchParams.has('location');
  });
  await visit(page, '/bav/order/new');
  const field = page.getByRole('combobox', { name: 'Add item' });
  await field.fill(title);
  await asked;
  await field.press('Enter');
  letFind();
  await expect(page.getByRole('spinbutton', { name: `Quantity: ${title}` })).toHaveValue('1');
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: `Remove ${title}` }).click();
}

async function addItem(page: Page, title: string, quantity: number): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Add item' });
  await field.fill(title);
  // Faster than the list: Enter adds what was typed, and nothing that an earlier text had found.
  await field.press('Enter');
  const copies = page.getByRole('spinbutton', { name: `Quantity: ${title}` });
  await expect(copies).toHaveValue('1');
  // A second Enter adds nothing: it goes to the quantity of the new line, and from there back to the search.
  await field.press('Enter');
  await expect(copies).toBeFocused();
  await page.keyboard.type(String(quantity));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(copies).toHaveValue(String(quantity));
}

/**
 * Each call takes a while, as on a slow line, until the returned function is called. The route stays: a call that is
 * under way while its route is removed may get no answer. The page sends the call itself: without a connection it must fail.
 */
async function slowDown(page: Page, urls: readonly string[]): Promise<() => void> {
  let pauseMs = 300;
  for (const url of urls)
    await page.route(url, async (route) => {
      await delay(pauseMs);
      await route.continue();
    });
  return () => {
    pauseMs = 0;
  };
}

/** The call is answered, and whatever the page asks after it has no connection. */
async function loseConnectionAfter(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      await page.context().setOffline(true);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
}

/** The window is looked at again after so long that it asks for newer data. */
async function comeBackLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

async function changeNotes(by: Visitor, id: string, notes: string): Promise<void> {
  const order = (await must(by.get(`/api/bav/order/${id}`))).data;
  const { docs } = await must(by.get(`/api/bav/order/${id}/lines`));
  const lines = docs.map(({ item, asked }: { item: string; asked: number }) => ({ item, quantity: asked }));
  const { location, store, neededBy, version } = order;
  await must(by.put(`/api/bav/order/${id}`, { location, store, neededBy, notes, version, lines }));
}

async function move(by: Visitor, order: string, to: number): Promise<void> {
  const { version } = (await must(by.get(`/api/bav/order/${order}`))).data;
  await must(by.post(`/api/bav/order/${order}/move`, { to, version }));
}
