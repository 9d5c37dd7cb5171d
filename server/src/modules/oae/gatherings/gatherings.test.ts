// Long because the day of a gathering is one story: blocks, the gate, the floor, who may look, two gates at once.
import { newId } from '@sewa/contract/kernel/values/ids';
import { gatherings } from '@sewa/contract/oae/gatherings';
import { members as memberCalls } from '@sewa/contract/oae/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../testing/listener.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { newMember, type OaePeople, signInOaePeople } from '../testing/oae-people.ts';
import { freshPhone, someAttendant } from '../testing/some-member.ts';

let portal: TestPortal;
let people: OaePeople;
let here: string;
let day: string;
beforeAll(async () => {
  portal = await openTestPortal();
  people = await signInOaePeople(portal);
  here = people.centres['ASR-1'] ?? '';
  day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
});
afterAll(() => portal.close());

async function newBlock(change: object = {}, who = people.clerk): Promise<string> {
  const id = newId();
  const block = {
    centre: here,
    name: `Block ${id}`,
    seats: 50,
    hasWheelchairRoom: true,
    position: 1,
    isActive: true,
  };
  const made = await who.post('/api/oae/blocks', { ...block, id, ...change });
  expect(made.status).toBe(200);
  return id;
}

async function newGathering(change: object = {}, who = people.clerk): Promise<string> {
  const made = await who.post('/api/oae/gatherings', {
    centre: here,
    title: 'Sunday satsang',
    onDay: day,
    isWholeArea: false,
    isClosed: false,
    ...change,
  });
  expect(made.status).toBe(200);
  return made.body.data.id;
}

const scan = (
  gathering: string,
  code: string | number,
  { block = null as string | null, who = people.clerk as Visitor } = {},
) => who.post(`/api/oae/gatherings/${gathering}/arrive`, { code: String(code), block });
const findAtGate = async (gathering: string, q: string, who = people.clerk as Visitor) =>
  (await who.get(`/api/oae/gatherings/${gathering}/find`, { q })).body;
const floorOf = async (gathering: string, who = people.clerk) =>
  (await who.get(`/api/oae/gatherings/${gathering}/floor`)).body.data;

describe('a member without a pass', () => {
  test('is found by name in any script, told apart, and let in by the number', async () => {
    const gathering = await newGathering();
    const { id, number } = await newMember(people.clerk, here, {
      name: 'ਜਗਜੀਤ ਕੌਰ ਮਾਨ',
      nameLatin: 'Jagjit Kaur Mann',
      relativeName: 'Gurdit Singh',
    });
    const [found] = (await findAtGate(gathering, 'jagjit kaur man')).docs;
    expect(found).toMatchObject({ id, number, relativeName: 'Gurdit Singh', hereSince: null });
    expect((await scan(gathering, number)).body.data).toMatchObject({ isFirst: true });
    const [arrived] = (await findAtGate(gathering, 'ਜਗਜੀਤ ਕੌਰ ਮਾਨ')).docs;
    expect(arrived).toMatchObject({ id, hereSince: expect.any(String) });
  });

  test('is not found by whoever may not let in, nor at a gathering that is out of sight', async () => {
    const gathering = await newGathering();
    const camp = await portal.signIn('camp');
    expect((await findAtGate(gathering, 'kaur', camp)).code).toBe('FORBIDDEN');
    expect((await findAtGate(gathering, 'kaur', people.other)).code).toBe('NOT_FOUND');
    expect((await findAtGate(newId(), 'kaur')).code).toBe('NOT_FOUND');
  });
});

describe('blocks and gatherings', () => {
  test.each([
    [
      '/api/oae/blocks',
      () => ({
        centre: here,
        name: 'West',
        seats: 80,
        hasWheelchairRoom: false,
        position: 3,
        isActive: true,
      }),
      { seats: 90 },
    ],
    [
      '/api/oae/gatherings',
      () => ({ centre: here, title: 'West', onDay: day, isWholeArea: false, isClosed: false }),
      { isClosed: true },
    ],
  ])('%s: create, list, read, edit, history, export, delete', async (path, fields, change) => {
    const { clerk, area } = people;
    const id = newId();
    expect((await clerk.post(path, { ...fields(), id })).body.data).toEqual({ id });
    expect((await clerk.get(path, { q: 'wes', filter: { centre: here } })).body.data).toMatchObject({
      total: 1,
      rows: [{ id }],
    });
    const read = (await clerk.get(`${path}/${id}`)).body.data;
    const edited = await clerk.put(`${path}/${id}`, { ...read, ...change });
    expect(edited.body.data).toMatchObject({ ...change, version: 2 });
    expect((await clerk.put(`${path}/${id}`, { ...read, ...change })).body.code).toBe('CONFLICT');
    expect((await clerk.get(`${path}/${id}/history`)).body.data.total).toBe(2);
    expect((await clerk.get(`${path}/export`)).body).toContain('West');
    expect((await clerk.delete(`${path}/${id}`)).body.code).toBe('FORBIDDEN');
    expect((await area.delete(`${path}/${id}`)).status).toBe(200);
    expect((await clerk.get(`${path}/${id}`)).status).toBe(404);
  });

  test('everybody of the area sees the blocks, the own centre edits them, another area knows none', async () => {
    const { clerk, other, delhi } = people;
    const id = await newBlock();
    const block = (await other.get(`/api/oae/blocks/${id}`)).body.data;
    expect(block.id).toBe(id);
    expect((await other.put(`/api/oae/blocks/${id}`, { ...block, seats: 1 })).body.code).toBe('FORBIDDEN');
    expect((await other.post('/api/oae/blocks', { ...block, id: newId(), name: 'Mine' })).body.code).toBe(
      'BAD_REFERENCE',
    );
    expect((await delhi.get(`/api/oae/blocks/${id}`)).status).toBe(404);
    expect((await clerk.post('/api/oae/blocks', { ...block, id: newId() })).body).toMatchObject({
      code: 'TAKEN',
      fields: { name: 'taken' },
    });
  });

  test('a block with members stays', async () => {
    const block = await newBlock();
    await newMember(people.clerk, here, { block });
    expect((await people.clerk.get(`/api/oae/blocks/${block}`)).body.data.members).toBe(1);
    expect((await people.area.delete(`/api/oae/blocks/${block}`)).body.code).toBe('IN_USE');
  });

  test('a gathering to which people came stays where it is', async () => {
    const gathering = await newGathering({}, people.area);
    const member = await newMember(people.clerk, here);
    await scan(gathering, member.passCode);
    const current = (await people.area.get(`/api/oae/gatherings/${gathering}`)).body.data;
    expect(current.arrived).toBe(1);
    const moved = await people.area.put(`/api/oae/gatherings/${gathering}`, {
      ...current,
      centre: people.centres['ASR-2'],
    });
    expect(moved.body).toMatchObject({ code: 'IN_USE', fields: { centre: 'in use' } });
  });
});

describe('the gate', () => {
  test('a pass, in any case and with blanks, or a number; the second scan says when the first was', async () => {
    const block = await newBlock();
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here, { block, mobility: 'wheelchair', needs: ['oxygen'] });
    const first = (await scan(gathering, ` ${member.passCode.toLowerCase().replace(/(....)/, '$1 ')} `)).body
      .data;
    expect(gatherings.arrive.reply.parse(first)).toEqual(first);
    expect(first).toMatchObject({
      isFirst: true,
      isBack: false,
      warnings: [],
      arrival: {
        kind: 'member',
        member: member.id,
        number: member.number,
        block,
        mobility: 'wheelchair',
        needs: ['oxygen'],
        leftAt: null,
      },
    });
    const second = (await scan(gathering, member.number)).body.data;
    expect(second).toEqual({ ...first, isFirst: false });
    expect(await floorOf(gathering)).toMatchObject({ members: 1, wheelchairs: 1, withoutBlock: 0 });
  });

  test('the gate’s block goes before the member’s own; attendants go where their member is', async () => {
    const [own, given] = [await newBlock(), await newBlock()];
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here, {
      block: own,
      attendants: [
        someAttendant({ phone: freshPhone() }),
        someAttendant({ name: 'Second', nameLatin: '', phone: freshPhone() }),
      ],
    });
    const [one, two] = member.attendants;
    const early = (await scan(gathering, one.passCode, { block: given })).body.data;
    expect(early).toMatchObject({
      warnings: ['memberNotHere'],
      arrival: { kind: 'attendant', block: own, name: one.name, member: member.id, mobility: 'walks' },
    });
    expect((await scan(gathering, member.passCode, { block: given })).body.data.arrival.block).toBe(given);
    const late = (await scan(gathering, two.passCode)).body.data;
    expect(late).toMatchObject({ warnings: [], arrival: { block: given, name: 'Second' } });
    expect(await floorOf(gathering)).toMatchObject({ members: 1, attendants: 2 });
  });

  test('warns of what is not in order, and lets in', async () => {
    const gathering = await newGathering();
    const former = await newMember(people.clerk, here, {
      status: 'inactive',
      isPermanent: false,
      validFrom: '2020-01-01',
      validTo: '2020-12-31',
    });
    expect((await scan(gathering, former.passCode)).body.data.warnings).toEqual([
      'expired',
      'inactive',
      'noBlock',
    ]);
  });

  test('a block in another hall is no seat here, and cannot be given', async () => {
    const elsewhere = await newBlock({ centre: people.centres['ASR-2'] }, people.other);
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here, { block: elsewhere });
    expect((await scan(gathering, member.passCode, { block: elsewhere })).body.code).toBe('BAD_REFERENCE');
    expect((await scan(gathering, member.passCode)).body.data).toMatchObject({
      warnings: ['noBlock'],
      arrival: { block: null },
    });
  });

  test('codes that are of nobody here', async () => {
    const gathering = await newGathering();
    const foreign = await newMember(people.other, people.centres['ASR-2'], {
      attendants: [someAttendant({ phone: freshPhone() })],
    });
    for (const code of [
      'M000000000',
      'A000000000',
      '999999',
      'rubbish',
      foreign.passCode,
      foreign.attendants[0].passCode,
      foreign.number,
    ])
      expect([code, (await scan(gathering, code)).body.code]).toEqual([code, 'PASS_UNKNOWN']);
  });

  test('a closed gathering takes nothing', async () => {
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here);
    const { arrival } = (await scan(gathering, member.passCode)).body.data;
    const current = (await people.clerk.get(`/api/oae/gatherings/${gathering}`)).body.data;
    await people.clerk.put(`/api/oae/gatherings/${gathering}`, { ...current, isClosed: true });
    expect((await scan(gathering, member.passCode)).body.code).toBe('GATHERING_CLOSED');
    const undo = await people.clerk.post(`/api/oae/gatherings/${gathering}/cancel-arrival`, {
      arrival: arrival.id,
    });
    expect(undo.body.code).toBe('GATHERING_CLOSED');
    const leave = await people.clerk.put(`/api/oae/gatherings/${gathering}/arrivals`, {
      arrival: arrival.id,
      block: null,
      hasLeft: true,
    });
    expect(leave.body.code).toBe('GATHERING_CLOSED');
    expect((await floorOf(gathering)).members).toBe(1);
  });

  test('seated elsewhere, left, taken back', async () => {
    const [one, two] = [await newBlock(), await newBlock()];
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here, { block: one });
    const { arrival } = (await scan(gathering, member.passCode)).body.data;
    const change = (body: object) =>
      people.clerk.put(`/api/oae/gatherings/${gathering}/arrivals`, { arrival: arrival.id, ...body });
    expect((await change({ block: two, hasLeft: false })).status).toBe(200);
    const taken = async () =>
      (await floorOf(gathering)).blocks.filter((block: { taken: number }) => block.taken > 0);
    expect(await taken()).toMatchObject([{ id: two, taken: 1 }]);
    expect((await change({ block: two, hasLeft: true })).status).toBe(200);
    expect(await taken()).toEqual([]);
    expect(await floorOf(gathering)).toMatchObject({ members: 1, left: 1 });
    const undo = (id: string, at = gathering) =>
      people.clerk.post(`/api/oae/gatherings/${at}/cancel-arrival`, { arrival: id });
    expect((await undo(arrival.id, await newGathering())).status).toBe(404);
    expect((await undo(arrival.id)).status).toBe(200);
    expect((await undo(arrival.id)).status).toBe(404);
    expect(await floorOf(gathering)).toMatchObject({ members: 0, left: 0 });
    expect((await scan(gathering, member.passCode)).body.data.isFirst).toBe(true);
  });

  test('a scan from before somebody left that comes late brings nobody back, a later one does', async () => {
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here);
    const scannedAgo = (minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000).toISOString();
      return people.clerk.post(
        `/api/oae/gatherings/${gathering}/arrive`,
        { code: member.passCode, block: null, at },
        { 'Portal-Sent-At': new Date().toISOString() },
      );
    };
    const { arrival } = (await scan(gathering, member.passCode)).body.data;
    const leave = { arrival: arrival.id, block: null, hasLeft: true };
    await people.clerk.put(`/api/oae/gatherings/${gathering}/arrivals`, leave);
    const late = (await scannedAgo(20)).body.data;
    expect(late).toMatchObject({ isFirst: false, isBack: false, arrival: { leftAt: expect.any(String) } });
    expect(await floorOf(gathering)).toMatchObject({ members: 1, left: 1 });
    await portal.owner.query(
      "update oae_arrival set left_at = left_at - interval '30 minutes' where id = $1",
      [arrival.id],
    );
    expect((await scannedAgo(20)).body.data).toMatchObject({ isBack: true, arrival: { leftAt: null } });
    expect(await floorOf(gathering)).toMatchObject({ members: 1, left: 0 });
  });

  test('whoever had left and is scanned again is here again, since the first time', async () => {
    const [own, given] = [await newBlock({ seats: 1 }), await newBlock()];
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here, {
      block: own,
      attendants: [someAttendant({ phone: freshPhone() })],
    });
    const [attendant] = member.attendants;
    const first = (await scan(gathering, member.passCode, { block: given })).body.data;
    const attending = (await scan(gathering, attendant.passCode)).body.data.arrival;
    for (const { id, block } of [first.arrival, attending])
      await people.clerk.put(`/api/oae/gatherings/${gathering}/arrivals`, {
        arrival: id,
        block,
        hasLeft: true,
      });
    expect(await floorOf(gathering)).toMatchObject({ members: 1, attendants: 1, left: 2 });

    const back = (await scan(gathering, member.passCode)).body.data;
    expect(gatherings.arrive.reply.parse(back)).toEqual(back);
    expect(back).toMatchObject({
      isFirst: false,
      isBack: true,
      warnings: [],
      arrival: { id: first.arrival.id, at: first.arrival.at, leftAt: null, block: own },
    });
    expect((await scan(gathering, attendant.passCode)).body.data).toMatchObject({
      isBack: true,
      warnings: ['blockFull'],
      arrival: { id: attending.id, block: own, leftAt: null },
    });
    const floor = await floorOf(gathering);
    expect(floor).toMatchObject({ members: 1, attendants: 1, left: 0 });
    expect(floor.blocks.find(({ id }: { id: string }) => id === own).taken).toBe(2);
    const emergency = (await people.clerk.get('/api/oae/emergency', { code: member.passCode })).body.data;
    expect(emergency.attendants).toMatchObject([{ isHere: true }]);
    const third = (await scan(gathering, member.passCode, { block: given })).body.data;
    expect(third).toEqual({ ...back, isBack: false });
  });

  test('who came, newest first; by block, by wheelchair, by name', async () => {
    const block = await newBlock();
    const gathering = await newGathering();
    const chair = await newMember(people.clerk, here, {
      name: 'Karam Chand',
      nameLatin: '',
      mobility: 'wheelchair',
      block,
      attendants: [someAttendant({ phone: freshPhone() })],
    });
    const walker = await newMember(people.clerk, here, { name: 'Usha Rani', nameLatin: '' });
    for (const code of [chair.passCode, chair.attendants[0].passCode, walker.passCode])
      await scan(gathering, code);
    const names = async (query: object) =>
      (
        await people.clerk.get(`/api/oae/gatherings/${gathering}/arrivals`, query as Record<string, unknown>)
      ).body.docs.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(['Usha Rani', 'Harpreet Kaur', 'Karam Chand']);
    expect(await names({ block })).toEqual(['Harpreet Kaur', 'Karam Chand']);
    expect(await names({ mobility: 'wheelchair' })).toEqual(['Karam Chand']);
    expect(await names({ q: 'usha' })).toEqual(['Usha Rani']);
    expect(await names({ q: String(walker.number) })).toContain('Usha Rani');
  });

  test('who came from a centre out of sight is counted, not named', async () => {
    const gathering = await newGathering();
    const guest = await newMember(people.other, people.centres['ASR-2']);
    expect((await scan(gathering, guest.passCode, { who: people.area })).status).toBe(200);
    expect((await floorOf(gathering)).members).toBe(1);
    const seen = async (who: Visitor) =>
      (await who.get(`/api/oae/gatherings/${gathering}/arrivals`)).body.docs.length;
    expect(await seen(people.clerk)).toBe(0);
    expect(await seen(people.area)).toBe(1);
  });

  test('another centre and another area have no part in it', async () => {
    const gathering = await newGathering();
    const theirs = await newMember(people.other, people.centres['ASR-2']);
    for (const who of [people.other, people.delhi]) {
      for (const reply of [
        await scan(gathering, theirs.passCode, { who }),
        await who.get(`/api/oae/gatherings/${gathering}`),
        await who.get(`/api/oae/gatherings/${gathering}/arrivals`),
        await who.get(`/api/oae/gatherings/${gathering}/floor`),
        await who.get(`/api/oae/gatherings/${gathering}/history`),
      ])
        expect(reply.status).toBe(404);
    }
  });
});

describe('two gates at once', () => {
  test('sixteen scans of one pass are one arrival', async () => {
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here, { block: await newBlock() });
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        scan(gathering, member.passCode, { who: i % 2 ? people.area : people.clerk }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(replies.filter(({ body }) => body.data.isFirst)).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.data.arrival.id)).size).toBe(1);
    expect((await floorOf(gathering)).members).toBe(1);
  });

  test('sixteen scans of one who had left bring them back once, told and written down once', async () => {
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here, { block: await newBlock() });
    const { arrival } = (await scan(gathering, member.passCode)).body.data;
    await people.clerk.put(`/api/oae/gatherings/${gathering}/arrivals`, {
      arrival: arrival.id,
      block: arrival.block,
      hasLeft: true,
    });
    const near = await listen(portal.url, people.area);
    await near.subscribe('oae-arrival.changed');
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        scan(gathering, member.passCode, { who: i % 2 ? people.area : people.clerk }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(replies.filter(({ body }) => body.data.isBack)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.data.isFirst)).toEqual([]);
    await near.heard(({ data }) => data.changes.some(({ rowId }) => rowId === gathering));
    near.close();
    const { rows } = await portal.owner.query(
      "select kind, after -> 'left_at' as left_at from change_log where entity = 'oae_arrival' and row_id = $1 order by id",
      [gathering],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([4, 3, 3]);
    expect(rows.at(-1)?.left_at).toBeNull();
  });

  test('one gate gives a seat while the other notes who left: neither undoes the other', async () => {
    const gathering = await newGathering();
    const [first, second] = [await newBlock(), await newBlock()];
    const change = (who: Visitor, body: object) => who.put(`/api/oae/gatherings/${gathering}/arrivals`, body);
    const eight = await Promise.all(
      Array.from({ length: 8 }, () => newMember(people.clerk, here, { block: first })),
    );
    const arrivals: string[] = await Promise.all(
      eight.map(async ({ passCode }) => (await scan(gathering, passCode)).body.data.arrival.id),
    );
    const replies = await Promise.all(
      arrivals.flatMap((arrival) => [
        change(people.clerk, { arrival, block: second }),
        change(people.area, { arrival, hasLeft: true }),
      ]),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const { docs } = (await people.clerk.get(`/api/oae/gatherings/${gathering}/arrivals`)).body;
    const gone = { block: second, leftAt: expect.any(String) };
    expect(docs).toEqual(Array.from({ length: 8 }, () => expect.objectContaining(gone)));
    // Back again, in the seat that was given meanwhile.
    await Promise.all(arrivals.map((arrival) => change(people.area, { arrival, hasLeft: false })));
    expect((await floorOf(gathering)).blocks.find(({ id }: { id: string }) => id === second)).toMatchObject({
      taken: 8,
    });
  });

  test('a change that changes nothing is refused', async () => {
    const gathering = await newGathering();
    const { arrival } = (await scan(gathering, (await newMember(people.clerk, here)).passCode)).body.data;
    const path = `/api/oae/gatherings/${gathering}/arrivals`;
    expect((await people.clerk.put(path, { arrival: arrival.id })).body.code).toBe('VALIDATION');
  });

  test('of eight who come at once into a block of five, exactly three are told that it is full', async () => {
    const gathering = await newGathering();
    const block = await newBlock({ seats: 5 });
    const eight = await Promise.all(
      Array.from({ length: 8 }, () => newMember(people.clerk, here, { block })),
    );
    const replies = await Promise.all(eight.map(({ passCode }) => scan(gathering, passCode)));
    const full = replies.filter(({ body }) => body.data.warnings.includes('blockFull'));
    expect(full).toHaveLength(3);
    expect((await floorOf(gathering)).blocks.find(({ id }: { id: string }) => id === block)).toMatchObject({
      seats: 5,
      taken: 8,
    });
  });

  test('an arrival is told at once to those who may hear of it, and to nobody else', async () => {
    const gathering = await newGathering();
    const member = await newMember(people.clerk, here);
    const [near, far] = [await listen(portal.url, people.area), await listen(portal.url, people.other)];
    for (const ear of [near, far]) expect((await ear.subscribe('oae-arrival.changed')).success).toBe(true);
    await scan(gathering, member.passCode);
    await near.heard(({ data }) => data.changes.some(({ rowId }) => rowId === gathering));
    expect(far.messages.flatMap(({ data }) => data.changes)).toEqual([]);
    near.close();
    far.close();
  });
});

describe('the emergency view', () => {
  test('whom to call and which medicines, by the pass of either; who is here; the opening is recorded', async () => {
    const gathering = await newGathering();
    const [own, today] = [await newBlock(), await newBlock({ name: 'Shade' })];
    const member = await newMember(people.clerk, here, {
      block: own,
      attendants: [
        someAttendant({ phone: freshPhone() }),
        someAttendant({ name: 'Away', nameLatin: '', phone: freshPhone() }),
      ],
    });
    await scan(gathering, member.passCode, { block: today });
    await scan(gathering, member.attendants[0].passCode);
    for (const code of [
      member.passCode,
      member.attendants[1].passCode.toLowerCase(),
      String(member.number),
    ]) {
      const seen = (await people.clerk.get('/api/oae/emergency', { code })).body.data;
      expect(memberCalls.emergency.reply.parse(seen)).toEqual(seen);
      expect(seen).toMatchObject({
        id: member.id,
        medicines: 'Metformin 500',
        emergencyPhone: '+919876522222',
        blockName: 'Shade',
        attendants: [{ isHere: true }, { name: 'Away', isHere: false }],
      });
    }
    const opened = await portal.owner.query(
      "select user_name, after from change_log where kind = 6 and entity = 'oae_member' and row_id = $1",
      [member.id],
    );
    expect(opened.rows).toEqual(Array(3).fill({ user_name: 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ', after: { emergency: true } }));
  });
});
