import type { SgRecord } from '@sewa/contract/sg-management/records';
import { expect, test } from 'vitest';
import { estimateInForce } from './work.rules.ts';

test('bills are compared with the estimate that was approved, not with one that waits', () => {
  const inForce = { substance: { estimate: 45_000_00 } } as SgRecord['inForce'];
  expect(estimateInForce({ estimate: 90_000_00, inForce })).toBe(45_000_00);
  expect(estimateInForce({ estimate: 90_000_00, inForce: null })).toBe(90_000_00);
});
