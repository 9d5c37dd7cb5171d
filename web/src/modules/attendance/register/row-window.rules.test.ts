import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnRows } from './row-window.rules.ts';

test('every row is either drawn or part of a gap, in order, and those in sight are drawn', () => {
  const wanted = fc.record({
    total: fc.nat(2_000),
    first: fc.nat(2_000),
    count: fc.integer({ min: 1, max: 60 }),
    kept: fc.integer({ min: -1, max: 2_000 }),
  });
  fc.assert(
    fc.property(wanted, (asked) => {
      const drawn = drawnRows(asked);
      let next = 0;
      for (const one of drawn) {
        expect(one.kind === 'row' ? one.row : one.from).toBe(next);
        next += one.kind === 'row' ? 1 : one.rows;
      }
      expect(next).toBe(asked.total);
      const rows = new Set(drawn.flatMap((one) => (one.kind === 'row' ? [one.row] : [])));
      for (let row = asked.first; row < Math.min(asked.total, asked.first + asked.count); row++)
        expect(rows.has(row)).toBe(true);
      if (asked.kept >= 0 && asked.kept < asked.total) expect(rows.has(asked.kept)).toBe(true);
      expect(rows.size).toBeLessThanOrEqual(asked.count + 21);
    }),
  );
});
