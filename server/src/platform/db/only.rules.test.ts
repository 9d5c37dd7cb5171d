import { expect, test } from 'vitest';
import { only } from './only.ts';

test('takes the one row, also when its value is null', () => {
  expect(only([{ count: 0 }])).toEqual({ count: 0 });
  expect(only([null])).toBeNull();
});

test.each([[[]], [[1, 2]]])('refuses %j', (rows: readonly unknown[]) => {
  expect(() => only(rows)).toThrow(`found ${rows.length}`);
});
