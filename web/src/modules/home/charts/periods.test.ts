import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

test('twelve months are twelve, over the turn of the year too', () => {
  expect(periodOf('year', '2026-11-15')).toEqual({ from: '2025-12-01', to: '2026-11-15' });
  expect(periodOf('year', '2026-01-31')).toEqual({ from: '2025-02-01', to: '2026-01-31' });
  expect(periodOf('three', '2026-11-15').from).toBe('2023-12-01');
  expect(periodOf('lastYear', '2026-11-15')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});
