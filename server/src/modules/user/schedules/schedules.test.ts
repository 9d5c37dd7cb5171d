import { randomUUID } from 'node:crypto';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { addDays } from './schedule.rules.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let centres: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.owner.query(
    `update app_user set acl = acl || '{"SETTINGS.SCHEDULE": 30}' where username = 'clerk'`,
  );
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  const places = await portal.owner.query('select code, id from centre');
  centres = Object.fromEntries(places.rows.map(({ code, id }) => [code, id]));
});
afterAll(() => portal.close());

const path = '/api/user/sewa-schedules';
const today = todayIn('Asia/Kolkata');

function schedule(more: Record<string, unknown> = {}) {
  return {
    title: 'Evening langar',
    department: 'Kitchen',
    centre: centres['ASR-1'],
    kind: 'weekly',
    days: ['SU', 'WE'],
    interval: 1,
    nth: 1,
    startTime: '18:00',
    endTime: '21:00',
    needed: 10,
    validFrom: '2026-01-01',
    validTo: null,
    holidays: ['2026-03-04'],
    lateAfter: null,
    halfBelow: null,
    maxHours: null,
    maxDaysInRow: null,
    ...more,
  };
}

async function created(more: Record<string, unknown> = {}, by = area): Promise<string> {
  const id = newId();
  const reply = await by.post(path, { ...schedule(more), id });
  expect(reply.body).toMatchObject({ success: true, data: { id } });
  return id;
}

describe('the ordinary path', () => {
  test('create, list, read, edit, history, export, delete', async () => {
    const id = await created({ title: 'ਲੰਗਰ' });
    const read = (await area.get(`${path}/${id}`)).body.data;
    expect(read).toMatchObject({
      title: 'ਲੰਗਰ',
      days: ['WE', 'SU'],
      startTime: '18:00',
      endTime: '21:00',
      holidays: ['2026-03-04'],
      centreName: 'Ranjit Avenue',
      rule: 'DTSTART:20260104T180000\nRRULE:FREQ=WEEKLY;BYDAY=WE,SU;WKST=MO\nEXDATE:20260304T180000',
      version: 1,
    });
    expect(read.nextDay >= today).toBe(true);
    const listed = (await area.get(path, { q: 'ਲੰਗਰ', filter: { department: 'kitchen' } })).body;
    expect(listed).toMatchObject({ total: 1, list: [{ id }] });
    const edited = await area.put(`${path}/${id}`, { ...schedule({ validTo: '2026-12-31' }), version: 1 });
    expect(edited.body.data).toMatchObject({ title: 'Evening langar', validTo: '2026-12-31', version: 2 });
    expect(edited.body.data.rule).toContain('UNTIL=20261231T235959');
    const history = (await area.get(`${path}/${id}/history`)).body.data;
    expect(history.rows.map((row: { kind: number }) => row.kind)).toEqual([3, 4]);
    const file = (await area.get(`${path}/export`, { filter: { department: 'Kitchen' } })).body;
    expect(file).toContain('Evening langar,Kitchen,Ranjit Avenue,Every week,Wednesday; Sunday,');
    expect(file).toContain(',18:00,21:00,10,2026-01-01,2026-12-31');
    expect((await area.delete(`${path}/${id}`)).status).toBe(200);
    expect((await area.get(`${path}/${id}`)).status).toBe(404);
  });

  test('twenty creates with one key make one schedule', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const wished = schedule({ department: 'Once only' });
    const replies = await Promise.all(Array.from({ length: 20 }, () => area.post(path, wished, headers)));
    const again = await area.post(path, wished, headers);
    for (const reply of replies) expect(reply.body).toEqual(again.body);
    expect((await area.get(path, { filter: { department: 'Once only' } })).body.total).toBe(1);
  });

  test('of two editors one is told what the other saved', async () => {
    const id = await created({ department: 'Two editors' });
    const replies = await Promise.all(
      ['One', 'Two'].map((title) => area.put(`${path}/${id}`, { ...schedule({ title }), version: 1 })),
    );
    const [won, lost] = replies.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ code: 'CONFLICT', data: { title: won?.body.data.title, version: 2 } });
  });
});

describe('refusals', () => {
  test('fields that do not fit together', async () => {
    const wrong = [
      [{ days: [] }, 'days'],
      [{ kind: 'monthly', days: ['MO', 'TU'] }, 'days'],
      [{ kind: 'everyNWeeks', interval: 1 }, 'interval'],
      [{ validTo: '2025-12-31' }, 'validTo'],
      [{ endTime: '18:00' }, 'endTime'],
    ] as const;
    for (const [fields, field] of wrong) {
      const reply = await area.post(path, schedule(fields));
      expect(reply.body).toMatchObject({ code: 'VALIDATION', fields: { [field]: expect.any(String) } });
    }
  });

  test('a schedule that never takes place', async () => {
    const never = schedule({ validFrom: '2026-01-05', validTo: '2026-01-06', days: ['SU'] });
    expect((await area.post(path, never)).body.code).toBe('SCHEDULE_RULE');
    const id = await created({ department: 'Sometimes' });
    expect((await area.put(`${path}/${id}`, { ...never, version: 1 })).body.code).toBe('SCHEDULE_RULE');
  });

  test('a centre of another area, or not the own', async () => {
    const foreign = await area.post(path, schedule({ centre: centres['DEL-1'] }));
    expect(foreign.body).toMatchObject({ code: 'BAD_REFERENCE', fields: { centre: expect.any(String) } });
    expect((await clerk.post(path, schedule({ centre: centres['ASR-2'] }))).body.code).toBe('BAD_REFERENCE');
    await created({ department: 'Own' }, clerk);
  });

  test('schedules of another area or centre do not exist', async () => {
    const { rows } = await portal.owner.query('select id from sewa_schedule where centre_id = any ($1)', [
      [centres['DEL-1'], centres['ASR-2']],
    ]);
    for (const { id } of rows) {
      expect((await clerk.get(`${path}/${id}`)).status).toBe(404);
      expect((await clerk.get(`${path}/${id}/history`)).status).toBe(404);
      expect((await clerk.put(`${path}/${id}`, { ...schedule(), version: 1 })).status).toBe(404);
      expect((await clerk.delete(`${path}/${id}`)).status).toBe(404);
    }
    expect((await clerk.get(path, { size: 500 })).body.list.every(isOwn)).toBe(true);
    function isOwn(one: { centre: string }) {
      return one.centre === centres['ASR-1'];
    }
  });
});

describe('the calendar', () => {
  test('shows occurrences between two days, by day and time', async () => {
    await created({ department: 'Calendar', title: 'Late', centre: centres['ASR-5'], days: ['TU'] });
    await created({
      department: 'Calendar',
      title: 'Early',
      centre: centres['ASR-5'],
      days: ['TU'],
      startTime: '05:00',
    });
    const shown = await area.get(`${path}/calendar`, {
      from: '2026-03-02',
      to: '2026-03-11',
      centre: centres['ASR-5'],
    });
    const seen = shown.body.list.map((one: Record<string, string>) => `${one['day']} ${one['title']}`);
    expect(seen).toEqual([
      '2026-03-03 Early',
      '2026-03-03 Late',
      '2026-03-08 Sunday satsang: langar',
      '2026-03-08 Sunday satsang: traffic',
      '2026-03-10 Early',
      '2026-03-10 Late',
    ]);
    expect(shown.body.total).toBe(6);
  });

  test('is bounded', async () => {
    for (const [from, to] of [
      ['2026-01-01', '2026-04-04'],
      ['2026-01-02', '2026-01-01'],
    ]) {
      const reply = await area.get(`${path}/calendar`, { from, to });
      expect(reply.body).toMatchObject({ code: 'VALIDATION', fields: { to: expect.any(String) } });
    }
    expect((await area.get(`${path}/calendar`, { from: '2026-01-01', to: '2026-04-03' })).status).toBe(200);
    await portal.owner.query(
      `insert into sewa_schedule (area_id, id, centre_id, title, department, kind, days, interval_weeks, nth, rule, start_time, end_time, needed, valid_from)
       select area_id, gen_random_uuid(), id, 'Many', 'Many', 'weekly', '{MO,TU,WE,TH,FR,SA,SU}', 1, 1, '', '06:00', '07:00', 1, '2026-01-01'
       from centre, generate_series(1, 30) where code = 'ASR-4'`,
    );
    const many = await area.get(`${path}/calendar`, {
      from: '2026-01-01',
      to: '2026-04-03',
      centre: centres['ASR-4'],
    });
    expect(many.body.list).toHaveLength(2000);
    expect(many.body.total).toBeGreaterThan(2700);
  });
});

describe('clashes', () => {
  test('names the first day with each other schedule of the department and centre', async () => {
    const from = addDays(today, 10);
    const night = { department: 'Night', kind: 'once', days: [], validFrom: from, holidays: [] };
    const id = await created({ ...night, title: 'Watch', startTime: '22:00', endTime: '06:00' });
    await created({
      ...night,
      title: 'Elsewhere',
      centre: centres['ASR-2'],
      startTime: '22:00',
      endTime: '06:00',
    });
    const morning = schedule({ ...night, validFrom: addDays(from, 1), startTime: '05:30', endTime: '09:00' });
    const clashes = await area.post(`${path}/clashes`, morning);
    expect(clashes.body).toMatchObject({ total: 1, list: [{ schedule: id, title: 'Watch', day: from }] });
    expect((await area.post(`${path}/clashes`, { ...morning, id })).body.total).toBe(0);
    expect((await area.post(`${path}/clashes`, { ...morning, department: 'Other' })).body.total).toBe(0);
    expect((await area.post(`${path}/clashes`, { ...morning, startTime: '06:00' })).body.total).toBe(0);
    expect((await area.post(`${path}/clashes`, { ...morning, validTo: '2020-01-01' })).body.code).toBe(
      'VALIDATION',
    );
  });
});
