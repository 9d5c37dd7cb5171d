import { randomBytes } from 'node:crypto';
import { settle } from '../../support/look.ts';
import { must } from '../../support/people.ts';
import { expect, openPage, test } from '../../support/portal.ts';
import { visit } from '../../support/visit.ts';

test('letters are entered by keyboard, sent alone and in a bag, and received by scan, also without a connection', async ({
  desk,
  sessions,
}) => {
  const word = randomBytes(3).toString('hex');
  const page = await desk('clerk');
  await page.setViewportSize({ width: 1366, height: 625 });
  await visit(page, '/sg-management/dak');
  await settle(page);
  const rows = page.locator('tbody tr');
  const whole = await rows.evaluateAll(
    (all) => all.filter((one) => one.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  expect(whole).toBeGreaterThanOrEqual(12);

  const entry = page.getByRole('form', { name: 'New letter' });
  const next = entry.getByText(/^Next number ASR-1\/\d{4}\/D\d+$/);
  const first = Number((await next.textContent())?.split('/D')[1]);
  await entry.getByRole('combobox', { name: 'To' }).focus();
  for (const [place, subject] of [`Keys ${word}`, `Ramp ${word}`].entries()) {
    await page.keyboard.type('Ajnala, Amritsar');
    await page.keyboard.press('Tab');
    await page.keyboard.type(subject);
    await page.keyboard.press('Enter');
    await expect(rows.filter({ hasText: subject })).toContainText(`D${first + place}`);
    await expect(next).toHaveText(new RegExp(`/D${first + place + 1}$`));
    await expect(entry.getByRole('combobox', { name: 'To' })).toBeFocused();
  }

  // On a phone too it says to whom: a name that is too long for its line is cut off, not left out.
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('listitem').filter({ hasText: `Ramp ${word}` });
  await expect(card.getByText('Ajnala, Amritsar')).toHaveCSS('display', 'inline');
  await page.setViewportSize({ width: 1366, height: 625 });
  await rows
    .filter({ hasText: `Ramp ${word}` })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await expect(page.getByText('On its way.', { exact: false })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { data } = await must((await sessions('clerk')).get(`/api/sg-management/dak/${id}`));

  const office = await desk('area');
  await visit(office, '/sg-management/dak/receive');
  await expect(office.getByRole('link', { name: `Ramp ${word}` })).toBeVisible();
  await office.getByRole('textbox', { name: 'Receiver' }).fill('Kirpal Singh');
  const field = office.getByRole('textbox', { name: 'Code or number of the slip' });
  await field.fill(data.code);
  await field.press('Enter');
  await expect(office.getByText(/^ASR-3\/\d{4}\/R\d+: received by Kirpal Singh$/)).toBeVisible();
  await field.fill(data.reference);
  await field.press('Enter');
  await expect(office.getByText(/already received by Kirpal Singh/)).toBeVisible();

  // From hand to hand within the centre.
  await office.getByRole('button', { name: 'Hand over' }).click();
  await office.getByRole('textbox', { name: 'Handed over to' }).fill('Satnam Kaur');
  await field.fill(data.code);
  await field.press('Enter');
  await expect(office.getByText(/: handed over to Satnam Kaur$/)).toBeVisible();
  await office.getByRole('button', { name: 'Receive', exact: true }).click();

  // The sender sees it without asking anew.
  await expect(page.getByText('to Kirpal Singh', { exact: false })).toBeVisible();

  // The other letter goes in a bag, with one more.
  const api = await sessions('clerk');
  const { centre } = data;
  await must(
    api.post('/api/sg-management/dak', {
      ...{
        type: 5,
        centre,
        party: 'Ajnala, Amritsar',
        subject: `Lamp ${word}`,
        kind: 'parcel',
        mode: 'hand',
      },
      ...{ courierNumber: '', enclosures: '', theirNumber: '', remarks: '' },
      ...{ receivedOn: null, receiver: '', replyBy: null, answers: null },
    }),
  );
  await visit(page, '/sg-management/dak/bag');
  await page.getByRole('button', { name: 'New bag' }).first().click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'To / from' }).fill('Ajnala, Amritsar');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  for (const subject of [`Keys ${word}`, `Lamp ${word}`]) {
    const row = page.getByRole('listitem').filter({ hasText: subject });
    await row.getByRole('button', { name: /^Put in/ }).click();
    await expect(row.getByRole('button', { name: /^Take out/ })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Dispatch bag' }).click();
  await expect(page.getByText('On its way. The other centre scans the bag', { exact: false })).toBeVisible();
  const bagId = new URL(page.url()).pathname.split('/').at(-1);
  const bag = (await must(api.get(`/api/sg-management/bag/${bagId}`))).data;
  const inBag: { subject: string; code: string }[] = (
    await must(api.get('/api/sg-management/dak', { filter: { bag: bagId } }))
  ).data.rows;
  const keys = inBag.find(({ subject }) => subject.startsWith('Keys'))?.code ?? '';

  await office.context().setOffline(true);
  for (const code of [bag.code, keys]) {
    await field.fill(code);
    await field.press('Enter');
    await expect(office.getByText(`${code}: kept on this device`, { exact: false })).toBeVisible();
  }
  // The letter goes on at once: that is another act, not the same scan again.
  await office.getByRole('button', { name: 'Hand over' }).click();
  await office.getByRole('textbox', { name: 'Handed over to' }).fill('Satnam Kaur');
  await field.fill(keys);
  await field.press('Enter');
  await expect(office.getByText('3 scans are kept on this device.', { exact: false })).toBeVisible();
  expect((await must(api.get(`/api/sg-management/bag/${bagId}`))).data.status).toBe(10);
  await office.context().setOffline(false);
  // The answer to the receipt does not take the place of the one to the hand-over.
  await expect(office.getByText(/: handed over to Satnam Kaur$/)).toBeVisible();

  // What was not scanned is missing, at the end that sent it too.
  const missing = page.getByRole('listitem').filter({ hasText: `Lamp ${word}` });
  await expect(missing.getByText('Not received', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 2 letters was not received.', { exact: false })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Keys ${word}` })).toContainText('Received');
});

test('the next number follows the day of receipt, which is sent only when it is complete', async ({
  page,
  enter,
}) => {
  await enter('clerk');
  await openPage(page, '/sg-management/dak');
  const refused: string[] = [];
  page.on('response', (reply) => {
    if (!reply.ok() && reply.url().includes('/api/sg-management/dak/next')) refused.push(reply.url());
  });
  const entry = page.getByRole('form', { name: 'New letter' });
  await entry.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Receive');
  const lastYear = new Date().getFullYear() - 1;
  await entry.getByRole('textbox', { name: 'Received on' }).pressSequentially(`31-12-${lastYear}`);
  await expect(entry.getByText(new RegExp(`^Next number ASR-1/${lastYear}/R\\d+$`))).toBeVisible();
  expect(refused).toEqual([]);
});
