import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { registerData, registerLabels, registerTemplate } from './print-register.ts';
import { someRegister } from './testing/samples.ts';

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

const given = { month: '2026-10', centre: 'Batala', department: 'ਲੰਗਰ' };

testPictures('register', () => printer, {
  template: registerTemplate,
  labels: registerLabels,
  data: (format) => registerData(someRegister(21), { ...given, format }),
});

test('has its heads on every page, every person once, and how many came on each day at the end', async () => {
  const pages = await printEnglish(120);
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect(page).toMatch(/No\.\s+Name[\s\S]*1[\s\S]*2[\s\S]*31[\s\S]*Days/);
  const numbers = pages.flatMap((page) => page.match(/^1\d{3}(?=\s)/gm) ?? []);
  expect(numbers.map(Number)).toEqual(Array.from({ length: 120 }, (_, place) => 1000 + place));
  expect(pages.at(-1)).toContain('Came');
});

test('says that it is empty', async () => {
  const [page, ...more] = await printEnglish(0);
  expect(more).toEqual([]);
  expect(page).toContain('No attendance in this month.');
});

async function printEnglish(count: number): Promise<string[]> {
  const format = formatFor('en', printTimeZone);
  const pdf = await printer.print({
    template: registerTemplate,
    labels: registerLabels,
    language: 'en',
    data: registerData(someRegister(count), { ...given, format }),
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
  return textsOf(pdf);
}
