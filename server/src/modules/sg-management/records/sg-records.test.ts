import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { sgRecordMoves } from '@sewa/contract/sg-management/record-moves';
import type { SgRecord } from '@sewa/contract/sg-management/records';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../../testing/attachments.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import {
  editRecord,
  makeRecord,
  moveRecordTo,
  readRecord,
  recordBody,
  recordsPath,
} from '../testing/some-records.ts';

const { PENDING, L1_APPROVED, L2_APPROVED } = sgRecordStatuses;
const today = todayIn('Asia/Kolkata');

let portal: TestPortal;
let clerk: Visitor;
let area: Visitor;
let admin: Visitor;
let zone: Visitor;
let places: Record<string, string>;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [clerk, area, admin, zone] = (await Promise.all(
    ['clerk', 'area', 'admin', 'zone'].map((name) => portal.signIn(name)),
  )) as [Visitor, Visitor, Visitor, Visitor];
  places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
  for (const one of [admin, zone]) await one.get('/api/user/switch-area', { area: places['ASR'] });
});
afterAll(() => portal.close());

const codeOf = async (reply: Promise<{ body: { code?: string } }>) => (await reply).body.code ?? null;

/** Approved by both levels. */
async function approved(over: Parameters<typeof makeRecord>[2] = {}): Promise<SgRecord> {
  const { id } = await makeRecord(clerk, centre, over);
  expect((await moveRecordTo(area, id, L1_APPROVED)).status).toBe(200);
  expect((await moveRecordTo(admin, id, L2_APPROVED)).status).toBe(200);
  return readRecord(clerk, id);
}

describe('two approvals by two people', () => {
  test('every pair of people and every move: nobody decides the own record, and one person never gives both approvals', async () => {
    const people = [area, admin, zone];
    for (const maker of people) {
      const [first = area, second = area] = people.filter((one) => one !== maker);
      for (const move of sgRecordMoves) {
        const refusals: [Visitor, string | null][] = [
          [maker, 'OWN_RECORD'],
          [first, move.otherThan === 'l1By' ? 'SECOND_PERSON' : null],
          [second, null],
        ];
        for (const [mover, expected] of refusals) {
          const { id } = await makeRecord(maker, centre);
          if (move.from >= L1_APPROVED) await moveRecordTo(first, id, L1_APPROVED);
          if (move.from >= L2_APPROVED) await moveRecordTo(second, id, L2_APPROVED);
          const reason = move.to === PENDING ? 'Because' : '';
          const code = await codeOf(moveRecordTo(mover, id, move.to, { reason }));
          const place = [people.indexOf(maker), move.from, move.to, people.indexOf(mover)];
          expect([...place, code]).toEqual([...place, expected]);
          const { status } = await readRecord(second, id);
          expect([...place, status]).toEqual([...place, expected === null ? move.to : move.from]);
        }
      }
    }
  });

  test('a clerk decides nothing, and each level asks for its right', async () => {
    const { id } = await makeRecord(area, centre);
    expect(await codeOf(moveRecordTo(clerk, id, L1_APPROVED))).toBe('FORBIDDEN');
    expect(await codeOf(moveRecordTo(admin, id, L2_APPROVED))).toBe('STATUS_MOVE_UNKNOWN');
    expect(await readRecord(clerk, id)).toMatchObject({ status: PENDING, l1ByName: null });
  });

  test('twenty clicks at once make one approval, and the others are told whose', async () => {
    const { id, version } = await makeRecord(clerk, centre);
    const clickers = Array.from({ length: 20 }, (_, place) => [area, admin, zone][place % 3] ?? area);
    const replies = await Promise.all(clickers.map((by) => moveRecordTo(by, id, L1_APPROVED, { version })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const row = await readRecord(clerk, id);
    expect(row).toMatchObject({ status: L1_APPROVED, version: version + 1 });
    for (const { body } of replies.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({ code: 'DECIDED_MEANWHILE', data: { changedBy: row.l1ByName } });
      expect(body.message).toContain(row.l1ByName);
    }
    const { rows } = await portal.owner.query(
      `select count(*)::int as count from change_log where entity = 'sg_record' and row_id = $1 and after ->> 'status' = '10'`,
      [id],
    );
    expect(rows[0].count).toBe(1);
  });

  test('both levels at once by many never end with one person at both', async () => {
    const { id, version } = await makeRecord(clerk, centre);
    const tries = [area, admin, zone].flatMap((by) => [
      moveRecordTo(by, id, L1_APPROVED, { version }),
      moveRecordTo(by, id, L2_APPROVED, { version: version + 1 }),
    ]);
    await Promise.all(tries);
    const { rows } = await portal.owner.query('select l1_by, l2_by, made_by from sg_record where id = $1', [
      id,
    ]);
    expect(new Set(Object.values(rows[0])).size).toBe(3);
  });
});

describe('undoing a decision', () => {
  const undo = async (by: Visitor, id: string, version?: number) =>
    by.post(`${recordsPath}/${id}/undo`, { version: version ?? (await readRecord(by, id)).version });

  test('puts back exactly what was, approvals and the version in force included', async () => {
    const { id } = await makeRecord(clerk, centre);
    const before = await readRecord(zone, id);
    const approvedBy = await moveRecordTo(area, id, L1_APPROVED);
    expect((await undo(area, id)).body.data).toMatchObject({
      ...before,
      version: approvedBy.body.data.version + 1,
    });
    expect(await codeOf(undo(area, id))).toBe('DECISION_UNDO_REFUSED');
    await moveRecordTo(area, id, L1_APPROVED);
    const first = await readRecord(zone, id);
    await moveRecordTo(admin, id, L2_APPROVED);
    expect((await undo(admin, id)).body.data).toMatchObject({
      ...{ status: L1_APPROVED, l1ByName: first.l1ByName, l1At: first.l1At, l2ByName: null, inForce: null },
      before: first.before,
    });
    await moveRecordTo(admin, id, L2_APPROVED);
    const inForce = await readRecord(zone, id);
    await moveRecordTo(zone, id, PENDING, { reason: 'By mistake' });
    expect((await undo(zone, id)).body.data).toMatchObject({
      ...{ status: L2_APPROVED, reason: '', l1ByName: inForce.l1ByName, l2ByName: inForce.l2ByName },
      inForce: inForce.inForce,
    });
    const history = (await clerk.get(`${recordsPath}/${id}/history`)).body.data.rows;
    const statuses = history.flatMap(({ after }: { after: { status?: number } }) => after.status ?? []);
    expect(statuses).toEqual([15, 5, 15, 10, 15, 10, 5, 10, 5]);
  });

  test('is for who decided, for ten minutes, and while nothing has happened since', async () => {
    const { id } = await makeRecord(clerk, centre);
    await moveRecordTo(area, id, L1_APPROVED);
    for (const other of [admin, zone]) expect(await codeOf(undo(other, id))).toBe('DECISION_UNDO_REFUSED');
    expect(await codeOf(undo(clerk, id))).toBe('FORBIDDEN');
    await editRecord(clerk, id, { remarks: 'Seen' });
    expect(await codeOf(undo(area, id))).toBe('DECISION_UNDO_REFUSED');
    const late = await makeRecord(clerk, centre);
    await moveRecordTo(area, late.id, L1_APPROVED);
    await portal.owner.query(
      `update sg_record set undo = jsonb_set(undo, '{at}', to_jsonb(now() - interval '11 minutes')) where id = $1`,
      [late.id],
    );
    const { rows } = await portal.owner.query(
      `update sg_record set undo = jsonb_set(undo, '{version}', to_jsonb(version + 1)) where id = $1 returning version`,
      [late.id],
    );
    expect(await codeOf(undo(area, late.id, rows[0].version))).toBe('DECISION_UNDO_REFUSED');
    // A bill that the approval allowed stays approved.
    const paid = await approved();
    const bill = { day: today, vendor: 'Undo Traders', billNumber: 'U-1', amount: 100, text: '' };
    expect((await clerk.post(`${recordsPath}/${paid.id}/bill`, bill)).status).toBe(200);
    expect(await codeOf(undo(admin, paid.id))).toBe('DECISION_UNDO_REFUSED');
  });

  test('undone and decided further at once, a record ends in one of the two', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await makeRecord(clerk, centre);
      const { version } = (await moveRecordTo(area, id, L1_APPROVED)).body.data;
      const [undone, second] = await Promise.all([
        undo(area, id, version),
        moveRecordTo(admin, id, L2_APPROVED, { version }),
      ]);
      expect([undone.status, second.status].filter((status) => status === 200)).toHaveLength(1);
      expect((await readRecord(clerk, id)).status).toBe(undone.status === 200 ? PENDING : L2_APPROVED);
    }
  });
});

describe('changes after an approval', () => {
  test('an edit of the amount after the first approval falls back, and the approver sees old beside new', async () => {
    const { id } = await makeRecord(clerk, centre);
    await moveRecordTo(area, id, L1_APPROVED);
    const edited = await editRecord(clerk, id, {
      estimate: 90_000_00,
      title: 'Rebuild the roof of the east toilets',
    });
    expect(edited.body.data).toMatchObject({ status: PENDING, l1ByName: null, isInForce: false });
    expect((await readRecord(area, id)).before).toMatchObject({
      to: L1_APPROVED,
      substance: { estimate: 45_000_00, title: 'Repair the roof of the east toilets' },
    });
    const history = (await clerk.get(`${recordsPath}/${id}/history`)).body.data.rows;
    expect(history[0]).toMatchObject({ after: { status: PENDING, estimate: 90_000_00 } });
  });

  test('a remark or another due day is no substance', async () => {
    const { id } = await makeRecord(clerk, centre);
    await moveRecordTo(area, id, L1_APPROVED);
    const edited = await editRecord(clerk, id, { remarks: 'Mason comes on Monday', dueDay: '2031-01-01' });
    expect(edited.body.data).toMatchObject({ status: L1_APPROVED, revision: 1 });
    expect((await moveRecordTo(admin, id, L2_APPROVED)).status).toBe(200);
  });

  test('an approved version stays in force while its change waits, until two people approve that', async () => {
    const { id } = await approved();
    expect((await editRecord(clerk, id, { estimate: 60_000_00 })).body.data).toMatchObject({
      status: PENDING,
      revision: 2,
      estimate: 60_000_00,
      inForce: { revision: 1, substance: { estimate: 45_000_00 } },
    });
    // Work that was approved goes on meanwhile.
    const progress = { day: today, percent: 40, text: 'Old roof taken down' };
    expect((await clerk.post(`${recordsPath}/${id}/progress`, progress)).body.data).toMatchObject({
      progress: 40,
    });
    await moveRecordTo(zone, id, L1_APPROVED);
    expect((await moveRecordTo(area, id, L2_APPROVED)).body.data).toMatchObject({
      inForce: { revision: 2, substance: { estimate: 60_000_00 } },
    });
  });

  test('a change is withdrawn: the version in force is the record again, with its approvals', async () => {
    const before = await approved();
    await editRecord(clerk, before.id, { estimate: 1_00, vendor: 'Somebody else' });
    const { version } = await readRecord(clerk, before.id);
    const reply = await clerk.post(`${recordsPath}/${before.id}/withdraw`, { version });
    const { estimate, vendor, revision, l1ByName, l2ByName } = before;
    expect(reply.body.data).toMatchObject({
      status: L2_APPROVED,
      estimate,
      vendor,
      revision,
      l1ByName,
      l2ByName,
    });
    const again = await clerk.post(`${recordsPath}/${before.id}/withdraw`, {
      version: reply.body.data.version,
    });
    expect(again.body.code).toBe('SG_NOTHING_TO_WITHDRAW');
  });

  test('a change that was decided on and then withdrawn is no longer what the record is compared with', async () => {
    const { id, estimate } = await approved();
    await editRecord(clerk, id, { estimate: 1_00 });
    await moveRecordTo(area, id, L1_APPROVED);
    const { version } = await readRecord(clerk, id);
    const reply = await clerk.post(`${recordsPath}/${id}/withdraw`, { version });
    expect(reply.body.data).toMatchObject({
      estimate,
      before: { substance: { estimate }, to: L2_APPROVED, byName: reply.body.data.l2ByName },
    });
  });

  test('who changed the amount decides nothing about it, in either order', async () => {
    const { id } = await makeRecord(clerk, centre);
    await moveRecordTo(area, id, L1_APPROVED);
    await editRecord(admin, id, { estimate: 50_000_00 });
    expect(await codeOf(moveRecordTo(admin, id, L1_APPROVED))).toBe('OWN_RECORD');
    expect(await codeOf(moveRecordTo(area, id, L1_APPROVED))).toBeNull();
    expect(await codeOf(moveRecordTo(admin, id, L2_APPROVED))).toBe('OWN_RECORD');
    expect(await codeOf(moveRecordTo(zone, id, L2_APPROVED))).toBeNull();
  });
});

describe('sending back', () => {
  test('needs a reason from every status, and single fields come back with a comment', async () => {
    const { id } = await makeRecord(clerk, centre);
    expect(await codeOf(moveRecordTo(area, id, PENDING))).toBe('DECISION_REASON_NEEDED');
    const verdicts = [
      { field: 'estimate', verdict: 'back', comment: 'Ask for two quotations' },
      { field: 'title', verdict: 'accepted', comment: '' },
    ];
    expect(await codeOf(moveRecordTo(area, id, L1_APPROVED, { verdicts }))).toBe('FIELDS_SENT_BACK');
    const silent = [{ field: 'estimate', verdict: 'back', comment: '' }];
    expect(await codeOf(moveRecordTo(area, id, PENDING, { reason: 'No', verdicts: silent }))).toBe(
      'VERDICT_COMMENT_NEEDED',
    );
    const back = await moveRecordTo(area, id, PENDING, { reason: 'Too dear', verdicts });
    expect(back.body.data).toMatchObject({ status: PENDING, reason: 'Too dear', verdicts });
    expect(
      (await clerk.get(recordsPath, { filter: { isReturned: true } })).body.data.rows.map(
        ({ id: one }: SgRecord) => one,
      ),
    ).toContain(id);
    expect((await editRecord(clerk, id, { estimate: 30_000_00 })).body.data).toMatchObject({
      reason: '',
      status: PENDING,
    });
    expect((await readRecord(area, id)).before).toMatchObject({ substance: { estimate: 45_000_00 } });
  });

  test('ends with any edit and with a file: the record waits for its approver again', async () => {
    const sentBack = async () => {
      const { id } = await makeRecord(clerk, centre);
      await moveRecordTo(area, id, PENDING, { reason: 'Add the date and a quotation' });
      return id;
    };
    const isWaiting = async (id: string) =>
      (
        await area.get(recordsPath, { filter: { isWaiting: true }, size: 100, sort: '-number' })
      ).body.data.rows
        .map(({ id: one }: SgRecord) => one)
        .includes(id);
    const dated = await sentBack();
    expect(await isWaiting(dated)).toBe(false);
    const edited = await editRecord(clerk, dated, { dueDay: '2031-01-01' });
    expect(edited.body.data).toMatchObject({ status: PENDING, reason: '' });
    expect(await isWaiting(dated)).toBe(true);

    const quoted = await sentBack();
    const sent = {
      owner: 'sgRecord',
      ownerId: quoted,
      type: attachmentTypes.OTHERS,
      fileName: 'quotation.jpg',
    };
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    expect((await upload(portal, clerk, sent, picture)).status).toBe(200);
    expect(await readRecord(clerk, quoted)).toMatchObject({ status: PENDING, reason: '' });
    expect(await isWaiting(quoted)).toBe(true);
    expect(await codeOf(moveRecordTo(area, quoted, L1_APPROVED))).toBeNull();
  });

  test('does not let a record with bills be deleted', async () => {
    const { id } = await approved();
    const bill = { day: today, vendor: 'Delete Traders', billNumber: 'D-1', amount: 100, text: '' };
    await clerk.post(`${recordsPath}/${id}/bill`, bill);
    await moveRecordTo(zone, id, PENDING, { reason: 'Not this year' });
    expect(await codeOf(clerk.delete(`${recordsPath}/${id}`))).toBe('SG_RECORD_HAS_BILLS');
  });

  test('from the second level, and from approved: nothing is in force then', async () => {
    const { id } = await makeRecord(clerk, centre);
    await moveRecordTo(area, id, L1_APPROVED);
    expect((await moveRecordTo(admin, id, PENDING, { reason: 'Wait for spring' })).body.data).toMatchObject({
      status: PENDING,
      l1ByName: null,
    });
    const done = await approved();
    expect((await moveRecordTo(zone, done.id, PENDING, { reason: 'Not this year' })).body.data).toMatchObject(
      {
        status: PENDING,
        isInForce: false,
        inForce: null,
      },
    );
  });
});

describe('the work', () => {
  test('nothing is entered before both approvals, and the same bill only once in the area, however typed', async () => {
    const bill = { day: today, vendor: 'Gill Builders', billNumber: 'GB-77', amount: 12_500_50, text: '' };
    const pending = await makeRecord(clerk, centre);
    expect((await clerk.post(`${recordsPath}/${pending.id}/bill`, bill)).body.code).toBe(
      'SG_RECORD_NOT_APPROVED',
    );
    const { id } = await approved();
    expect((await clerk.post(`${recordsPath}/${id}/bill`, bill)).body.data).toMatchObject({
      billed: 12_500_50,
    });
    const other = await approved();
    for (const typed of [
      { vendor: 'GILL builders', billNumber: 'gb-77' },
      { vendor: 'Gill-Builders ', billNumber: '00 GB/77' },
    ]) {
      const again = await clerk.post(`${recordsPath}/${other.id}/bill`, { ...bill, ...typed });
      expect(again.body.code).toBe('SG_BILL_TWICE');
      expect(again.body.message).toContain(String((await readRecord(clerk, id)).number));
    }
    // Of signs alone nothing is left, and only the same signs are the same number.
    for (const [billNumber, code] of [
      ['--', undefined],
      ['//', undefined],
      ['--', 'SG_BILL_TWICE'],
    ])
      expect((await clerk.post(`${recordsPath}/${id}/bill`, { ...bill, billNumber })).body.code).toBe(code);
    const numbered = (day: string) =>
      clerk.post(`${recordsPath}/${id}/bill`, { ...bill, billNumber: '12', day });
    for (const day of ['2026-03-31', '2026-04-01']) {
      expect((await numbered(day)).status).toBe(200);
      expect((await numbered(day)).body.code).toBe('SG_BILL_TWICE');
    }
    const raced = await Promise.all(
      ['GB-78', 'gb 78', 'GB78', 'Gb/78'].map((billNumber, place) =>
        clerk.post(`${recordsPath}/${place % 2 ? other.id : id}/bill`, { ...bill, billNumber }),
      ),
    );
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
    const future = await clerk.post(`${recordsPath}/${id}/progress`, {
      day: '2099-01-01',
      percent: 10,
      text: '',
    });
    expect(future.body.code).toBe('SG_DAY_IN_FUTURE');
    const entries = (await clerk.get(`${recordsPath}/${id}/entry`)).body.docs;
    for (const { id: entry } of entries)
      expect((await clerk.delete(`${recordsPath}/${id}/entry/${entry}`)).status).toBe(200);
    expect(await readRecord(clerk, id)).toMatchObject({ billed: 0 });
  });

  test('progress and bills follow the record to another centre', async () => {
    const { id } = await approved();
    const bill = { day: today, vendor: 'Gill Builders', billNumber: 'GB-90', amount: 500_00, text: '' };
    await clerk.post(`${recordsPath}/${id}/bill`, bill);
    expect((await editRecord(area, id, { centre: places['ASR-2'] ?? '' })).status).toBe(200);
    const { rows } = await portal.owner.query<{ centre: string }>(
      'select centre_id as centre from sg_record_entry where record_id = $1',
      [id],
    );
    expect(rows).toEqual([{ centre: places['ASR-2'] }]);
  });

  test('a repair is completed with photos of before and after, which stay', async () => {
    const { id, version } = await approved();
    const body = { version, day: today, text: 'New sheets, no leak in the rain' };
    expect((await clerk.post(`${recordsPath}/${id}/complete`, body)).body.code).toBe('SG_PHOTOS_NEEDED');
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer();
    for (const purpose of ['before', 'after', 'unknown']) {
      const sent = {
        owner: 'sgRecord',
        ownerId: id,
        type: attachmentTypes.OTHERS,
        fileName: `${purpose}.jpg`,
        purpose,
      };
      const reply = await upload(portal, clerk, sent, picture);
      expect([purpose, reply.status]).toEqual([purpose, purpose === 'unknown' ? 400 : 200]);
    }
    const done = await clerk.post(`${recordsPath}/${id}/complete`, {
      ...body,
      version: (await readRecord(clerk, id)).version,
    });
    expect(done.body.data).toMatchObject({ completedOn: today, completion: body.text });
    expect((await editRecord(clerk, id, { estimate: 1 })).body.code).toBe('SG_RECORD_COMPLETED');
    expect(await codeOf(moveRecordTo(zone, id, PENDING, { reason: 'why' }))).toBe('SG_RECORD_COMPLETED');
    const { docs } = (await clerk.get('/api/attachment', { owner: 'sgRecord', ownerId: id })).body;
    expect((await clerk.delete(`/api/attachment/${docs[0].id}`)).body.code).toBe('SG_RECORD_COMPLETED');
    expect(await readRecord(clerk, id)).toMatchObject({ hasPhotoBefore: true, hasPhotoAfter: true });
  });

  test('bills come after the completion too, with their scans, and a wrong one is deleted', async () => {
    const { id, version } = await approved({ kind: 'purchase' });
    const progress = { day: today, percent: 90, text: '' };
    expect((await clerk.post(`${recordsPath}/${id}/progress`, progress)).status).toBe(200);
    const done = await clerk.post(`${recordsPath}/${id}/complete`, { version, day: today, text: '' });
    expect(done.status).toBe(200);
    const bill = { day: today, vendor: 'Gill Builders', billNumber: 'GB-200', amount: 700_00, text: '' };
    const entered = await clerk.post(`${recordsPath}/${id}/bill`, bill);
    expect(entered.body.data).toMatchObject({ billed: 700_00, completedOn: today });
    const { docs } = (await clerk.get(`${recordsPath}/${id}/entry`)).body;
    const entryOf = (kind: string) => docs.find((entry: { kind: string }) => entry.kind === kind).id;
    expect(await codeOf(clerk.delete(`${recordsPath}/${id}/entry/${entryOf('progress')}`))).toBe(
      'SG_RECORD_COMPLETED',
    );
    const removed = await clerk.delete(`${recordsPath}/${id}/entry/${entryOf('bill')}`);
    expect(removed.body.data).toMatchObject({ billed: 0, completedOn: today });
    const more = await clerk.post(`${recordsPath}/${id}/progress`, progress);
    expect(more.body.code).toBe('SG_RECORD_COMPLETED');
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#442288' } })
      .jpeg()
      .toBuffer();
    for (const [purpose, code] of [
      ['bill', null],
      ['after', 'SG_RECORD_COMPLETED'],
    ] as const) {
      const named = { owner: 'sgRecord', ownerId: id, type: attachmentTypes.OTHERS };
      const sent = upload(portal, clerk, { ...named, fileName: `${purpose}.jpg`, purpose }, picture);
      expect([purpose, await codeOf(sent)]).toEqual([purpose, code]);
    }
  });

  test('completed work is reopened with a reason by whoever gives the second approval', async () => {
    const { id, version } = await approved({ kind: 'purchase' });
    const reopen = async (by: Visitor, reason: string) =>
      by.post(`${recordsPath}/${id}/reopen`, { reason, version: (await readRecord(clerk, id)).version });
    expect(await codeOf(reopen(zone, 'Nothing to reopen'))).toBe('SG_RECORD_NOT_COMPLETED');
    await clerk.post(`${recordsPath}/${id}/complete`, { version, day: today, text: 'Delivered' });
    expect(await codeOf(reopen(clerk, 'Wrong day'))).toBe('FORBIDDEN');
    expect(await codeOf(reopen(zone, ''))).toBe('VALIDATION');
    expect((await zone.post(`${recordsPath}/${id}/reopen`, { reason: 'Old page', version })).status).toBe(
      409,
    );
    const reopened = await reopen(zone, 'Wrong day');
    expect(reopened.body.data).toMatchObject({
      status: L2_APPROVED,
      completedOn: null,
      completedByName: null,
      completion: '',
      reopenReason: 'Wrong day',
    });
    const [last] = (await clerk.get(`${recordsPath}/${id}/history`)).body.data.rows;
    expect(JSON.stringify(last)).toContain('Wrong day');
    const again = await clerk.post(`${recordsPath}/${id}/complete`, {
      version: reopened.body.data.version,
      day: today,
      text: 'Delivered in full',
    });
    expect(again.body.data).toMatchObject({ completion: 'Delivered in full', reopenReason: '' });
  });

  test('a licence renews its document in the chain of the satsang ghar, and a reopening takes it back', async () => {
    const asked = {
      kind: 'licence',
      subject: 'kitchen',
      paperKind: 'liftLicence',
      title: 'Licence of the lift',
    } as const;
    const complete = async (validUntil: string | null) => {
      const { id, version } = await approved(asked);
      return clerk.post(`${recordsPath}/${id}/complete`, {
        version,
        day: today,
        text: '',
        validUntil,
        paperNumber: 'FSSAI 1',
      });
    };
    const reopen = async ({ id }: SgRecord) =>
      zone.post(`${recordsPath}/${id}/reopen`, {
        reason: 'Wrong last day',
        version: (await readRecord(clerk, id)).version,
      });
    const premises = (await clerk.get('/api/sg-management/premises')).body.data.rows.find(
      (row: { centre: string }) => row.centre === centre,
    );
    const listed = async () =>
      (await clerk.get('/api/paper', { owner: 'premises', ownerId: premises.id })).body.docs.filter(
        ({ kind }: { kind: string }) => kind === 'liftLicence',
      );
    const days = async () =>
      (await listed()).map(({ validUntil, isCurrent }: { validUntil: string; isCurrent: boolean }) => [
        validUntil,
        isCurrent,
      ]);
    expect((await complete(null)).body.code).toBe('SG_PAPER_DAY_NEEDED');
    const first = await complete('2031-03-31');
    expect(first.status).toBe(200);
    expect((await complete('2031-03-30')).body.code).toBe('RENEWAL_NOT_LONGER');
    const second = await complete('2032-03-31');
    expect(second.status).toBe(200);
    expect(await days()).toEqual([
      ['2032-03-31', true],
      ['2031-03-31', false],
    ]);
    const papers = await listed();
    expect(papers[0].renews).toBe(papers[1].id);

    expect((await reopen(first.body.data)).body.code).toBe('SG_PAPER_RENEWED_SINCE');
    expect((await reopen(second.body.data)).status).toBe(200);
    expect(await days()).toEqual([['2031-03-31', true]]);
    // Somebody deleted the document by hand: that is no hindrance.
    const [left] = await listed();
    expect((await clerk.delete(`/api/paper/${left.id}`)).status).toBe(200);
    expect((await reopen(first.body.data)).status).toBe(200);
    expect(await days()).toEqual([]);
  });
});

test('what waits is counted for whoever may decide it, and is the list behind the number', async () => {
  await makeRecord(clerk, centre);
  await makeRecord(area, centre);
  for (const by of [area, admin, clerk]) {
    const numbers: { kind: string; count: number }[] = (await by.get('/api/home/waiting')).body.docs;
    const counted = numbers.find(({ kind }) => kind === 'sgRecords')?.count ?? 0;
    const list = (await by.get(recordsPath, { filter: { isWaiting: true }, size: 100 })).body.data;
    expect(list.total).toBe(counted);
    expect(list.rows.every((row: SgRecord) => !row.isOwnWork && row.reason === '')).toBe(true);
    expect(counted > 0).toBe(by !== clerk);
  }
});

test('a record of another centre or area is not there, is not decided, and is not found by the search', async () => {
  const { id, title } = await makeRecord(area, places['ASR-2'] ?? '', { title: 'Zamindara pump room' });
  expect((await clerk.get(`${recordsPath}/${id}`)).status).toBe(404);
  expect((await clerk.get(`${recordsPath}/${id}/entry`)).status).toBe(404);
  const found = async (by: Visitor) =>
    (await by.get('/api/search', { q: 'zamindara pump' })).body.docs.map(
      (one: { title: string }) => one.title,
    );
  expect((await found(area)).join()).toContain(title);
  expect(await found(clerk)).toEqual([]);
  const delhi = await portal.signIn('admin');
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
  expect((await delhi.get(`${recordsPath}/${id}`)).status).toBe(404);
  expect((await moveRecordTo(delhi, id, L1_APPROVED, { version: 1 })).status).toBe(404);
  expect(
    (await clerk.post(recordsPath, { ...recordBody(places['ASR-2'] ?? ''), id: newId() })).body.code,
  ).toBe('BAD_REFERENCE');
  expect((await area.delete(`${recordsPath}/${id}`)).status).toBe(200);
  const kept = await approved();
  expect((await clerk.delete(`${recordsPath}/${kept.id}`)).body.code).toBe('SG_RECORD_DECIDED');
});
