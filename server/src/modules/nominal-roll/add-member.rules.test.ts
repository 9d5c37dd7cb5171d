import { describe, expect, test } from 'vitest';
import {
  balanced,
  type Candidate,
  losesRemark,
  mostDaysInYear,
  needsRemark,
  refusalOf,
  warningsFor,
} from './add-member.rules.ts';

const somebody: Candidate = {
  status: 'active',
  birthDate: '1980-05-17',
  isOnThisRoll: false,
  daysThisYear: 0,
  daysInEndYear: 0,
  hasServed: false,
  hasBadge: true,
};
const rules = { yearlyDays: null, asksForBadge: false };
const stay = { fromDay: '2026-11-15', toDay: '2026-11-17' };

test('only active sewadars go, and nobody twice', () => {
  expect(refusalOf(somebody)).toBeNull();
  expect(refusalOf({ ...somebody, isOnThisRoll: true })).toBe('already');
  for (const status of ['onLeave', 'inactive', 'deceased', 'transferred'])
    expect(refusalOf({ ...somebody, status })).toBe('inactive');
});

describe('warnings', () => {
  test.each([
    ['1955-11-15', false, ['firstOver70']],
    ['1955-11-16', false, []],
    ['1955-11-15', true, []],
    [null, false, []],
  ])('born %s, served before: %s', (birthDate, hasServed, warnings) => {
    expect(warningsFor({ ...somebody, birthDate, hasServed }, stay, rules)).toEqual(warnings);
  });

  test.each([
    [27, 30, []],
    [28, 30, ['yearlyDays']],
    [300, null, []],
  ])('%i days before, a limit of %s', (daysThisYear, limit, warnings) => {
    expect(
      warningsFor({ ...somebody, daysThisYear, daysInEndYear: daysThisYear }, stay, {
        ...rules,
        yearlyDays: limit,
      }),
    ).toEqual(warnings);
  });

  test.each([
    [false, true, ['noBadge']],
    [true, true, []],
    [false, false, []],
  ])('has a badge: %s, the area asks for one: %s', (hasBadge, asksForBadge, warnings) => {
    expect(warningsFor({ ...somebody, hasBadge }, stay, { ...rules, asksForBadge })).toEqual(warnings);
  });

  test('a stay over New Year is judged in both years, each as far as it goes', () => {
    const overNewYear = { fromDay: '2026-12-30', toDay: '2027-01-04' };
    const most = (daysThisYear: number, daysInEndYear: number) =>
      mostDaysInYear({ daysThisYear, daysInEndYear }, overNewYear);
    expect(most(0, 0)).toBe(4);
    expect(most(10, 0)).toBe(12);
    expect(most(10, 10)).toBe(14);
    expect(mostDaysInYear({ daysThisYear: 5, daysInEndYear: 5 }, stay)).toBe(8);
    const limited = { ...rules, yearlyDays: 30 };
    const warned = (daysInEndYear: number) =>
      warningsFor({ ...somebody, daysInEndYear }, overNewYear, limited);
    expect(warned(26)).toEqual([]);
    expect(warned(27)).toEqual(['yearlyDays']);
  });
});

test('a change of days needs a new remark for a new warning only', () => {
  const remarks = (before: string, after: string) => ({ before, after });
  const fresh = { before: ['firstOver70'], after: ['firstOver70', 'yearlyDays'] } as const;
  expect(needsRemark(fresh, remarks('', ''))).toBe(true);
  expect(needsRemark(fresh, remarks('A cook', 'A cook'))).toBe(true);
  expect(needsRemark(fresh, remarks('A cook', 'Nobody else cooks'))).toBe(false);
  expect(needsRemark({ before: ['yearlyDays'], after: ['yearlyDays'] }, remarks('', ''))).toBe(false);
});

test('a remark is not emptied while a warning stands', () => {
  expect(losesRemark(['yearlyDays'], { before: 'A cook', after: '' })).toBe(true);
  expect(losesRemark(['yearlyDays'], { before: 'A cook', after: 'Nobody else cooks' })).toBe(false);
  expect(losesRemark(['yearlyDays'], { before: '', after: '' })).toBe(false);
  expect(losesRemark([], { before: 'A cook', after: '' })).toBe(false);
});

test('as many men and women as asked, those with the fewest days first', () => {
  const one = (number: number, gender: string, daysThisYear: number) => ({ number, gender, daysThisYear });
  const free = [
    one(1, 'male', 9),
    one(2, 'female', 3),
    one(3, 'male', 0),
    one(4, 'male', 9),
    one(5, 'female', 0),
  ];
  const numbers = (men: number, women: number) => balanced(free, { men, women }).map(({ number }) => number);
  expect(numbers(2, 1)).toEqual([3, 1, 5]);
  expect(numbers(0, 9)).toEqual([5, 2]);
});
