// Long because an application passes through many hands.
import type { Locator } from '@playwright/test';
import { applicationStatuses as S, applicationTypes as T } from '@sewa/contract/applications/enums';
import {
  createApplication,
  createOfficer,
  moveApplication,
  picture,
  readApplication,
} from '../../support/applications.ts';
import { expect, giveSession, openPage, type Page, signIn, test } from '../../support/portal.ts';
import { act, expectToast, row, toast } from '../../support/screens.ts';
import { newSurname } from '../../support/sewadars.ts';

const list = '/sewadar/applications';
const board = `${list}/board`;

test('from new to final acceptance with three users', async ({ page, admin, context, enter }) => {
  test.slow();
  const name = `ਗੁਰਮੀਤ ਕੌਰ ${newSurname()}`;
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  const first = await createOfficer(admin, 'First', [2, 5, 11]);
  const second = await createOfficer(admin, 'Second', [2, 7]);

  await context.grantPermissions(['camera']);
  await enter(maker);
  await openPage(page, list);
  await page.getByRole('link', { name: 'New application' }).click();
  await page.getByRole('link', { name: /^Sewadar To serve/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Gender').selectOption('female');
  await page.getByRole('textbox', { name: 'Date of birth or age' }).fill('34');
  await page.getByRole('combobox', { name: 'Preferred departments' }).fill('Langar');
  await page.keyboard.press('Enter');
  await takePhoto(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'aadhaar.png', mimeType: 'image/png', buffer: picture() });
  await page.getByRole('button', { name: 'Save application' }).click();
  await expectToast(page, 'Application saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Waiting for pre-approval.')).toBeVisible();
  await expect(page.getByText('Still missing')).toHaveCount(0);
  await expect(page.getByRole('img', { name: `Photo of ${name}` })).toBeVisible();
  const { pathname: record } = new URL(page.url());

  await enter(first);
  await openPage(page, record);
  await decide(page, 'Pre-approve');
  await expectToast(page, `Pre-approved: ${name}`);

  await enter(second);
  await openPage(page, `${list}?f.isMine=true&q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('link').click();
  await decide(page, 'Approve');
  await expectToast(page, `Approved: ${name}`);

  await enter(first);
  await openPage(page, record);
  await expect(page.getByText('Waiting for final acceptance. You can take this step.')).toBeVisible();
  await decide(page, 'Give final acceptance');
  await expectToast(page, `Final acceptance given: ${name}`);
  await page.getByRole('tab', { name: 'Remarks' }).click();
  await expect(page.getByRole('list', { name: 'Remarks' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('link', { name: 'Open record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/\/sewadar\/[0-9a-f-]{36}/);
  await expect(page.getByRole('img', { name: `Photo of ${name}` })).toBeVisible();
});

test('who made an application does not decide it, and is told why', async ({ page, admin, enter }) => {
  const person = await createOfficer(admin, 'Two steps', [2, 3, 5]);
  const id = await createApplication(await signIn(person.username, person.password), {
    name: 'Own decision',
  });
  await enter(person);
  await openPage(page, `${list}/${id}`);
  await expect(
    page.getByText('You made or edited this application, so someone else must decide it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  const impossible = page.getByRole('menuitem', { name: /^Pre-approve You made or edited/ });
  await expect(impossible).toHaveAttribute('aria-disabled', 'true');
  await impossible.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is missing is named and leads to where it is mended', async ({ page, admin, enter }) => {
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  const id = await createApplication(await signIn(maker.username, maker.password), {
    type: T.CAR_PASS,
    isIncomplete: true,
  });
  await enter(maker);
  await openPage(page, `${list}/${id}`);
  const missing = page.getByRole('list', { name: 'Still missing' });
  await expect(missing.getByRole('listitem')).toHaveCount(4);
  await missing.getByRole('link', { name: 'Vehicle number' }).click();
  await expect(page.getByRole('textbox', { name: 'Vehicle number' })).toBeFocused();
  await page.keyboard.type('pb 02 ab 1234');
  await page.getByRole('textbox', { name: 'Valid from' }).fill('01-12-2026');
  await page.getByRole('textbox', { name: 'Valid until' }).fill('30-11-2027');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Application saved');
  await expect(missing.getByRole('listitem')).toHaveCount(2);
  await missing.getByRole('link', { name: /ID document/ }).click();
  await expect(page.getByRole('tab', { name: 'Attachments', selected: true })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: picture() });
  await expect(missing.getByRole('listitem')).toHaveCount(1);
});

test('sent back with a reason, corrected, sent on: the next to decide sees old beside new', async ({
  page,
  admin,
  enter,
}) => {
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  const first = await createOfficer(admin, 'First', [2, 5]);
  const second = await createOfficer(admin, 'Second', [2, 7]);
  const id = await createApplication(await signIn(maker.username, maker.password), {
    phone: '+919811122233',
  });
  await moveApplication(await signIn(first.username, first.password), id, S.PENDING);

  await enter(second);
  await openPage(page, `${list}/${id}`);
  await act(page, 'Send back');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog.getByText('Fill this in')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Whose phone is this?');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toHaveCount(0);

  await enter(maker);
  await openPage(page, `${list}/${id}`);
  await expect(page.getByText('It was sent back for correction.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('98111 00099');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Application saved');
  await decide(page, 'Submit again');

  await enter(second);
  await openPage(page, `${list}/${id}?tab=changes`);
  const phone = page.getByRole('row').filter({ hasText: 'Phone' });
  await expect(phone).toContainText('+91 98111 22233');
  await expect(phone).toContainText('+91 98111 00099');
  await page.getByRole('tab', { name: 'Remarks' }).click();
  await expect(page.getByText('Whose phone is this?')).toBeVisible();
});

test('one after the other from Home: two clicks decide, the next one follows, Back keeps the list', async ({
  page,
  admin,
  enter,
}) => {
  const surname = newSurname();
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  const visitor = await signIn(maker.username, maker.password);
  for (const given of ['Amrit', 'Balbir', 'Charan'])
    await createApplication(visitor, { name: `${given} ${surname}`, type: T.SANGAT });
  await enter(await createOfficer(admin, 'First', [2, 5]));
  // Two clicks from Home: the one that has waited longest is there with all that its decision rests on.
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Decide one by one' }).click();
  await expect(page.getByRole('list', { name: 'Requirements' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Documents' }).getByRole('listitem').first()).toBeVisible();
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: /^(Pre-approve|Resume) and next$/ }).click();
  await expect(page.getByText(new RegExp(`: ${first}$`))).toBeVisible();
  await expect(page.getByRole('group', { name: 'In this list' })).toContainText(/^2 of \d+$/);

  // The same from a filtered list, there and back.
  await openPage(page, `${list}?q=${surname}&sort=name`);
  await row(page, `Balbir ${surname}`).getByRole('link').click();
  const queue = page.getByRole('group', { name: 'In this list' });
  await expect(queue).toContainText('2 of 3');
  for (const verb of ['Reject', 'Put on hold'])
    await expect(page.getByRole('main').getByRole('button', { name: verb })).toBeVisible();
  await queue.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Amrit ${surname}`);
  await expect(queue.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await queue.getByRole('link', { name: 'Next' }).click();
  await expect(queue).toContainText('2 of 3');
  await queue.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Charan ${surname}`);
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Applications' })
    .click();
  await expect(page).toHaveURL(new RegExp(`q=${surname}`));
  await expect(page.getByRole('row').filter({ hasText: surname })).toHaveCount(3);
});

test('one decision on many: done where it can be, named with the reason where not', async ({
  page,
  admin,
  enter,
}) => {
  const surname = newSurname();
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  const visitor = await signIn(maker.username, maker.password);
  const names = ['Amrit', 'Balbir'].map((given) => `${given} ${surname}`);
  for (const name of names) await createApplication(visitor, { name });
  await createApplication(visitor, { name: `Charan ${surname}`, isIncomplete: true });
  await enter(await createOfficer(admin, 'First', [2, 5]));
  await openPage(page, `${list}?q=${surname}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page
    .getByRole('region', { name: /selected/i })
    .getByRole('button', { name: 'Decide' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'One decision on 3 applications' });
  await dialog.getByLabel('Decision').selectOption('Pre-approve');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  const report = page.getByRole('dialog').filter({ hasText: `Charan ${surname}` });
  await expect(report).toContainText('Something is still missing in this application.');
  await report.getByRole('button', { name: 'Close' }).click();
  for (const name of names) await expect(row(page, name)).toContainText('Pending');
  await expect(row(page, `Charan ${surname}`)).toContainText('Pre-approval');
});

test('a move is undone from its toast: on the record, and for many at once', async ({
  page,
  admin,
  enter,
}) => {
  const surname = newSurname();
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  const visitor = await signIn(maker.username, maker.password);
  const names = ['Amrit', 'Balbir'].map((given) => `${given} ${surname}`);
  const ids = [
    await createApplication(visitor, { name: names[0] ?? '' }),
    await createApplication(visitor, { name: names[1] ?? '' }),
  ];
  await enter(await createOfficer(admin, 'First', [2, 5]));
  await openPage(page, `${list}/${ids[0]}`);
  await decide(page, 'Pre-approve');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, `Undone: ${names[0]}`);
  await expect(page.getByText('Waiting for pre-approval.')).toBeVisible();
  await page.getByRole('tab', { name: 'Remarks' }).click();
  await expect(page.getByRole('list', { name: 'Remarks' }).getByRole('listitem').last()).toContainText(
    'Last step undone',
  );

  await openPage(page, `${list}?q=${surname}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page
    .getByRole('region', { name: /selected/i })
    .getByRole('button', { name: 'Decide' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'One decision on 2 applications' });
  await dialog.getByLabel('Decision').selectOption('Put on hold');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The office is closed');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  // Asked of the portal first: the rows may not have shown the decision yet.
  for (const id of ids)
    await expect.poll(async () => (await readApplication(admin, id)).status).toBe(S.PRE_APPROVAL);
  for (const name of names) await expect(row(page, name)).not.toContainText('on hold');
});

test('somebody who only applied is erased on request, from the application', async ({
  page,
  admin,
  enter,
}) => {
  const name = `Gian ${newSurname()}`;
  const id = await createApplication(admin, { name, type: T.SANGAT });
  await enter('admin');
  await openPage(page, `${list}/${id}`);
  await act(page, 'Erase all data');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason or reference of the request' }).fill('Letter of 3 May');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog).toContainText('Applications: 1');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  expect((await admin.get(`/api/sewadar/applications/${id}`)).status).toBe(404);
});

test('the board by keyboard: move a card, the focus follows it', async ({ page, admin, enter }) => {
  const name = `Daljit ${newSurname()}`;
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  const id = await createApplication(await signIn(maker.username, maker.password), { name });
  await enter(await createOfficer(admin, 'First', [2, 5]));
  await openPage(page, `${board}?f.minDays=0`);
  const from = page.getByRole('region', { name: 'Pre-approval', exact: true });
  await showCard(from, name);
  await from.getByRole('button', { name: `Move to… ${name}` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Put on hold Pre-approval on hold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Put on hold: ${name}` })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('The family is away until Sunday');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, `Put on hold: ${name}`);
  const to = page.getByRole('region', { name: 'Pre-approval on hold' });
  await expect(to.getByRole('link', { name })).toBeFocused();
  expect((await readApplication(admin, id)).status).toBe(S.PRE_ON_HOLD);
});

test('the board by mouse: a card goes only where its move is allowed; others see it move by themselves', async ({
  page,
  admin,
  browser,
  enter,
}) => {
  const name = `Ekam ${newSurname()}`;
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  await createApplication(await signIn(maker.username, maker.password), { name, type: T.SANGAT });
  const context = await browser.newContext();
  await giveSession(context, await signIn(maker.username, maker.password));
  const other = await context.newPage();
  await enter(await createOfficer(admin, 'First', [2, 5]));
  for (const one of [page, other]) await openPage(one, `${board}?f.type=${T.SANGAT}`);
  const column = (of: Page, status: string) => of.getByRole('region', { name: status, exact: true });
  await showCard(column(page, 'Pre-approval'), name);
  const card = column(page, 'Pre-approval').getByRole('listitem').filter({ hasText: name });
  await card.dragTo(column(page, 'On hold'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.dragTo(column(page, 'Pending').getByRole('heading'));
  await page.getByRole('dialog').getByRole('button', { name: 'Pre-approve' }).click();
  await expectToast(page, `Pre-approved: ${name}`);
  await expect(column(page, 'Pending').getByRole('link', { name })).toBeVisible();
  await expect(column(other, 'Pending').getByRole('link', { name })).toBeVisible();
  await context.close();
});

test('the enclosure’s applications stand below its own address', async ({ page, admin, enter }) => {
  const name = `Fateh ${newSurname()}`;
  const maker = await createOfficer(admin, 'Maker', [2, 3]);
  const visitor = await signIn(maker.username, maker.password);
  await createApplication(visitor, { name, type: T.OAE, birthDate: '1950-01-01' });
  await createApplication(visitor, { name: `${name} other`, type: T.SANGAT });
  await enter(maker);
  await openPage(page, `/oae/applications?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toHaveCount(1);
  await row(page, name).getByRole('link').click();
  // The head of the record says who it is about, and how to call them.
  await expect(page.getByRole('main')).toContainText(
    /Old age enclosure · .*D\/o Karam Singh · \d+ years · No\. \d+ · /,
  );
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+919811122233');
  await openPage(page, '/oae/applications/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New application: Old age enclosure');
  await expect(page.getByLabel('Mobility')).toBeVisible();
});

/** Presses the main button of a record and confirms. */
/** What leads on is decided by one click; what cannot be undone is asked once more. */
async function decide(page: Page, verb: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: verb, exact: true }).click();
  if (verb === 'Give final acceptance')
    await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
}

async function takePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add photo' }).click();
  await page.getByRole('button', { name: 'Take a picture with the camera' }).click();
  await page.getByRole('button', { name: 'Take picture' }).click();
  await page.getByRole('button', { name: 'Use this photo' }).click();
  // The picture is cut first; until then the dialog has a field for files of its own.
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The newest stand last in a column; more are fetched by its button. */
async function showCard(column: Locator, name: string): Promise<void> {
  await expect(column.getByRole('listitem').first()).toBeVisible();
  const cards = column.getByRole('listitem');
  const more = column.getByRole('button', { name: /^Show .* more$/ });
  while ((await column.getByRole('link', { name }).count()) === 0) {
    const shown = await cards.count();
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
}
