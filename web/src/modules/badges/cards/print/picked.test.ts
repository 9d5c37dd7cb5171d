import { MAX_PRINTED_CARDS } from '@sewa/contract/badges/cards';
import { newId } from '@sewa/contract/kernel/values/ids';
import { expect, test } from 'vitest';
import { picksText, readPicks, withPicks } from './picked.ts';

const [one, two, three] = [newId(), newId(), newId()];
const picker = { user: newId(), area: newId() };

test('picks are read as they were stored, by the same person in the same area only', () => {
  const text = picksText(picker, [one, two]);
  expect(readPicks(text, picker)).toEqual([one, two]);
  expect(readPicks(text, { ...picker, user: newId() })).toEqual([]);
  expect(readPicks(text, { ...picker, area: newId() })).toEqual([]);
  expect(readPicks(text, { ...picker, area: null })).toEqual([]);
});

test('nothing is picked where nothing can be read', () => {
  for (const text of [null, '', 'x', '{}', JSON.stringify({ ...picker, ids: ['1'] })])
    expect(readPicks(text, picker)).toEqual([]);
});

test('a badge is picked once, and no more than one print takes', () => {
  expect(withPicks([one, two], [two, three, three])).toEqual([one, two, three]);
  const many = Array.from({ length: MAX_PRINTED_CARDS + 1 }, newId);
  expect(withPicks([one], many)).toEqual([one, ...many.slice(0, MAX_PRINTED_CARDS - 1)]);
});
