import { expect, test } from 'vitest';
import { extended, placeIn, type Queue } from './queue.rules.ts';

const queue: Queue = { address: '/list?q=a', records: ['/b', '/c'], offset: 25, total: 30 };

test('a record knows its place and its neighbours', () => {
  expect(placeIn(queue, '/b')).toEqual({
    place: 26,
    total: 30,
    previous: null,
    next: '/c',
    unknown: 'before',
  });
  expect(placeIn(queue, '/c')).toEqual({
    place: 27,
    total: 30,
    previous: '/b',
    next: null,
    unknown: 'after',
  });
});

test('a record that was opened from elsewhere has no place', () => {
  expect(placeIn(queue, '/z')).toBeNull();
  expect(placeIn(null, '/b')).toBeNull();
});

test('a further page goes to its end, without records that are known', () => {
  const after = extended(queue, 'after', ['/c', '/d']);
  expect(placeIn(after, '/c')).toMatchObject({ place: 27, next: '/d', unknown: null });
  const before = extended(queue, 'before', ['/a']);
  expect(placeIn(before, '/b')).toMatchObject({ place: 26, previous: '/a', unknown: null });
});

test('a page without news is the end of the list', () => {
  expect(placeIn(extended(queue, 'after', ['/c']), '/c')).toMatchObject({
    next: null,
    total: 27,
    unknown: null,
  });
  expect(placeIn(extended(queue, 'before', []), '/b')).toMatchObject({
    place: 1,
    previous: null,
    unknown: null,
  });
});
