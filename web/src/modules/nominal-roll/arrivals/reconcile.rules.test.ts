import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reconcile } from './reconcile.rules.ts';

const moment = '2026-11-15T05:00:00.000Z';
const member = fc.record({
  arrivedAt: fc.constantFrom(null, moment),
  leftAt: fc.constantFrom(null, moment),
  toDay: fc.constantFrom('2026-11-15', '2026-11-16', '2026-11-17'),
});

test('sent, arrived and returned differ exactly by those who are named', () => {
  fc.assert(
    fc.property(fc.array(member, { maxLength: 30 }), (members) => {
      const { arrived, returned, missing, there, unchecked } = reconcile(members, '2026-11-16');
      expect(members.length - arrived.length).toBe(missing.length);
      expect(arrived.length - returned.length).toBe(there.length + unchecked.length);
      expect(new Set([...missing, ...there, ...unchecked, ...returned])).toEqual(new Set(members));
      for (const one of unchecked) expect(one.toDay < '2026-11-16').toBe(true);
    }),
  );
});
