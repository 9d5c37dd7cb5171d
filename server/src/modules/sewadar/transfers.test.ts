import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let amritsar: Visitor;
let clerk: Visitor;
let delhi: Visitor;
let places: Record<string, string>;
const centre = (code: string) => places[code] ?? '';
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  [amritsar, clerk, delhi] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('zone'),
  ]);
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
});
afterAll(() => portal.close());

async function ask(sewadar: string): Promise<string> {
  const reply = await amritsar.post(`/api/sewadar/${sewadar}/transfer-request`, {
    area: places['DEL'],
    reason: 'Moved',
  });
  expect(reply.status).toBe(200);
  return reply.body.data.id;
}

describe('to another centre', () => {
  test('at once, with everything that hangs on the person', async () => {
    const id = await makeSewadar(amritsar, centre('ASR-1'), {
      departments: [{ department: 'Langar', role: '', since: null, until: null }],
    });
    const moved = await amritsar.post(`/api/sewadar/${id}/transfer`, { centre: centre('ASR-2'), version: 1 });
    expect(moved.status).toBe(200);
    expect((await amritsar.get(`/api/sewadar/${id}`)).body.data).toMatchObject({ centre: centre('ASR-2') });
    const { rows } = await portal.owner.query(
      'select centre_id from sewadar_department where sewadar_id = $1',
      [id],
    );
    expect(rows).toEqual([{ centre_id: centre('ASR-2') }]);
  });

  test('not to a centre of another area, nor by an old version', async () => {
    const id = await makeSewadar(amritsar, centre('ASR-1'));
    const away = await amritsar.post(`/api/sewadar/${id}/transfer`, { centre: centre('DEL-1'), version: 1 });
    expect(away.body.code).toBe('BAD_REFERENCE');
    const old = await amritsar.post(`/api/sewadar/${id}/transfer`, { centre: centre('ASR-2'), version: 9 });
    expect(old.body.code).toBe('CONFLICT');
  });
});

describe('to another area', () => {
  test('asked, accepted: the record moves under a new number, the old one stays with its history', async () => {
    const id = await makeSewadar(amritsar, centre('ASR-1'), {
      pan: 'CDEPE1234H',
      departments: [
        { department: 'Langar', role: '', since: '2020-01-01', until: null },
        { department: 'Pandal', role: '', since: '2020-01-01', until: '2099-12-31' },
      ],
    });
    const request = await ask(id);
    expect(
      (await amritsar.post(`/api/sewadar/${id}/transfer-request`, { area: places['DEL'], reason: '' })).body
        .code,
    ).toBe('TRANSFER_OPEN');
    const incoming = (await delhi.get('/api/sewadar/transfers')).body.data.rows;
    expect(incoming).toMatchObject([
      {
        id: request,
        isIncoming: true,
        sewadar: null,
        fromArea: 'Amritsar',
        person: { departments: ['Langar', 'Pandal'], relativeKind: 'father', relativeName: 'Balwant Singh' },
      },
    ]);
    expect((await delhi.get(`/api/sewadar/${id}`)).status).toBe(404);

    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        delhi.post(`/api/sewadar/transfers/${request}/accept`, { centre: centre('DEL-2') }),
      ),
    );
    const made = new Set(replies.map((reply) => reply.body.data.sewadar));
    expect(made.size).toBe(1);
    const [fresh] = made;
    expect((await delhi.get(`/api/sewadar/${fresh}`)).body.data).toMatchObject({
      name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
      pan: 'XXXX XXXX 234H',
      centre: centre('DEL-2'),
      status: 'active',
    });
    const old = (await amritsar.get(`/api/sewadar/${id}`)).body.data;
    // The day of the portal: in India it begins five and a half hours before that of the database.
    const today = todayIn('Asia/Kolkata');
    expect(old).toMatchObject({
      status: 'transferred',
      leftOn: today,
      departments: [{ until: today }, { until: today }],
    });
    // Attendance expects nobody at the new centre before.
    const arrival = await portal.owner.query('select here_since from sewadar where id = $1', [fresh]);
    expect(arrival.rows).toEqual([{ here_since: today }]);
    expect((await amritsar.put(`/api/sewadar/${id}`, { ...old, version: old.version })).body.code).toBe(
      'RECORD_CLOSED',
    );
    expect((await amritsar.get(`/api/sewadar/${id}/history`)).body.data.total).toBeGreaterThan(1);
    expect((await delhi.get(`/api/sewadar/${fresh}/history`)).body.data.total).toBeGreaterThan(0);
  });

  test('the record stays what it was, goes into no closed centre, and not to where the person is already', async () => {
    const onLeave = await makeSewadar(amritsar, centre('ASR-1'), { status: 'onLeave', pan: 'CDEPE7777H' });
    const request = await ask(onLeave);
    await portal.owner.query('update centre set is_active = false where id = $1', [centre('DEL-2')]);
    const closed = await delhi.post(`/api/sewadar/transfers/${request}/accept`, { centre: centre('DEL-2') });
    expect(closed.status).toBe(404);
    await portal.owner.query('update centre set is_active = true where id = $1', [centre('DEL-2')]);

    const twin = await makeSewadar(delhi, centre('DEL-1'), { pan: 'CDEPE7777H' });
    const met = await delhi.post(`/api/sewadar/transfers/${request}/accept`, { centre: centre('DEL-1') });
    expect(met.body.code).toBe('IDENTITY_TAKEN');
    expect((await amritsar.get(`/api/sewadar/${onLeave}`)).body.data.status).toBe('onLeave');

    expect((await delhi.delete(`/api/sewadar/${twin}`)).status).toBe(200);
    const accepted = await delhi.post(`/api/sewadar/transfers/${request}/accept`, {
      centre: centre('DEL-1'),
    });
    const made = (await delhi.get(`/api/sewadar/${accepted.body.data.sewadar}`)).body.data;
    expect(made.status).toBe('onLeave');
  });

  test('declined with a reason, withdrawn, and nothing twice', async () => {
    const today = todayIn('Asia/Kolkata');
    const [yesterday, tomorrow] = [dayAfter(today, -1), dayAfter(today, 1)];
    const id = await makeSewadar(amritsar, centre('ASR-1'), {
      departments: [
        { department: 'Langar', role: '', since: null, until: today },
        { department: 'Parking', role: '', since: null, until: yesterday },
        { department: 'Water', role: '', since: tomorrow, until: null },
      ],
    });
    const declined = await ask(id);
    expect(
      (await delhi.post(`/api/sewadar/transfers/${declined}/decline`, { answer: 'Unknown here' })).status,
    ).toBe(200);
    expect(
      (await delhi.post(`/api/sewadar/transfers/${declined}/accept`, { centre: centre('DEL-1') })).body.code,
    ).toBe('ALREADY_DECIDED');
    expect((await amritsar.get('/api/sewadar/transfers', { status: 3 })).body.data.rows).toMatchObject([
      { id: declined, answer: 'Unknown here', sewadar: id, person: { departments: ['Langar'] } },
    ]);
    const withdrawn = await ask(id);
    expect((await amritsar.post(`/api/sewadar/transfers/${withdrawn}/withdraw`)).status).toBe(200);
    expect((await delhi.post(`/api/sewadar/transfers/${withdrawn}/decline`, { answer: 'x' })).body.code).toBe(
      'ALREADY_DECIDED',
    );
    expect((await amritsar.post(`/api/sewadar/transfers/${withdrawn}/withdraw`)).body.code).toBe(
      'ALREADY_DECIDED',
    );
  });

  test('only the asked area accepts, only the asking one withdraws, and no other centre sees it', async () => {
    const id = await makeSewadar(amritsar, centre('ASR-2'));
    const request = await ask(id);
    expect(
      (await amritsar.post(`/api/sewadar/transfers/${request}/accept`, { centre: centre('ASR-1') })).status,
    ).toBe(404);
    expect((await delhi.post(`/api/sewadar/transfers/${request}/withdraw`)).body.code).toBe(
      'ALREADY_DECIDED',
    );
    expect(
      (await clerk.get('/api/sewadar/transfers')).body.data.rows.map((row: { id: string }) => row.id),
    ).not.toContain(request);
    expect(
      (await delhi.post(`/api/sewadar/transfers/${request}/accept`, { centre: centre('ASR-1') })).status,
    ).toBe(404);
  });
});
