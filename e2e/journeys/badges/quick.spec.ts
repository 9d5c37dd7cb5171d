import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/portal.ts';
import { createQuickEvent, printTokenCodes } from '../../support/quick-tokens.ts';
import { visit } from '../../support/visit.ts';

test('tokens are printed once, handed out and taken back by scan, and what is out is told', async ({
  admin,
  desk,
}) => {
  const event = await createQuickEvent(admin, 'Deposit desk');
  const [first = '', second = ''] = await printTokenCodes(admin, { event, kind: 2, numbers: '1-5' });
  const page = await desk(await createPerson(admin, { acl: { 'BADGES.QUICK': 3 } }));
  await visit(page, `/badges/quick/${event}`);

  // The next numbers are ready; numbers that are taken ask first.
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Mobile deposit' }).click();
  const numbers = page.getByRole('textbox', { name: 'Numbers' });
  await expect(numbers).toHaveValue('6-15');
  await numbers.fill('4-7');
  await page.getByRole('button', { name: 'Print tokens' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('4-5');
  const printed = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Print again' }).click();
  await (await printed).close();
  await expect(page.getByRole('region', { name: 'Printed tokens' })).toContainText('1-7');
  await numbers.fill('9-3');
  await expect(page.getByText('The range runs backwards.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print tokens' })).toBeDisabled();

  await page.getByRole('tab', { name: 'Deposits' }).click();
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  const out = page.getByRole('region', { name: 'Still out' });
  await expect(page.getByRole('region', { name: 'Hand out' }).getByRole('textbox')).toBeFocused();
  await scan(first);
  await expect(page.getByText('Token 1 handed out')).toBeVisible();
  await scan(second);
  await expect(page.getByText('Token 2 handed out')).toBeVisible();
  await scan('3');
  await expect(out.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(out.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await scan(first);
  await expect(page.getByText('Token 1 taken back')).toBeVisible();
  await scan('5');
  await expect(page.getByText('This token was not handed out', { exact: false })).toBeVisible();
  await expect(out.getByRole('listitem')).toHaveCount(1);
});
