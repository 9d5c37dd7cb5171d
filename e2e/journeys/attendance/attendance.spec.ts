import { randomBytes } from 'node:crypto';
import { createPerson, must } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';
import { createSewadar } from '../../support/sewadars.ts';

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', hourCycle: 'h23', ...options });
const dayOf = (moment: number) => inIndia({ dateStyle: 'short' }).format(moment);
const clock = (moment: number) => inIndia({ hour: '2-digit', minute: '2-digit' }).format(moment);
const hour = 3_600_000;

const count = (page: Page, name: string) => page.locator(`[data-count=${name}]`);

test('a sheet is opened from the schedule, marked by list, keyboard and scan, watched, closed and corrected', async ({
  page,
  admin,
  desk,
  enter,
}) => {
  const department = `Department ${randomBytes(3).toString('hex')}`;
  const departments = [{ department, role: '', since: null, until: null }];
  const [first, , third] = [
    await createSewadar(admin, { departments, name: 'Avtar Singh', nameLatin: 'Avtar Singh' }),
    await createSewadar(admin, { departments, name: 'Balbir Singh', nameLatin: 'Balbir Singh' }),
    await createSewadar(admin, { departments, name: 'Charan Singh', nameLatin: 'Charan Singh' }),
  ];
  const now = Date.now();
  await must(
    admin.post('/api/user/sewa-schedules', {
      ...{ title: `Sewa of ${department}`, department, centre: first.centre, kind: 'once', days: [] },
      ...{ interval: 1, nth: 1, startTime: clock(now), endTime: clock(now + 3 * hour), needed: 3 },
      ...{ validFrom: dayOf(now), validTo: null, holidays: [], lateAfter: null, halfBelow: null },
    }),
  );
  const area = { 'SEWADAR.SEWADAR': 2, 'SEWADAR.ATTENDANCE': 210 };
  await enter(await createPerson(admin, { acl: area }));
  await openPage(page, '/attendance');
  const card = page.getByRole('listitem').filter({ hasText: department });
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
  await page.keyboard.type(String(third.number));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Checked in' })).toBeVisible();
  await page.keyboard.type(String(third.number));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Already scanned' })).toBeVisible();
  await expect(count(other, 'came')).toHaveText('2');

  await page.getByRole('button', { name: 'Close sheet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close sheet' }).click();
  await expectToast(page, 'Sheet closed');
  await expect(other.getByText(/This sheet is closed/)).toBeVisible();
  await page.getByRole('button', { name: /Balbir Singh/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct: Balbir Singh' });
  await dialog.getByRole('combobox', { name: 'Attendance' }).selectOption('Present');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Served at gate 2');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expectToast(page, 'Correction saved');
  await page.getByRole('tab', { name: 'Corrections' }).click();
  await expect(page.getByText('Balbir Singh · Absent → Present')).toBeVisible();
});

test('a department and a month are marked in the grid, by keyboard and by column, by two people at once', async ({
  page,
  admin,
  desk,
  enter,
}) => {
  const department = `Department ${randomBytes(3).toString('hex')}`;
  const departments = [{ department, role: '', since: null, until: null }];
  const people = [];
  for (const name of ['Avtar Singh', 'Balbir Singh', 'Charan Singh'])
    people.push(await createSewadar(admin, { departments, name, nameLatin: name }));
  const [{ centre = '', id: first = '' } = {}] = people;
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
