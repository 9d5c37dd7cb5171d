import { describe, expect, test } from 'vitest';
import { wholeAcl } from '../kernel/rights/rights.ts';
import {
  campMoves,
  isBackward,
  type JudgedCamp,
  judgeCampChange,
  judgeCampMove,
  mayRecordAtCamp,
} from './camp-moves.ts';
import { campStatuses, campStatusValues } from './enums.ts';

const { PLANNED, OPEN, CLOSED, RECONCILED } = campStatuses;
const today = '2026-11-16';
const ready: JudgedCamp = {
  status: PLANNED,
  firstDay: today,
  lastDay: today,
  units: 0,
  recorded: 0,
  inLine: 0,
  banks: [{ licenceUntil: today }],
  staff: [{ station: 'medical' }],
};
const head = { id: 'head', acl: wholeAcl() };
const judged = (camp: Partial<JudgedCamp>, to: number, more: object = {}) =>
  judgeCampMove({ camp: { ...ready, ...camp }, to, user: head, today, ...more });

test('every pair of statuses: only what the table names is possible', () => {
  for (const status of campStatusValues)
    for (const to of campStatusValues) {
      const isListed = campMoves.some((move) => move.from === status && move.to === to);
      expect([status, to, judged({ status }, to)]).toEqual([status, to, isListed ? null : 'MOVE_UNKNOWN']);
    }
});

test('opening asks for the day, a licensed bank and a doctor', () => {
  expect(judged({ firstDay: '2026-11-17', lastDay: '2026-11-17' }, OPEN)).toBe('TOO_EARLY');
  expect(judged({ banks: [] }, OPEN)).toBe('NO_BANK');
  expect(judged({ banks: [{ licenceUntil: '2026-11-15' }] }, OPEN)).toBe('BANK_LAPSED');
  expect(judged({ lastDay: '2026-11-17' }, OPEN)).toBe('BANK_LAPSED');
  expect(judged({ banks: [{ licenceUntil: null }] }, OPEN)).toBeNull();
  expect(judged({ staff: [{ station: 'bed' }] }, OPEN)).toBe('NO_DOCTOR');
});

test('an open camp keeps its bank, the licence and the doctor', () => {
  const open = { ...ready, status: OPEN };
  const changed = (change: Partial<JudgedCamp>, before: JudgedCamp = open) =>
    judgeCampChange(before, { ...before, ...change });
  expect(changed({ banks: [] })).toBe('NO_BANK');
  expect(changed({ banks: [{ licenceUntil: '2026-11-15' }] })).toBe('BANK_LAPSED');
  expect(changed({ lastDay: '2026-11-17' })).toBe('BANK_LAPSED');
  expect(changed({ staff: [{ station: 'bed' }] })).toBe('NO_DOCTOR');
  expect(changed({ staff: [{ station: 'medical' }, { station: 'bed' }] })).toBeNull();
  expect(changed({ banks: [] }, ready)).toBeNull();
  // A licence that was entered wrongly later stops nothing else, and does not let the doctor go.
  const lapsed = { ...open, banks: [{ licenceUntil: '2026-11-15' }] };
  expect(changed({ staff: [{ station: 'medical' }, { station: 'bed' }] }, lapsed)).toBeNull();
  expect(changed({ staff: [] }, lapsed)).toBe('NO_DOCTOR');
});

describe('rights', () => {
  const withActs = (value: number) => ({ id: 'one', acl: { 'BLOOD_DONATION.CAMP': value } });

  test('planning opens a camp, only right 13 closes it', () => {
    const planner = { user: withActs(2 * 3) };
    expect(judged({}, OPEN, planner)).toBeNull();
    expect(judged({ status: OPEN }, CLOSED, planner)).toBe('FORBIDDEN');
    expect(judged({ status: CLOSED }, RECONCILED, planner)).toBe('FORBIDDEN');
    expect(judged({ status: OPEN }, CLOSED, { user: withActs(2 * 13) })).toBeNull();
    expect(judged({}, OPEN, { user: withActs(2 * 13) })).toBe('FORBIDDEN');
  });
});

test('going back needs a reason, and an opened camp goes back only while nothing was recorded', () => {
  expect(judged({ status: OPEN }, PLANNED, { hasReason: false })).toBe('REASON_NEEDED');
  expect(judged({ status: CLOSED }, OPEN, { hasReason: false })).toBe('REASON_NEEDED');
  expect(judged({ status: OPEN, recorded: 1 }, PLANNED)).toBe('HAS_RECORDS');
  expect(judged({ status: OPEN, inLine: 1 }, CLOSED)).toBe('LINE_OPEN');
  expect(campMoves.filter(isBackward).length).toBe(2);
});

test('a camp is reconciled by the number that the banks counted, and by no other', () => {
  const camp = { status: CLOSED, units: 41 };
  expect(judged(camp, RECONCILED, { countedUnits: null })).toBe('UNITS_NEEDED');
  expect(judged(camp, RECONCILED, { countedUnits: 40 })).toBe('UNITS_DIFFER');
  expect(judged(camp, RECONCILED, { countedUnits: 42 })).toBe('UNITS_DIFFER');
  expect(judged(camp, RECONCILED, { countedUnits: 41 })).toBeNull();
});

test('records are made while it is open, and from papers until it is reconciled', () => {
  expect(campStatusValues.filter(mayRecordAtCamp)).toEqual([OPEN, CLOSED]);
});
