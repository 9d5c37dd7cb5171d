// Long because one filled portal is asked what is found, who finds it, and what follows when people change.
import { newId } from '@sewa/contract/kernel/values/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { fillNameKeys } from './fill-name-keys.queries.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let delhi: Visitor;
let places: Record<string, string>;

beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  [area, clerk, delhi] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('zone'),
  ]);
  const { rows } = await portal.owner.query("select id from area where code = 'DEL'");
  await delhi.get(`/api/user/switch-area?area=${rows[0].id}`);
});
afterAll(() => portal.close());

interface Hit {
  id: string;
  name: string;
  number: number;
  entity?: string;
}

async function typeAhead(regex: string, filters: object = {}, visitor = area): Promise<Hit[]> {
  const reply = await visitor.get('/api/sewadar/type-ahead-search', { regex, ...filters });
  expect(reply.status).toBe(200);
  return reply.body.docs;
}

async function search(q: string, visitor = area): Promise<Hit[]> {
  const reply = await visitor.get('/api/search', { q });
  expect(reply.status).toBe(200);
  return reply.body.docs;
}

describe('what is typed', () => {
  test('a name in any script and spelling, unfinished, and its words in any order', async () => {
    const id = await makeSewadar(area, places['ASR-1'] ?? '', { name: 'ਖੁਸ਼ਵੰਤ ਸਿੰਘ ਰਾਮਗੜ੍ਹੀਆ', nameLatin: '' });
    for (const typed of [
      'Khushwant',
      'khushvant singh',
      'kushwant',
      'खुशवंत सिंह',
      'ਖੁਸ਼ਵੰਤ ਸਿੰਘ',
      'khushw',
      'ਖੁਸ਼ਵ',
      'khushwant ram',
      'ramgarhia khushwant',
      'Ramgarhiya',
      'khushwnat singh',
      'S. Khushwant Singh',
    ])
      expect([typed, (await typeAhead(typed)).slice(0, 5).map((one) => one.id)]).toEqual([
        typed,
        expect.arrayContaining([id]),
      ]);
  });

  test('people of one name are told apart by whose child they are, age, number, centre and phone', async () => {
    const name = 'Gurbachan Singh Twelvefold';
    const made = await Promise.all(
      [1, 2].map((one) =>
        makeSewadar(area, places['ASR-1'] ?? '', {
          name,
          relativeName: `Father ${one}`,
          birthDate: `195${one}-01-01`,
          phone: `+9198140981${one}0`,
        }),
      ),
    );
    const found = (await search(name)).filter((one) => made.includes(one.id));
    expect(found).toHaveLength(2);
    for (const one of found)
      expect(one).toMatchObject({
        relativeKind: 'father',
        relativeName: expect.stringMatching(/^Father \d$/),
        birthDate: expect.stringMatching(/^195\d-01-01$/),
        isBirthEstimated: false,
        phone: expect.stringMatching(/^\+919814098/),
        gender: expect.any(String),
        centreName: expect.any(String),
        photo: null,
      });
  });

  test('Mahinder before Mohinder for who types Mahinder, and the other way round', async () => {
    const names = ['Mahinder Partap', 'Mohinder Partap'];
    for (const name of names) await makeSewadar(area, places['ASR-1'] ?? '', { name, nameLatin: '' });
    expect((await typeAhead('mahinder partap'))[0]?.name).toBe(names[0]);
    expect((await typeAhead('ਮੋਹਿੰਦਰ ਪਰਤਾਪ'))[0]?.name).toBe(names[1]);
  });

  test('a number, the end of any of the phone numbers, in any digits', async () => {
    const id = await makeSewadar(area, places['ASR-2'] ?? '', {
      phone: '+919812304567',
      otherPhones: ['+919812307771', '+919812300450'],
    });
    const { rows } = await portal.owner.query('select number from sewadar where id = $1', [id]);
    expect((await typeAhead(String(rows[0].number)))[0]?.id).toBe(id);
    for (const typed of ['2304567', '+91 98123 04567', '09812304567', '९८१२३०७७७१', '07771', '098123 00450'])
      expect([typed, (await typeAhead(typed)).map((one) => one.id)]).toEqual([typed, [id]]);
    // A number may be meant as well, and comes first.
    expect((await typeAhead('0450')).map((one) => one.id)).toContain(id);
    expect((await typeAhead('71')).map((one) => one.id)).not.toContain(id);
  });

  test.each(['', '%', '_', '\\', '.*', ',', '|', '{', '\u0000', '👩‍🌾'.repeat(30), '9'.repeat(100)])(
    'is a text, not a pattern: %j',
    async (typed) => {
      const reply = await area.get('/api/sewadar/type-ahead-search', { regex: typed });
      expect(reply.body).toMatchObject(
        reply.status === 200 ? { success: true, docs: [] } : { success: false },
      );
      expect(reply.status).toBeLessThan(500);
    },
  );

  test('at most twenty, within the filters', async () => {
    const all = await typeAhead('kaur');
    expect(all).toHaveLength(20);
    expect(new Set(all.map((one) => one.id)).size).toBe(20);
    const some = await typeAhead('kaur', { centre: places['ASR-2'], gender: 'female', status: 'active' });
    expect(some.length).toBeGreaterThan(0);
    const { rows } = await portal.owner.query(
      'select distinct centre_id, gender, status from sewadar where id = any ($1)',
      [some.map((one) => one.id)],
    );
    expect(rows).toEqual([{ centre_id: places['ASR-2'], gender: 'female', status: 'active' }]);
    const cooks = await typeAhead('singh', { department: 'Langar' });
    expect(cooks.length).toBeGreaterThan(0);
    const { rows: others } = await portal.owner.query(
      `select from sewadar s where id = any ($1) and not exists (
         select from sewadar_department d where d.sewadar_id = s.id and d.department = 'Langar' and d.until is null)`,
      [cooks.map((one) => one.id)],
    );
    expect(others).toEqual([]);
  });
});

describe('the search box', () => {
  test('finds applications and members beside sewadars, by name, number and the code of a pass', async () => {
    const { rows } = await portal.owner.query(
      `select m.id, m.name, m.number, m.pass_code from oae_member m join area a on a.id = m.area_id where a.code = 'ASR' limit 1`,
    );
    const [member] = rows;
    expect((await search(member.pass_code.toLowerCase()))[0]).toMatchObject({
      entity: 'oaeMember',
      id: member.id,
    });
    expect(await search(String(member.number))).toContainEqual(expect.objectContaining({ id: member.id }));
    const { rows: attendants } = await portal.owner.query(
      `select t.member_id, t.pass_code from oae_attendant t join area a on a.id = t.area_id where a.code = 'ASR' limit 1`,
    );
    expect((await search(attendants[0].pass_code))[0]).toMatchObject({ id: attendants[0].member_id });
    const { rows: applications } = await portal.owner.query(
      `select p.id, p.name from application p join area a on a.id = p.area_id where a.code = 'ASR' limit 1`,
    );
    const found = await search(applications[0].name);
    expect(found.length).toBeLessThanOrEqual(12);
    expect(found).toContainEqual(
      expect.objectContaining({ entity: 'application', name: applications[0].name }),
    );
  });

  test('shows only the kinds of people that one may see', async () => {
    expect(await search('singh', await portal.signIn('nobody'))).toEqual([]);
    await portal.owner.query(`update app_user set acl = '{"SEWADAR.OAE": 2}' where username = 'nobody'`);
    const kinds = new Set((await search('kaur', await portal.signIn('nobody'))).map((one) => one.entity));
    expect([...kinds].filter((kind) => kind !== 'oaeMember')).toEqual([]);
  });
});

test('among many of one name, the one of that age is thought to be the same', async () => {
  const name = 'Jagroopinder Singh';
  await Promise.all(
    Array.from({ length: 25 }, (_, at) =>
      makeSewadar(area, places['ASR-1'] ?? '', {
        name,
        nameLatin: '',
        phone: '',
        birthDate: `19${50 + at}-03-04`,
      }),
    ),
  );
  const body = { nameLatin: '', phone: '', aadhaar: '', pan: '', except: null };
  const reply = await area.post('/api/sewadar/duplicates', {
    ...body,
    name: 'ਜਗਰੂਪਿੰਦਰ ਸਿੰਘ',
    birthDate: '1974-03-04',
  });
  expect(reply.body.docs[0]).toMatchObject({ name, birthDate: '1974-03-04', reasons: ['name', 'birthDate'] });
});

describe('nobody finds anybody of another area or another centre', () => {
  const name = 'Ghazanfarpreet Zorkot';
  const misspelt = 'Ghazanfarprit Zorkut';
  let id: string;
  beforeAll(async () => {
    id = await makeSewadar(area, places['ASR-2'] ?? '', { name, nameLatin: '', phone: '+919811122233' });
  });

  test('through the calls', async () => {
    const { rows } = await portal.owner.query('select number from sewadar where id = $1', [id]);
    for (const typed of [name, misspelt, 'Ghazanfar', '9811122233', String(rows[0].number)]) {
      expect((await typeAhead(typed)).map((one) => one.id)).toContain(id);
      for (const stranger of [clerk, delhi]) {
        expect((await typeAhead(typed, {}, stranger)).map((one) => one.id)).not.toContain(id);
        expect((await search(typed, stranger)).map((one) => one.id)).not.toContain(id);
        // Not even by asking for that centre.
        expect(await typeAhead(typed, { centre: places['ASR-2'] }, stranger)).toEqual([]);
      }
    }
  });

  test('through the database itself, with and without a context', async () => {
    const app = new Client({ connectionString: portal.appUrl });
    await app.connect();
    const { rows } = await portal.owner.query('select id, code from area');
    const idOf = (code: string) => rows.find((one) => one.code === code).id;
    const seen = async (areaId: string, centres: string) => {
      await app.query("select set_config('app.area', $1, false), set_config('app.centres', $2, false)", [
        areaId,
        centres,
      ]);
      const words = await app.query(
        "select from similar_names('ghznfrprat') as word where word = 'ghznfrprit'",
      );
      const keys = await app.query("select row_id from search_key where key like '%ghznfr%'");
      return { words: words.rows.length, keys: keys.rows.length };
    };
    try {
      expect(await seen('', '')).toEqual({ words: 0, keys: 0 });
      expect(await seen('', '*')).toEqual({ words: 0, keys: 0 });
      expect(await seen(idOf('ASR'), '')).toEqual({ words: 0, keys: 0 });
      expect(await seen(idOf('ASR'), `{${places['ASR-1']}}`)).toEqual({ words: 0, keys: 0 });
      expect(await seen(idOf('DEL'), '*')).toEqual({ words: 0, keys: 0 });
      expect(await seen(idOf('ASR'), `{${places['ASR-2']}}`)).toEqual({ words: 1, keys: 2 });
      expect(await seen(idOf('ASR'), '*')).toEqual({ words: 1, keys: 2 });
      await expect(
        app.query("insert into search_word (area_id, skeleton, sound) values (gen_random_uuid(), 'x', 'x')"),
      ).rejects.toMatchObject({ code: '42501' });
      await expect(app.query('delete from search_key')).rejects.toMatchObject({ code: '42501' });
      await expect(app.query("select extensions.similarity('a', 'b')")).rejects.toMatchObject({
        code: '42501',
      });
    } finally {
      await app.end();
    }
  });
});

describe('the keys follow the people', () => {
  /** What the keys should be, made anew from the rows, minus what they are, and the other way round. */
  const difference = `
    with wanted as (
      select area_id, 'sewadar' as entity, unnest(array(select search_keys_of(name_keys, array[phone] || other_phones))) as key, centre_id, id
        from sewadar where merged_into is null
      union all select area_id, 'application', unnest(array(select search_keys_of(name_keys, array[phone]))), centre_id, id from application
      union all select area_id, 'oae_member', unnest(array(select search_keys_of(name_keys, array[phone]))), centre_id, id from oae_member
      union all select area_id, 'oae_attendant', unnest(array(select search_keys_of(name_keys, array[phone]))), centre_id, id from oae_attendant
      union all select area_id, 'blood_donor', unnest(array(select search_keys_of(name_keys, array[phone]))), centre_id, id from blood_donor
        where merged_into is null
    )
    (select 'missing' as what, w.entity, w.key from wanted w except select 'missing', entity, key from search_key)
    union all (select 'left over', k.entity, k.key from (
      select area_id, entity, key, centre_id, row_id from search_key except select area_id, entity, key, centre_id, id from wanted) k)
    limit 10`;

  test('made, changed, moved, merged, unmerged and removed', async () => {
    const settled = async () => (await portal.owner.query(difference)).rows;
    expect(await settled()).toEqual([]);
    const steps = [
      "update sewadar set name_keys = '{changed|cngd}' where number % 7 = 0",
      "update sewadar set phone = '+911234500000', other_phones = '{+911234500000,+911234500001}' where number % 11 = 0",
      `update sewadar set centre_id = '${places['ASR-3']}' where centre_id = '${places['ASR-1']}' and number % 3 = 0`,
      `update sewadar s set merged_into = (select id from sewadar k where k.area_id = s.area_id and k.number % 5 = 1 limit 1) where number % 5 = 2`,
      'update sewadar set merged_into = null where number % 10 = 2',
      `update oae_member set centre_id = '${places['ASR-3']}' where centre_id = '${places['ASR-2']}'`,
      "update application set name_keys = '{other|otr}', phone = '' where number % 2 = 0",
      'delete from oae_attendant',
    ];
    for (const step of steps) {
      const { rowCount } = await portal.owner.query(step);
      expect([step, (rowCount ?? 0) > 0, await settled()]).toEqual([step, true, []]);
    }
    const { rows } = await portal.owner.query(
      `select w.sound from sewadar s, unnest(s.name_keys) k,
         lateral (select split_part(split_part(k, '|', 1), ' ', 1) as sound, split_part(k, '|', 2) as skeleton) w
       where not exists (select from search_word o where o.area_id = s.area_id and o.skeleton = w.skeleton and o.sound = w.sound)`,
    );
    expect(rows).toEqual([]);
  });

  test('whoever was merged into another is not found, nor whoever was removed', async () => {
    const name = 'Harnoorkirat Bhaktna';
    const [kept = '', merged = '', removed = ''] = await Promise.all(
      Array.from({ length: 3 }, () => makeSewadar(area, places['ASR-1'] ?? '', { name, nameLatin: '' })),
    );
    expect((await typeAhead(name)).map((one) => one.id).sort()).toEqual([kept, merged, removed].sort());
    await portal.owner.query('update sewadar set merged_into = $1 where id = $2', [kept, merged]);
    expect((await area.delete(`/api/sewadar/${removed}`)).status).toBe(200);
    expect((await typeAhead(name)).map((one) => one.id)).toEqual([kept]);
  });

  test('rows without keys get theirs at the next start', async () => {
    const id = await makeSewadar(area, places['ASR-1'] ?? '', {
      name: 'Tirlokchandar Vasdev',
      nameLatin: '',
    });
    await portal.owner.query("update sewadar set name_keys = '{}' where id = $1", [id]);
    expect(await typeAhead('tirlokchander vasdev')).toEqual([]);
    await fillNameKeys(portal.ownerUrl, { info: () => undefined, warn: console.warn, error: console.error });
    expect((await typeAhead('tirlokchander vasdev'))[0]?.id).toBe(id);
  });

  test('two who bring the same new word at the same time do not wait for one another', async () => {
    const clients = await Promise.all([portal.owner.connect(), portal.owner.connect()]);
    const insert = `insert into sewadar (area_id, id, centre_id, number, name, gender, name_keys)
      select area_id, $1, id, $2, 'New', 'male', '{zutn|jtn}' from centre where code = 'ASR-1'`;
    try {
      for (const client of clients) await client.query("begin; set local lock_timeout = '2s'");
      for (const [at, client] of clients.entries()) await client.query(insert, [newId(), 900_000 + at]);
      for (const client of clients) await client.query('commit');
    } finally {
      for (const client of clients) client.release();
    }
    expect(await typeAhead('Zutan')).toHaveLength(2);
  });
});
