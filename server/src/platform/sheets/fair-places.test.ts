import { expect, test } from 'vitest';
import { createFairPlaces } from './fair-places.ts';

const open = (patienceMs = 5_000) => createFairPlaces({ total: 4, each: 2, patienceMs });

test('nobody holds more than two, and others go on meanwhile', async () => {
  const places = open();
  const [first] = [await places.take('a'), await places.take('a')];
  let hasThird = false;
  const third = places.take('a').then((leave) => {
    hasThird = true;
    return leave;
  });
  await places.take('b');
  expect(hasThird).toBe(false);
  first?.();
  await third;
  expect(hasThird).toBe(true);
});

test('whoever holds fewest goes first, however late they came', async () => {
  const places = open();
  const held = [
    await places.take('a'),
    await places.take('a'),
    await places.take('b'),
    await places.take('b'),
  ];
  const order: string[] = [];
  const wait = (user: string) => places.take(user).then(() => order.push(user));
  const all = [wait('a'), wait('a'), wait('c')];
  held[0]?.();
  held[1]?.();
  held[2]?.();
  await Promise.all(all);
  expect(order[0]).toBe('c');
});

test('who waits too long, or does not wait any more, is refused and takes no place', async () => {
  const places = open(20);
  const held = [await places.take('a'), await places.take('a')];
  await expect(places.take('a')).rejects.toMatchObject({ code: 'BUSY' });
  const leaving = new AbortController();
  const waiting = places.take('a', leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'BUSY' });
  for (const leave of held) {
    leave();
    // Leaving twice frees one place.
    leave();
  }
  await Promise.all([places.take('a'), places.take('a'), places.take('b'), places.take('b')]);
  await expect(places.take('c')).rejects.toMatchObject({ code: 'BUSY' });
});
