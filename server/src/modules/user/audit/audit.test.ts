import { allEvents } from '@sewa/contract/modules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let admin: Visitor;
let area: Visitor;
let areaId: string;
const path = '/api/user/auditlogs';
beforeAll(async () => {
  portal = await openTestPortal();
  [admin, area] = await Promise.all([portal.signIn('admin'), portal.signIn('area')]);
  areaId = (await area.get('/api/user')).body.data.areaId;
});
afterAll(() => portal.close());

interface Row {
  id: string;
  kind: number;
  entity: string;
  rowId: string;
  at: string;
  userName: string;
}

async function rows(by: Visitor, query: Record<string, unknown> = {}): Promise<Row[]> {
  const reply = await by.get(path, query);
  expect(reply.status).toBe(200);
  return reply.body.data.rows;
}

async function insertChanges(count: number, more: { at?: string; title?: string; area?: string } = {}) {
  await portal.owner.query(
    `insert into change_log (area_id, entity, row_id, title, kind, at)
     select $1, 'centre', n::text, $2, 3, coalesce($3::timestamptz, now()) from generate_series(1, $4::int) n`,
    [more.area ?? areaId, more.title ?? 'Bulk', more.at ?? null, count],
  );
}

describe('the audit log', () => {
  test('says whose record a part belongs to', async () => {
    const centre = (await placesOf(portal))['ASR-1'] ?? '';
    const departments = [{ department: 'Langar', role: '', since: null, until: null }];
    const id = await makeSewadar(area, centre, { name: 'Kulwinder Audited', departments });
    const [part] = await rows(area, { filter: { entity: 'sewadar_department', rowId: id } });
    expect(part).toMatchObject({ rowId: id, recordTitle: 'Kulwinder Audited' });
    const [own] = await rows(area, { filter: { entity: 'sewadar', rowId: id } });
    expect(own).toMatchObject({ title: 'Kulwinder Audited' });
    expect(own).not.toHaveProperty('recordTitle');
  });

  test('shows who did what, the fields before and after, newest first', async () => {
    const centres = (await area.get('/api/user/centers')).body.list;
    const centre = centres[0];
    await area.put(`/api/user/centers/${centre.id}`, { ...centre, address: 'Gate 4' });
    const [latest] = await rows(area, { filter: { entity: 'centre' } });
    expect(latest).toMatchObject({
      id: expect.any(String),
      kind: 3,
      rowId: centre.id,
      title: centre.name,
      userName: 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ',
      origin: 'portal',
      before: { address: centre.address },
      after: { address: 'Gate 4' },
    });
    const ofRecord = await rows(area, { filter: { entity: 'centre', rowId: centre.id } });
    expect(ofRecord.map((row) => row.kind)).toEqual([3, 4]);
  });

  test('filters by user, kind and text', async () => {
    const { id } = (await area.get('/api/user')).body.data;
    const own = await rows(area, { filter: { user: id } });
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((row) => row.userName === 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ')).toBe(true);
    const signIns = await rows(area, { filter: { kind: 1 } });
    expect(signIns.every((row) => row.entity === 'session')).toBe(true);
    const several = await rows(area, { filter: { kind: [1, 2], entity: ['session', 'centre'] } });
    expect(new Set(several.map((row) => row.entity))).toEqual(new Set(['session']));
    const both = await rows(area, { filter: { entity: ['session', 'centre'] } });
    expect(new Set(both.map((row) => row.entity))).toEqual(new Set(['session', 'centre']));
    expect((await rows(area, { q: 'ਹਰਜਿੰਦਰ', filter: { kind: 1 } })).length).toBe(1);
    expect(await rows(area, { q: 'no such text' })).toEqual([]);
  });

  test('days are days of the portal’s time zone', async () => {
    await insertChanges(1, { at: '2026-03-01T18:29:59Z', title: 'before midnight' });
    await insertChanges(1, { at: '2026-03-01T18:30:00Z', title: 'at midnight' });
    const titles = async (from: string, to: string) =>
      (await area.get(path, { filter: { entity: 'centre', from, to } })).body.data.rows.map(
        (row: { title: string }) => row.title,
      );
    expect(await titles('2026-03-01', '2026-03-01')).toEqual(['before midnight']);
    expect(await titles('2026-03-02', '2026-03-02')).toEqual(['at midnight']);
    expect(await titles('2026-03-01', '2026-03-02')).toEqual(['at midnight', 'before midnight']);
  });

  test('pages without doubles, both ways, and counts', async () => {
    await insertChanges(60, { title: 'Paged' });
    const seen = new Set<string>();
    for (const page of [0, 1, 2]) {
      const reply = await area.get(path, { q: 'paged', page, size: 25 });
      expect(reply.body.data.total).toBe(60);
      for (const row of reply.body.data.rows) seen.add(row.id);
    }
    expect(seen.size).toBe(60);
    const oldest = await rows(area, { q: 'paged', sort: 'at', size: 1 });
    expect(oldest[0]?.rowId).toBe('1');
  });

  test('goes back as far as the log does, in pages that years lie between', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const days of [1, 45, 280, 320, 900]) await insertChanges(2, { at: ago(days), title: 'Over years' });
    const pages = [];
    for (const page of [0, 1, 2, 3]) {
      const { data } = (await area.get(path, { q: 'Over years', page, size: 3 })).body;
      pages.push([
        data.rows.map(({ at }: Row) => Math.round((Date.now() - Date.parse(at)) / 86_400_000)),
        data.total,
      ]);
    }
    expect(pages).toEqual([
      [[1, 1, 45], 10],
      [[45, 280, 280], 10],
      [[320, 320, 900], 10],
      [[900], 10],
    ]);
  });

  test('another area is not seen; the organisation’s own log only from level 90', async () => {
    const delhi = (await portal.owner.query("select id from area where code = 'DEL'")).rows[0].id;
    await insertChanges(3, { area: delhi, title: 'Foreign' });
    await insertChanges(3, { area: '00000000-0000-0000-0000-000000000000', title: 'Above' });
    expect(await rows(area, { q: 'foreign' })).toEqual([]);
    expect(await rows(admin, { q: 'foreign' })).toEqual([]);
    expect(await rows(area, { q: 'above' })).toEqual([]);
    expect(await rows(admin, { q: 'above' })).toHaveLength(3);
    const mixed = await rows(admin, { size: 500 });
    expect(mixed.map((row) => row.at)).toEqual(
      mixed
        .map((row) => row.at)
        .toSorted()
        .toReversed(),
    );
  });

  test('a centre-level user sees the own centre’s rows', async () => {
    await portal.owner.query(
      `update org set acl = acl || '{"SETTINGS.AUDIT": 2}' where name = 'Ranjit Avenue Centre'`,
    );
    await portal.owner.query(
      `update app_user set acl = acl || '{"SETTINGS.AUDIT": 2}' where username = 'clerk'`,
    );
    const clerk = await portal.signIn('clerk');
    const centre = (await portal.owner.query("select id from centre where code = 'ASR-1'")).rows[0].id;
    const other = (await portal.owner.query("select id from centre where code = 'ASR-2'")).rows[0].id;
    expect(await rows(clerk, { filter: { entity: 'centre', rowId: centre } })).not.toEqual([]);
    expect(await rows(clerk, { filter: { entity: 'centre', rowId: other } })).toEqual([]);
    expect((await clerk.get(`${path}/export`)).status).toBe(403);
  });
});

describe('contents', () => {
  test('are shown only of what the reader may view, in list, search and export', async () => {
    await portal.owner.query(
      `insert into change_log (area_id, entity, row_id, title, kind, before, after)
       select id, e, gen_random_uuid(), 'Secret name', 3, '{"phone": "1"}', '{"phone": "2"}'
       from area, unnest(array['sewadar', 'oae_member', 'attachment', 'centre', 'unheard_of']) e where code = 'ASR'`,
    );
    await portal.owner.query(
      `update app_user set acl = '{"SETTINGS.AUDIT": 14, "SEWADAR.SEWADAR": 2}' where username = 'nobody'`,
    );
    await portal.owner.query(
      `update org set acl = acl || '{"SETTINGS.AUDIT": 14}' where id = (select org_id from app_user where username = 'nobody')`,
    );
    await portal.owner.query(
      `update change_log set centre_id = (select centre_id from app_user where username = 'nobody') where title = 'Secret name'`,
    );
    const reader = await portal.signIn('nobody');
    const shown: Record<string, unknown> = {};
    for (const entity of ['sewadar', 'oae_member', 'attachment', 'unheard_of']) {
      const reply = await reader.get(path, { size: 1, filter: { entity } });
      const [row] = reply.body.data.rows;
      shown[entity] = [row.isHidden === true, row.title, row.after];
    }
    const hidden = [true, '', null];
    expect(shown).toEqual({
      sewadar: [false, 'Secret name', { phone: '2' }],
      oae_member: hidden,
      attachment: hidden,
      unheard_of: hidden,
    });
    const found = await rows(reader, { q: 'secret name' });
    expect(found.map((row) => row.entity)).toEqual(['sewadar']);
    const file = await reader.get(`${path}/export`);
    expect(file.body.match(/Secret name/g)).toHaveLength(1);
  });

  test('every table that is logged is declared by somebody', async () => {
    const logged = await portal.owner.query<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'log_change'::regproc order by 1`,
    );
    const declared = Object.values(allEvents).flatMap(({ entities }) => (entities === '*' ? [] : entities));
    expect(logged.rows.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
  });
});

describe('the export', () => {
  test('streams every page in order, and is itself recorded', async () => {
    await insertChanges(2_345, { title: 'Exported' });
    for (const sort of ['at', '-at']) {
      const reply = await area.get(`${path}/export`, { q: 'exported', sort });
      expect(reply.headers.get('content-disposition')).toContain('audit-log.csv');
      const lines: string[] = reply.body.trim().split('\r\n').slice(1);
      const numbers = lines.map((line) => Number(line.split(',')[5]));
      const expected = Array.from({ length: 2_345 }, (_, n) => n + 1);
      expect(numbers).toEqual(sort === 'at' ? expected : expected.toReversed());
    }
    const [recorded] = await rows(area, { filter: { entity: 'change_log' } });
    expect(recorded).toMatchObject({ kind: 6, after: { export: 'csv', q: 'exported' } });
  });

  test('is in the language of whoever takes it', async () => {
    await insertChanges(1, { title: 'In three languages' });
    const taken = async (language: string): Promise<string[]> => {
      await area.put('/api/user/preferences', { language });
      const { body } = await area.get(`${path}/export`, { q: 'in three languages' });
      return body.trim().split('\r\n');
    };
    const [heading, entry] = await taken('hi');
    expect(heading).toContain('कब,किसने,किस्म,क्या,नाम');
    expect(entry).toContain('बदलाव,केंद्र,In three languages');
    const [, inEnglish] = await taken('en');
    expect(inEnglish).toContain('Update,Centre,In three languages');
  });

  test('is there as Excel too', async () => {
    await insertChanges(3, { title: '=Excel' });
    const reply = await area.get(`${path}/export`, { q: '=excel', format: 'xlsx' });
    expect(reply.headers.get('content-disposition')).toContain('audit-log.xlsx');
    expect(reply.headers.get('content-type')).toContain('spreadsheetml');
    const [recorded] = await rows(area, { filter: { entity: 'change_log' } });
    expect(recorded).toMatchObject({ kind: 6, after: { export: 'xlsx' } });
    expect((await area.get(`${path}/export`, { format: 'pdf' })).status).toBe(400);
  });
});
