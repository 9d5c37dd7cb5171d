// `node bench/sync.ts`: a laptop hands in 50,000 changes (new donors, visits and steps of a camp), beside the same rows by plain batched
// SQL into the same tables with the same triggers. Rates of one run are compared; the bar is a third.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { newId } from '../contract/src/kernel/values/ids.ts';
import { demoPassword, fillDemoArea } from '../demo/fill-demo-area.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { nameKeysOf } from '../server/src/platform/search/name-key.rules.ts';
import type { Change } from '../server/src/platform/sync/merge.rules.ts';
import { stampAt } from '../server/src/platform/sync/stamps.rules.ts';
import { enrolTestDevice } from '../server/src/testing/sync-device.ts';
import { createVisitor } from '../server/src/testing/visitor.ts';
import { startPortal } from './sides.ts';

const CHANGES = Number(process.env['BENCH_CHANGES'] ?? 50_000);
const BATCH = 500;
const BAR = 1 / 3;
const silent = { info: () => undefined, warn: console.warn, error: console.error };

const firstNames = [
  'Harpreet',
  'Baldev',
  'Simran',
  'Gurdeep',
  'Anita',
  'Rajinder',
  'Manjit',
  'Sukhwinder',
  'Amar',
  'Kiran',
];
const lastNames = ['Singh', 'Kaur', 'Kumar', 'Devi', 'Sharma', 'Gill', 'Sandhu', 'Verma', 'Arora', 'Dhillon'];

interface Row {
  entity: string;
  id: string;
  fields: Record<string, unknown>;
}

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-'));
const database = await startEmbedded({ dataDir, log: silent });
const client = new Client({ connectionString: database.ownerUrl });
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  await client.connect();
  const portal = await startPortal({ ...process.env, DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir });
  try {
    const { rows } = await client.query(
      "select area_id as area, id as centre from centre where code = 'ASR-1'",
    );
    const { area, centre } = rows[0];
    const visitor = createVisitor(portal.url);
    await visitor.post('/api/user/login', { u: 'admin', p: demoPassword });
    await visitor.get(`/api/user/switch-area?area=${area}`);
    const device = await enrolTestDevice(
      { url: portal.url, visitor: () => createVisitor(portal.url) },
      visitor,
      'Bench',
    );
    const plain = await timed(() => insertPlainly(makeRows({ centre, device: 1_999 }), area));
    const handedIn = await timed(async () => {
      const all = makeRows({ centre, device: device.number });
      for (let first = 0; first < all.length; first += BATCH) {
        const batch = device.batch(all.slice(first, first + BATCH).map(changeOf));
        const reply = await device.ask('handIn', batch.body);
        if (reply.status !== 200) throw new Error(JSON.stringify(reply));
        batch.done();
      }
    });
    const ratio = plain / handedIn;
    console.log(`${CHANGES} rows by plain SQL: ${rate(plain)} a second`);
    console.log(`${CHANGES} changes handed in: ${rate(handedIn)} a second`);
    console.log(`ratio ${ratio.toFixed(2)}, bar ${BAR.toFixed(2)}`);
    process.exitCode = ratio >= BAR ? 0 : 1;
  } finally {
    await portal.stop();
  }
} finally {
  await client.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function rate(ms: number): number {
  return Math.round((CHANGES * 1000) / ms);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** As a camp makes them: a donor, a visit and three steps. */
function makeRows({ centre, device }: { centre: string; device: number }): Row[] {
  const [camp, at] = [newId(), new Date().toISOString()];
  const day = at.slice(0, 10);
  const made: Row[] = [
    {
      ...{ entity: 'blood_camp', id: camp },
      fields: {
        ...{
          centre_id: centre,
          number: device * 1_000_000 + 1,
          name: 'Bench',
          first_day: day,
          last_day: day,
          beds: 6,
        },
        ...{ opens_at: '09:00', closes_at: '15:00', target_units: 100, status: 10 },
      },
    },
  ];
  for (let place = 1; made.length + 5 <= CHANGES; place += 1) {
    const [donor, visit, number] = [newId(), newId(), device * 1_000_000 + place];
    const name = nameAt(place);
    made.push({
      ...{ entity: 'blood_donor', id: donor },
      fields: {
        ...{
          centre_id: centre,
          number,
          card_code: `D${newId().replaceAll('-', '').slice(-9).toUpperCase()}`,
          name,
          name_keys: nameKeysOf(name, ''),
        },
        ...{ gender: 'male', birth_date: birthDateAt(place), phone: '' },
      },
    });
    made.push({
      ...{ entity: 'blood_visit', id: visit },
      fields: {
        centre_id: centre,
        camp_id: camp,
        donor_id: donor,
        number,
        device,
        day,
        since: at,
        registered_at: at,
      },
    });
    for (const act of ['register', 'call', 'vitals'])
      made.push({
        ...{ entity: 'blood_visit_step', id: newId() },
        fields: {
          ...{ centre_id: centre, camp_id: camp, visit_id: visit, act, station: 'vital', desk: camp, device },
          ...{ from_status: 1, to_status: 5, at, user_id: camp, before: {} },
        },
      });
  }
  return made;
}

/** A thousand names, so that some donors share theirs, as in life. */
function nameAt(place: number): string {
  const middle = String.fromCharCode(65 + (Math.floor(place / 100) % 10)).repeat(2);
  return `${firstNames[place % 10]} ${middle}sh ${lastNames[Math.floor(place / 10) % 10]}`;
}

function birthDateAt(place: number): string {
  const day = new Date(Date.UTC(1965, 0, 1 + ((place * 7_919) % 14_000)));
  return day.toISOString().slice(0, 10);
}

function changeOf({ entity, id, fields }: Row): Change {
  return {
    id: newId(),
    entity,
    row: id,
    kind: 'I',
    stamp: stampAt(Date.now()),
    seenMs: 0,
    before: null,
    after: fields,
  };
}

/** Table by table, so many rows in a statement and a transaction. */
async function insertPlainly(made: readonly Row[], area: string): Promise<void> {
  for (let first = 0; first < made.length; first += BATCH) {
    const part = made.slice(first, first + BATCH);
    await client.query('begin');
    for (const entity of ['blood_camp', 'blood_donor', 'blood_visit', 'blood_visit_step']) {
      const rows = part
        .filter((row) => row.entity === entity)
        .map(({ id, fields }) => ({ area_id: area, id, ...fields }));
      const [one] = rows;
      if (!one) continue;
      const columns = Object.keys(one).join(', ');
      await client.query(
        `insert into ${entity} (${columns}) select ${columns} from jsonb_populate_recordset(null::${entity}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    await client.query('commit');
  }
}
