import type { SheetPerson } from '@sewa/contract/attendance/sheets';
import { signedCode } from '@sewa/contract/badges/code';
import { describe, expect, test } from 'vitest';
import { findByCode, type Unsent, withUnsent } from './unsent.rules.ts';

const start = Date.parse('2026-11-15T01:00:00Z');
const minute = 60_000;
const sheet = {
  startsAt: new Date(start).toISOString(),
  endsAt: new Date(start + 180 * minute).toISOString(),
  lateAfter: null,
  halfBelow: null,
};

const person = (number: number, over: Partial<SheetPerson> = {}): SheetPerson => ({
  ...{ sewadar: `id-${number}`, number, name: 'Asha', nameLatin: '', photo: null, centreName: 'Ajnala' },
  ...{ isGuest: false, isOutOfSight: false, mark: null, isStated: false, inAt: null, outAt: null, how: null },
  ...{ userName: '', isRestDue: false, isExpected: true, cards: [] },
  ...over,
});
const unsent = (act: Unsent['act'], over: Partial<Unsent> = {}): Unsent => ({
  ...{ act, at: start, isWaiting: true, refusal: null },
  ...over,
});
const shown = (people: SheetPerson[], ...waiting: Unsent[]) => withUnsent(sheet, people, waiting);

describe('what this device has not sent yet', () => {
  test('is shown at once, the later over the earlier, on the person it is about', () => {
    const marks = ['late', 'absent'] as const;
    const acts = marks.map((mark) => unsent({ kind: 'mark', sewadar: 'id-1', mark }));
    expect(shown([person(1), person(2)], ...acts)).toMatchObject([
      { mark: 'absent', isWaiting: true },
      { mark: null, isWaiting: false },
    ]);
  });

  test('has no sign while its answer may come at once', () => {
    const act = unsent({ kind: 'mark', sewadar: 'id-1', mark: 'late' }, { isWaiting: false });
    expect(shown([person(1)], act)).toMatchObject([{ mark: 'late', isWaiting: false }]);
  });

  test('gives the rest of the department the mark, not guests and not whoever has one', () => {
    const people = [person(1), person(2, { mark: 'absent', isStated: true }), person(3, { isGuest: true })];
    const all = shown(people, unsent({ kind: 'rest', mark: 'present' }));
    expect(all.map(({ mark }) => mark)).toEqual(['present', 'absent', null]);
  });

  test('scans come in and leave by the rules of the server', () => {
    const first = unsent({ kind: 'scan', code: ' 0007' }, { at: start + 20 * minute });
    const second = unsent({ kind: 'scan', code: '7' }, { at: start + 40 * minute });
    const [came] = shown([person(7)], first);
    expect(came).toMatchObject({ mark: 'late', outAt: null, isWaiting: true });
    const [left] = shown([person(7)], first, second);
    expect(left).toMatchObject({ mark: 'half', outAt: new Date(start + 40 * minute).toISOString() });
    // Whoever comes is not absent, also after a scan by mistake.
    expect(shown([person(7, { mark: 'absent', isStated: true })], first)).toMatchObject([{ mark: 'late' }]);
    const absent = unsent({ kind: 'mark', sewadar: 'id-7', mark: 'absent' }, { at: start + 30 * minute });
    expect(shown([person(7)], first, absent, second)).toMatchObject([
      { mark: 'late', isStated: false, inAt: new Date(start + 40 * minute).toISOString(), outAt: null },
    ]);
  });

  test('a scanned card is that of its sewadar', () => {
    const code = signedCode('S1.B1.ASR.7F3Q.1234..', new Uint8Array(64));
    const people = [person(1234), person(7, { cards: [{ type: 1, number: 1234, key: '7F3Q' }] })];
    expect(findByCode(people, code)).toBe(people[1]);
    expect(shown(people, unsent({ kind: 'scan', code }))).toMatchObject([
      { mark: null, isWaiting: false },
      { mark: 'present', isWaiting: true },
    ]);
    const refused = unsent({ kind: 'scan', code }, { refusal: 'This badge is not valid.' });
    expect(shown(people, refused)).toMatchObject([
      { refusal: null },
      { mark: null, refusal: 'This badge is not valid.' },
    ]);
  });

  test('a time of leaving that was entered counts as the server will count it', () => {
    const inAt = new Date(start).toISOString();
    const left = (minutes: number) => new Date(start + minutes * minute).toISOString();
    const here = person(1, { mark: 'present', inAt });
    const leaving = (at: string) => unsent({ kind: 'leave', sewadar: 'id-1', at });
    expect(shown([here, person(2)], leaving(left(40)))).toMatchObject([
      { mark: 'half', outAt: left(40), isWaiting: true },
      { outAt: null, isWaiting: false },
    ]);
    expect(shown([here], leaving(left(180)))).toMatchObject([{ mark: 'present', outAt: left(180) }]);
    // What somebody stated stays.
    expect(shown([{ ...here, mark: 'late', isStated: true }], leaving(left(40)))).toMatchObject([
      { mark: 'late' },
    ]);
  });

  test('that was refused changes nothing and says why, until something newer is marked', () => {
    const refused = unsent({ kind: 'mark', sewadar: 'id-1', mark: 'late' }, { refusal: 'Closed.' });
    expect(shown([person(1, { mark: 'absent' })], refused)).toMatchObject([
      { mark: 'absent', isWaiting: false, refusal: 'Closed.' },
    ]);
    const again = unsent({ kind: 'mark', sewadar: 'id-1', mark: null });
    expect(shown([person(1, { mark: 'absent' })], refused, again)).toMatchObject([
      { mark: null, isWaiting: true, refusal: null },
    ]);
  });
});
