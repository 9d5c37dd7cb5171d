import { expect, test } from 'vitest';
import { sortedRows } from './summary-sort.rules.ts';

test('the lowest comes first, none last, and equals keep their order', () => {
  const rows = [
    { key: 'a', percentage: null },
    { key: 'b', percentage: 80 },
    { key: 'c', percentage: 20 },
    { key: 'd', percentage: 80 },
  ];
  expect(sortedRows(rows).map(({ key }) => key)).toEqual(['c', 'b', 'd', 'a']);
});
