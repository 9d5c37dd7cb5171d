// Long because everything that hangs on a record is followed to the one that is kept.
import { newId } from '@sewa/contract/kernel/values/ids';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

/** Something of another table that points to a sewadar. */
const references = {
  department: `insert into sewadar_department (area_id, id, sewadar_id, centre_id, department) values ($1, $2, $3, $4, 'Langar')`,
  application: `insert into application (area_id, id, centre_id, number, type, name, gender, sewadar_id, made_by, edited_by)
    values ($1, $2, $4, (random() * 2e9)::int + 1, 30, 'A', 'male', $3, $2, $2)`,
  entitlement: `insert into badge_entitlement (area_id, id, centre_id, badge_type, sewadar_id, name, gender) values ($1, $2, $4, 3, $3, 'A', 'male')`,
  pass: `insert into vehicle_pass (area_id, id, centre_id, number, sewadar_id, name, vehicle_number, vehicle_type)
    values ($1, $2, $4, (random() * 2e9)::int + 1, $3, 'A', 'PB02', 5)`,
  member: `insert into oae_member (area_id, id, centre_id, number, sewadar_id, name, gender, birth_date, valid_from, pass_code)
    values ($1, $2, $4, (random() * 2e9)::int + 1, $3, 'A', 'male', '1940-01-01', '2026-01-01', 'M' || upper(left(md5($2::uuid::text), 9)))`,
  attachment: `insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, content_hash)
    values ($1, $2, $4, $3, 30, 'paper.pdf', 'application/pdf', 10, encode(sha256($2::uuid::text::bytea), 'hex'))`,
} as const;
type Kind = keyof typeof references;

async function addReference(kind: Kind, sewadar: string): Promise<void> {
  await portal.owner.query(references[kind], [places['ASR'], newId(), sewadar, places['ASR-1']]);
}

/** Everything of these people and whatever points to them, without the bookkeeping of versions and times. */
async function stateOf(ids: readonly string[]): Promise<unknown> {
  const tables = [
    'sewadar_department',
    'application',
    'badge_entitlement',
    'vehicle_pass',
    'oae_member',
    'attachment',
  ];
  const state: Record<string, unknown> = {};
  const bookkeeping = `'version' - 'updated_at'`;
  const people = await portal.owner.query(
    `select to_jsonb(s) - ${bookkeeping} as row from sewadar s where id = any ($1) order by id`,
    [ids],
  );
  state['sewadar'] = people.rows;
  for (const table of tables) {
    const found = await portal.owner.query(
      `select to_jsonb(t) - ${bookkeeping} as row from ${table} t where sewadar_id = any ($1) order by id`,
      [ids],
    );
    state[table] = found.rows;
  }
  return state;
}

async function ownersOf(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await portal.owner.query<{ id: string; sewadar_id: string }>(
    ['sewadar_department', 'application', 'badge_entitlement', 'vehicle_pass', 'oae_member', 'attachment']
      .map((table) => `select id, sewadar_id from ${table} where sewadar_id = any ($1)`)
      .join(' union all '),
    [ids],
  );
  return new Map(found.rows.map((row) => [row.id, row.sewadar_id]));
}

async function versionOf(id: string): Promise<number> {
  return (await area.get(`/api/sewadar/${id}`)).body.data.version;
}

async function merge(kept: string, other: string, take: readonly string[] = []): Promise<string> {
  const reply = await area.post(`/api/sewadar/${kept}/merge`, {
    other,
    version: await versionOf(kept),
    otherVersion: await versionOf(other),
    take,
    isConfirmed: true,
  });
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data.id;
}

const field = fc.constantFrom(
  'name',
  'nameLatin',
  'phone',
  'birthDate',
  'aadhaar',
  'skills',
  'status',
  'notes',
  'centre',
);

test('over random histories every reference follows, and undone merges restore the state byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...(Object.keys(references) as Kind[])), fc.nat({ max: 3 })), {
        maxLength: 12,
      }),
      fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 2, maxLength: 4 }),
      fc.uniqueArray(field, { maxLength: 5 }),
      async (history, chain, take) => {
        const people = [
          await makeSewadar(area, places['ASR-1'] ?? '', { phone: '+919811111111', skills: ['Driving'] }),
          await makeSewadar(area, places['ASR-2'] ?? '', {
            name: 'ਹਰਜੀਤ',
            nameLatin: 'Harjit',
            notes: 'second',
          }),
          await makeSewadar(area, places['ASR-1'] ?? '', { status: 'inactive', birthDate: '1975-01-01' }),
          await makeSewadar(area, places['ASR-3'] ?? '', { nameLatin: 'Gurprit', phone: '' }),
        ];
        for (const [kind, owner] of history) await addReference(kind, people[owner] ?? '');
        // Two active members are not merged: a test of the enclosure's.
        await portal.owner.query(
          `update oae_member set status = 'inactive' where sewadar_id = any ($1)
           and id <> (select id from oae_member where sewadar_id = any ($1) order by id limit 1)`,
          [people],
        );
        const before = await stateOf(people);
        const owners = await ownersOf(people);

        // Each is merged into the one after it: what pointed to the first ends with the last.
        const merges: string[] = [];
        for (let i = 0; i + 1 < chain.length; i++)
          merges.push(await merge(people[chain[i + 1] ?? 0] ?? '', people[chain[i] ?? 0] ?? '', take));
        const last = people[chain.at(-1) ?? 0] ?? '';
        const inChain = new Set(chain.map((place) => people[place]));
        const after = await ownersOf(people);
        expect(after.size).toBe(owners.size);
        for (const [id, owner] of owners) expect(after.get(id)).toBe(inChain.has(owner) ? last : owner);

        for (const id of merges.reverse())
          expect((await area.post(`/api/sewadar/merges/${id}/undo`)).status).toBe(200);
        expect(await stateOf(people)).toEqual(before);
      },
    ),
    { numRuns: 20 },
  );
});

test('what was entered after the merge stays with the kept record when it is undone', async () => {
  const kept = await makeSewadar(area, places['ASR-1'] ?? '', { occupation: 'Tailor', notes: 'first' });
  const other = await makeSewadar(area, places['ASR-1'] ?? '', { occupation: 'Teacher', notes: 'second' });
  const id = await merge(kept, other, ['occupation', 'notes']);
  await portal.owner.query(`update sewadar set notes = 'edited since' where id = $1`, [kept]);
  await addReference('pass', kept);
  await area.post(`/api/sewadar/merges/${id}/undo`);
  expect((await area.get(`/api/sewadar/${kept}`)).body.data).toMatchObject({
    occupation: 'Tailor',
    notes: 'edited since',
  });
  expect([...(await ownersOf([kept, other])).values()]).toEqual([kept]);
});

test('a form that was opened before a merge, or before its undo, meets a newer version', async () => {
  const photo = `insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, content_hash)
    values ($1, $2, $3, $4, 5, 'photo.jpg', 'image/jpeg', 10, encode(sha256($2::uuid::text::bytea), 'hex'))`;
  for (const take of [[], ['notes']])
    for (const hasPhoto of [false, true]) {
      const kept = await makeSewadar(area, places['ASR-1'] ?? '');
      const other = await makeSewadar(area, places['ASR-1'] ?? '', { notes: 'from the other' });
      if (hasPhoto) {
        const id = newId();
        await portal.owner.query(photo, [places['ASR'], id, places['ASR-1'], other]);
        await portal.owner.query('update sewadar set photo_id = $2 where id = $1', [other, id]);
      }
      const opened = await versionOf(kept);
      const id = await merge(kept, other, take);
      const merged = await versionOf(kept);
      expect(merged).toBeGreaterThan(opened);
      await area.post(`/api/sewadar/merges/${id}/undo`);
      expect(await versionOf(kept)).toBeGreaterThan(merged);
    }
});

test('what hangs on the person in another centre follows a clerk’s merge, and comes back with its undo', async () => {
  const acl = JSON.stringify({ 'SEWADAR.SEWADAR': 2310 });
  await portal.owner.query('update org set acl = acl || $1', [acl]);
  await portal.owner.query("update app_user set acl = acl || $1 where username = 'clerk'", [acl]);
  const clerk = await portal.signIn('clerk');
  const own = (await clerk.get('/api/user')).body.data.centres[0].id;
  const elsewhere = own === places['ASR-3'] ? places['ASR-2'] : places['ASR-3'];
  const [kept, other] = [await makeSewadar(area, own), await makeSewadar(area, own)];
  const member = newId();
  await portal.owner.query(references.member, [places['ASR'], member, null, elsewhere]);
  const attendant = newId();
  await portal.owner.query(
    `insert into oae_attendant (area_id, id, centre_id, member_id, place, sewadar_id, name, gender, pass_code)
     values ($1, $2, $3, $4, 1, $5, 'A', 'male', 'A' || upper(left(md5($2::uuid::text), 9)))`,
    [places['ASR'], attendant, elsewhere, member, other],
  );
  const holder = async () =>
    (await portal.owner.query('select sewadar_id from oae_attendant where id = $1', [attendant])).rows[0];
  const merged = await clerk.post(`/api/sewadar/${kept}/merge`, {
    other,
    version: await versionOf(kept),
    otherVersion: await versionOf(other),
    take: [],
  });
  expect(merged.status).toBe(200);
  expect(await holder()).toEqual({ sewadar_id: kept });
  expect((await clerk.post(`/api/sewadar/merges/${merged.body.data.id}/undo`)).status).toBe(200);
  expect(await holder()).toEqual({ sewadar_id: other });
});

test('not with a record that went to another area, nor so that one person attends three members', async () => {
  const [kept, gone] = [
    await makeSewadar(area, places['ASR-1'] ?? ''),
    await makeSewadar(area, places['ASR-1'] ?? ''),
  ];
  await portal.owner.query("update sewadar set status = 'transferred' where id = $1", [gone]);
  const ask = async (other: string) =>
    area.post(`/api/sewadar/${kept}/merge`, {
      other,
      version: await versionOf(kept),
      otherVersion: await versionOf(other),
      take: ['status'],
    });
  expect((await ask(gone)).body.code).toBe('RECORD_CLOSED');

  const other = await makeSewadar(area, places['ASR-1'] ?? '');
  for (const attending of [kept, kept, other]) {
    const member = newId();
    await portal.owner.query(references.member, [places['ASR'], member, null, places['ASR-1']]);
    await portal.owner.query(
      `insert into oae_attendant (area_id, id, centre_id, member_id, place, sewadar_id, name, gender, pass_code)
       values ($1, $2, $3, $4, 1, $5, 'A', 'male', 'A' || upper(left(md5($2::uuid::text), 9)))`,
      [places['ASR'], newId(), places['ASR-1'], member, attending],
    );
  }
  const before = await stateOf([kept, other]);
  expect((await ask(other)).body.code).toBe('THIRD_MEMBER');
  expect(await stateOf([kept, other])).toEqual(before);
});

test('records that contradict each other are merged only when that is confirmed', async () => {
  const [kept, other] = [
    await makeSewadar(area, places['ASR-1'] ?? '', { birthDate: '1996-05-01', gender: 'male' }),
    await makeSewadar(area, places['ASR-1'] ?? '', { birthDate: '1940-05-01', gender: 'female' }),
  ];
  const ask = (change: object) =>
    area.post(`/api/sewadar/${kept}/merge`, { other, version: 1, otherVersion: 1, take: [], ...change });
  const before = await stateOf([kept, other]);
  for (const change of [{}, { isConfirmed: false }])
    expect(await ask(change)).toMatchObject({
      status: 409,
      body: { code: 'MERGE_CONTRADICTION', data: { contradictions: ['birthDate', 'gender'] } },
    });
  expect(await stateOf([kept, other])).toEqual(before);
  expect((await ask({ isConfirmed: true })).status).toBe(200);
});

test('a merged record is out of every list, cannot be edited, and says where it went', async () => {
  const kept = await makeSewadar(area, places['ASR-4'] ?? '', { nameLatin: 'Keptone Singh' });
  const other = await makeSewadar(area, places['ASR-4'] ?? '', { nameLatin: 'Goneone Singh' });
  await merge(kept, other);
  const listed = await area.get('/api/sewadar', { filter: { centre: places['ASR-4'] }, size: 500 });
  const ids = listed.body.data.rows.map((row: { id: string }) => row.id);
  expect(ids).toContain(kept);
  expect(ids).not.toContain(other);
  const read = (await area.get(`/api/sewadar/${other}`)).body.data;
  expect(read.mergedInto).toBe(kept);
  expect((await area.put(`/api/sewadar/${other}`, { ...read, version: read.version })).body.code).toBe(
    'RECORD_CLOSED',
  );
  expect((await area.get(`/api/sewadar/${kept}/merges`)).body.docs).toMatchObject([
    { merged: other, undoneAt: null },
  ]);
  const history = (await area.get(`/api/sewadar/${kept}/history`)).body.data.rows;
  expect(history.map((one: { entity: string }) => one.entity)).toContain('sewadar_merge');
});

test('refused: with itself, a second time, with an old version, after thirty days, when merged on', async () => {
  const [a, b, c] = await Promise.all([1, 2, 3].map(() => makeSewadar(area, places['ASR-1'] ?? '')));
  const post = (kept = '', other = '', version = 1) =>
    area.post(`/api/sewadar/${kept}/merge`, { other, version, otherVersion: 1, take: [] });
  expect((await post(a, a)).status).toBe(400);
  expect((await post(a, b, 7)).body.code).toBe('CONFLICT');
  const first = (await post(a, b)).body.data.id;
  const again = await area.post(`/api/sewadar/${a}/merge`, {
    other: b,
    version: await versionOf(a ?? ''),
    otherVersion: await versionOf(b ?? ''),
    take: [],
  });
  expect(again.body.code).toBe('ALREADY_MERGED');
  await merge(c ?? '', a ?? '');
  expect((await area.post(`/api/sewadar/merges/${first}/undo`)).body.code).toBe('UNDO_TOO_LATE');

  const [d, e] = await Promise.all([1, 2].map(() => makeSewadar(area, places['ASR-1'] ?? '')));
  const old = await merge(d ?? '', e ?? '');
  await portal.owner.query(`update sewadar_merge set at = now() - interval '31 days' where id = $1`, [old]);
  expect((await area.post(`/api/sewadar/merges/${old}/undo`)).body.code).toBe('UNDO_TOO_LATE');
});

test('two clerks merging the same pair both ways at once: one wins, nobody waits for ever', async () => {
  const [a, b] = await Promise.all([1, 2].map(() => makeSewadar(area, places['ASR-1'] ?? '')));
  const both = await Promise.all([
    area.post(`/api/sewadar/${a}/merge`, { other: b, version: 1, otherVersion: 1, take: [] }),
    area.post(`/api/sewadar/${b}/merge`, { other: a, version: 1, otherVersion: 1, take: [] }),
  ]);
  expect(both.map((reply) => reply.status).sort()).toEqual([200, 409]);
});
