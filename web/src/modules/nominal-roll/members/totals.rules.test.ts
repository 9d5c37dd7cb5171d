import { expect, test } from 'vitest';
import { totalsOf } from './totals.rules.ts';

test('members are counted by gender and centre; an erased one has neither', () => {
  const one = (gender: string, centreName: string) => ({ gender, centreName });
  const members = [one('male', 'Batala'), one('female', 'Ajnala'), one('male', 'Batala'), one('', '')];
  expect(totalsOf(members)).toEqual({
    total: 4,
    men: 2,
    women: 1,
    centres: [
      { centre: 'Ajnala', members: 1 },
      { centre: 'Batala', members: 2 },
    ],
  });
});
