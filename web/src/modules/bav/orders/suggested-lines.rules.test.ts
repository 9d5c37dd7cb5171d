import { expect, test } from 'vitest';
import { withSuggested } from './suggested-lines.rules.ts';

test('what was entered stays, and only what is not there yet is added', () => {
  const entered = [{ item: 'a', quantity: 30 }];
  const suggested = [
    { item: 'a', quantity: 9 },
    { item: 'b', quantity: 7 },
  ];
  expect(withSuggested(entered, suggested)).toEqual([
    { item: 'a', quantity: 30 },
    { item: 'b', quantity: 7 },
  ]);
  expect(withSuggested(entered, [])).toEqual(entered);
});
