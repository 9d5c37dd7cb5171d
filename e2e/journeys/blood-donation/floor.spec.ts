import type { FloorVisit } from '@sewa/contract/blood-donation/floor/floor-visit';
import { newId } from '@sewa/contract/kernel/values/ids';
import {
  campPath,
  donorPath,
  makeCamp,
  makeDonor,
} from '../../../server/src/modules/blood-donation/testing/blood.ts';
import { deskOf } from '../../../server/src/modules/blood-donation/testing/floor.ts';
import type { Visitor } from '../../../server/src/testing/visitor.ts';
import { createPerson, must } from '../../support/people.ts';
import { expect, openPage, type Page, signIn, test } from '../../support/portal.ts';
import { expectToast } from '../../support/screens.ts';

/** The whole bar is 30 donors (CAMP_DONORS=30); seven show every way through a camp in each run. */
const DONORS = Number(process.env['CAMP_DONORS'] ?? 7);
const isWhole = DONORS >= 30;
const more = Array.from(
  { length: Math.max(0, DONORS - 7) },
  (_, place) => `${place % 2 === 0 ? 'Donor' : 'Helper'}${place} Journey`,
);
/** Called and measured around the cut: with three more donors that is 20 acts. */
const duringCut = more.slice(0, 7);
const CUT_MS = isWhole ? 120_000 : 0;
/** Of the camp: who gave in the end. */
const UNITS = 2 + more.length;

test('a camp in the browser: six stations, every way through it, and the board says what the database has', async ({
  page,
  context,
  admin,
  enter,
}) => {
  test.setTimeout(isWhole ? 1_500_000 : 300_000);
  const person = await createPerson(admin, {
    acl: { 'BLOOD_DONATION.DONOR': 210, 'BLOOD_DONATION.CAMP': 30_030 },
  });
  const head = await signIn(person.username, person.password);
  const centre = (await must(head.get('/api/blood-donation/camp'))).data.rows[0].centre;
  const camp = await makeCamp(head, centre, { name: 'Journey camp', beds: 2, targetUnits: 10 });
  const phones = { avtar: anyPhone(), young: anyPhone() };
  const known = await named(head, centre, 'Avtar Journey', { phone: phones.avtar });
  await named(head, centre, 'Young Journey', { phone: phones.young, birthDate: '2015-03-01' });
  await enter(person);
  const floor = `/blood-donation/camp/${camp}/floor`;
  const open = async (place: string) => {
    const one = await context.newPage();
    await openPage(one, `${floor}/${place}`);
    return one;
  };
  // From the camp's own page to the floor.
  await openPage(page, `/blood-donation/camp/${camp}`);
  await page.getByRole('button', { name: 'Floor' }).click();
  const [vital, medical, beds, rest, board] = [
    await open('vital'),
    await open('medical'),
    await open('bed'),
    await open('rest'),
    await open('board'),
  ];
  const line = async (): Promise<FloorVisit[]> =>
    (await must(head.get(`${campPath}/${camp}/floor`))).data.visits;
  const numberOf = async (name: string) => {
    const found = (await line()).findLast((one) => one.name === name);
    if (!found) throw new Error(`${name} is not in the line`);
    return found.number;
  };
  const shown = async (title: string) =>
    /\d+/.exec((await board.getByRole('group', { name: title, exact: true }).textContent()) ?? '')?.[0] ?? '';
  /** What the board shows is what the database counts. Both are read again until they agree: an act may be on its way. */
  const expectBoard = async () => {
    await expect(async () => {
      const visits = (await line()).filter(({ outcome }) => outcome === '');
      const count = (fits: (visit: FloorVisit) => boolean) => visits.filter(fits).length;
      const { units } = (await must(head.get(`${campPath}/${camp}`))).data;
      const counted = {
        'Vitals: Waiting': count(({ status, desk }) => status === 1 || (status === 5 && desk === null)),
        'Medical: Waiting': count(({ status, desk }) => status === 10 && desk === null),
        'Beds: Waiting': count(({ status }) => status === 15),
        'Donating now': count(({ status }) => status === 20),
        Resting: count(({ status, hasLeft }) => status === 25 && !hasLeft),
      };
      const read: Record<string, number> = {};
      for (const title of Object.keys(counted)) read[title] = Number.parseInt(await shown(title), 10);
      expect(read).toEqual(counted);
      expect(await board.getByText(`${units} of 10 units`).count()).toBeGreaterThan(0);
    }).toPass({ timeout: 20_000 });
    await expect(board.getByText(/Journey$/)).toHaveCount(0);
  };
  /** After every act in the long form, after every station in the short one. */
  const expectBoardOften = async () => {
    if (isWhole) await expectBoard();
  };

  // Registration: who may not donate is told so; a known donor signs; somebody new is there in seconds.
  const find = page.getByRole('textbox', { name: 'Card, name, number or phone' });
  // A scanner types into the field that is there, whatever was touched before.
  await expect(find).toBeFocused();
  await find.fill(phones.young);
  await expect(
    page.getByRole('button', { name: /Young Journey.*Cannot donate today: Too young/ }),
  ).toBeDisabled();
  await find.fill(phones.avtar);
  await page.getByRole('button', { name: /Avtar Journey/ }).click();
  const pad = page.getByRole('img', { name: 'Sign here' });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Signed: register' }).click();
  await expect(page.getByText('Number 1', { exact: true })).toBeVisible();
  // Who seems to be on the record is asked about before the consent: nobody comes as new to leave a reason behind.
  await page.getByRole('button', { name: 'New donor' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill('Young Journey');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Age' })).toBeFocused();
  await page.getByRole('button', { name: 'Male', exact: true }).click();
  await page.getByRole('textbox', { name: 'Age' }).fill('18');
  await page.getByRole('textbox', { name: 'Phone (optional)' }).fill(phones.young);
  await page.getByRole('button', { name: 'Consent', exact: true }).click();
  await expect(
    page.getByRole('button', { name: /Young Journey.*Cannot donate today: Too young/ }),
  ).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Somebody else' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bhagat Journey');
  await page.getByRole('textbox', { name: 'Phone (optional)' }).fill('');
  await page.getByRole('textbox', { name: 'Age' }).fill('30');
  await page.getByRole('button', { name: 'Consent', exact: true }).click();
  // A slip that is seen in the consent is corrected, and nothing typed anew.
  await expect(page.getByRole('button', { name: 'Signed on paper: register' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bhagat Journey');
  await page.getByRole('textbox', { name: 'Age' }).fill('31');
  await page.getByRole('button', { name: 'Consent', exact: true }).click();
  await page.getByRole('button', { name: 'Signed on paper: register' }).click();
  await expect(page.getByText('Number 2', { exact: true })).toBeInViewport();
  // A wrong tap: the last one is taken back, and comes again.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectToast(page, 'Undone');
  const desk = deskOf(head, camp, 'registration');
  for (const name of ['Bhagat', 'Charan', 'Dalip', 'Ekam', 'Fauja'])
    await must(desk.register({ donor: await named(head, centre, `${name} Journey`) }));
  for (const [place, name] of more.entries()) {
    await page.getByRole('button', { name: 'New donor' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Male', exact: true }).click();
    // Of the same name and about the same age they would seem to be one.
    await page.getByRole('textbox', { name: 'Age' }).fill(String(20 + place));
    await page.getByRole('button', { name: 'Consent', exact: true }).click();
    await page.getByRole('button', { name: 'Signed on paper: register' }).click();
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    await expectBoardOften();
  }
  await expectBoard();

  const expectDone = async (station: Page, name: string, act: string) =>
    expect(
      station.getByRole('status').filter({ hasText: `Number ${await numberOf(name)}: ${act}` }),
    ).toBeVisible();
  const call = async (station: Page, name: string) => {
    await station.getByRole('button', { name: `Call: Number ${await numberOf(name)}`, exact: true }).click();
    await expect(station.getByText(name).first()).toBeVisible();
  };
  const measure = async (haemoglobin = '14.1') => {
    const values = {
      Weight: '70',
      Haemoglobin: haemoglobin,
      'pressure, upper': '120',
      'pressure, lower': '80',
      'Pulse (': '70',
      Temperature: '36.8',
    };
    for (const [label, value] of Object.entries(values)) {
      await vital.getByRole('textbox', { name: label }).fill(value);
      await vital.keyboard.press('Enter');
    }
    await vital.getByRole('button', { name: 'Regular', exact: true }).click();
  };
  const save = async (name: string) => {
    await measure();
    await vital.getByRole('button', { name: 'Save, to the doctor' }).click();
    await expectDone(vital, name, 'to the doctor');
  };
  const callAndSave = async (name: string) => {
    await call(vital, name);
    await save(name);
    await expectBoardOften();
  };
  const judge = async (name: string, verdict: string) => {
    await call(medical, name);
    await medical.getByRole('button', { name: 'No to all' }).click();
    await medical.getByRole('button', { name: verdict, exact: true }).click();
  };
  const passes = async (name: string) => {
    await judge(name, 'Fit to donate');
    await expectDone(medical, name, 'fit, to the beds');
    await expectBoardOften();
  };
  const lie = async (name: string, bag: string) => {
    await beds.getByRole('button', { name: `Start: Number ${await numberOf(name)}`, exact: true }).click();
    await beds.getByRole('textbox', { name: 'Bag number (scan)' }).fill(bag);
    await beds.getByRole('button', { name: 'Start', exact: true }).click();
  };
  const fill = async (name: string) => {
    await onBed(name).getByRole('button', { name: 'Bag full' }).click();
    await expectDone(beds, name, 'donated');
    await expectBoardOften();
  };
  const onBed = (name: string) => beds.getByRole('listitem').filter({ hasText: name });

  // Vitals: one is outside a limit and is deferred by what was measured.
  await callAndSave('Avtar Journey');
  await call(vital, 'Charan Journey');
  await measure('12.4');
  await expect(vital.getByText(/Measure again, or defer/)).toBeVisible();
  await vital.getByRole('button', { name: 'Defer: Low haemoglobin' }).click();
  await expectDone(vital, 'Charan Journey', 'deferred');
  await expectBoard();

  // The connection is cut in the middle: what is done is kept, the screen says so, and it is sent once, in its order.
  const measured = ['Bhagat Journey', 'Dalip Journey', 'Ekam Journey', ...duringCut];
  const acts = measured.flatMap((name) => [() => call(vital, name), () => save(name)]);
  const [cut, back] = [Math.ceil(acts.length / 3), Math.ceil((acts.length * 2) / 3)];
  for (const act of acts.slice(0, cut)) await act();
  await context.setOffline(true);
  const cutAt = Date.now();
  for (const act of acts.slice(cut, back)) await act();
  const waiting = vital.getByText(/entr(y|ies) waiting to be sent/);
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'New donor' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Waited Registration');
  await page.getByRole('button', { name: 'Male', exact: true }).click();
  await page.getByRole('textbox', { name: 'Age' }).fill('44');
  await page.getByRole('button', { name: 'Consent', exact: true }).click();
  await page.getByRole('button', { name: 'Signed on paper: register' }).click();
  await expect(page.getByText('registered: Waited Registration (not sent yet)')).toBeVisible();
  await expect.poll(() => Date.now() - cutAt, { timeout: CUT_MS + 20_000 }).toBeGreaterThanOrEqual(CUT_MS);
  await context.setOffline(false);
  for (const act of acts.slice(back)) await act();
  await expect(waiting).toHaveCount(0);
  // The desk shows the number once it is there, and no longer that the registration waits.
  await expect(
    page.getByText(`Number ${await numberOf('Waited Registration')}`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('(not sent yet)')).toHaveCount(0);
  const sent = (await line()).filter(({ name }) => measured.includes(name));
  expect(sent.map(({ status }) => status)).toEqual(measured.map(() => 10));
  const inOrder = sent.toSorted((one, other) => one.since.localeCompare(other.since));
  expect(inOrder.map(({ name }) => name)).toEqual(measured);
  const { hours } = (await must(head.get(`${campPath}/${camp}/floor/control`))).data;
  const taken = hours.reduce((sum: number, hour: { vitals: number }) => sum + hour.vitals, 0);
  expect(taken).toBe(1 + measured.length);
  await expectBoard();
  for (const name of ['Fauja Journey', ...more.slice(duringCut.length)]) await callAndSave(name);
  await expectBoard();

  // The doctor: fit, deferred, withdrawn, and one back by a step.
  await passes('Avtar Journey');
  await call(medical, 'Ekam Journey');
  const tattoo = medical.getByRole('group', { name: /^Tattoo/ });
  await tattoo.getByRole('button', { name: 'Yes' }).click();
  // A tap on another station asks before the answers are lost.
  await medical.getByRole('tab', { name: 'Vitals' }).click();
  await medical.getByRole('button', { name: 'Stay here' }).click();
  await medical.getByRole('button', { name: 'Defer', exact: true }).click();
  const reason = medical.getByRole('combobox', { name: 'Reason' });
  await expect(reason).toHaveText(/^Tattoo/);
  await reason.click();
  await medical.getByRole('option', { name: 'Malaria' }).click();
  await expect(medical.getByText(/^Also deferred for:.*Tattoo/)).toBeVisible();
  await medical.getByRole('dialog').getByRole('button', { name: 'Defer' }).click();
  await expectDone(medical, 'Ekam Journey', 'deferred');
  await expectBoardOften();
  await call(medical, 'Fauja Journey');
  await medical.getByRole('button', { name: 'Withdraws' }).click();
  await medical.getByRole('dialog').getByRole('button', { name: 'Withdraws' }).click();
  await expectDone(medical, 'Fauja Journey', 'withdrew');
  await expectBoardOften();
  await call(medical, 'Dalip Journey');
  await medical.getByRole('button', { name: 'Back one step' }).click();
  await medical.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Measure again');
  await medical.getByRole('dialog').getByRole('button', { name: 'Back one step' }).click();
  await expectDone(medical, 'Dalip Journey', 'sent back');
  await callAndSave('Dalip Journey');
  for (const name of ['Dalip Journey', 'Bhagat Journey', ...more]) await passes(name);
  await expectBoard();

  // Beds: full bags, a bag number that was used, and a donation that is stopped.
  await lie('Avtar Journey', 'J-1');
  await expectBoard();
  await lie('Dalip Journey', 'J-1');
  await expectToast(beds, 'This bag number is recorded at this camp already. Check the label.');
  await beds.getByRole('textbox', { name: 'Bag number (scan)' }).fill('J-2');
  await beds.getByRole('button', { name: 'Start', exact: true }).click();
  // Another tablet finishes the donation while the dialog is open here: it closes, and is not left for the next donor.
  await onBed('Avtar Journey').getByRole('button', { name: 'Stopped early' }).click();
  await expect(beds.getByRole('dialog')).toBeVisible();
  const avtar = (await line()).find(({ name }) => name === 'Avtar Journey')?.id ?? '';
  await must(deskOf(head, camp, 'bed').act(avtar, 'finish', { reaction: 'none', care: '' }));
  await expect(beds.getByRole('dialog')).toHaveCount(0);
  // The bed is free again once it was cleaned.
  const firstBed = beds.getByRole('listitem').filter({ hasText: 'Bed 1' });
  await expect(firstBed).toContainText('To be cleaned');
  await firstBed.getByRole('button', { name: 'Cleaned: Bed 1' }).click();
  await expectToast(beds, 'Bed 1 cleaned');
  await expect(firstBed).toContainText('Free');
  await onBed('Dalip Journey').getByRole('button', { name: 'Stopped early' }).click();
  const stop = beds.getByRole('dialog');
  await stop.getByRole('textbox', { name: 'Volume drawn (ml)' }).fill('140');
  await stop.getByRole('combobox', { name: 'Reaction' }).click();
  await beds.getByRole('option', { name: 'Moderate' }).click();
  await stop.getByRole('textbox', { name: 'Care given' }).fill('Legs raised, water');
  await stop.getByRole('button', { name: 'Stopped early' }).click();
  await expectDone(beds, 'Dalip Journey', 'stopped early');
  await expectBoard();
  for (const [place, name] of ['Bhagat Journey', ...more].entries()) {
    await lie(name, `M-${place}`);
    await expectDone(beds, name, 'donation started');
    await expectBoardOften();
    await fill(name);
  }
  await expectBoard();

  // Rest and home; the head sees it.
  for (const name of ['Avtar Journey', ...more]) {
    const number = await numberOf(name);
    await rest.getByRole('button', { name: `Goes home: Number ${number}`, exact: true }).click();
    await expectDone(rest, name, 'went home');
    await expectBoardOften();
  }
  await expectBoard();
  await openPage(page, `${floor}/control`);
  await expect(page.getByText(`${UNITS} of 10 units`)).toBeVisible();
  await expect(page.getByText('Malaria')).toBeVisible();
  const outcomes = (await line()).map(({ name, status, outcome }) => [name.split(' ')[0], status, outcome]);
  expect(outcomes.slice(0, 6)).toEqual([
    ['Avtar', 25, ''],
    ['Bhagat', 25, ''],
    ['Charan', 5, 'deferred'],
    ['Dalip', 20, 'incomplete'],
    ['Ekam', 10, 'deferred'],
    ['Fauja', 10, 'withdrew'],
  ]);
  expect((await must(head.get(`${donorPath}/${known}`))).data).toMatchObject({ donations: 1, weight: 70 });

  // A bag number that was misread is corrected in the donor's record, and a donation that never was is deleted.
  await openPage(page, `/blood-donation/donor/${known}?tab=donations`);
  await page.getByRole('button', { name: 'Edit: Donation of' }).click();
  const correction = page.getByRole('dialog');
  await correction.getByRole('combobox', { name: 'Camp' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/\d{1,2} \p{L}+ \d{4}/u);
  await page.keyboard.press('Escape');
  await correction.getByRole('textbox', { name: 'Bag number' }).fill('J-9');
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bag number J-9')).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Donation of' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No donations recorded')).toBeVisible();
});

async function named(visitor: Visitor, centre: string, name: string, over: object = {}): Promise<string> {
  return makeDonor(visitor, centre, {
    name,
    nameLatin: '',
    gender: 'male',
    phone: anyPhone(),
    ...over,
  });
}

function anyPhone(): string {
  return `+9197${newId().replace(/\D/g, '').slice(-8).padStart(8, '1')}`;
}
