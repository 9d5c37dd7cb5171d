import { someBadges } from '../../support/badges.ts';
import { expect, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

test('pick, check, print: the file comes while the page stays usable; a second print asks for the reason', async ({
  desk,
  admin,
}) => {
  const { badges } = await someBadges(admin, 2);
  const page = await desk('admin');
  await visit(page, '/badges/sewadar/print');
  const find = page.getByRole('textbox', { name: 'Name, number or scan' });
  const checked = page.getByRole('region', { name: /^2\. Check/ });
  for (const { number } of badges) {
    await find.fill(String(number));
    await find.press('Enter');
    const choice = page
      .getByRole('list', { name: 'Badges found' })
      .getByRole('button', { name: `Permanent ${number} ` });
    // The only one that is found is picked at once.
    const picked = checked.getByText(`Permanent ${number}`, { exact: true });
    await expect(choice.or(picked).first()).toBeVisible();
    if (await choice.isVisible()) await choice.click();
    await expect(picked).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: '2. Check (2)' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Front' })).toBeVisible();
  await page.getByRole('button', { name: 'Print 2 cards' }).click();
  await expectToast(page, 'Print started');
  // The page takes the next badges meanwhile.
  await find.fill(String(badges[0]?.number));
  await expect(page.getByText('2 cards are ready to print.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Open PDF' })).toHaveAttribute(
    'href',
    /\/api\/badges\/print\/.*\/file/,
  );

  await find.press('Enter');
  const again = page
    .getByRole('list', { name: 'Badges found' })
    .getByRole('button', { name: `Permanent ${badges[0]?.number} ` });
  await expect(again.or(page.getByText('Already printed', { exact: true })).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page.getByRole('button', { name: 'Print 1 card' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Why is 1 card printed again?' }).selectOption('spoiled');
  await page.getByRole('button', { name: 'Send to queue' }).click();
  await expectToast(page, 'Sent to queue');

  await visit(page, '/badges/sewadar/prints');
  const line = page.getByRole('listitem').filter({ hasText: '1 card · Waiting' }).first();
  await line.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 card · Ready' }).first()).toBeVisible({
    timeout: 60_000,
  });
});

test('a template is edited in millimetres, undone, and saved as a new version', async ({ desk }) => {
  const page = await desk('admin');
  await visit(page, '/badges/sewadar/templates');
  await page.getByRole('link', { name: /Sangat/ }).click();
  await expect(page.getByRole('img', { name: 'The card as it will be printed' })).toBeVisible();
  const number = page.getByRole('group', { name: 'Front' }).getByRole('button', { name: 'Number' });
  await number.focus();
  const left = page.getByRole('textbox', { name: 'From left (mm)' });
  await expect(left).toHaveValue('31');
  await number.press('ArrowRight');
  await expect(left).toHaveValue('31.1');
  await number.press('Control+z');
  await expect(left).toHaveValue('31');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(left).toHaveValue('31.1');

  const box = await number.boundingBox();
  if (!box) throw new Error('the number is not on the card');
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (Number(await left.inputValue()) * 2) % 1).toBe(0);
  await expect(left).not.toHaveValue('31.1');

  await page.getByRole('button', { name: 'Save as new version' }).click();
  await expectToast(page, 'Template saved');
  await expect(page.getByRole('combobox', { name: 'Version' })).toContainText(/Version \d+ · /);
});
