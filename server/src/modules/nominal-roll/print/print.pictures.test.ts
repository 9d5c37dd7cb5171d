import { rollPages } from '@sewa/contract/nominal-roll/print';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor, type PrintFormat } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { rollData, rollLabels, rollTemplates } from './print-roll.ts';
import { someMembers, someRoll } from './testing/samples.ts';

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

const members = someMembers(12);
const codes = members.map(({ code }) => code);
const printed = { roll: someRoll, members, absent: [], trips: [], timeZone: printTimeZone };
const data = (format: PrintFormat) => rollData(printed, format);
const labels = rollLabels;

testPictures('roll', () => printer, { template: rollTemplates.roll, labels, data });
testPictures('roll-bus', () => printer, { template: rollTemplates.bus, labels, data });
testPictures('roll-gate', () => printer, { template: rollTemplates.gate, labels, data, codes });

test('a roll of 500 has its heads on every page, every member once, and its totals', async () => {
  const many = someMembers(500);
  const pdf = await printer.print({
    template: rollTemplates.roll,
    labels,
    language: 'en',
    data: rollData({ ...printed, members: many }, formatFor('en', printTimeZone)),
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
  const pages = await textsOf(pdf);
  for (const page of pages) expect(page).toContain('Father / husband');
  const text = pages.join('\n');
  const numbers = many.flatMap(({ number }) => (number === null ? [] : [String(number)]));
  for (const number of numbers) expect(text).toContain(number);
  expect(pages.at(-1)).toContain('Totals');
  expect(pages.at(-1)).toContain('500');
});

test('the bus list names the vehicles of its trips, their passengers and seats', async () => {
  const trip = { id: someRoll.id, number: 7, fromDay: '2026-11-15', fromTime: '05:30', passengers: null };
  const trips = [
    { ...trip, vehicleName: 'PB 02 AB 1234', seats: 51 },
    { ...trip, vehicleName: 'PB 02 AB 5678', seats: 6, passengers: 4 },
  ];
  const pdf = await printer.print({
    template: rollTemplates.bus,
    labels,
    language: 'en',
    data: rollData({ ...printed, trips }, formatFor('en', printTimeZone)),
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
  const text = (await textsOf(pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('PB 02 AB 1234');
  expect(text).toContain('05:30, passengers: 12, seats: 51');
  expect(text).toContain('PB 02 AB 5678');
  expect(text).toContain('05:30, passengers: 4, seats: 6');
});

test.each(rollPages)('%s: whoever left early or never came is marked', async (page) => {
  const stay = { arrivedAt: '2026-11-15T06:00:00.000Z', leftAt: '2026-11-18T20:30:00.000Z' };
  const missing = { number: 4711, code: 'R2B4CABSNT', droppedAt: stay.arrivedAt };
  const pdf = await printer.print({
    template: rollTemplates[page],
    labels,
    language: 'en',
    data: rollData(
      {
        ...printed,
        roll: { ...someRoll, status: 40 },
        members: members.map((one, place) => (place === 0 ? { ...one, ...stay } : one)),
        absent: someMembers(1).map((one) => ({ ...one, ...missing })),
      },
      formatFor('en', printTimeZone),
    ),
    codes,
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
  const text = (await textsOf(pdf)).join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Left 19 Nov 2026');
  expect(text).toContain('4711');
  expect(text).toContain('Did not come');
  expect(text).not.toContain(missing.code);
});

test('whoever left on their last day or later is not marked', () => {
  const format = formatFor('en', printTimeZone);
  const leftOn = (leftAt: string) => {
    const left = someMembers(1).map((one) => ({ ...one, leftAt }));
    return rollData({ ...printed, members: left }, format).members[0]?.leftOn;
  };
  expect(leftOn('2026-11-21T06:00:00.000Z')).toBe('21 Nov 2026');
  // The next day has begun in India.
  expect(leftOn('2026-11-21T20:30:00.000Z')).toBeNull();
  expect(leftOn('2026-11-23T06:00:00.000Z')).toBeNull();
});

test('who is no longer active is marked until the group has left; who never came is in no total', () => {
  const format = formatFor('en', printTimeZone);
  const inactive = members.map((one) => ({ ...one, sewadarStatus: 'inactive' as const }));
  const stopped = { ...printed, members: inactive };
  expect(rollData(stopped, format).members[0]?.status).toBe('Inactive');
  const later = { ...stopped, roll: { ...someRoll, status: 50 }, absent: someMembers(2) };
  expect(rollData(later, format).members[0]?.status).toBe('');
  expect(rollData(later, format)).toMatchObject({ count: '12', absent: '2' });
});
