import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRepeats, REPEAT_MS } from './repeats.rules.ts';

test('the same code within a minute is a repeat, in small letters too; a minute later it is a new one', () => {
  const repeats = createRepeats();
  repeats.note('M1A', 1_000);
  expect(repeats.isRepeat('m1a ', 1_000 + REPEAT_MS - 1)).toBe(true);
  expect(repeats.isRepeat('M1A', 1_000 + REPEAT_MS)).toBe(false);
  expect(repeats.isRepeat('M1B', 1_001)).toBe(false);
});

test('repeats do not prolong the minute', () => {
  const repeats = createRepeats();
  for (const second of [0, 30, 59]) repeats.note('M1A', second * 1_000);
  expect(repeats.isRepeat('M1A', REPEAT_MS)).toBe(false);
});

test('a scan that was undone may come again at once', () => {
  const repeats = createRepeats();
  repeats.note('M1A', 0);
  repeats.forget('m1a');
  expect(repeats.isRepeat('M1A', 1)).toBe(false);
});

test('a clock that is set back makes no repeat of a later visit', () => {
  const repeats = createRepeats();
  repeats.note('M1A', 10 * REPEAT_MS);
  expect(repeats.isRepeat('M1A', 5 * REPEAT_MS)).toBe(false);
  repeats.note('M1A', 5 * REPEAT_MS);
  expect(repeats.isRepeat('M1A', 5 * REPEAT_MS + 1)).toBe(true);
});

test('however the scans come, no code is taken twice within a minute', () => {
  const scans = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.nat(90_000)), { maxLength: 50 });
  fc.assert(
    fc.property(scans, (made) => {
      const repeats = createRepeats();
      const taken: { code: string; at: number }[] = [];
      let now = 0;
      for (const [code, pause] of made) {
        now += pause;
        if (!repeats.isRepeat(code, now)) taken.push({ code, at: now });
        repeats.note(code, now);
      }
      for (const one of taken)
        for (const other of taken)
          if (one !== other && one.code === other.code)
            expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(REPEAT_MS);
    }),
  );
});
