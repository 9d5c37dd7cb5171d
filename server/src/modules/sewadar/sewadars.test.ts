// Long because every call of a sewadar is asked of the real portal here.
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf, sewadarBody } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let delhi: Visitor;
let places: Record<string, string>;
const centre = (code: string) => places[code] ?? '';
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  [area, clerk, delhi] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('zone'),
  ]);
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
});
afterAll(() => portal.close());

describe('a record', () => {
  test('a history whose beginning was exported says so, a whole one does not', async () => {
    const id = await makeSewadar(area, centre('ASR-1'));
    const history = async () => (await area.get(`/api/sewadar/${id}/history`)).body.data;
    await portal.owner.query(
      `insert into change_export (starts, ends, rows, sha256) values ('2024-03-01Z', '2024-04-01Z', 1, '')`,
    );
    expect(await history()).not.toHaveProperty('exportedUntil');
    await portal.owner.query('delete from change_log where row_id = $1 and kind = 4', [id]);
    expect(await history()).toMatchObject({ exportedUntil: '2024-04-01' });
    await portal.owner.query('delete from change_export');
  });

  test('a department is part of it: whoever saves after somebody else added one is asked first', async () => {
    const id = await makeSewadar(area, centre('ASR-1'));
    const opened = (await area.get(`/api/sewadar/${id}`)).body.data;
    const department = (name: string) => [{ department: name, role: '', since: '2024-01-01', until: null }];
    const body = (name: string) => ({
      ...sewadarBody(centre('ASR-1'), { departments: department(name) }),
      version: opened.version,
    });
    const first = await area.put(`/api/sewadar/${id}`, body('Langar'));
    expect(first.body.data.version).toBe(opened.version + 1);
    expect((await area.put(`/api/sewadar/${id}`, body('Traffic'))).body.code).toBe('CONFLICT');

    const again = { ...sewadarBody(centre('ASR-1'), { departments: first.body.data.departments }) };
    const same = await area.put(`/api/sewadar/${id}`, { ...again, version: first.body.data.version });
    expect(same.body.data.version).toBe(first.body.data.version);

    await area.post('/api/sewadar/bulk', {
      selection: { ids: [id] },
      act: { kind: 'department', department: 'Water' },
    });
    const late = await area.put(`/api/sewadar/${id}`, { ...again, version: same.body.data.version });
    expect(late.body.code).toBe('CONFLICT');
    const { departments } = (await area.get(`/api/sewadar/${id}`)).body.data;
    expect(departments.map((one: { department: string }) => one.department).sort()).toEqual([
      'Langar',
      'Water',
    ]);
  });

  test('two who give the same identity number at once: one of them is told', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => makeSewadar(area, centre('ASR-1'))));
    const pan = 'CDEPE4321K';
    const replies = await Promise.all([
      ...ids.map((id) =>
        area.put(`/api/sewadar/${id}`, { ...sewadarBody(centre('ASR-1'), { pan }), version: 1 }),
      ),
      area.post('/api/sewadar', sewadarBody(centre('ASR-1'), { pan })),
    ]);
    const codes = replies.map(({ status, body }) => (status === 200 ? 'saved' : body.code));
    expect(codes.sort()).toEqual([...Array.from({ length: 6 }, () => 'IDENTITY_TAKEN'), 'saved']);
  });

  test('the same key with other entries is no repetition: the second is told what became of the first', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = { ...sewadarBody(centre('ASR-1'), { phone: '98111 11111' }), id: newId() };
    expect((await area.post('/api/sewadar', body, headers)).status).toBe(200);
    expect((await area.post('/api/sewadar', body, headers)).status).toBe(200);
    const corrected = await area.post('/api/sewadar', { ...body, phone: '98222 22222' }, headers);
    expect([corrected.status, corrected.body.code]).toEqual([409, 'SAVED_BEFORE']);
    expect((await area.get(`/api/sewadar/${body.id}`)).body.data.phone).toBe('+919811111111');
  });

  test('is created with the next number, read, edited, its history told, deleted', async () => {
    const first = await makeSewadar(area, centre('ASR-1'), { aadhaar: '2341 2341 2346' });
    const second = await makeSewadar(area, centre('ASR-2'));
    const read = (await area.get(`/api/sewadar/${first}`)).body.data;
    const next = (await area.get(`/api/sewadar/${second}`)).body.data;
    expect(next.number).toBe(read.number + 1);
    expect(read).toMatchObject({ name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', centreName: 'Ranjit Avenue', version: 1 });
    expect(read.aadhaar).toBe('XXXX XXXX 2346');

    const departments = [{ department: 'Langar', role: 'Cook', since: '2020-01-01', until: null }];
    const edited = await area.put(`/api/sewadar/${first}`, {
      ...sewadarBody(centre('ASR-1'), { departments, aadhaar: read.aadhaar, phone: '98123 45679' }),
      version: 1,
    });
    expect(edited.body.data).toMatchObject({
      version: 2,
      phone: '+919812345679',
      aadhaar: 'XXXX XXXX 2346',
      departments: [{ department: 'Langar', role: 'Cook' }],
    });
    const history = (await area.get(`/api/sewadar/${first}/history`)).body.data.rows;
    expect(history.map((one: { entity: string }) => one.entity).sort()).toEqual([
      'sewadar',
      'sewadar',
      'sewadar_department',
    ]);
    expect(JSON.stringify(history)).not.toContain('2346');
    expect((await area.delete(`/api/sewadar/${first}`)).status).toBe(200);
    expect((await area.get(`/api/sewadar/${first}`)).status).toBe(404);
  });

  test('a number is never used again, not even the last one', async () => {
    const id = await makeSewadar(area, centre('ASR-1'));
    const { number } = (await area.get(`/api/sewadar/${id}`)).body.data;
    await area.delete(`/api/sewadar/${id}`);
    const other = await makeSewadar(area, centre('ASR-1'));
    expect((await area.get(`/api/sewadar/${other}`)).body.data.number).toBe(number + 1);
  });

  test('forty at once get forty numbers without a gap', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => makeSewadar(area, centre('ASR-3'))));
    const found = await portal.owner.query('select number from sewadar where id = any ($1) order by number', [
      ids,
    ]);
    const numbers = found.rows.map((row) => row.number);
    expect(new Set(numbers).size).toBe(40);
    expect(numbers.at(-1) - numbers[0]).toBe(39);
  });

  test('identity numbers are nowhere in the database, and the same one is caught again', async () => {
    const id = await makeSewadar(area, centre('ASR-1'), { pan: 'ABCPE1234F' });
    const again = await area.post('/api/sewadar', sewadarBody(centre('ASR-2'), { pan: 'abcpe 1234 f' }));
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'IDENTITY_TAKEN', fields: { pan: 'taken' }, data: { sewadar: id } },
    });
    const dump = await portal.owner.query(
      `select (select string_agg(s::text, '') from sewadar s) || (select string_agg(c::text, '') from change_log c) as all`,
    );
    expect(dump.rows[0].all).not.toContain('ABCPE1234F');
    expect(dump.rows[0].all).toContain('234F');
  });

  test('of ten who register the same person at once, one does', async () => {
    const body = () => sewadarBody(centre('ASR-1'), { pan: 'DEFPE1234K' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => area.post('/api/sewadar', body())));
    expect(replies.map((one) => one.status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('a mask that is not the own one is refused', async () => {
    const refused = await area.post('/api/sewadar', sewadarBody(centre('ASR-1'), { pan: 'XXXX XXXX 234F' }));
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { pan: expect.anything() } },
    });
  });

  test('somebody of 17 is only taken as a helper of the children’s class', async () => {
    const birthDate = `${new Date().getFullYear() - 16}-01-01`;
    const young = sewadarBody(centre('ASR-1'), { birthDate });
    expect((await area.post('/api/sewadar', young)).body).toMatchObject({ code: 'UNDERAGE' });
    expect((await area.post('/api/sewadar', { ...young, isBaalSatsang: true })).status).toBe(200);
  });

  test('two editors: the second is shown what the first saved', async () => {
    const id = await makeSewadar(area, centre('ASR-1'));
    const save = (occupation: string) =>
      area.put(`/api/sewadar/${id}`, { ...sewadarBody(centre('ASR-1'), { occupation }), version: 1 });
    const replies = await Promise.all([save('Tailor'), save('Teacher')]);
    expect(replies.map((one) => one.status).sort()).toEqual([200, 409]);
    const refused = replies.find((one) => one.status === 409);
    expect(refused?.body).toMatchObject({ code: 'CONFLICT', data: { version: 2, departments: [] } });
    const { name } = (await area.get('/api/user')).body.data;
    expect(refused?.body.data.changedBy).toBe(name);
  });

  test('the same click twice makes one record', async () => {
    const key = { 'idempotency-key': newId() };
    const body = sewadarBody(centre('ASR-1'));
    const replies = await Promise.all([1, 2, 3].map(() => area.post('/api/sewadar', body, key)));
    expect(new Set(replies.map((one) => one.body.data.id)).size).toBe(1);
  });
});

describe('the list', () => {
  test('filters by centre, status, department, age, and sorts', async () => {
    const langar = [{ department: 'Night watch', role: '', since: null, until: null }];
    const old = await makeSewadar(area, centre('ASR-4'), {
      nameLatin: 'Zorawar',
      birthDate: '1940-01-01',
      departments: langar,
    });
    const young = await makeSewadar(area, centre('ASR-4'), {
      nameLatin: 'Abhay',
      birthDate: '2000-01-01',
      status: 'onLeave',
      departments: langar,
    });
    const ids = async (filter: object, sort = 'name') => {
      const reply = await area.get('/api/sewadar', {
        filter: { department: 'Night watch', ...filter },
        sort,
      });
      expect(reply.body.data.total).toBe(reply.body.data.rows.length);
      return reply.body.data.rows.map((row: { id: string }) => row.id);
    };
    expect(await ids({})).toEqual([young, old]);
    expect(await ids({}, '-name')).toEqual([old, young]);
    expect(await ids({}, 'birthDate')).toEqual([old, young]);
    expect(await ids({ centre: centre('ASR-4'), status: 'onLeave' })).toEqual([young]);
    expect(await ids({ minAge: 60 })).toEqual([old]);
    expect(await ids({ maxAge: 60 })).toEqual([young]);
    expect(await ids({ gender: 'female' })).toEqual([]);
  });

  test('the export holds every row once, and is recorded', async () => {
    const file = await area.get('/api/sewadar/export', { filter: { centre: centre('ASR-3') } });
    const lines = file.body.trim().split('\r\n');
    const { rows } = await portal.owner.query('select count(*)::int as n from sewadar where centre_id = $1', [
      centre('ASR-3'),
    ]);
    expect(lines.length - 1).toBe(rows[0].n);
    const reads = await portal.owner.query(`select 1 from change_log where entity = 'sewadar' and kind = 6`);
    expect(reads.rowCount).toBeGreaterThan(0);
  });
});

describe('bulk acts', () => {
  test('a status for the marked ones, a department for all that the filter matches, closed ones named', async () => {
    const ids = [await makeSewadar(area, centre('ASR-5')), await makeSewadar(area, centre('ASR-5'))];
    const status = await area.post('/api/sewadar/bulk', {
      selection: { ids },
      act: { kind: 'status', status: 'inactive' },
    });
    expect(status.body.data).toEqual({
      done: 2,
      refused: [],
      changed: ids.toSorted().map((id) => ({ id, version: 2 })),
    });
    expect((await area.get(`/api/sewadar/${ids[0]}`)).body.data).toMatchObject({
      status: 'inactive',
      leftOn: expect.stringMatching(/^\d{4}-/),
    });
    await portal.owner.query(`update sewadar set status = 'transferred' where id = $1`, [ids[1]]);
    const department = await area.post('/api/sewadar/bulk', {
      selection: { all: true, filter: { centre: centre('ASR-5') } },
      act: { kind: 'department', department: 'Parking' },
    });
    expect(department.body.data.refused).toMatchObject([{ id: ids[1], code: 'RECORD_CLOSED' }]);
    expect((await area.get(`/api/sewadar/${ids[0]}`)).body.data.departments).toMatchObject([
      { department: 'Parking' },
    ]);
  });

  test('a clerk moves own sewadars to another centre at once, and cannot move others', async () => {
    const own = await makeSewadar(clerk, centre('ASR-1'));
    const other = await makeSewadar(area, centre('ASR-2'));
    await clerk.post('/api/sewadar/bulk', {
      selection: { ids: [own, other] },
      act: { kind: 'transfer', centre: centre('ASR-3') },
    });
    expect((await area.get(`/api/sewadar/${own}`)).body.data.centre).toBe(centre('ASR-3'));
    expect((await area.get(`/api/sewadar/${other}`)).body.data.centre).toBe(centre('ASR-2'));
    expect((await clerk.get(`/api/sewadar/${own}`)).status).toBe(404);
  });

  /** What a bulk act replaces, as it is stored. */
  const stored = async (id: string) => {
    const columns = 'status, left_on, centre_id, here_since';
    return (await portal.owner.query(`select ${columns} from sewadar where id = $1`, [id])).rows[0];
  };
  const act = (visitor: Visitor, ids: readonly string[], what: object) =>
    visitor.post('/api/sewadar/bulk', { selection: { ids }, act: what });
  const undo = async (visitor: Visitor, changed: unknown) =>
    (await visitor.post('/api/sewadar/bulk/undo', { changed })).body.data;

  test('a transfer out of sight is undone by who made it, with the day since when', async () => {
    const own = await makeSewadar(clerk, centre('ASR-1'));
    const edited = await makeSewadar(clerk, centre('ASR-1'));
    await portal.owner.query("update sewadar set here_since = '2020-02-01' where id = $1", [own]);
    const before = await stored(own);
    const transfer = { kind: 'transfer', centre: centre('ASR-3') };
    const { changed } = (await act(clerk, [own, edited], transfer)).body.data;
    expect(await stored(own)).toMatchObject({ centre_id: centre('ASR-3') });
    // Changed there since: it stays.
    await act(area, [edited], { kind: 'status', status: 'onLeave' });
    expect(await undo(area, changed)).toEqual({ done: 0 });
    expect(await undo(clerk, changed)).toEqual({ done: 1 });
    expect(await stored(own)).toEqual(before);
    expect(await stored(edited)).toMatchObject({ centre_id: centre('ASR-3'), status: 'onLeave' });
    expect((await clerk.get(`/api/sewadar/${own}`)).body.data.centre).toBe(centre('ASR-1'));
    expect(await undo(clerk, changed)).toEqual({ done: 0 });
  });

  test('a status is undone with the day of leaving, for those whom it changed', async () => {
    const [left, serving, transferred] = [
      await makeSewadar(area, centre('ASR-1'), { status: 'inactive' }),
      await makeSewadar(area, centre('ASR-1')),
      await makeSewadar(area, centre('ASR-1')),
    ];
    await portal.owner.query("update sewadar set left_on = '2021-05-01' where id = $1", [left]);
    await portal.owner.query("update sewadar set status = 'transferred' where id = $1", [transferred]);
    const before = await stored(left);
    const reply = await act(area, [left, serving, transferred], { kind: 'status', status: 'active' });
    expect(reply.body.data).toMatchObject({
      done: 2,
      refused: [{ id: transferred }],
      changed: [{ id: left }],
    });
    expect(await stored(left)).toMatchObject({ status: 'active', left_on: null });
    expect(await undo(area, reply.body.data.changed)).toEqual({ done: 1 });
    expect(await stored(left)).toEqual(before);
    // Late.
    await act(area, [left], { kind: 'status', status: 'active' });
    const { rows } = await portal.owner.query(
      `update sewadar set undo = undo || jsonb_build_object('at', now() - interval '11 minutes', 'version', version + 1)
       where id = $1 returning id, version`,
      [left],
    );
    expect(await undo(area, rows)).toEqual({ done: 0 });
  });
});

describe('scope', () => {
  test('a clerk neither finds, opens, edits, merges nor references what belongs to another centre', async () => {
    const other = await makeSewadar(area, centre('ASR-2'), {
      nameLatin: 'Onlyhere Kaur',
      phone: '+919800000001',
    });
    const own = await makeSewadar(clerk, centre('ASR-1'));
    expect((await clerk.get(`/api/sewadar/${other}`)).status).toBe(404);
    expect((await clerk.get(`/api/sewadar/${other}/history`)).status).toBe(404);
    expect((await clerk.get('/api/sewadar', { q: 'Onlyhere' })).body.data.total).toBe(0);
    expect(
      (await clerk.put(`/api/sewadar/${other}`, { ...sewadarBody(centre('ASR-1')), version: 1 })).status,
    ).toBe(404);
    expect((await clerk.post('/api/sewadar', sewadarBody(centre('ASR-2')))).status).toBe(400);
    const typed = {
      name: 'Onlyhere Kaur',
      nameLatin: '',
      birthDate: null,
      phone: '9800000001',
      aadhaar: '',
      pan: '',
      except: null,
    };
    expect((await clerk.post('/api/sewadar/duplicates', typed)).body.docs).toEqual([]);
    expect((await area.post('/api/sewadar/duplicates', typed)).body.docs).toMatchObject([{ id: other }]);
    const merge = await area.post(`/api/sewadar/${own}/merge`, {
      other: newId(),
      version: 1,
      otherVersion: 1,
      take: [],
    });
    expect(merge.status).toBe(404);
  });

  test('another area sees nothing of it', async () => {
    const id = await makeSewadar(area, centre('ASR-1'));
    expect((await delhi.get(`/api/sewadar/${id}`)).status).toBe(404);
    expect((await delhi.post('/api/sewadar', sewadarBody(centre('ASR-1')))).status).toBe(400);
  });
});

describe('duplicates', () => {
  test('the same phone, the same identity number; a half typed one is no reason', async () => {
    const id = await makeSewadar(area, centre('ASR-1'), {
      phone: '+919811122233',
      otherPhones: ['+919811122244'],
      pan: 'BCDPE1234G',
    });
    const ask = async (over: object) => {
      const body = {
        name: '',
        nameLatin: '',
        birthDate: null,
        phone: '',
        aadhaar: '',
        pan: '',
        except: null,
        ...over,
      };
      return (await area.post('/api/sewadar/duplicates', body)).body.docs;
    };
    for (const phone of ['98111 22233', '98111 22244'])
      expect(await ask({ phone })).toMatchObject([{ id, reasons: ['phone'] }]);
    expect(await ask({ pan: 'bcdpe1234g', phone: '98111 22233' })).toMatchObject([
      { id, reasons: ['pan', 'phone'] },
    ]);
    expect(await ask({ pan: 'bcdpe1234' })).toEqual([]);
    expect(await ask({ phone: '98111 22233', except: id })).toEqual([]);
  });

  test('a name that sounds alike, in another script; the same birth date makes it stronger', async () => {
    const id = await makeSewadar(area, centre('ASR-2'), {
      name: 'ਜਗਤਾਰ ਸਿੰਘ ਢਿੱਲੋਂ',
      nameLatin: 'Jagtar Singh Dhillon',
      birthDate: '1961-03-04',
      phone: '',
    });
    const ask = async (over: object) => {
      const body = {
        name: '',
        nameLatin: '',
        birthDate: null,
        phone: '',
        aadhaar: '',
        pan: '',
        except: null,
      };
      return (await area.post('/api/sewadar/duplicates', { ...body, ...over })).body.docs;
    };
    expect(await ask({ name: 'जगतार सिंह ढिल्लों', birthDate: '1961-03-04' })).toMatchObject([
      { id, reasons: ['name', 'birthDate'] },
    ]);
    expect(await ask({ name: 'Jagtar Sing Dillon' })).toMatchObject([{ id, reasons: ['name'] }]);
    expect(await ask({ name: 'Harbhajan Lal' })).toEqual([]);
    // The grandson of the same name is 35 years younger, his sister is a woman.
    expect(await ask({ name: 'Jagtar Singh Dhillon', birthDate: '1996-03-04' })).toEqual([]);
    expect(await ask({ name: 'Jagtar Singh Dhillon', gender: 'female' })).toEqual([]);
  });
});
