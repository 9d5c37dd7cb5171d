import { readFileSync } from 'node:fs';
import { applicationTiles } from '@sewa/contract/applications/tiles';
import { sheetTiles } from '@sewa/contract/attendance/tiles';
import { badgeTiles } from '@sewa/contract/badges/tiles';
import type { Graph } from '@sewa/contract/home/graphs';
import { dayAfter, mondayOf, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type Language, languages } from '@sewa/contract/kernel/values/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor } from '../../platform/pdf/format.ts';
import { readPrint } from '../../testing/paper.ts';
import { placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const path = '/api/home/week/print';
const today = todayIn('Asia/Kolkata');
const { number } = formatFor('en', 'Asia/Kolkata');
const words = wordsIn('en');

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let places: Record<string, string>;
/** The Monday of the week in which most kinds of things happened. */
let busiest: string;
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  busiest = await findBusiest();
});
afterAll(() => portal.close());

interface Words {
  happenedTitle: string;
  happened: Record<string, Record<string, string>>;
  waits: Record<string, string>;
}

function wordsIn(language: Language): Words {
  return JSON.parse(readFileSync(new URL(`./print/messages/${language}.json`, import.meta.url), 'utf8'));
}

/** The numbers of the charts for a week, by the words of the page; those of charts in which nothing happened are left out. */
async function numbersOf(visitor: Visitor, monday: string, centre?: string): Promise<[string, number][]> {
  const query = { from: monday, to: dayAfter(monday, 6), ...(centre ? { centre } : {}) };
  const found: [string, number][] = [];
  for (const [kind, names] of Object.entries(words.happened)) {
    const reply = await visitor.get(`/api/graph/${kind}`, query);
    if (reply.status === 403) continue;
    const { rows }: Graph = reply.body.data;
    const sumOf = (name: string) =>
      rows.flatMap(({ values }) => (name === 'all' ? Object.values(values) : [values[name] ?? 0]));
    const numbers = Object.entries(names).map(([name, word]): [string, number] => [
      word,
      sumOf(name).reduce((sum, value) => sum + value, 0),
    ]);
    if (numbers.some(([, count]) => count !== 0)) found.push(...numbers);
  }
  return found;
}

async function findBusiest(): Promise<string> {
  let best = { monday: '', count: 0 };
  for (let back = 1; back <= 26; back += 1) {
    const monday = dayAfter(mondayOf(today), -7 * back);
    const count = (await numbersOf(area, monday)).length;
    if (count > best.count) best = { monday, count };
  }
  expect(best.count).toBeGreaterThan(3);
  return best.monday;
}

/** The page on one line, between spaces, so that a whole phrase can be looked for. */
async function print(visitor: Visitor, query: Record<string, unknown>): Promise<string> {
  const { headers, pages } = await readPrint({ portal, visitor, path, query });
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(pages).toHaveLength(1);
  return ` ${pages.join(' ').replace(/\s+/g, ' ')} `;
}

test('the numbers of the week are those of the charts, and what waits is what Home says', async () => {
  const page = await print(area, { week: busiest, language: 'en' });
  const happened = await numbersOf(area, busiest);
  for (const [word, count] of happened) expect(page).toContain(` ${number(count)} ${word} `);
  const others = Object.values(words.happened)
    .flatMap((names) => Object.values(names))
    .filter((word) => !happened.some(([shown]) => shown === word));
  for (const word of others) expect(page).not.toContain(word);

  const waiting: { kind: string; count: number }[] = (await area.get('/api/home/waiting')).body.docs;
  expect(waiting.length).toBeGreaterThan(3);
  for (const { kind, count } of waiting) expect(page).toContain(` ${words.waits[kind]} ${number(count)} `);
});

test.each(languages)('a page in %s, of the last whole week unless told otherwise', async (language) => {
  const page = await print(area, { language });
  const { day } = formatFor(language, 'Asia/Kolkata');
  const monday = dayAfter(mondayOf(today), -7);
  const { happenedTitle } = wordsIn(language);
  for (const text of [happenedTitle, `${day(monday)} – ${day(dayAfter(monday, 6))}`])
    expect(withoutSpaces(page)).toContain(withoutSpaces(text));
});

/** A reader of PDF files does not find every space of Indian scripts. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

test('any day of a week stands for its Monday; a future week and one more than ten years ago are refused', async () => {
  const onSunday = await print(area, { week: dayAfter(busiest, 6), language: 'en' });
  for (const [word, count] of await numbersOf(area, busiest))
    expect(onSunday).toContain(` ${number(count)} ${word} `);
  for (const week of [dayAfter(mondayOf(today), 7), '1990-01-01', '9999-12-31', 'monday'])
    expect((await area.get(path, { week })).status).toBe(400);
  expect((await area.get(path, { week: today })).status).toBe(200);
});

test('of one centre: what its charts say, and what waits there', async () => {
  const rows: [code: string | undefined, count: number][] = [
    [places['ASR-1'], 2],
    [places['ASR-2'], 1],
  ];
  for (const [centre, count] of rows)
    for (let place = 0; place < count; place += 1)
      await portal.owner.query(
        `insert into application (area_id, id, centre_id, number, type, name, gender, made_by, edited_by, status, status_since)
         values ($1, $2, $3, (select max(number) + 1 from application), 10, 'A', 'male', $2, $2, 10, now())`,
        [places['ASR'], newId(), centre],
      );
  const lists = {
    applications: ['/api/sewadar/applications', applicationTiles.applications()],
    sheets: ['/api/attendance/sheets', sheetTiles.sheets(today)],
    badgesExpiring: ['/api/badges/sewadar', badgeTiles.badgesExpiring()],
  } as const;
  for (const [centre] of rows) {
    const page = await print(area, { week: busiest, centre, language: 'en' });
    for (const [word, count] of await numbersOf(area, busiest, centre))
      expect(page).toContain(` ${number(count)} ${word} `);
    for (const [kind, [list, filter]] of Object.entries(lists)) {
      const { body } = await area.get(list, { filter: { ...filter, centre }, size: 1 });
      const total: number = body.total ?? body.data.total;
      const word = words.waits[kind];
      if (total > 0) expect(page).toContain(` ${word} ${number(total)} `);
      else expect(page).not.toContain(` ${word} `);
    }
  }
  expect(await print(clerk, { centre: places['ASR-1'], language: 'en' })).toContain('Ranjit Avenue');
  for (const centre of [places['ASR-2'], places['DEL-1'], newId()])
    expect((await clerk.get(path, { centre })).status).toBe(404);
  expect((await area.get(path, { centre: places['DEL-1'] })).status).toBe(404);
});

test('whoever lacks the right of a chart or a list gets none of its numbers', async () => {
  const [nobody, counter] = await Promise.all([portal.signIn('nobody'), portal.signIn('counter')]);
  const bare = await print(nobody, { week: busiest, language: 'en' });
  expect(bare).toContain('No numbers for this week.');
  expect(bare).toContain('Nothing is waiting.');
  const some = await print(counter, { week: busiest, language: 'en' });
  for (const kind of ['6', '11', '12'])
    for (const word of Object.values(words.happened[kind] ?? {})) expect(some).not.toContain(word);
  for (const kind of ['applications', 'expenses', 'rolls', 'sheets', 'ordersToApprove'])
    expect(some).not.toContain(` ${words.waits[kind]} `);
  expect(some).not.toContain('Documents that expire');
});
