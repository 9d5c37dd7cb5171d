import { expect, test } from 'vitest';
import { isInFuture, isTooYoung, leftOn } from './sewadar.rules.ts';

const today = '2026-11-15';

test('somebody is 18 on the birthday, not the day before', () => {
  expect(isTooYoung({ birthDate: '2008-11-15', isBaalSatsang: false }, today)).toBe(false);
  expect(isTooYoung({ birthDate: '2008-11-16', isBaalSatsang: false }, today)).toBe(true);
  expect(isTooYoung({ birthDate: '2008-11-16', isBaalSatsang: true }, today)).toBe(false);
  expect(isTooYoung({ birthDate: null, isBaalSatsang: false }, today)).toBe(false);
});

test('nobody is born tomorrow', () => {
  expect(isInFuture({ birthDate: '2026-11-16' }, today)).toBe(true);
  expect(isInFuture({ birthDate: today }, today)).toBe(false);
});

test('the day of leaving is the day the status changed, and stays when one such status follows another', () => {
  expect(leftOn({ status: 'inactive', before: null, today })).toBe(today);
  expect(leftOn({ status: 'inactive', before: { status: 'active', leftOn: null }, today })).toBe(today);
  expect(leftOn({ status: 'deceased', before: { status: 'inactive', leftOn: '2025-01-01' }, today })).toBe(
    '2025-01-01',
  );
  expect(
    leftOn({ status: 'active', before: { status: 'inactive', leftOn: '2025-01-01' }, today }),
  ).toBeNull();
});
