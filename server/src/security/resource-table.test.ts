import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUncommented } from '../../../scripts/schema/catalogue.ts';
import { openTestDatabase } from '../testing/test-portal.ts';

let owner: Client;
/** As the application's own role. */
let app: Client;
let area: string;
let centre: string;

beforeAll(async () => {
  const { ownerUrl, appUrl } = await openTestDatabase();
  owner = new Client({ connectionString: ownerUrl });
  app = new Client({ connectionString: appUrl });
  await owner.connect();
  await app.connect();
  ({ area_id: area, id: centre } = (
    await owner.query("select area_id, id from centre where code = 'ASR-1'")
  ).rows[0]);
  await owner.query(`
    create table shared_place (like seat_block including all);
    select make_resource_table('shared_place', seen_by => 'area');
    create table place (like vehicle_pass including all);
    select make_resource_table('place');
    create table pictured (like oae_member including all);
    select make_resource_table('pictured'), make_searchable('pictured');
    create table area_rule (area_id uuid, id uuid, secret text, title text, label text, primary key (area_id, id));
    select make_resource_table('area_rule', title => 'label', masked => '{secret}', unlogged => '{title}', acts => 'select, insert');
    insert into place (area_id, id, centre_id, number, name, vehicle_number, vehicle_type)
      select area_id, id, id, row_number() over (), code, 'PB02', 5 from centre;
    insert into shared_place (area_id, id, centre_id, name, seats) select area_id, id, id, code, 5 from centre`);
});
afterAll(() => Promise.all([owner.end(), app.end()]));

describe('a table made by the helper is like one made by hand', () => {
  test.each([
    ['shared_place', 'seat_block'],
    ['place', 'sewa_schedule'],
    ['pictured', 'oae_member'],
  ])('%s like %s: policies, triggers and grants', async (made, byHand) => {
    const shape = await shapeOf(made);
    const expected = await shapeOf(byHand);
    // What follows the enclosure's member to another centre, or ends with the record, is that table's own.
    expected.triggers = expected.triggers.filter(
      (trigger) => !/(_moved|badges_\w+|_(badges|cards)_of|keep_one_badge_of_record)\(\)/.test(trigger),
    );
    expect(shape).toEqual(expected);
    expect(shape.policies.length * shape.triggers.length * shape.grants.length).toBeGreaterThan(0);
  });

  test('without a centre the area alone is the scope', async () => {
    const { policies, triggers, grants } = await shapeOf('area_rule');
    expect(policies).toEqual((await shapeOf('number_counter')).policies);
    expect(triggers).toEqual([
      expect.stringContaining(`EXECUTE FUNCTION log_change('id', 'secret', 'title', 'label')`),
    ]);
    expect(grants).toEqual(['INSERT', 'SELECT']);
  });

  test('everything that the helpers make is explained, also as an owner of attachments', async () => {
    await owner.query("begin; select make_attachment_owner('pictured', 'pictured_id')");
    const uncommented = await readUncommented(owner);
    await owner.query('rollback');
    expect(uncommented).toEqual(['table area_rule', 'table pictured', 'table place', 'table shared_place']);
  });
});

describe('and behaves like one', () => {
  const codesSeen = async (table: string, centres: string) =>
    inScope(centres, async () =>
      (await app.query(`select name from ${table} order by name`)).rows.map(({ name }) => name),
    );
  const codes = async (where: string) =>
    (await owner.query(`select code from centre where ${where} order by code`)).rows.map(({ code }) => code);

  test('shows the area, and of it the centres of the user', async () => {
    const whole = await codes(`area_id = '${area}'`);
    expect(whole.length).toBeGreaterThan(1);
    expect(await codesSeen('place', '*')).toEqual(whole);
    expect(await codesSeen('place', `{${centre}}`)).toEqual(['ASR-1']);
    expect(await codesSeen('place', '')).toEqual([]);
    expect(await codesSeen('shared_place', `{${centre}}`)).toEqual(whole);
    expect((await app.query('select from place')).rowCount).toBe(0);
  });

  test('is written within the centres of the user only', async () => {
    for (const table of ['place', 'shared_place'])
      await inScope(`{${centre}}`, async () => {
        expect((await app.query(`update ${table} set name = 'changed'`)).rowCount).toBe(1);
        await expect(
          app.query(`update ${table} set centre_id = (select id from centre where code = 'ASR-2')`),
        ).rejects.toMatchObject({ code: '42501' });
      });
  });

  test('raises the version with a change, and only then', async () => {
    await inScope('*', async () => {
      const { rows } = await app.query(
        `update place set name = case when centre_id = $1 then 'changed' else name end returning centre_id, version`,
        [centre],
      );
      for (const row of rows) expect(row.version).toBe(row.centre_id === centre ? 2 : 1);
    });
  });

  test('logs what was and what is, names the row, masks and leaves out', async () => {
    const entries = await inScope('*', async () => {
      const mark = (await app.query('select coalesce(max(id), 0) as last from change_log')).rows[0].last;
      await app.query(
        `insert into area_rule (area_id, id, secret, title, label) values ($1, $2, 'hidden', 'no', 'Rule one')`,
        [area, centre],
      );
      await app.query(`update place set name = 'changed' where centre_id = $1`, [centre]);
      await app.query('delete from place where centre_id = $1', [centre]);
      return (
        await app.query(
          'select entity, row_id, centre_id, title, kind, before, after from change_log where id > $1 order by id',
          [mark],
        )
      ).rows;
    });
    expect(entries).toMatchObject([
      { entity: 'area_rule', row_id: centre, centre_id: null, title: 'Rule one', kind: 4, before: null },
      { entity: 'place', centre_id: centre, title: 'changed', kind: 3, after: { name: 'changed' } },
      { entity: 'place', kind: 5, before: { name: 'changed', number: expect.any(Number) }, after: null },
    ]);
    expect(entries[0].after).toEqual({ area_id: area, id: centre, secret: '•••', label: 'Rule one' });
    expect(entries[1].before).toEqual({ name: 'ASR-1' });
  });

  test('is found by its search keys as long as it is there', async () => {
    const keys = async () =>
      (await owner.query("select key from search_key where entity = 'pictured' order by key")).rows.map(
        ({ key }) => key,
      );
    await owner.query('begin');
    await owner.query(
      `insert into pictured (area_id, id, centre_id, number, name, gender, birth_date, valid_from, pass_code, phone, name_keys)
       values ($1, $2, $2, 1, 'A', 'male', '1940-01-01', '2026-01-01', 'M123456789', '+9112', '{aman|mn}')`,
      [area, centre],
    );
    expect(await keys()).toEqual(['+2119', 'aman']);
    await owner.query(`update pictured set phone = '', name_keys = '{karan|krn}'`);
    expect(await keys()).toEqual(['karan']);
    await owner.query('delete from pictured');
    expect(await keys()).toEqual([]);
    await owner.query('rollback');
    expect((await owner.query('select searchable_tables() as tables')).rows[0].tables).toContain('pictured');
  });
});

describe('the helpers refuse', () => {
  const attempts: [what: string, sql: string, message: string][] = [
    ['a key without the area', 'create table bad (id uuid primary key)', 'must begin with area_id'],
    [
      'a centre that may be missing',
      'create table bad (area_id uuid, id uuid, centre_id uuid, primary key (area_id, id))',
      'has rows without a centre',
    ],
  ];
  test.each(attempts)('%s', async (_, sql, message) => {
    await owner.query('begin');
    await owner.query(sql);
    await expect(owner.query("select make_resource_table('bad')")).rejects.toThrow(message);
    await owner.query('rollback');
  });

  test('a misspelt column, and a title that shows what is masked', async () => {
    const logged = (rest: string) => owner.query(`select log_changes('area_rule', ${rest})`);
    await expect(logged("masked => '{sekret}'")).rejects.toThrow('area_rule has no column sekret');
    await expect(logged("title => 'secret', masked => '{secret}'")).rejects.toThrow(
      'would show what is masked',
    );
  });

  test.each([
    "make_resource_table('place')",
    "make_searchable('pictured')",
    "restrict_to_scope('place')",
    "touch_on_update('place')",
    "log_changes('place')",
    "describe_triggers('place')",
  ])('the application: %s', async (call) => {
    await expect(app.query(`select ${call}`)).rejects.toMatchObject({ code: '42501' });
  });
});

async function inScope<T>(centres: string, work: () => Promise<T>): Promise<T> {
  await app.query('begin');
  try {
    await app.query("select set_config('app.area', $1, true), set_config('app.centres', $2, true)", [
      area,
      centres,
    ]);
    return await work();
  } finally {
    await app.query('rollback');
  }
}

/** What the catalogue knows of a table's protection, with its name left open. */
async function shapeOf(table: string): Promise<Record<'policies' | 'triggers' | 'grants', string[]>> {
  const { rows } = await owner.query(
    `select
       array(select concat_ws(' ', replace(p.policyname, $1, '…'), p.cmd, p.roles, p.permissive, p.qual, p.with_check)
         from pg_policies p where p.tablename = $1 and (select c.relrowsecurity from pg_class c where c.oid = $1::regclass) order by 1) as policies,
       array(select replace(pg_get_triggerdef(t.oid, true), $1, '…') from pg_trigger t
         where t.tgrelid = $1::regclass and not t.tgisinternal order by 1) as triggers,
       array(select a.privilege_type::text from pg_class c, aclexplode(c.relacl) a
         where c.oid = $1::regclass and a.grantee = 'sewa_app'::regrole order by 1) as grants`,
    [table],
  );
  return rows[0];
}
