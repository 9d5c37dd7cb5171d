import { createPerson } from '../../support/people.ts';
import { expect, openPage, test } from '../../support/portal.ts';
import { expectToast, toast } from '../../support/screens.ts';
import { createSewadar } from '../../support/sewadars.ts';
import { createDepartment, openSheetOfNow } from '../../support/sheets.ts';

test('a sheet closed too early is reopened, takes somebody who is not on its list, and loses a wrong entry', async ({
  page,
  admin,
  enter,
}) => {
  const plan = await createDepartment(admin, ['Avtar Singh', 'Balbir Singh']);
  const helper = await createSewadar(admin, {});
  const sheet = await openSheetOfNow(admin, plan);
  await enter(await createPerson(admin, { acl: { 'SEWADAR.SEWADAR': 2, 'SEWADAR.ATTENDANCE': 210 } }));
  await openPage(page, `/attendance/sheets/${sheet}`);
  const count = (name: string) => page.locator(`[data-count=${name}]`);
  const row = (name: string) => page.getByRole('group', { name: `Attendance of ${name}` });
  const close = async () => {
    await page.getByRole('button', { name: 'Close sheet' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/^This sewa ends at \d\d:\d\d/)).toBeVisible();
    await question.getByRole('button', { name: 'Close sheet' }).click();
    await expectToast(page, 'Sheet closed');
  };

  // A mark for all was a mistake.
  await page.getByRole('button', { name: 'All present' }).click();
  await expectToast(page, '2 people marked present');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Marks removed');
  await expect(count('unmarked')).toHaveText('2');

  await row('Avtar Singh').getByRole('button', { name: 'Present' }).click();
  await expect(count('unmarked')).toHaveText('1');
  await close();
  await expect(count('absent')).toHaveText('1');
  await page.getByRole('button', { name: 'Reopen sheet' }).click();
  await expectToast(page, 'Sheet reopened');
  await expect(count('unmarked')).toHaveText('1');
  await expect(count('absent')).toHaveText('0');

  await page.getByRole('button', { name: 'Add a person' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a person' });
  await adding.getByRole('combobox', { name: 'Sewadar' }).fill(helper.name);
  await page.getByRole('option').filter({ hasText: helper.name }).click();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'Person added');
  await expect(row(helper.name).getByRole('button', { name: 'Present' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await close();
  await page.getByRole('button', { name: new RegExp(helper.name) }).click();
  const correcting = page.getByRole('dialog', { name: `Correct: ${helper.name}` });
  await correcting.getByRole('combobox', { name: 'Attendance' }).selectOption('Remove from sheet');
  await correcting.getByRole('textbox', { name: 'Reason' }).fill('Served elsewhere');
  await correcting.getByRole('button', { name: 'Save correction' }).click();
  await expectToast(page, 'Correction saved');
  await expect(page.getByRole('button', { name: new RegExp(helper.name) })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Corrections' }).click();
  await expect(page.getByText(`${helper.name} · Present → –`)).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: /Update.*Closed by/ }).first()).toBeVisible();
});
