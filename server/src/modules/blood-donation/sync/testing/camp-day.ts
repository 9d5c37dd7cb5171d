import { newId } from '@sewa/contract/kernel/values/ids';
import type { TestPortal } from '../../../../testing/test-portal.ts';
import type { Visitor } from '../../../../testing/visitor.ts';
import { today } from '../../testing/blood.ts';
import { deskOf, goodVitals, noToAll } from '../../testing/floor.ts';

const names = [
  'Harpreet Kaur',
  'Baldev Singh',
  'Simran Kaur',
  'Gurdeep Singh',
  'Anita Devi',
  'Rajinder Kumar',
];

export function newDonor(place: number) {
  return {
    ...{
      name: `${names[place % names.length]} ${place}`,
      nameLatin: '',
      gender: 'male',
      bloodGroup: 'B+',
      language: 'pa',
    },
    ...{ birthDate: `${1970 + (place % 25)}-0${1 + (place % 9)}-1${place % 10}`, isBirthEstimated: false },
    phone: `+9198${String(10_000_000 + place * 37)}`,
  };
}

type Pool = TestPortal['owner'];

/** A donor through all stations, or out of the line where `fate` says so. */
export async function passCamp(
  visitor: Visitor,
  camp: string,
  of: { who: Record<string, unknown>; bed: number; bag: string; fate?: 'defer' | 'withdraw' },
): Promise<string> {
  const visit = newId();
  const desks = Object.fromEntries(
    ['registration', 'vital', 'medical', 'bed', 'rest'].map((station) => [
      station,
      deskOf(visitor, camp, station),
    ]),
  );
  const done = async (asked: Promise<{ status: number; body: unknown }> | undefined) => {
    const reply = await asked;
    if (reply?.status !== 200) throw new Error(JSON.stringify(reply?.body));
  };
  await done(desks['registration']?.register(of.who, { visit }));
  await done(desks['vital']?.act(visit, 'call'));
  if (of.fate === 'withdraw') {
    await done(desks['vital']?.act(visit, 'withdraw', { reason: 'went home' }));
    return visit;
  }
  await done(desks['vital']?.act(visit, 'vitals', { ...goodVitals }));
  await done(desks['medical']?.act(visit, 'call'));
  const answers = noToAll('male');
  if (of.fate === 'defer') {
    await done(
      desks['medical']?.act(visit, 'defer', {
        reason: 'hepatitisBC',
        since: today,
        chosen: '',
        welcomeFrom: null,
        measured: null,
      }),
    );
    return visit;
  }
  await done(desks['medical']?.act(visit, 'accept', { answers, overridden: [], overrideReason: '' }));
  await done(desks['bed']?.act(visit, 'start', { bed: of.bed, volume: 350, bagNumber: of.bag, segment: '' }));
  await done(desks['bed']?.act(visit, 'finish', { reaction: 'none', care: '' }));
  return visit;
}

/** Everything that is synced, as text: equal on both sides or not. */
async function contents(owner: Pool, area: string): Promise<Record<string, string[]>> {
  const tables = await owner.query<{ entity: string; skipped: string[] }>(
    'select entity, skipped from sync_table order by place',
  );
  const found: Record<string, string[]> = {};
  for (const { entity, skipped } of tables.rows) {
    const { rows } = await owner.query<{ row: string }>(
      `select t.id || ' ' || (to_jsonb(t) - $2::text[])::text as row from ${entity} t where area_id = $1 order by id`,
      [area, skipped],
    );
    found[entity] = rows.map(({ row }) => row);
  }
  return found;
}

/** Rows that only one side has, or has in another form. */
export async function differences(laptop: Pool, cloud: Pool, area: string): Promise<string[]> {
  const [here, there] = [await contents(laptop, area), await contents(cloud, area)];
  return Object.keys(there).flatMap((entity) => {
    const [ours, theirs] = [new Set(here[entity]), new Set(there[entity])];
    return [
      ...[...ours].filter((row) => !theirs.has(row)).map((row) => `laptop: ${entity} ${row}`),
      ...[...theirs].filter((row) => !ours.has(row)).map((row) => `cloud: ${entity} ${row}`),
    ];
  });
}

/** Every table, of ours and of the queue, in which a text is found in any column of any row. */
export async function tablesNaming(owner: Pool, text: string): Promise<string[]> {
  const { rows } = await owner.query<{ place: string }>(`
    select format('%I.%I', n.nspname, c.relname) as place from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'queue') order by 1`);
  const found: string[] = [];
  for (const { place } of rows) {
    const { rowCount } = await owner.query(`select from ${place} t where strpos(t::text, $1) > 0 limit 1`, [
      text,
    ]);
    if (rowCount) found.push(place.replace('public.', ''));
  }
  return found;
}
