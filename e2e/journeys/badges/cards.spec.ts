import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { someBadges } from '../../support/badges.ts';
import { loseAnswer } from '../../support/lose-answer.ts';
import { createPerson, must } from '../../support/people.ts';
import { expect, signInByHand, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

const badgeRights = Object.fromEntries(
  Object.entries(wholeAcl()).filter(([key]) => key.startsWith('BADGES.')),
);

test('pick, check, print: the file comes while the page stays usable; a second print asks for the reason', async ({
  desk,
  admin,
}) => {
  const { badges } = await someBadges(admin, 2);
  const page = await desk('admin');
  await visit(page, '/badges/sewadar/print');
  const find = page.getByRole('textbox', { name: 'Name, number or scan' });
  const checked = page.getByRole('region', { name: /^2\. Check/ });
  // A code that nobody has is replaced by the next scan.
  await find.fill('999999999');
  await find.press('Enter');
  await expect(page.getByText('No badge found. Check the name or number.')).toBeVisible();
  await page.keyboard.type('12');
  await expect(find).toHaveValue('12');
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
  await loseAnswer(page, '**/api/badges/print');
  await page.getByRole('button', { name: 'Print 2 cards' }).click();
  await expect(page.getByText('Nothing is printed twice.', { exact: false })).toBeVisible();
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

  // The reason is that of one print.
  await find.fill(String(badges[1]?.number));
  await find.press('Enter');
  const other = page
    .getByRole('list', { name: 'Badges found' })
    .getByRole('button', { name: `Permanent ${badges[1]?.number} ` });
  const reason = page.getByRole('combobox', { name: 'Why is 1 card printed again?' });
  await expect(other.or(reason).first()).toBeVisible();
  if (await other.isVisible()) await other.click();
  await expect(reason).toHaveValue('');

  // The paper is remembered, also when the page is opened again.
  const paper = page.getByRole('combobox', { name: 'Paper' });
  await paper.selectOption('a4');
  await visit(page, '/badges/sewadar/print');
  await expect(paper).toHaveValue('a4');
  await paper.selectOption('single');

  await visit(page, '/badges/sewadar/prints');
  const line = page.getByRole('listitem').filter({ hasText: '1 card · Waiting' }).first();
  await line.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 card · Ready' }).first()).toBeVisible({
    timeout: 60_000,
  });
});

test('picked badges stay until they are removed or the person signs out', async ({
  admin,
  desk,
  sessions,
}) => {
  const { badges } = await someBadges(admin, 2);
  const person = await createPerson(admin, { acl: badgeRights });
  await sessions(person);
  const page = await desk(person);
  const find = page.getByRole('textbox', { name: 'Name, number or scan' });
  const checked = (count: number) => page.getByRole('heading', { name: `2. Check (${count})` });
  await visit(page, `/badges/sewadar/${badges[0]?.id}`);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect(checked(1)).toBeVisible();
  await visit(page, `/badges/sewadar/${badges[1]?.id}`);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect(checked(2)).toBeVisible();
  await page.reload();
  await expect(checked(2)).toBeVisible();
  await page
    .getByRole('button', { name: /^Take out: / })
    .first()
    .click();
  await expect(checked(1)).toBeVisible();
  await visit(page, '/badges/sewadar/print');
  await expect(checked(1)).toBeVisible();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await signInByHand(page, person.username, person.password);
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await visit(page, '/badges/sewadar/print');
  await expect(find).toBeVisible();
  await expect(checked(0)).toBeVisible();
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

test('keys are made and revoked with a reason, by keyboard alone, and the history tells who did it', async ({
  admin,
  desk,
  sessions,
}) => {
  // In another area: nobody else's codes are signed with these keys.
  const person = await createPerson(admin, { org: 'North Zone', acl: badgeRights });
  const visitor = await sessions(person);
  const { list: areas } = await must(visitor.get('/api/user/areas'));
  const delhi = (areas as { id: string; name: string }[]).find(({ name }) => name === 'Delhi');
  await must(visitor.get('/api/user/switch-area', { area: delhi?.id ?? '' }));
  const page = await desk(person);
  await visit(page, '/badges/sewadar/print');
  await page.getByRole('link', { name: 'Keys' }).focus();
  await page.keyboard.press('Enter');
  const make = page.getByRole('button', { name: 'Make new key' });
  for (const _ of [1, 2]) {
    await make.focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog', { name: 'Make a new key?' });
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(asked).toBeHidden();
  }
  const keys = page.getByRole('list', { name: 'Keys for badge codes' }).getByRole('listitem');
  await expect(keys.first()).toContainText('Signs new cards');
  const retired = keys.filter({ hasText: 'Old cards only' }).first();
  const id = (await retired.getByRole('heading').textContent()) ?? '';
  await retired.getByRole('button', { name: `Revoke key: ${id}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Revoke key ${id}` });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await expect(dialog.getByText('Fill this in').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A backup was lost');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, `Key ${id} revoked`);
  const revoked = keys.filter({ has: page.getByRole('heading', { name: id, exact: true }) });
  await expect(revoked).toContainText('A backup was lost');
  await revoked.getByRole('button', { name: `History: ${id}` }).click();
  await expect(revoked.getByText('Reason for revoking')).toBeVisible();
});
