import { describe, expect, test } from 'vitest';
import { newPassCode, readPass } from '../pass-code.rules.ts';
import { refusalOf } from '../renewals/renewal.rules.ts';
import { blockFor, warningsFor, wordsThatName } from './arrival.rules.ts';

describe('where somebody sits', () => {
  test.each([
    ['member', 'given', { own: 'own', today: null }, 'given'],
    ['member', null, { own: 'own', today: null }, 'own'],
    ['member', null, { own: null, today: null }, null],
    ['attendant', 'given', { own: 'own', today: 'today' }, 'today'],
    ['attendant', 'given', { own: 'own', today: null }, 'own'],
    ['attendant', 'given', { own: null, today: null }, 'given'],
    ['attendant', null, { own: null, today: null }, null],
  ] as const)('%s, gate says %s, %o → %s', (kind, given, seat, block) => {
    expect(blockFor(kind, given, seat)).toBe(block);
  });
});

describe('what the gate is told', () => {
  const member = { status: 'active', isPermanent: true, validFrom: '2026-01-01', validTo: null };
  const fine = {
    onDay: '2026-11-15',
    member,
    isPassOutOfDate: false,
    hasBlock: true,
    isBlockFull: false,
    isMemberHere: true,
  };

  test('nothing, when everything is in order', () => {
    expect(warningsFor(fine)).toEqual([]);
  });

  test.each([
    ['2026-11-15', []],
    ['2026-11-14', ['expired']],
  ])('a pass until %s on the 15th', (validTo, warnings) => {
    expect(warningsFor({ ...fine, member: { ...member, isPermanent: false, validTo } })).toEqual(warnings);
  });

  test('a pass that does not begin yet', () => {
    expect(warningsFor({ ...fine, member: { ...member, validFrom: '2026-11-16' } })).toEqual(['expired']);
  });

  test('a badge that is out of date, of a member who is not', () => {
    expect(warningsFor({ ...fine, isPassOutOfDate: true })).toEqual(['expired']);
  });

  test('all of it at once, in one order', () => {
    const all = { hasBlock: false, isBlockFull: true, isMemberHere: false };
    const former = { ...member, status: 'deceased', validFrom: '2027-01-01' };
    expect(warningsFor({ ...fine, ...all, member: former })).toEqual([
      'expired',
      'inactive',
      'blockFull',
      'memberNotHere',
      'noBlock',
    ]);
  });
});

describe('a pass as it is read', () => {
  test('what is made is read again, in any case and with any blanks', () => {
    for (const kind of ['member', 'attendant'] as const) {
      const code = newPassCode(kind);
      expect(readPass(code)).toEqual({ kind, code });
      const typed = `  ${code.slice(0, 4).toLowerCase()} ${code.slice(4, 7)}-${code.slice(7).toLowerCase()}\t`;
      expect(readPass(typed)).toEqual({ kind, code });
    }
  });

  test.each(['12', ' 0012', '1 2'])('%j is member 12', (text) => {
    expect(readPass(text)).toEqual({ kind: 'number', number: 12 });
  });

  test.each(['000', '', 'M12', 'X123456789', 'M1234567890', '1234567890', "M' or 1=1", '１２'])(
    '%j is nobody',
    (text) => {
      expect(readPass(text)).toBe(null);
    },
  );
});

test('a line is renewed unchanged when it waits, for an active member, and the day is not before the first', () => {
  const line = {
    state: 'waiting',
    memberStatus: 'active',
    emergencyName: 'Gurdeep Singh',
    emergencyPhone: '+919876522222',
    isPermanent: false,
    validFrom: '2026-01-01',
  };
  expect(refusalOf(line, '2027-12-31')).toBe(null);
  expect(refusalOf({ ...line, state: 'ended' }, '2027-12-31')).toBe('ALREADY_DECIDED');
  expect(refusalOf({ ...line, memberStatus: 'deceased' }, '2027-12-31')).toBe('MEMBER_NOT_ACTIVE');
  expect(refusalOf({ ...line, emergencyPhone: '' }, '2027-12-31')).toBe('CONTACT_MISSING');
  expect(refusalOf(line, '2025-12-31')).toBe('VALIDATION');
  expect(refusalOf({ ...line, isPermanent: true }, '2025-12-31')).toBe(null);
});

test.each([
  ['a b', ''],
  ['a..', ''],
  ['x a', ''],
  ['12 345', ''],
  ['ਜ਼ਿ', ''],
  ['gur', 'gur'],
  ['x gurpreet', 'gurpreet'],
  ['ਗੁਰ', 'ਗੁਰ'],
  ['राम कौर', 'राम कौर'],
])('%j of a search names somebody as %j', (text, names) => {
  expect(wordsThatName(text)).toBe(names);
});
