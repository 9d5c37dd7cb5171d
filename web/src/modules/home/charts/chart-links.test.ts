import { expect, test } from 'vitest';
import { linkTo } from './chart-links.ts';

test('every row leads to the list that it counts', () => {
  expect(linkTo(1, 'c1', '')).toBe('/sewadar?f.centre=c1');
  expect(linkTo(2, '30-39', 'c1')).toBe('/sewadar?f.minAge=30&f.maxAge=39&f.centre=c1');
  expect(linkTo(2, '80+', '')).toBe('/sewadar?f.minAge=80');
  expect(linkTo(2, '0-17', '')).toBe('/sewadar?f.maxAge=17');
  expect(linkTo(2, 'unknown', '')).toBeUndefined();
  expect(linkTo(3, '2024-02', '')).toBe('/sewadar?f.joinedFrom=2024-02-01&f.joinedTo=2024-02-29');
  expect(linkTo(4, '10', '')).toBe('/sewadar/applications?f.status=10');
  expect(linkTo(7, '85-89', '')).toBe('/oae?f.minAge=85&f.maxAge=89');
});
