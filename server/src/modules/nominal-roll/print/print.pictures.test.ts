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
const data = (format: PrintFormat) => rollData({ roll: someRoll, members, trips: [] }, format);
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
    data: rollData({ roll: someRoll, members: many, trips: [] }, formatFor('en', printTimeZone)),
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
    data: rollData({ roll: someRoll, members, trips }, formatFor('en', printTimeZone)),
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
