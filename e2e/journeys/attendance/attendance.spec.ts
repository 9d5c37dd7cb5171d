import { errors } from '@sewa/contract/kernel/calls/errors';
import { look } from '../../support/look.ts';
import { createPerson, must } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';
import {
  clock,
  createDepartment,
  createScheduleOfNow,
  dayOf,
  hour,
  openSheetOfNow,
} from '../../support/sheets.ts';

const count = (page: Page, name: string) => page.locator(`[data-count=${name}]`);

const acl = { 'SEWADAR.SEWADAR': 2, 'SEWADAR.ATTENDANCE': 210 };

test('a sheet is opened from the schedule, marked by list, keyboard and scan, watched, closed and corrected', async ({
  page,
  admin,
  desk,
  enter,
}) => {
  const plan = await createDepartment(admin, ['Avtar Singh', 'Balbir Singh', 'Charan Singh']);
  const [, , third] = plan.sewadars;
  await createScheduleOfNow(admin, plan);
  await enter(await createPerson(admin, { acl }));
  await openPage(page, '/attendance');
  const card = page.getByRole('listitem').filter({ hasText: plan.department });
  await card.getByRole('button', { name: 'Open sheet' }).click();
  await expectToast(page, 'Sheet opened');
  await expect(count(page, 'unmarked')).toHaveText('3');

  // Another screen sees every mark.
  const other = await desk('admin');
  await openPage(other, new URL(page.url()).pathname);
  const row = (name: string) => page.getByRole('group', { name: `Attendance of ${name}` });
  await row('Avtar Singh').getByRole('button', { name: 'Late' }).click();
  await expect(count(other, 'came')).toHaveText('1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  await expect(row('Balbir Singh').getByRole('button', { name: 'Absent' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(count(other, 'absent')).toHaveText('1');

  await page.getByRole('tab', { name: 'Scan' }).click();
  await page.keyboard.type(String(third?.number));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Checked in' })).toBeVisible();
  await page.keyboard.type(String(third?.number));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Already scanned' })).toBeVisible();
  await expect(count(other, 'came')).toHaveText('2');

  // A time from before the arrival is refused, and stays in its field to be corrected.
  await page.getByRole('tab', { name: 'List' }).click();
  await page.getByRole('button', { name: /Charan Singh/ }).click();
  const entry = page.getByRole('dialog', { name: 'Charan Singh' });
  const before = clock(Date.now() - 5 * 60_000);
  await entry.getByLabel('Left at').fill(before);
  await entry.getByRole('button', { name: 'Save time' }).click();
  await expectToast(page, errors.LEFT_BEFORE_COMING.en);
  await expect(entry.getByLabel('Left at')).toHaveValue(before);
  await entry.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('button', { name: 'Close sheet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close sheet' }).click();
  await expectToast(page, 'Sheet closed');
  await expect(other.getByText(/This sheet is closed/)).toBeVisible();
  await page.getByRole('button', { name: /Balbir Singh/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct: Balbir Singh' });
  await dialog.getByRole('combobox', { name: 'Attendance' }).selectOption('From the times');
  await dialog.getByLabel('Came at').fill(clock(Date.now() - 5 * 60_000));
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Served at gate 2');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expectToast(page, 'Correction saved');
  await page.getByRole('tab', { name: 'Corrections' }).click();
  await expect(page.getByText('Balbir Singh · Absent → Present')).toBeVisible();
  await expect(page.getByText(/^– → \d+:\d\d [ap]m$/)).toBeVisible();
});

test('a department and a month are marked in the grid, by keyboard and by column, by two people at once', async ({
  page,
  admin,
  desk,
  enter,
}) => {
  const { department, sewadars } = await createDepartment(admin, [
    'Avtar Singh',
    'Balbir Singh',
    'Charan Singh',
  ]);
  const [{ centre = '', id: first = '' } = {}] = sewadars;
  // The month before: its days are over, whatever today is.
  const month = new Date(Date.parse(`${dayOf(Date.now()).slice(0, 7)}-01`) - 24 * hour)
    .toISOString()
    .slice(0, 7);
  const sheetOn = async (day: string) => {
    const times = { startTime: '06:00', endTime: '09:00', place: '', lateAfter: null, halfBelow: null };
    const fields = { title: 'Sewa', department, centre, onDay: `${month}-${day}`, ...times };
    return (await must(admin.post('/api/attendance/sheets', fields))).data.id;
  };
  await sheetOn('01');
  const closed = await sheetOn('02');
  const mark = { sewadar: first, mark: 'present', at: new Date().toISOString() };
  await must(admin.post(`/api/attendance/sheets/${closed}/mark`, mark));
  await must(admin.post(`/api/attendance/sheets/${closed}/close`, {}));

  const address = `/attendance/grid?${new URLSearchParams({ month, centre, department })}`;
  await enter(await createPerson(admin, { acl: { 'SEWADAR.SEWADAR': 2, 'SEWADAR.ATTENDANCE': 210 } }));
  await openPage(page, address);
  const other = await desk('admin');
  await openPage(other, address);
  const cell = (on: Page, row: number, column: number) => on.locator(`[data-cell="${row} ${column}"]`);
  await cell(page, 0, 0).click();
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  await expect(cell(page, 1, 0)).toHaveText('A');
  await expect(cell(other, 0, 0)).toHaveText('L');
  await expect(cell(other, 1, 0)).toHaveText('A');
  // The other one takes a mark away meanwhile.
  await cell(other, 1, 0).click();
  await other.keyboard.press('Delete');
  await expect(cell(page, 1, 0)).toHaveText('');

  // The whole day: those without a mark.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: '2 not marked' })).toBeVisible();
  await page.keyboard.press('p');
  await expectToast(page, '2 people: Present');
  await expect(cell(page, 0, 0)).toHaveText('L');
  await expect(cell(page, 1, 0)).toHaveText('P');
  await expect(cell(other, 2, 0)).toHaveText('P');

  // A closed sheet wants a reason; a day without a sheet says so.
  await cell(page, 1, 1).click();
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'Correct: Balbir Singh' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Came by the late bus');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expectToast(page, 'Correction saved');
  await expect(cell(page, 1, 1)).toHaveText('L');
  await expect(cell(other, 1, 1)).toHaveText('L');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'No sheet on this day' })).toBeVisible();
});

test('list marks wait on the device, are shown at once, and are sent in order; a refused one says why', async ({
  page,
  context,
  admin,
  enter,
}) => {
  const names = ['Avtar Singh', 'Balbir Singh', 'Charan Singh'];
  const plan = await createDepartment(admin, names);
  const sheet = await openSheetOfNow(admin, plan);
  const marks = async () => {
    const { docs } = await must(admin.get(`/api/attendance/sheets/${sheet}/people`));
    return docs.map(({ mark }: { mark: string | null }) => mark);
  };
  await enter(await createPerson(admin, { acl }));
  await openPage(page, `/attendance/sheets/${sheet}`);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const give = (name: string, mark: string) => row(name).getByRole('button', { name: mark }).click();

  await context.setOffline(true);
  await give('Avtar Singh', 'Present');
  await give('Avtar Singh', 'Late');
  await give('Balbir Singh', 'Absent');
  await page.getByRole('button', { name: '1 more present' }).click();
  await expect(count(page, 'came')).toHaveText('2');
  for (const name of names) await expect(row(name).getByText('Not sent yet')).toBeVisible();
  await expect(page.getByRole('button', { name: '4 entries not sent yet' })).toBeVisible();
  expect(await marks()).toEqual([null, null, null]);
  await context.setOffline(false);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  expect(await marks()).toEqual(['late', 'absent', 'present']);
  await expect(count(page, 'came')).toHaveText('2');

  await context.setOffline(true);
  await give('Charan Singh', 'Absent');
  await expect(row('Charan Singh').getByText('Not sent yet')).toBeVisible();
  await must(admin.post(`/api/attendance/sheets/${sheet}/close`, {}));
  await context.setOffline(false);
  await expect(
    row('Charan Singh').getByText(/^Not accepted\. This attendance sheet is closed/),
  ).toBeVisible();
  await expect(row('Charan Singh').getByText('Present', { exact: true })).toBeVisible();
});

test('a kiosk takes badges, also without a connection, and is left only with its PIN', async ({
  page,
  context,
  admin,
  enter,
}) => {
  const plan = await createDepartment(admin, ['Avtar Singh', 'Balbir Singh']);
  const [first, second] = plan.sewadars;
  const sheet = await openSheetOfNow(admin, plan);
  await enter(await createPerson(admin, { acl }));
  await openPage(page, `/attendance/sheets/${sheet}`);
  await page.getByRole('button', { name: 'Kiosk' }).click();
  await page.getByLabel('PIN', { exact: false }).first().fill('2468');
  await page.getByLabel('Repeat PIN').fill('2460');
  await page.getByRole('button', { name: 'Start kiosk' }).click();
  await expect(page.getByText('The two PINs differ')).toBeVisible();
  await page.getByLabel('Repeat PIN').fill('2468');
  await page.getByRole('button', { name: 'Start kiosk' }).click();
  const idle = page.getByText('Show your badge');
  await expect(idle).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);

  await scanBadge(page, first?.number);
  // An answer stands for a few seconds only: all of it is looked for at once.
  const answer = page.locator('[data-answer]');
  await expect(answer).toContainText(/Checked in.*Avtar Singh/);
  await scanBadge(page, 987_654);
  await expect(answer).toContainText(/987654: not accepted.*No sewadar with this number/);
  // The code of a printed card is long and has dots: it arrives whole.
  const card = `S1.B1.ASR.7F3Q.1234.2JK.3AB.${'Q7'.repeat(51)}`;
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/scan'),
  );
  await scanBadge(page, card);
  expect((await sent).postDataJSON().code).toBe(card);
  await expect(idle).toBeVisible();

  // Neither Back, nor another address, nor a reload leaves it, and there is no menu.
  await page.goBack();
  await expect(idle).toBeVisible();
  await page.goto('/sewadar');
  await expect(idle).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/attendance/sheets/${sheet}/kiosk`);
  await page.reload();
  await expect(page.getByText('1 person came')).toBeVisible();
  await expect(page.getByRole('link').or(page.getByRole('navigation'))).toHaveCount(0);
  await look(page, 'attendance-kiosk');

  await context.setOffline(true);
  await scanBadge(page, second?.number);
  await expect(answer).toContainText(/Noted.*Balbir Singh/);
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  await context.setOffline(false);
  const ways = async () => {
    const { docs } = await must(admin.get(`/api/attendance/sheets/${sheet}/people`));
    return docs.map(({ how }: { how: string | null }) => how);
  };
  await expect.poll(ways).toEqual(['kiosk', 'kiosk']);

  await page.getByRole('button', { name: 'Leave kiosk' }).click();
  const dialog = page.getByRole('dialog', { name: 'PIN to leave the kiosk' });
  await page.keyboard.type('1111');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Wrong PIN')).toBeVisible();
  for (const digit of '2468') await dialog.getByRole('button', { name: digit, exact: true }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Show or hide the menu' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/attendance/sheets/${sheet}$`));
});

async function scanBadge(page: Page, number: number | string | undefined): Promise<void> {
  await page.keyboard.type(String(number));
  await page.keyboard.press('Enter');
}
