// `node demo/make-people.ts 100000`: people for the bench, ten thousand to a million, over fifty areas, into DATABASE_URL.
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { nameKeysOf } from '../server/src/platform/search/name-key.rules.ts';
import { type Chance, chanceOf, crowdPerson } from './crowd.ts';

interface Wish {
  people: number;
  areas?: number;
  centresPerArea?: number;
  seed?: number;
}

export interface MadeArea {
  id: string;
  centres: string[];
}

const departments = [
  'Langar',
  'Traffic',
  'Security',
  'Canteen',
  'Sound',
  'Water',
  'Parking',
  'Library',
  'Cleaning',
  'Medical',
];
const bloodGroups = ['', 'A+', 'B+', 'O+', 'AB+', 'A-', 'B-', 'O-', 'AB-'];
/** Their triggers look at each row; what they would do is done here for all, or is not wanted for made-up people. */
const slowTriggers = [
  ['sewadar', 'sewadar_log'],
  ['sewadar_department', 'sewadar_department_log'],
  ['sewadar_department', 'sewadar_department_follow'],
];

/** The same people for the same wish. The keys they are found by are made by the trigger, one statement per area. */
export async function makePeople(ownerUrl: string, wish: Wish): Promise<MadeArea[]> {
  const { people, areas = 50, centresPerArea = 20, seed = 1 } = wish;
  const chance = chanceOf(seed);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("begin; select set_config('app.origin', 'demo', true)");
    for (const [table, trigger] of slowTriggers)
      await client.query(`alter table ${table} disable trigger ${trigger}`);
    const made: MadeArea[] = [];
    for (let number = 1; number <= areas; number++) {
      const area = await makeArea(client, { number, centresPerArea, chance });
      const count = Math.floor((people * number) / areas) - Math.floor((people * (number - 1)) / areas);
      await makeSewadars(client, { area, count, chance });
      made.push(area);
    }
    for (const [table, trigger] of slowTriggers)
      await client.query(`alter table ${table} enable trigger ${trigger}`);
    await client.query('commit');
    await client.query('vacuum analyze');
    return made;
  } finally {
    await client.end();
  }
}

async function makeArea(
  client: Client,
  { number, centresPerArea, chance }: { number: number; centresPerArea: number; chance: Chance },
): Promise<MadeArea> {
  const id = idFrom(chance);
  await client.query('insert into area (id, name, code) values ($1, $2, $3)', [
    id,
    `Bench area ${number}`,
    `BENCH-${number}`,
  ]);
  const centres = Array.from({ length: centresPerArea }, () => idFrom(chance));
  await client.query(
    `insert into centre (area_id, id, code, name, address)
     select $1, id, 'C' || at, 'Centre ' || at, 'Somewhere' from unnest($2::uuid[]) with ordinality as every (id, at)`,
    [id, centres],
  );
  return { id, centres };
}

async function makeSewadars(
  client: Client,
  { area, count, chance }: { area: MadeArea; count: number; chance: Chance },
): Promise<void> {
  const serving: string[] = [];
  const copy = client.query(
    copyFrom(
      `copy sewadar (area_id, id, centre_id, number, name, name_latin, relative_name, gender, birth_date, phone, status, left_on,
        joined_on, blood_group, address, name_keys) from stdin`,
    ),
  );
  for (let number = 1; number <= count; number++) {
    const id = idFrom(chance);
    const centre = pick(area.centres, chance);
    const { gender, name, nameLatin, relativeName } = crowdPerson(chance);
    const status = statusFrom(chance());
    const row = [
      ...[area.id, id, centre, number, name, nameLatin, relativeName, gender, dayFrom(chance, 1935, 2006)],
      `+91${Math.floor(6_000_000_000 + chance() * 3_999_999_999)}`,
      ...[
        status,
        /active|onLeave/.test(status) && status !== 'inactive' ? '\\N' : dayFrom(chance, 2015, 2026),
      ],
      ...[dayFrom(chance, 1990, 2026), pick(bloodGroups, chance), `${number}, Bench Road`],
      `{${nameKeysOf(name, nameLatin).map((key) => `"${key}"`)}}`,
    ];
    if (!copy.write(`${row.join('\t')}\n`)) await once(copy, 'drain');
    if (chance() < 0.8)
      serving.push(
        [area.id, idFrom(chance), id, centre, pick(departments, chance), dayFrom(chance, 2010, 2026)].join(
          '\t',
        ),
      );
  }
  copy.end();
  await finished(copy);
  const serve = client.query(
    copyFrom('copy sewadar_department (area_id, id, sewadar_id, centre_id, department, since) from stdin'),
  );
  serve.end(serving.map((line) => `${line}\n`).join(''));
  await finished(serve);
  await client.query("insert into number_counter (area_id, kind, last) values ($1, 'sewadar', $2)", [
    area.id,
    count,
  ]);
}

function statusFrom(number: number): string {
  if (number < 0.85) return 'active';
  if (number < 0.9) return 'onLeave';
  return number < 0.97 ? 'inactive' : 'deceased';
}

function dayFrom(chance: Chance, firstYear: number, lastYear: number): string {
  const first = Date.UTC(firstYear, 0, 1);
  return new Date(first + chance() * (Date.UTC(lastYear, 0, 1) - first)).toISOString().slice(0, 10);
}

function pick<T>(list: readonly T[], chance: Chance): T {
  return list[Math.floor(chance() * list.length)] as T;
}

let made = 0;
/** In order of time like every id of the portal, but the same each time. */
function idFrom(chance: Chance): string {
  made += 1;
  const time = (1_700_000_000_000 + Math.floor(made / 16)).toString(16).padStart(12, '0');
  const rest = Array.from({ length: 3 }, () =>
    Math.floor(chance() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

if (process.argv[1] === import.meta.filename) {
  const areas = await makePeople(process.env['DATABASE_URL'] ?? '', {
    people: Number(process.argv[2] ?? 10_000),
  });
  console.log(`${areas.length} areas`);
}
