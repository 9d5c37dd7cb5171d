import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainHash, readBatch, writeBatch } from './batch.ts';
import { judgeBatch, judgeChain } from './chain.rules.ts';
import { FIRST_SIZE, isPatient, pauseAfter, sizeAfter } from './laptop/pace.rules.ts';
import { type Change, isSame, judgeChange, type RowState, stateAfter } from './merge.rules.ts';
import { boundedStamp, correctedStamp, msOf, stampAfter, stampAt } from './stamps.rules.ts';
import {
  challengeIssued,
  isDeviceKey,
  isSigned,
  makeChallenge,
  makeKeys,
  readFrame,
  readKey,
  writeFrame,
} from './wire/frame.ts';

const noon = Date.UTC(2026, 10, 17, 12);
const day = 86_400_000;
const row = '01a1e758-c688-7a3f-9efb-7a377e6f76f8';
const update = (before: Change['before'], after: Change['after'], ms = noon): Change => ({
  ...{ id: row, entity: 'thing', row, kind: 'U', stamp: stampAt(ms), seenMs: noon - day, before, after },
});
const state = (fields: RowState['fields'], stamps: RowState['stamps'] = {}): RowState => ({
  fields,
  stamps,
  isDeleted: false,
});
const table = {};

describe('stamps', () => {
  test('compare as texts in the order of time, and the next one is later', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 42), fc.nat(2 ** 42), (a, b) => {
        expect(stampAt(a) < stampAt(b)).toBe(a < b);
        expect(stampAfter(stampAt(a)) > stampAt(a)).toBe(true);
        expect(msOf(stampAt(a))).toBe(a);
      }),
    );
  });

  test('a wrong date of the laptop changes nothing as long as its clock does not jump', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400 * day, max: 400 * day }),
        fc.integer({ min: 0, max: day }),
        (wrong, ago) => {
          const clocks = { laptopMs: noon + wrong, cloudMs: noon };
          const change = { atMs: noon - ago + wrong, seenMs: noon - 2 * day };
          expect(msOf(correctedStamp(change, clocks, ''))).toBe(noon - ago);
        },
      ),
    );
  });

  test('whatever the clock did, a change lies between what the laptop had seen and now, in its order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: noon - 900 * day, max: noon + 900 * day }), { minLength: 2 }),
        (times) => {
          const seenMs = noon - day;
          let last = '';
          for (const atMs of times) {
            const next = correctedStamp({ atMs, seenMs }, { laptopMs: noon + 5 * day, cloudMs: noon }, last);
            expect(next > last).toBe(true);
            expect(msOf(next)).toBeGreaterThanOrEqual(seenMs);
            expect(msOf(next)).toBeLessThanOrEqual(noon);
            last = next;
          }
        },
      ),
    );
    expect(boundedStamp(stampAt(noon + day), noon)).toBe(stampAt(noon));
  });
});

describe('merging', () => {
  test('a field that the cloud did not touch takes the device’s value, however old the change is', () => {
    const verdict = judgeChange(
      update({ phone: '1' }, { phone: '2' }, 0),
      state({ phone: '1', name: 'A' }, { name: stampAt(noon) }),
      table,
    );
    expect(verdict).toEqual({ act: { kind: 'U', fields: { phone: '2' } }, lost: [], isEchoed: false });
  });

  test('of two changes of a field the later one stands, and what lost is returned', () => {
    const cloud = (ms: number) => state({ phone: '3' }, { phone: stampAt(ms) });
    const change = update({ phone: '1' }, { phone: '2' });
    expect(judgeChange(change, cloud(noon - 1), table)).toEqual({
      act: { kind: 'U', fields: { phone: '2' } },
      lost: [{ kind: 'changedTwice', winner: 'device', fields: [{ field: 'phone', kept: '2', lost: '3' }] }],
      isEchoed: false,
    });
    expect(judgeChange(change, cloud(noon + 1), table)).toEqual({
      act: null,
      lost: [{ kind: 'changedTwice', winner: 'cloud', fields: [{ field: 'phone', kept: '3', lost: '2' }] }],
      isEchoed: true,
    });
    expect(judgeChange(update({ phone: '1' }, { phone: '3' }), cloud(noon + 1), table)).toMatchObject({
      act: null,
      lost: [],
    });
  });

  test('fields that belong together are taken from one side', () => {
    const pair = { together: [['a', 'b']] };
    const change = update({ a: 1, b: 1 }, { a: 2, b: 2 });
    expect(judgeChange(change, state({ a: 1, b: 9 }, { b: stampAt(noon + 1) }), pair)).toMatchObject({
      act: null,
      isEchoed: true,
    });
    expect(judgeChange(change, state({ a: 1, b: 9 }, { b: stampAt(noon - 1) }), pair).act).toEqual({
      kind: 'U',
      fields: { a: 2, b: 2 },
    });
  });

  test('what the module prefers wins over the clock', () => {
    const preferring = { prefer: () => 'cloud' as const };
    expect(judgeChange(update({ a: 1 }, { a: 2 }), state({ a: 3 }), preferring)).toMatchObject({
      act: null,
      lost: [{ winner: 'cloud' }],
    });
  });

  test('a row that was deleted stays so, and what came too late is returned', () => {
    const gone: RowState = { fields: null, stamps: {}, isDeleted: true };
    for (const kind of ['I', 'U'] as const)
      expect(judgeChange({ ...update({}, { a: 1 }), kind }, gone, table)).toMatchObject({
        act: null,
        lost: [{ kind: 'deletedThere', fields: [{ field: 'a', lost: 1 }] }],
        isEchoed: true,
      });
    expect(judgeChange({ ...update(null, null), kind: 'D' }, gone, table).lost).toEqual([]);
  });

  test('a row that the cloud has otherwise than the device saw it is not deleted', () => {
    const remove: Change = { ...update({ a: 1 }, null), kind: 'D' };
    expect(judgeChange(remove, state({ a: 1 }, { a: stampAt(noon) }), table).act).toEqual({ kind: 'D' });
    expect(judgeChange(remove, state({ a: 2 }), table)).toEqual({
      act: null,
      lost: [{ kind: 'changedTwice', winner: 'cloud', fields: [{ field: 'a', kept: 2, lost: null }] }],
      isEchoed: true,
    });
    expect(judgeChange({ ...remove, before: null }, state({ a: 1 }), table)).toMatchObject({
      act: null,
      isEchoed: true,
    });
  });

  test('a row that the device changed and then deleted is deleted', () => {
    const changed = update({ a: 1 }, { a: 2 });
    const from = state({ a: 1 });
    const after = stateAfter(from, judgeChange(changed, from, table), changed.stamp);
    const remove: Change = { ...update({ a: 2 }, null), kind: 'D', stamp: stampAfter(changed.stamp) };
    expect(judgeChange(remove, after, table).act).toEqual({ kind: 'D' });
  });

  test('the same change twice is the same as once', () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant(null));
    const fields = fc.record({ a: value, b: value });
    fc.assert(
      fc.property(fields, fields, fields, fc.boolean(), (before, after, current, isLater) => {
        const from = state(current, { '*': stampAt(isLater ? noon - 1 : noon + 1) });
        const change = update(before, after);
        const once = stateAfter(from, judgeChange(change, from, table), change.stamp);
        const twice = stateAfter(once, judgeChange(change, once, table), change.stamp);
        expect(twice.fields).toEqual(once.fields);
      }),
    );
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(isSame({ a: null }, {})).toBe(false);
  });
});

describe('batches', () => {
  const body = writeBatch({ area: row, number: 1, prev: '', changes: [update({ a: 1 }, { a: 2 })] });

  test('are read as they were written', () => {
    expect(readBatch(body).changes).toEqual([update({ a: 1 }, { a: 2 })]);
    expect(() => readBatch(Buffer.from('{"area": 1}'))).toThrow();
  });

  test('are taken in the order of their chain only', () => {
    const hash = chainHash('', body);
    expect(judgeBatch({ number: 1, prev: '', hash }, { number: 0, hash: '' }, null)).toBe('next');
    expect(judgeBatch({ number: 1, prev: '', hash }, { number: 1, hash }, hash)).toBe('repeated');
    expect(judgeBatch({ number: 1, prev: '', hash: 'x' }, { number: 1, hash }, hash)).toBe('altered');
    expect(judgeBatch({ number: 2, prev: 'x', hash: 'y' }, { number: 1, hash }, null)).toBe('altered');
    expect(judgeBatch({ number: 3, prev: hash, hash: 'y' }, { number: 1, hash }, null)).toBe('early');
  });

  test('a restored laptop, and a restored cloud, are known by their chains', () => {
    const own = [
      { number: 1, hash: 'a', isConfirmed: true },
      { number: 2, hash: 'b', isConfirmed: false },
    ];
    expect(judgeChain({ number: 1, hash: 'a' }, own)).toEqual({ act: 'resume' });
    expect(judgeChain({ number: 2, hash: 'b' }, own)).toEqual({ act: 'resume' });
    expect(judgeChain({ number: 2, hash: 'x' }, own)).toEqual({ act: 'fork' });
    expect(judgeChain({ number: 7, hash: 'x' }, own)).toEqual({ act: 'fork' });
    expect(judgeChain({ number: 0, hash: '' }, own)).toEqual({ act: 'rewind', after: 0 });
  });
});

describe('requests', () => {
  const { pem, publicKey } = makeKeys();
  const header = {
    device: row,
    challenge: makeChallenge('secret', noon),
    counter: 1,
    act: 'hello',
    protocol: 1,
    schema: 1,
  };

  test('are signed as a whole: nothing in them can be changed', async () => {
    const bytes = await writeFrame(header, { a: 1 }, readKey(pem));
    const frame = readFrame(bytes);
    expect(frame && isSigned(frame, publicKey)).toBe(true);
    expect(frame && isSigned(frame, makeKeys().publicKey)).toBe(false);
    if (!frame) throw new Error('unreadable');
    for (const change of [{ counter: 2 }, { act: 'pull' }, { schema: 2 }, { challenge: 'x' }])
      expect(isSigned({ ...frame, header: { ...frame.header, ...change } }, publicKey)).toBe(false);
    expect(isSigned({ ...frame, payload: Buffer.concat([frame.payload, Buffer.from('x')]) }, publicKey)).toBe(
      false,
    );
    expect(readFrame(Buffer.from('no frame'))).toBe(null);
    expect([isDeviceKey(publicKey), isDeviceKey(Buffer.from('x'))]).toEqual([true, false]);
  });

  test('answer a challenge of this cloud, by its own clock', () => {
    expect(challengeIssued('secret', header.challenge, noon)).toBe(noon);
    expect(challengeIssued('other', header.challenge, noon)).toBe(null);
    expect(challengeIssued('secret', header.challenge.replace(/^\d/, '9'), noon)).toBe(null);
    expect(challengeIssued('secret', header.challenge, noon + day)).toBe('stale');
  });
});

describe('the pace of a run', () => {
  test('batches grow on a quick line up to their maximum, and shrink when they are cut or slow', () => {
    const max = 500;
    const quick = { isCut: false, ms: 400, max };
    expect([1, 2, 3].reduce((size) => sizeAfter(size, quick), FIRST_SIZE)).toBe(500);
    expect(sizeAfter(500, { isCut: true, ms: 400, max })).toBe(250);
    expect(sizeAfter(500, { isCut: false, ms: 15_000, max })).toBe(250);
    expect(sizeAfter(200, { isCut: false, ms: 5_000, max })).toBe(200);
    expect(sizeAfter(30, { isCut: true, ms: 400, max })).toBe(30);
  });

  test('a line that breaks off is waited for, a cloud that was never reached or fails by itself is reported soon', () => {
    const triesWithin = (of: { hasAnswered: boolean; isFault: boolean }) => {
      let [tries, waited] = [1, pauseAfter(1)];
      while (isPatient(waited, of)) {
        tries += 1;
        waited += pauseAfter(tries);
      }
      return { tries, minutes: Math.round(waited / 60_000) };
    };
    expect(triesWithin({ hasAnswered: true, isFault: false })).toEqual({ tries: 96, minutes: 30 });
    expect(triesWithin({ hasAnswered: false, isFault: false })).toEqual({ tries: 9, minutes: 1 });
    expect(triesWithin({ hasAnswered: true, isFault: true })).toEqual({ tries: 9, minutes: 1 });
  });
});
