import type { CalledDonor } from '@sewa/contract/blood-donation/camps';
import { expect, test } from 'vitest';
import { isWithdrawal, withJustCalled } from './calling-rows.rules.ts';

const donor = (id: string, outcome: CalledDonor['outcome'] = null, calledAt: string | null = null) =>
  ({ id, outcome, calledAt, claim: null }) as unknown as CalledDonor;
const seenCallAt = null;
const ids = (rows: readonly CalledDonor[]) => rows.map(({ id }) => id).join('');

test('who was just called stays in place, on this page or gone from it, as the call left them', () => {
  const called = [
    { place: 2, seenCallAt, donor: donor('c', 'comes') },
    { place: 0, seenCallAt, donor: donor('a', 'maybe') },
  ];
  // The server has put both behind the others; one is still on the page.
  const shown = withJustCalled([donor('b'), donor('d'), donor('c')], called);
  expect(ids(shown)).toBe('abcd');
  expect(shown.map(({ outcome }) => outcome)).toEqual(['maybe', null, 'comes', null]);
  expect(ids(withJustCalled([donor('b')], []))).toBe('b');
  expect(ids(withJustCalled([], called))).toBe('ac');
});

test('who was just called and is being called again shows so', () => {
  const claim = { name: 'Another caller', isMine: false };
  const called = [{ place: 0, seenCallAt, donor: donor('a', 'noAnswer') }];
  expect(withJustCalled([{ ...donor('a', 'noAnswer'), claim }], called)).toMatchObject([{ claim }]);
  expect(withJustCalled([], called)).toMatchObject([{ claim: null }]);
});

test('a row that came since then says what another caller noted', () => {
  const called = [{ place: 0, seenCallAt: '09:00', donor: donor('a', 'noAnswer', '09:05') }];
  const shown = (row: CalledDonor) => withJustCalled([row], called).map(({ outcome }) => outcome);
  expect(shown(donor('a', 'maybe', '09:00'))).toEqual(['noAnswer']);
  expect(shown(donor('a', 'comes', '09:10'))).toEqual(['comes']);
  expect(shown(donor('a'))).toEqual([null]);
});

test('the same outcome once more withdraws a call, and with another note saves the note', () => {
  const called = { outcome: 'comes', note: 'With brother' } as const;
  expect(isWithdrawal(called, { outcome: 'comes', note: 'With brother ' })).toBe(true);
  expect(isWithdrawal(called, { outcome: 'comes', note: 'At ten' })).toBe(false);
  expect(isWithdrawal(called, { outcome: 'maybe', note: 'With brother' })).toBe(false);
  expect(isWithdrawal({ outcome: null, note: '' }, { outcome: 'comes', note: '' })).toBe(false);
});
