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
      ...{
        validFrom: dayOf(now),
        validTo: null,
        holidays: [],
        lateAfter: null,
        halfBelow: null,
        maxHours: null,
        maxDaysInRow: null,
      },
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
