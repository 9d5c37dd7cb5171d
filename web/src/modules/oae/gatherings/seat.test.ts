import { expect, test } from 'vitest';
import { withSeat } from './seat.ts';

test('a seat that was chosen is shown, and is no longer asked for; other warnings stay', () => {
  const arrival = { id: 'a', block: null, blockName: null };
  const reply = {
    arrival,
    isFirst: true,
    warnings: ['expired' as const, 'noBlock' as const, 'blockFull' as const],
  };
  expect(withSeat(reply, { block: 'b', blockName: 'Block B' })).toEqual({
    arrival: { id: 'a', block: 'b', blockName: 'Block B' },
    isFirst: true,
    warnings: ['expired'],
  });
});
