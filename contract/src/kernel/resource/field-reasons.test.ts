import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '../values/languages.ts';
import { because, reasonOf, reasonText, refusing } from './field-reasons.ts';

const schema = z.object({
  name: z.string().trim().min(3).max(5),
  seats: z.int().min(2).max(9),
  kind: z.enum(['one', 'two']),
  code: z.string().refine((text) => text === 'right', refusing('noPan')),
  isOpen: z.boolean(),
});
const right = { name: 'Asha', seats: 4, kind: 'one', code: 'right', isOpen: true };

function textsOf(entry: Record<string, unknown>): string[] {
  const { error } = schema.safeParse({ ...right, ...entry }, { reportInput: true });
  return (error?.issues ?? []).map((issue) => reasonText(reasonOf(issue), 'en'));
}

test.each([
  [{ name: '' }, 'Fill this in'],
  [{ name: null }, 'Fill this in'],
  [{ seats: undefined }, 'Fill this in'],
  [{ name: 'Al' }, 'At least 3 characters'],
  [{ name: 'Alexander' }, 'At most 5 characters'],
  [{ seats: 1 }, 'At least 2'],
  [{ seats: 10 }, 'At most 9'],
  [{ seats: 'four' }, 'Enter a whole number'],
  [{ seats: 4.5 }, 'Enter a whole number'],
  [{ kind: 'three' }, 'Check this entry'],
  [{ isOpen: 'yes' }, 'Check this entry'],
  [{ code: 'wrong' }, 'This is not a PAN'],
])('%j is told: %s', (entry, text) => {
  expect(textsOf(entry)).toEqual([text]);
});

test('a reason that nobody knows is not looked up in the prototype', () => {
  for (const reason of ['toString', 'constructor', '__proto__'])
    expect(reasonOf({ input: 'x', code: 'custom', params: { reason } })).toEqual(because('other'));
});

test('without the entry nobody says that it is missing', () => {
  const { error } = schema.safeParse({ ...right, seats: 'four' });
  expect(error?.issues.map(reasonOf)).toEqual([because('number')]);
});

test('the same in the three languages, with the number', () => {
  expect(languages.map((language) => reasonText(because('daysApart', 92), language))).toEqual([
    'At most 92 days after the first',
    'पहले दिन के ज़्यादा से ज़्यादा 92 दिन बाद',
    'ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਵੱਧ ਤੋਂ ਵੱਧ 92 ਦਿਨ ਬਾਅਦ',
  ]);
});
