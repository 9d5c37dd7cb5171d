import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionAfter } from './position.rules.ts';

test('stays where it is when nothing was read, whatever ids were given meanwhile', () => {
  expect(positionAfter([], { from: '700', open: '905' })).toBe('700');
});

test('goes on after the last entry, or at the oldest transaction that is still open', () => {
  const entries = [{ xid: '701' }, { xid: '704' }];
  expect(positionAfter(entries, { from: '700', open: '905' })).toBe('705');
  expect(positionAfter(entries, { from: '700', open: '703' })).toBe('703');
  expect(positionAfter([{ xid: '9007199254740993' }], { from: '0', open: '9007199254740999' })).toBe(
    '9007199254740994',
  );
});

test('never passes an id that the next leader can give again', () => {
  const xids = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1 });
  fc.assert(
    fc.property(xids, fc.integer({ min: 1, max: 2_000 }), (given, open) => {
      const sorted = given.toSorted((a, b) => a - b);
      const reached = positionAfter(
        sorted.map((xid) => ({ xid: String(xid) })),
        { from: '1', open: String(open) },
      );
      // The next leader has replayed everything that was visible: it gives only higher ids than the last of them.
      expect(Number(reached)).toBeLessThanOrEqual(Math.max(...given) + 1);
      expect(Number(reached)).toBeLessThanOrEqual(open);
    }),
  );
});
