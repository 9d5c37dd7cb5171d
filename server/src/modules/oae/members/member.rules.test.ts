import { needsMedicalReason } from '@sewa/contract/oae/enclosure';
import type { MemberFields } from '@sewa/contract/oae/members';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someAttendant, someMember } from '../testing/some-member.ts';
import { problemOf, problemsOf, renewalProblemOf, tidied } from './member.rules.ts';

const today = '2026-11-15';
const judge = (change: Partial<MemberFields>) => problemOf(tidied(someMember(change)), today);

describe('whom to call in an emergency', () => {
  test.each([
    ['a name without a number', { emergencyPhone: '' }, ['emergencyPhone']],
    ['a number without a name', { emergencyName: '' }, ['emergencyName']],
    ['nothing at all', { emergencyName: '', emergencyPhone: '' }, ['emergencyName', 'emergencyPhone']],
    ['nothing, of a former member', { emergencyName: '', status: 'inactive' }, ['emergencyName']],
    ['nothing, of somebody who died', { emergencyName: '', emergencyPhone: '', status: 'deceased' }, []],
    ['only the relation is left out', { emergencyRelation: '' }, []],
  ] as const)('%s', (_what, change, fields) => {
    const expected = Object.fromEntries(fields.map((field) => [field, { reason: 'contactNeeded' }]));
    expect(judge(change)?.fields ?? {}).toEqual(expected);
  });
});

describe('the phone of attendants', () => {
  const sewadar = '018f0000-0000-7000-8000-000000000000';
  const helper = someAttendant({ sewadar, phone: '' });
  const relative = someAttendant({ phone: '' });

  test.each([
    ['of a relative', { attendants: [helper, relative] }, ['attendants.1.phone']],
    ['not of a sewadar', { attendants: [helper] }, []],
    ['not with a former member', { attendants: [relative], status: 'inactive' as const }, []],
  ])('%s', (_whose, change, fields) => {
    expect(Object.keys(judge(change)?.fields ?? {})).toEqual(fields);
  });
});

describe('who may sit in the enclosure', () => {
  test.each([
    ['65 today', '1961-11-15', '', null],
    ['65 tomorrow', '1961-11-16', '', 'ENCLOSURE_AGE'],
    ['65 tomorrow, with a reason', '1961-11-16', 'Stroke in 2024', null],
    ['30, with a reason', '1996-01-01', 'Paralysed', null],
    ['100', '1926-05-05', '', null],
  ])('%s', (_what, birthDate, medicalReason, code) => {
    expect(judge({ birthDate, medicalReason })?.code ?? null).toBe(code);
  });

  test('the refusal stands at the reason, where it is mended', () => {
    expect(judge({ birthDate: '1990-01-01' })?.fields).toEqual({ medicalReason: { reason: 'missing' } });
  });

  test('nobody is born tomorrow', () => {
    expect(judge({ birthDate: '2026-11-16', medicalReason: 'x' })).toMatchObject({
      code: 'VALIDATION',
      fields: { birthDate: { reason: 'inFuture' } },
    });
  });

  test('whoever once is old enough stays so', () => {
    fc.assert(
      fc.property(day(1900, 2010), day(1960, 2080), day(1960, 2080), (birthDate, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        if (!needsMedicalReason({ birthDate }, earlier))
          expect(needsMedicalReason({ birthDate }, later)).toBe(false);
      }),
    );
  });
});

describe('validity', () => {
  test('a permanent pass has no last day, whatever was entered before', () => {
    expect(tidied(someMember({ isPermanent: true, validTo: '2020-01-01' })).validTo).toBe(null);
    expect(judge({ isPermanent: true, validTo: '2020-01-01' })).toBe(null);
  });

  test.each([
    [null, { validTo: { reason: 'lastDayMissing' } }],
    ['2025-12-31', { validTo: { reason: 'beforeFirstDay' } }],
    ['2026-01-01', undefined],
  ])('a temporary one until %s', (validTo, fields) => {
    expect(judge({ isPermanent: false, validFrom: '2026-01-01', validTo })?.fields).toEqual(fields);
  });
});

test('a list is told of everything at once, the form of the first', () => {
  const attendants = [someAttendant(), someAttendant()];
  const member = someMember({ birthDate: '1990-01-01', emergencyName: '', attendants });
  const problems = problemsOf(member, today);
  expect(problems.map(({ code, fields }) => [code, Object.keys(fields)])).toEqual([
    ['VALIDATION', ['emergencyName']],
    ['ENCLOSURE_AGE', ['medicalReason']],
    ['VALIDATION', ['attendants.1.name']],
  ]);
  expect(problemOf(member, today)).toEqual(problems[0]);
});

test('needs stand once and in one order', () => {
  expect(tidied(someMember({ needs: ['diet', 'hearing', 'diet'] })).needs).toEqual(['hearing', 'diet']);
});

describe('renewal', () => {
  test('is for those who come again', () => {
    expect(renewalProblemOf(someMember({ status: 'inactive' }), today)?.fields).toHaveProperty('status');
  });

  test('reaches at least until today', () => {
    const until = (validTo: string) =>
      renewalProblemOf(someMember({ isPermanent: false, validTo }), today)?.fields;
    expect(until('2026-11-14')).toHaveProperty('validTo');
    expect(until('2026-11-15')).toBe(undefined);
  });
});

function day(from: number, to: number) {
  return fc
    .date({ min: new Date(Date.UTC(from, 0, 1)), max: new Date(Date.UTC(to, 0, 1)), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
}
