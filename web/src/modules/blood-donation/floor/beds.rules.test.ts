import { expect, test } from 'vitest';
import { bedsOf, bedToUse, freeBeds } from './beds.rules.ts';
import type { ShownVisit } from './unsent-acts.rules.ts';

const visit = (over: Partial<ShownVisit>) =>
  ({ status: 25, outcome: '', bed: 1, isBedCleaned: false, since: '', endedAt: null, ...over }) as ShownVisit;
const stateOf = (visits: ShownVisit[]) =>
  bedsOf(visits, 1).map(({ visit: onIt, leftBy }) => [onIt?.id ?? null, leftBy?.id ?? null])[0];

test('a bed is free, in use, or to be cleaned after who was on it last', () => {
  const first = visit({ id: 'first', endedAt: '2026-11-16T10:00:00.000Z', isBedCleaned: true });
  const second = visit({ id: 'second', endedAt: '2026-11-16T11:00:00.000Z' });
  expect(stateOf([])).toEqual([null, null]);
  expect(stateOf([first])).toEqual([null, null]);
  expect(stateOf([second, first])).toEqual([null, 'second']);
  const [before, after] = [
    { ...first, isBedCleaned: false },
    { ...second, isBedCleaned: true },
  ];
  expect(stateOf([before, after])).toEqual([null, null]);
  expect(stateOf([second, visit({ id: 'third', status: 20 })])).toEqual(['third', null]);
  expect(stateOf([visit({ id: 'stopped', status: 20, outcome: 'incomplete' })])).toEqual([null, 'stopped']);
  expect(stateOf([visit({ id: 'other', bed: 2 })])).toEqual([null, null]);
});

test('what is to be cleaned is offered last', () => {
  const beds = bedsOf([visit({ bed: 1 }), visit({ bed: 3, status: 20 })], 4);
  expect(freeBeds(beds).map(({ bed }) => bed)).toEqual([2, 4, 1]);
});

test('the bed that is offered changes when somebody lies on it, and a chosen one stays', () => {
  const free = freeBeds(bedsOf([visit({ bed: 1, status: 20 })], 3));
  expect(bedToUse(free, { offered: 3, chosen: null })).toBe(3);
  expect(bedToUse(free, { offered: 1, chosen: null })).toBe(2);
  expect(bedToUse(free, { offered: null, chosen: null })).toBe(2);
  expect(bedToUse(free, { offered: 2, chosen: 3 })).toBe(3);
  // Taken by somebody else: the person says which one instead.
  expect(bedToUse(free, { offered: 2, chosen: 1 })).toBe(1);
  expect(bedToUse([], { offered: 1, chosen: null })).toBeNull();
});
