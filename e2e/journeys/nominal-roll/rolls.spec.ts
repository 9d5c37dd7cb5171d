import { randomBytes } from 'node:crypto';
import { newId } from '@sewa/contract/kernel/values/ids';
import { must } from '../../support/people.ts';
import { demoPassword, expect, openPage, type Page, signIn, test } from '../../support/portal.ts';
import { expectToast, toast } from '../../support/screens.ts';
import { createSewadar } from '../../support/sewadars.ts';
import { visit } from '../../support/visit.ts';

test('a roll: made, filled in four ways, submitted, approved by another user, printed', async ({
  desk,
  admin,
}) => {
  const destination = `Haridwar ${randomBytes(3).toString('hex')}`;
  const [first, second, third] = [
    await createSewadar(admin, {}),
    await createSewadar(admin, { gender: 'female' }),
    await createSewadar(admin, {}),
  ];
  const page = await desk('admin');

  // An earlier roll with one member, to copy from.
  await makeRoll(page, `Earlier ${destination}`, '2040-01-01');
  await expect(page.getByText('1 Jan 2040, 1 day(s)', { exact: false })).toBeVisible();
  const adding = await openAdding(page);
  const search = adding.getByRole('combobox', { name: 'Sewadar' });
  await search.pressSequentially(String(third.number));
  await expect(page.getByRole('option').filter({ hasText: third.name })).toBeVisible();
  await search.press('Enter');
  await expect(adding.getByText(`${third.name}: Added`)).toBeVisible();
  // The next name can be typed at once. Who is on the roll is found, and cannot be added twice.
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await search.pressSequentially(String(third.number));
  const again = page.getByRole('option').filter({ hasText: third.name });
  await expect(again).toContainText('On the list already');
  await expect(again).toBeDisabled();
  await page.context().setOffline(true);
  await search.fill(first.name);
  await expect(page.getByText('The search failed.', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await search.fill('');
  await adding.getByRole('button', { name: 'Done' }).click();

  await makeRoll(page, destination, '2040-02-01');
  const dialog = await openAdding(page);
  await dialog.getByRole('combobox', { name: 'Sewadar' }).fill(String(first.number));
  await page.getByRole('option').filter({ hasText: first.name }).click();
  await expect(dialog.getByText(`${first.name}: Added`)).toBeVisible();
  await dialog.getByRole('tab', { name: 'By numbers' }).click();
  await dialog.getByRole('textbox', { name: 'Sewadar numbers' }).fill(`${second.number}, 1999999999`);
  await dialog.getByRole('button', { name: 'Add 2 sewadars' }).click();
  await expect(dialog.getByText(`${second.name}: Added`)).toBeVisible();
  await expect(dialog.getByText('1999999999: No sewadar with this number')).toBeVisible();
  await dialog.getByRole('tab', { name: 'By scan' }).click();
  const scanned = dialog.getByRole('textbox', { name: 'Badge or sewadar number' });
  await scanned.fill(String(first.number));
  await scanned.press('Enter');
  await expect(dialog.getByText(`${first.name}: Not added. Already on this roll`)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Earlier roll' }).click();
  await dialog.getByRole('combobox', { name: 'Copy members from' }).click();
  await page
    .getByRole('option')
    .filter({ hasText: `Earlier ${destination}` })
    .click();
  await dialog.getByRole('button', { name: 'Copy members' }).click();
  await expect(dialog.getByText(`${third.name}: Added`)).toBeVisible();
  // Beside the ways to add stands who goes.
  const totals = 'Members: 3 · Men: 2 · Women: 1';
  await expect(dialog.getByRole('region', { name: 'On this roll' }).getByText(totals)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(totals)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${second.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from roll' }).click();
  await expect(page.getByText('Members: 2 · Men: 2 · Women: 0')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, `${second.name}: back on the roll`);
  await expect(page.getByText(totals)).toBeVisible();

  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('someone else must approve it', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden();

  const other = await desk('area');
  await visit(other, new URL(page.url()).pathname);
  await other.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.getByText('Approved', { exact: true })).toBeVisible();
  // The bus is fixed after the approval.
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  const arrangements = other.getByRole('dialog', { name: /^Edit roll/ });
  await arrangements.getByRole('textbox', { name: 'Transport' }).fill('Own bus, 52 seats');
  await arrangements.getByRole('button', { name: 'Save' }).click();
  await expect(arrangements).toBeHidden();
  await other.getByRole('tab', { name: 'Details' }).click();
  await expect(other.getByText('Own bus, 52 seats')).toBeVisible();
  await other.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(other.getByRole('menuitem', { name: /^Print/ })).toHaveText([
    'Print roll',
    'Print bus list',
    'Print gate list',
  ]);
  // The browser shows a print in a window of its own, so its call is made here.
  const print = await other.request.get(`/api${new URL(other.url()).pathname}/print?page=roll`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(print.headers()['content-type']).toBe('application/pdf');
});

test('a roll on a phone: found, called, a place taken by the next, scanned without a connection', async ({
  page,
  enter,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const department = `Phones ${randomBytes(3).toString('hex')}`;
  const departments = [{ department, role: '', since: null, until: null }];
  const [going, leaving, next] = [
    await createSewadar(admin, { departments, phone: '+919812300001' }),
    await createSewadar(admin, { departments, phone: '+919812300002' }),
    await createSewadar(admin, { departments, phone: '+919812300003' }),
  ];
  const roll = newId();
  const days = { fromDay: '2041-05-01', toDay: '2041-05-03' };
  const fields = { destination: department, department, ...days, jathedar: null, deputy: null };
  await must(
    admin.post('/api/nominal-roll', {
      id: roll,
      centre: going.centre,
      ...fields,
      transport: '',
      remarks: '',
    }),
  );
  const added = { numbers: [], from: null, days: null, role: '', remark: '' };
  await must(admin.post(`/api/nominal-roll/${roll}/members`, { ...added, sewadars: [going.id, leaving.id] }));

  await enter('admin');
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Find people and pages' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(department);
  await page.getByRole('option').filter({ hasText: department }).click();
  await page.getByRole('tab', { name: 'Call list' }).click();
  const card = (name: string) => page.getByRole('listitem', { name });
  await expect(card(going.name).getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    'tel:+919812300001',
  );
  await card(going.name).getByRole('button', { name: 'Coming', exact: true }).click();
  await expect(page.getByText('Coming: 1 · Not called yet: 1')).toBeVisible();
  await card(leaving.name).getByRole('button', { name: 'Not coming' }).click();
  const dialog = page.getByRole('dialog', { name: `Not coming: ${leaving.name}` });
  const free = dialog.getByRole('listitem', { name: next.name });
  await expect(free.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+919812300003');
  await free.getByRole('button', { name: 'Add in this place' }).click();
  await expectToast(page, `${next.name} added in place of ${leaving.name}`);
  await expect(card(next.name)).toBeVisible();
  await expect(page.getByText(`In this place: ${next.name}`)).toBeVisible();
  await expectNoSidewaysScroll(page);

  for (const [by, to] of [['admin', 20] as const, ['area', 30] as const]) await moveRoll(by, roll, to);
  await page.getByRole('tab', { name: 'Arrivals' }).click();
  const gate = page.getByRole('region', { name: 'At the destination' });
  const field = gate.getByRole('textbox', { name: 'Code or sewadar number' });
  // The page hears of the approval, which opens the gate.
  await expect(field).toBeVisible();
  await page.context().setOffline(true);
  await field.fill(String(going.number));
  await field.press('Enter');
  await expect(gate.getByText(`${going.name}: kept on this device`)).toBeVisible();
  await page.context().setOffline(false);
  await expect(gate.getByText(`${going.name}: arrived`)).toBeVisible();
  await field.fill(String(going.number));
  await field.press('Enter');
  await expect(gate.getByText(`${going.name}: here since`, { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sent, not arrived: 1' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await moveRoll('admin', roll, 40);
  await page.getByRole('button', { name: `Actions for ${next.name}` }).click();
  await page.getByRole('menuitem', { name: 'Did not come' }).click();
  const missing = page.getByRole('dialog', { name: `Did not come: ${next.name}` });
  await missing.getByRole('textbox', { name: 'Remark' }).fill('Fell ill');
  await missing.getByRole('button', { name: 'Remove from roll' }).click();
  await expectToast(page, `${next.name}: did not come`);
  await expect(page.getByRole('heading', { name: 'Sent, not arrived' })).toBeHidden();
  await expectNoSidewaysScroll(page);

  async function moveRoll(by: string, id: string, to: number): Promise<void> {
    const visitor = await signIn(by, demoPassword);
    const { data } = await must(visitor.get(`/api/nominal-roll/${id}`));
    await must(visitor.post(`/api/nominal-roll/${id}/move`, { to, reason: '', version: data.version }));
  }
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

async function makeRoll(page: Page, destination: string, day: string): Promise<void> {
  await visit(page, '/nominal-roll');
  await page.getByRole('button', { name: 'New nominal roll' }).first().click();
  const form = page.getByRole('dialog', { name: 'New nominal roll' });
  await form.getByRole('combobox', { name: 'Destination' }).fill(destination);
  await form.getByRole('combobox', { name: 'Department' }).fill('Langar');
  await form.getByRole('textbox', { name: 'First day' }).fill(day);
  await form.getByRole('textbox', { name: 'Last day' }).fill(day);
  await form.getByRole('combobox', { name: 'From centre' }).click();
  await page.getByRole('option').filter({ hasText: 'Ajnala' }).first().click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Nominal roll saved');
}

async function openAdding(page: Page) {
  await page.getByRole('button', { name: 'Add members' }).click();
  return page.getByRole('dialog', { name: 'Add members' });
}
