import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { sewadarFields } from '@sewa/contract/sewadar/sewadars';
import { createEnclosure, createMember, type Enclosure } from '../../support/enclosure.ts';
import { must } from '../../support/people.ts';
import { expect, giveSession, openPage, type Page, test } from '../../support/portal.ts';
import { scan, scanOnHindiKeyboard } from '../../support/scanner.ts';
import { expectToast, row } from '../../support/screens.ts';

let enclosure: Enclosure;
test.beforeAll(async ({ admin }) => {
  enclosure = await createEnclosure(admin);
});

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

async function createGathering(): Promise<string> {
  const body = {
    centre: enclosure.centre.id,
    title: 'Sunday satsang',
    onDay: today(),
    isWholeArea: false,
    isClosed: false,
  };
  return (await must(enclosure.visitor.post('/api/oae/gatherings', body))).data.id;
}

async function createBlock(name: string, seats: number): Promise<string> {
  const body = {
    centre: enclosure.centre.id,
    name,
    seats,
    hasWheelchairRoom: true,
    position: 0,
    isActive: true,
  };
  return (await must(enclosure.visitor.post('/api/oae/blocks', body))).data.id;
}

/** As large as a gate needs it on a small laptop: read at two metres, with a face that can be compared. */
async function expectLargeAnswer(page: Page): Promise<void> {
  const screen = { width: 1366, height: 625 };
  const before = page.viewportSize();
  await page.setViewportSize(screen);
  const answer = page.locator('[data-tone]');
  await expect(async () => {
    await answer.evaluate((one) => one.scrollIntoView({ block: 'start' }));
    const box = await answer.boundingBox();
    const face = await answer.locator('[data-photo]').boundingBox();
    const top = box?.y ?? screen.height;
    const seen = Math.min(top + (box?.height ?? 0), screen.height) - Math.max(top, 0);
    expect((seen * (box?.width ?? 0)) / (screen.width * screen.height)).toBeGreaterThanOrEqual(0.6);
    expect(face?.height ?? 0).toBeGreaterThanOrEqual(0.4 * screen.height);
  }).toPass({ timeout: 20_000 });
  for (const name of await answer.locator('[data-name]').all())
    expect(
      await name.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ).toBeGreaterThanOrEqual(28);
  if (before) await page.setViewportSize(before);
}

test('a member with a sewadar and a daughter as attendants, below 65 only with a reason', async ({
  page,
  enter,
}) => {
  await must(
    enclosure.visitor.post('/api/sewadar', {
      ...emptySewadar,
      centre: enclosure.centre.id,
      name: 'Jagtar Singh Virk',
      nameLatin: 'Jagtar Singh Virk',
    }),
  );
  await enter(enclosure.clerk);
  await openPage(page, '/oae');
  await page.getByRole('link', { name: 'New member' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('ਬੰਤਾ ਸਿੰਘ');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('Male');
  await page.getByRole('textbox', { name: 'Date of birth or age' }).fill('58');
  await page.getByRole('combobox', { name: 'Mobility' }).selectOption('Wheelchair');
  await page.getByRole('textbox', { name: 'Medicines' }).fill('Insulin');

  await page.getByRole('button', { name: 'Add attendant' }).click();
  const first = page.getByRole('region', { name: 'Attendant 1' });
  await first.getByRole('combobox', { name: 'A sewadar' }).fill('jagtar virk');
  await page.getByRole('option', { name: /Jagtar Singh Virk/ }).click();
  await expect(first.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Jagtar Singh Virk');
  await page.getByRole('button', { name: 'Add attendant' }).click();
  const second = page.getByRole('region', { name: 'Attendant 2' });
  await second.getByRole('textbox', { name: 'Name', exact: true }).fill('Simran Kaur');
  await second.getByRole('textbox', { name: 'Phone' }).fill('98765 44444');
  await second.getByRole('textbox', { name: 'Relation' }).fill('Daughter');
  await second.getByRole('combobox', { name: 'Gender' }).selectOption('Female');
  await expect(page.getByRole('button', { name: 'Add attendant' })).toBeHidden();

  await page.getByRole('button', { name: 'Save member' }).click();
  const reason = page.getByRole('textbox', { name: 'Medical reason' });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Stroke in 2024');
  const contact = page.getByRole('textbox', { name: 'Emergency contact' });
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await contact.fill('Gurdeep Singh');
  await page.getByRole('textbox', { name: 'Emergency phone' }).fill('98765 22222');
  await page.getByRole('button', { name: 'Save member' }).click();
  await expectToast(page, 'Member saved');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ਬੰਤਾ ਸਿੰਘ');
  await expect(page.getByRole('region', { name: 'In an emergency' })).toContainText('Insulin');
  await expect(page.getByText('is still missing')).toBeVisible();
  await page.getByRole('tab', { name: 'Attendants' }).click();
  await expect(page.getByRole('region', { name: 'Jagtar Singh Virk' })).toContainText('A sewadar');
  await expect(page.getByRole('region', { name: 'Simran Kaur' })).toContainText(/A[0-9A-Z]{9}/);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Simran Kaur').first()).toBeVisible();
});

test('at the gate: a scan is one while a name is being typed, and on a Hindi keyboard', async ({
  page,
  enter,
}) => {
  const gathering = await createGathering();
  const [first, second, third] = [
    await createMember(enclosure, { name: 'Charan Dass', nameLatin: '' }),
    await createMember(enclosure, { name: 'Darshan Lal', nameLatin: '' }),
    await createMember(enclosure, { name: 'Ishar Kaur', nameLatin: '' }),
  ];
  await enter(enclosure.clerk);
  await openPage(page, `/oae/gatherings/${gathering}`);
  const gate = page.getByRole('region', { name: 'Gate' });
  const answer = gate.locator('[data-tone]');
  const find = gate.getByLabel('No pass? Find by name');
  await find.fill('Ishar');
  await scan(page, first.passCode);
  await expect(answer).toContainText('Charan Dass');
  await expect(find).toHaveValue('Ishar');
  await scanOnHindiKeyboard(page, second.passCode);
  await expect(answer).toContainText('Darshan Lal');
  await expect(find).toHaveValue('Ishar');
  await expect(gate.getByRole('listitem').filter({ hasText: 'Ishar Kaur' })).toBeVisible();
  await find.fill('');

  // Wherever the focus is.
  await find.blur();
  await scanOnHindiKeyboard(page, third.passCode);
  await expect(answer).toContainText('Ishar Kaur');
  await expect(gate.getByRole('textbox', { name: 'Scan a pass' })).toHaveValue('');
});

test('at the gate: a member without a pass is found by name, let in with one tap and seated', async ({
  page,
  enter,
}) => {
  await createBlock('North', 40);
  const gathering = await createGathering();
  await createMember(enclosure, { name: 'Bachittar Singh Virk', nameLatin: '' });
  await enter(enclosure.clerk);
  await openPage(page, `/oae/gatherings/${gathering}`);
  const gate = page.getByRole('region', { name: 'Gate' });
  await gate.getByLabel('No pass? Find by name').fill('bachitar virk');
  await gate
    .getByRole('listitem')
    .filter({ hasText: 'Bachittar' })
    .getByRole('button', { name: 'Check in' })
    .click();
  await expect(gate.getByText(/^Welcome/)).toBeVisible();
  const answer = gate.locator('[data-tone]');
  await expect(answer).toHaveAttribute('data-tone', 'amber');
  await expect(answer).toContainText('No seat block yet. Choose one.');
  await gate.getByRole('combobox', { name: 'Seat block' }).click();
  await page.getByRole('option', { name: 'North' }).click();
  await expect(answer).toHaveAttribute('data-tone', 'green');
  await expect(answer).not.toContainText('No seat block');
  await expect(answer.getByText('North', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /North/ })).toContainText('1 of 40');
});

test('at the gate, by keyboard alone: scan, count live elsewhere, scan again, line down, take back', async ({
  page,
  browser,
  enter,
  sessions,
}) => {
  const block = await createBlock('East', 40);
  const gathering = await createGathering();
  const member = await createMember(enclosure, {
    name: 'Karam Chand',
    nameLatin: '',
    block,
    mobility: 'wheelchair',
  });
  await enter(enclosure.clerk);
  await openPage(page, `/oae/gatherings/${gathering}`);
  const office = await browser.newPage();
  await giveSession(office.context(), await sessions('area'));
  await openPage(office, `/oae/gatherings/${gathering}`);
  const floor = office.getByRole('region', { name: 'Seats' });
  await expect(floor.getByRole('button', { name: /East/ })).toContainText('0 of 40');
  await expect(page.getByRole('textbox', { name: 'Scan a pass' })).toBeFocused();

  await scan(page, member.passCode.toLowerCase());
  const gate = page.getByRole('region', { name: 'Gate' });
  await expect(gate.getByText(/^Welcome/)).toBeVisible();
  await expect(gate).toContainText('Karam Chand');
  await expect(gate).toContainText('East');
  await expect(gate).toContainText('Wheelchair');
  await expectLargeAnswer(page);
  await expect(floor.getByRole('button', { name: /East/ })).toContainText('1 of 40');
  await expect(office.getByRole('listitem').filter({ hasText: 'Karam Chand' })).toBeVisible();

  await scan(page, String(member.number));
  await expect(gate.getByText(/^Already here since/)).toBeVisible();
  await scan(page, 'M000000000');
  await expect(gate.getByText(/No pass with this code/)).toBeVisible();

  const other = await createMember(enclosure, { name: 'Usha Rani', nameLatin: '' });
  await page.context().setOffline(true);
  await scan(page, other.passCode);
  await expect(gate.getByText(/Kept on this device/)).toBeVisible();
  const waiting = page.getByRole('button', { name: '1 entry not sent yet' });
  await expect(waiting).toBeVisible();
  await page.context().setOffline(false);
  await expect(gate.getByText('No seat block yet. Choose one.')).toBeVisible();
  await expect(waiting).toBeHidden();

  for (let i = 0; i < 10 && !(await page.getByRole('button', { name: 'Undo' }).evaluate(isFocused)); i++)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Arrival of Usha Rani undone');
  // The focus is on nothing now; the next scan arrives all the same.
  await scan(page, other.passCode);
  await expect(gate).toContainText('Usha Rani');
  await office.close();
});

test('at a gathering of the whole area the gate knows members of another centre, as far as it needs', async ({
  page,
  admin,
  enter,
}) => {
  const elsewhere = await createEnclosure(admin);
  const phone = `+919${String(Date.now()).slice(-9)}`;
  const attendant = { sewadar: null, name: 'Sohan Lal', nameLatin: '', phone, relation: '' };
  const member = await createMember(elsewhere, {
    name: 'Zorawar Chand Visitor',
    nameLatin: '',
    attendants: [{ ...attendant, gender: 'male' as const }],
  });
  const body = { centre: enclosure.centre.id, title: 'Bhandara', onDay: today(), isClosed: false };
  const { data } = await must(admin.post('/api/oae/gatherings', { ...body, isWholeArea: true }));
  await enter(enclosure.clerk);
  await openPage(page, `/oae/gatherings/${data.id}`);
  await expect(page.getByText('Open to the whole area.')).toBeVisible();
  const gate = page.getByRole('region', { name: 'Gate' });
  await gate.getByLabel('No pass? Find by name').fill('zorawar visitor');
  const found = gate.getByRole('listitem').filter({ hasText: 'Zorawar' });
  // Which centre it is, the gate does not say.
  await expect(found).not.toContainText(elsewhere.centre.name);
  await found.getByRole('button', { name: 'Check in' }).click();
  await expect(gate.getByText(/^Welcome/)).toBeVisible();
  await expect(gate).toContainText('from another centre');
  await scan(page, member.attendants[0].passCode);
  await expect(gate).toContainText('Attends Zorawar Chand Visitor');

  const came = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Zorawar Chand Visitor' });
  await expect(came).toHaveCount(2);
  await expect(came.getByRole('link')).toHaveCount(0);
  await came.last().getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Has left' }).click();
  await expect(came.last()).toContainText('left at');

  await openPage(page, '/oae/emergency');
  await scan(page, member.passCode);
  await expect(page.getByRole('heading', { level: 2, name: 'Zorawar Chand Visitor' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Gurdeep Singh/ })).toBeVisible();
  await expect(page.getByText('Metformin 500')).toHaveCount(0);
});

const isFocused = (element: Element) => element === document.activeElement;

test('in an emergency: whom to call and which medicines, by a pass', async ({ page, enter }) => {
  const member = await createMember(enclosure, { name: 'Dhan Kaur', nameLatin: '' });
  await enter(enclosure.clerk);
  await openPage(page, '/oae/emergency');
  await scan(page, member.passCode);
  await expect(page.getByRole('heading', { level: 2, name: 'Dhan Kaur' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Gurdeep Singh/ })).toHaveAttribute(
    'href',
    'tel:+919876522222',
  );
  await expect(page.getByText('Metformin 500')).toBeVisible();
  await expect(page.getByText('B+')).toBeVisible();
});

test('a renewal run with two members: one by one with last year’s entries, one ended', async ({
  page,
  admin,
  enter,
}) => {
  const own = await createEnclosure(admin);
  const year = Number(today().slice(0, 4)) + 1;
  const temporary = { isPermanent: false, validFrom: `${year - 1}-01-01`, validTo: `${year - 1}-12-31` };
  await createMember(own, { name: 'Amar Nath', nameLatin: 'Amar Nath', ...temporary });
  await createMember(own, { name: 'Bishan Das', nameLatin: 'Bishan Das' });
  await enter(own.clerk);
  await openPage(page, `/oae/renewals?year=${year}&f.state=waiting`);
  await page.getByRole('button', { name: `Start the ${year} renewal` }).click();
  await expect(page.getByText('0 of 2 settled')).toBeVisible();

  await page.getByRole('link', { name: 'Renew one by one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amar Nath');
  await expect(page.getByRole('textbox', { name: 'Valid until' })).toHaveValue(`31-12-${year}`);
  await page.getByRole('textbox', { name: 'Medicines' }).fill('Insulin');
  await page.getByRole('button', { name: 'Renew and next' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bishan Das');
  await page.getByRole('button', { name: 'Do not renew' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Moved to Delhi');
  await dialog.getByRole('button', { name: 'Do not renew' }).click();
  await expect(page.getByText('2 of 2 settled')).toBeVisible();
  await expect(page.getByText('1 renewed, 1 not renewed')).toBeVisible();
  await openPage(page, `/oae/renewals?year=${year}`);
  await expect(row(page, 'Bishan Das')).toContainText('Moved to Delhi');
});

test('many are renewed unchanged with one act', async ({ page, admin, enter }) => {
  const own = await createEnclosure(admin);
  const year = Number(today().slice(0, 4)) + 1;
  for (const name of ['Chanan Singh', 'Dalip Kaur']) await createMember(own, { name, nameLatin: '' });
  await must(own.visitor.post('/api/oae/renewals', { year }));
  await enter(own.clerk);
  await openPage(page, `/oae/renewals?year=${year}`);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: 'Renew unchanged' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByText('2 of 2 settled')).toBeVisible();
});

/** The least that is known of a sewadar. */
const emptySewadar = {
  ...emptyFields(sewadarFields),
  relativeKind: 'father',
  gender: 'male',
  status: 'active',
};
