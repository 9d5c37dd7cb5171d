import { randomBytes } from 'node:crypto';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { tripStatuses, vehicleTypes } from '@sewa/contract/transport/enums';
import { createDriver, createVehicle, nextWorkday } from '../../support/fleet.ts';
import { createPerson, must } from '../../support/people.ts';
import { expect, openPage, type Page, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';
import { visit } from '../../support/visit.ts';

const typed = (day: string) => day.split('-').toReversed().join('-');

test('a trip: refused and mended, moved on the board, driven with a phone that loses its line, paid by two people', async ({
  admin,
  context,
  desk,
  enter,
  page: phone,
}) => {
  const mark = randomBytes(2).toString('hex');
  const { centre, centreName } = (await must(admin.get('/api/transport/vehicle', { size: 1 }))).data.rows[0];
  const first = nextWorkday(todayIn('Asia/Kolkata'));
  const last = dayAfter(first, 1);
  const van = { centre, type: vehicleTypes.VAN, seats: 3 };
  const lapsing = await createVehicle(admin, { ...van, insurance: first });
  const fit = await createVehicle(admin, van);
  const person = await createPerson(admin, { acl: { 'TRANSPORT.TRIP': 2, 'TRANSPORT.EXPENSE': 6 } });
  await createDriver(admin, { centre, name: `Balkar ${mark}`, username: person.username });

  // The trip ends a day after the insurance: the reason stands at the field, with the vehicle to take instead.
  const page = await desk('area');
  await visit(page, '/transport/trip');
  await page.getByRole('button', { name: 'New trip' }).first().click();
  const plan = page.getByRole('dialog', { name: 'New trip' });
  await plan.getByRole('textbox', { name: 'Purpose' }).fill(`Langar ${mark}`);
  await plan.getByRole('combobox', { name: 'Centre' }).click();
  await page.getByRole('option', { name: centreName }).click();
  await plan.getByRole('textbox', { name: 'Start day' }).fill(typed(first));
  await plan.getByRole('textbox', { name: 'Return day' }).fill(typed(last));
  await plan.getByRole('spinbutton', { name: 'Passengers' }).fill('2');
  await plan.getByRole('combobox', { name: 'Driver', exact: true }).fill(mark);
  await page.getByRole('option', { name: `Balkar ${mark}` }).click();
  await plan.getByRole('combobox', { name: 'Vehicle' }).fill(lapsing.number);
  await page.getByRole('option', { name: lapsing.number }).click();
  const refusal = plan.getByRole('alert').filter({ hasText: 'Insurance: valid until' });
  await refusal.getByRole('button', { name: `Take ${fit.number}` }).click();
  await expect(refusal).toBeHidden();
  await plan.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Trip saved');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Langar ${mark}`);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const trip = async () => (await must(admin.get(`/api/transport/trip/${id}`))).data;
  expect(await trip()).toMatchObject({ vehicle: fit.id, fromDay: first, toDay: last, fromTime: '08:00' });

  // By keys an hour later, by the mouse two hours earlier; onto the lapsing vehicle not at all.
  await visit(page, `/transport/trip/week?from=${first}`);
  const block = page.locator(`[data-trip="${id}"]`);
  const left = async () => (await block.boundingBox())?.x ?? 0;
  const before = await left();
  await block.focus();
  for (const key of ['m', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await trip()).fromTime).toBe('09:00');
  // Drawn where it is now, and not as it was before.
  await expect.poll(left).toBeGreaterThan(before);
  await expect(block).toBeFocused();
  const hour = ((await block.boundingBox())?.width ?? 0) / 28;
  await drag(page, id, { right: -2 * hour, down: 0 });
  await expect.poll(async () => (await trip()).fromTime).toBe('07:00');
  const rowOf = async (vehicle: string) =>
    (await page.locator(`[data-row="${vehicle}"]`).boundingBox())?.y ?? 0;
  await drag(page, id, { right: 0, down: (await rowOf(lapsing.id)) - (await rowOf(fit.id)) }, async () => {
    await expect(page.locator('.board-ghost')).toContainText('Insurance: valid until');
  });
  expect(await trip()).toMatchObject({ vehicle: fit.id, fromTime: '07:00' });

  // On the driver's phone: started with a connection; fuel and return wait without one.
  await enter(person);
  await phone.setViewportSize({ width: 390, height: 844 });
  await openPage(phone, '/transport/trip/mine');
  await phone.getByRole('button', { name: 'Start trip' }).click();
  const step = phone.getByRole('dialog');
  await expect(step.getByRole('spinbutton', { name: 'Odometer (km)' })).toHaveValue('1000');
  await step.getByRole('button', { name: 'Start trip' }).click();
  await phone.getByRole('button', { name: 'End trip' }).waitFor();
  await context.setOffline(true);
  await expect(phone.getByText('No connection. Entries are sent later.')).toBeVisible();
  await phone.getByRole('button', { name: 'Fuel bill' }).click();
  const bill = phone.getByRole('dialog', { name: /^Fuel bill of trip/ });
  await bill.locator('input[type=file]').setInputFiles({
    name: 'bill.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ type: 'png' }),
  });
  await expect(bill.getByText('Photo taken')).toBeVisible();
  await bill.getByRole('textbox', { name: 'Amount' }).fill('2500');
  await bill.getByRole('spinbutton', { name: 'Litres' }).fill('28.5');
  await bill.getByRole('spinbutton', { name: 'Odometer (km)' }).fill('1060');
  await bill.getByRole('button', { name: 'Save' }).click();
  await expectToast(phone, 'Kept on this phone. It is sent when there is a connection.');
  await phone.getByRole('button', { name: 'End trip' }).click();
  await step.getByRole('spinbutton', { name: 'Odometer (km)' }).fill('990');
  await step.getByRole('button', { name: 'End trip' }).click();
  await expect(step.getByText(/^Enter 1,0\d0 km or more/).first()).toBeVisible();
  await step.getByRole('spinbutton', { name: 'Odometer (km)' }).fill('1080');
  await step.getByRole('button', { name: 'End trip' }).click();
  await expect(phone.getByText('Waiting to be sent')).toBeVisible();
  expect((await trip()).status).toBe(tripStatuses.STARTED);
  await context.setOffline(false);
  await expect(phone.getByText('Waiting to be sent')).toHaveCount(0);
  expect(await trip()).toMatchObject({ status: tripStatuses.COMPLETED, odometerIn: 1_080, distance: 80 });

  // The driver submits the bill; somebody else approves it; the trip says what it cost.
  const { rows } = (await must(admin.get('/api/transport/expense', { filter: { trip: id } }))).data;
  await openPage(phone, `/transport/expense/${rows[0].id}`);
  await phone.getByRole('button', { name: 'Submit' }).click();
  await expectToast(phone, `Expense ${rows[0].number} submitted`);
  await expect(phone.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await visit(page, `/transport/expense/${rows[0].id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, `Expense ${rows[0].number} approved`);
  await visit(page, `/transport/trip/${id}?tab=cost`);
  await expect(page.getByText('₹1,250', { exact: true })).toBeVisible();
  await expect(page.getByText('₹31.25', { exact: true })).toBeVisible();

  // The next bill begins with the last reading, which the trip ended with.
  await visit(page, '/transport/expense');
  await page.getByRole('button', { name: 'New expense' }).first().click();
  const next = page.getByRole('dialog', { name: 'New expense' });
  await next.getByRole('combobox', { name: 'Vehicle' }).fill(fit.number);
  await page.getByRole('option', { name: fit.number }).click();
  await expect(next.getByRole('spinbutton', { name: 'Odometer (km)' })).toHaveValue('1080');
  await expect(next.getByText('Last reading: 1,080 km', { exact: false })).toBeVisible();
});

test('a trip is typed in two days later from its sheet, and its start and end are corrected', async ({
  admin,
  desk,
}) => {
  const { centre } = (await must(admin.get('/api/transport/vehicle', { size: 1 }))).data.rows[0];
  const vehicle = await createVehicle(admin, { centre });
  const driver = await createDriver(admin, { centre, name: `Amrik ${randomBytes(2).toString('hex')}` });
  const day = dayAfter(todayIn('Asia/Kolkata'), -2);
  const plan = { fromDay: day, fromTime: '08:00', toDay: day, toTime: '12:00', roll: null, passengers: 1 };
  const rest = { purpose: 'Langar', secondDriver: null, sites: [], notes: '', centre };
  const { id } = (
    await must(admin.post('/api/transport/trip', { ...plan, ...rest, vehicle: vehicle.id, driver }))
  ).data;
  const trip = async () => (await must(admin.get(`/api/transport/trip/${id}`))).data;
  const { number } = await trip();
  const page = await desk('area');
  await visit(page, `/transport/trip/${id}`);
  const enterStep = async (verb: string, odometer: string, time: string) => {
    await page.getByRole('button', { name: verb }).click();
    const dialog = page.getByRole('dialog', { name: `${verb} ${number}` });
    await dialog.getByRole('spinbutton', { name: 'Odometer (km)' }).fill(odometer);
    await dialog.getByRole('textbox', { name: 'Day' }).fill(typed(day));
    await dialog.getByLabel('Time').fill(time);
    await dialog.getByRole('button', { name: verb }).click();
    return dialog;
  };
  const correct = page.getByRole('dialog', { name: `Correct trip ${number}` });
  const openCorrection = async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Correct trip' }).click();
  };
  // Mistyped: until it is corrected, the trip could not end.
  await enterStep('Start trip', '1500', '08:10');
  await expectToast(page, `Trip ${number} started`);
  await openCorrection();
  await expect(correct.getByLabel('Time of return')).toHaveCount(0);
  await correct.getByRole('spinbutton', { name: 'Odometer out (km)' }).fill('1010');
  await correct.getByRole('button', { name: 'Save' }).click();
  await expect(correct).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 768 });
  const end = await enterStep('End trip', '1100', '08:00');
  await expect(end.getByText('The end is before the start of the trip.').first()).toBeVisible();
  await end.getByLabel('Time').fill('11:40');
  await end.getByRole('button', { name: 'End trip' }).click();
  await expectToast(page, `Trip ${number} completed`);

  await openCorrection();
  await expect(correct.getByLabel('Time of start')).toHaveValue('08:10');
  await correct.getByLabel('Time of return').fill('11:55');
  await correct.getByRole('button', { name: 'Save' }).click();
  await expect.poll(trip).toMatchObject({
    startedAt: new Date(`${day}T08:10+05:30`).toISOString(),
    endedAt: new Date(`${day}T11:55+05:30`).toISOString(),
    distance: 90,
  });
});

/** By the mouse, with a look at the board before it is let go. */
async function drag(
  page: Page,
  trip: string,
  by: { right: number; down: number },
  look?: () => Promise<void>,
): Promise<void> {
  const box = await page.locator(`[data-trip="${trip}"]`).boundingBox();
  if (!box) throw new Error('the trip is not on the board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.right, y + by.down, { steps: 4 });
  await look?.();
  await page.mouse.up();
}
