import { readFileSync } from 'node:fs';
import { languages } from '@sewa/contract/kernel/values/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printDay, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { type FoundWeek, weekData, weekTemplate } from './print-week.ts';

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

const words = JSON.parse(readFileSync(new URL('./messages/en.json', import.meta.url), 'utf8'));

/** Whatever can stand on the page, with large numbers. */
const full: FoundWeek = {
  monday: '2026-11-09',
  today: printDay,
  centres: ['ਰਣਜੀਤ ਐਵੇਨਿਊ', 'Batala', 'जनकपुरी'],
  happened: Object.entries<object>(words.happened).flatMap(([kind, names]) =>
    Object.keys(names).map((name, place) => ({ kind: Number(kind), name, count: 12_345_678 + place })),
  ),
  ahead: [
    {
      kind: 13,
      rows: ['lapsed', printDay, '2026-11-16', '2026-11-23', '2026-11-30'].map((key) => ({
        key,
        count: 1234,
      })),
    },
  ],
  waits: Object.keys(words.waits).map((kind, place) => ({ kind, count: 1_000 + place })),
};
const empty: FoundWeek = { ...full, centres: [], happened: [], ahead: [], waits: [] };

testPictures('week', () => printer, {
  template: weekTemplate,
  data: (format) =>
    weekData(
      {
        ...full,
        centres: ['Batala'],
        waits: full.waits.slice(0, 7),
        happened: full.happened.map((one, place) => ({ ...one, count: 17 * place ** 3 })),
      },
      format,
    ),
});

test.each(languages)('has one page, however much there is to say: %s', async (language) => {
  for (const found of [full, empty]) {
    const pdf = await printer.print({
      template: weekTemplate,
      language,
      data: weekData(found, formatFor(language, printTimeZone)),
      person: 'Ravinder',
      area: 'Gurdaspur',
      printedBy: 'Ravinder Kaur',
    });
    expect(await textsOf(pdf)).toHaveLength(1);
  }
});

test('says whose week it is and that nothing happened, and asks nobody to destroy it', async () => {
  const pdf = await printer.print({
    template: weekTemplate,
    language: 'en',
    data: weekData(empty, formatFor('en', printTimeZone)),
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
  const [page] = await textsOf(pdf);
  for (const text of ['Gurdaspur Area', '9 Nov 2026', 'No numbers for this week.', 'Nothing is waiting.'])
    expect(page).toContain(text);
  expect(page).not.toContain('Personal data');
});
