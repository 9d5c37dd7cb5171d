import { newId } from '@sewa/contract/kernel/values/ids';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(() => portal.close());

const counted = `select area_id, centre_id, status, gender, count(*)::int as n
  from sewadar where merged_into is null group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const tallied = `select area_id, centre_id, status, gender, sum(change)::int as n
  from sewadar_tally group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4`;

async function expectTallied(): Promise<void> {
  const [truth, tally] = await Promise.all([portal.owner.query(counted), portal.owner.query(tallied)]);
  expect(truth.rows.length).toBeGreaterThan(0);
  expect(tally.rows).toEqual(truth.rows);
}

const made = 'Tallied';
/** Statements over one row, many and none; some fail half-way and leave nothing. */
const steps = {
  add: `insert into sewadar (area_id, id, centre_id, number, name, gender)
    select $1, gen_random_uuid(), $2, (random() * 2e9)::int + 1, '${made}', (array['male', 'female'])[1 + n % 2] from generate_series(1, $3::int) n`,
  status: `update sewadar set status = case when status = 'active' then 'inactive' else 'active' end
    where area_id = $1 and centre_id <> $2 and number % $3::int = 0 and status in ('active', 'inactive')`,
  centre: `update sewadar set centre_id = $2 where area_id = $1 and name = '${made}' and number % $3::int = 0`,
  merge: `update sewadar s set merged_into = o.id from sewadar o where s.area_id = $1 and o.area_id = s.area_id and s.centre_id = $2
    and s.name = '${made}' and s.merged_into is null and o.id = (select min(id::text)::uuid from sewadar where area_id = $1)
    and s.id <> o.id and s.number % $3::int = 0`,
  split: `update sewadar set merged_into = null where area_id = $1 and centre_id <> $2 and number % $3::int = 0 and merged_into is not null`,
  remove: `delete from sewadar where area_id = $1 and centre_id = $2 and name = '${made}' and number % $3::int = 0`,
  nothing: `update sewadar set notes = notes where area_id = $1 and centre_id = $2 and number % $3::int = 0`,
  fail: `insert into sewadar (area_id, id, centre_id, number, name, gender)
    select $1, gen_random_uuid(), $2, case n when $3::int then -1 else (random() * 2e9)::int + 1 end, '${made}', 'male' from generate_series(1, $3::int) n`,
  settle: `select settle_tallies() where $1::uuid is not null and $2::uuid is not null and $3::int > 0`,
} as const;
const step = fc.record({
  kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  centre: fc.constantFrom('ASR-1', 'ASR-2', 'ASR-3'),
  size: fc.integer({ min: 1, max: 5 }),
});

test('whatever is done to sewadars, the tally is what counting would say', async () => {
  await expectTallied();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (all) => {
      for (const { kind, centre, size } of all) {
        const done = portal.owner.query(steps[kind], [places['ASR'], places[centre], size]);
        if (kind === 'fail') await expect(done).rejects.toThrow(/violates/);
        else await done;
      }
      await expectTallied();
    }),
    { numRuns: 10, seed: 2026 },
  );
});

test('many at once, while it is being settled: nothing is counted twice or lost', async () => {
  await Promise.all([
    ...Array.from({ length: 12 }, () => makeSewadar(area, places['ASR-1'] ?? '')),
    ...Array.from({ length: 6 }, () => portal.owner.query('select settle_tallies()')),
  ]);
  await portal.owner.query('select settle_tallies()');
  await expectTallied();
  const { rows } = await portal.owner.query<{ n: number }>(
    'select count(*)::int as n from sewadar_tally group by area_id, centre_id, status, gender having count(*) > 1',
  );
  expect(rows).toEqual([]);
});

test('the total of a list is the number of its rows, by any filter and for each reader', async () => {
  await makeSewadar(area, places['ASR-2'] ?? '', { name: `Total ${newId().slice(-6)}` });
  const filters = [
    {},
    { status: 'active' },
    { gender: 'female' },
    { centre: places['ASR-2'] },
    { status: 'active', gender: 'female', centre: places['ASR-1'] },
    { status: 'active', bloodGroup: 'B+' },
  ];
  for (const visitor of [area, clerk])
    for (const filter of filters) {
      const { total } = (await visitor.get('/api/sewadar', { filter, size: 1 })).body.data;
      expect(await rowsOf(visitor, filter)).toBe(total);
    }
});

/** Page by page to the end. */
async function rowsOf(visitor: Visitor, filter: object): Promise<number> {
  let found = 0;
  for (let page = 0; ; page++) {
    const { rows } = (await visitor.get('/api/sewadar', { filter, page, size: 100 })).body.data;
    found += rows.length;
    if (rows.length < 100) return found;
  }
}
