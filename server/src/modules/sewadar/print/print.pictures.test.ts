import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatFor } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printDay, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { personPrint } from '../../people/public.ts';
import { listData } from './print-list.ts';
import { profileData, sewadarLabels } from './print-profile.ts';
import { someSewadar, someSewadars } from './testing/samples.ts';

const list = new URL('./sewadar-list.typ', import.meta.url);
const profile = new URL('./sewadar-profile.typ', import.meta.url);
const shared = [personPrint];
const english = formatFor('en', printTimeZone);

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

describe('pictures', () => {
  const query = { q: 'gur', filter: { status: 'active', centre: 'x', joinedFrom: '2010-01-01' } } as const;
  testPictures('sewadar-list', () => printer, {
    template: list,
    shared,
    labels: sewadarLabels,
    data: (format) => listData(someSewadars(30), { query, centre: 'Batala', today: printDay, format }),
  });
  testPictures('sewadar-profile', () => printer, {
    template: profile,
    shared,
    labels: sewadarLabels,
    data: (format) => profileData(someSewadar, printDay, format),
  });
});

describe('the list', () => {
  test('has its heads on every page, and every sewadar once', async () => {
    const pages = await printList(400);
    expect(pages.length).toBeGreaterThan(12);
    for (const page of pages) expect(page).toContain('Father / husband');
    const numbers = pages.flatMap((page) => page.match(/^\d{4}(?= )/gm) ?? []);
    expect(numbers.map(Number)).toEqual(Array.from({ length: 400 }, (_, place) => 1000 + place));
  });

  test('says that it is empty', async () => {
    const [page, ...more] = await printList(0);
    expect(more).toEqual([]);
    expect(page).toContain('No sewadar matches this filter.');
  });

  async function printList(count: number): Promise<string[]> {
    const given = { query: {}, centre: '', today: printDay, format: english };
    return textsOf(await print(list, listData(someSewadars(count), given)));
  }
});

describe('the profile', () => {
  test('leaves the notes out', async () => {
    const [page = ''] = await textsOf(await print(profile, profileData(someSewadar, printDay, english)));
    expect(page).toContain('Gurpreet Singh Dhillon');
    expect(page).not.toContain(someSewadar.notes);
  });

  test('shows a last day that is still to come, and as current only where somebody serves', async () => {
    const departments = [
      { department: 'Water', role: '', since: '2099-01-01', until: null },
      { department: 'Parking', role: '', since: '2020-01-01', until: '2098-12-31' },
      { department: 'Langar', role: '', since: '2020-01-01', until: null },
    ];
    const data = profileData({ ...someSewadar, departments }, printDay, english);
    expect(data.departments.map(({ department, isServing }) => [department, isServing])).toEqual([
      ['Parking', true],
      ['Langar', true],
      ['Water', false],
    ]);
    const [page = ''] = await textsOf(await print(profile, data));
    expect(page).toContain('2098');
    expect(page.match(/current/g)).toHaveLength(1);
  });

  test('is one page, however much there is to say', async () => {
    const text = (length: number) => 'ਬਹੁਤ ਲੰਮਾ ਨਾਮ '.repeat(length).slice(0, length);
    const full = {
      ...someSewadar,
      name: text(120),
      nameLatin: 'W'.repeat(120),
      address: text(500),
      occupation: text(120),
      education: text(120),
      otherPhones: Array.from({ length: 5 }, () => '+919876543210'),
      languages: Array.from({ length: 20 }, () => text(30)),
      skills: Array.from({ length: 20 }, () => text(60)),
      departments: Array.from({ length: 20 }, () => ({
        department: text(80),
        role: text(80),
        since: '2020-01-01',
        until: null,
      })),
    };
    expect(await textsOf(await print(profile, profileData(full, printDay, english)))).toHaveLength(1);
  });
});

function print(template: URL, data: unknown): Promise<Buffer> {
  return printer.print({
    template,
    shared,
    labels: sewadarLabels,
    language: 'en',
    data,
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
  });
}
