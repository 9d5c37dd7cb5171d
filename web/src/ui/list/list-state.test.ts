import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filter } from './list.types.ts';
import { listQueryOf, readListState, writeListState } from './list-state.ts';

const defaults = { sort: 'name', size: 25 };
const filters: Filter[] = [
  {
    field: 'isActive',
    label: '',
    kind: 'choice',
    choices: [true, false].map((value) => ({ value, label: '' })),
  },
  { field: 'level', label: '', kind: 'choice', choices: [10, 50].map((value) => ({ value, label: '' })) },
  { field: 'from', label: '', kind: 'day' },
  { field: 'minAge', label: '', kind: 'range', of: 'number', to: 'maxAge' },
  {
    field: 'status',
    label: '',
    kind: 'choice',
    isSeveral: true,
    choices: ['active', 'inactive'].map((value) => ({ value, label: '' })),
  },
  { field: 'phone', label: '', kind: 'presence', emptyField: 'phone' },
];
const states = fc.record({
  page: fc.integer({ min: 0, max: 400 }),
  size: fc.constantFrom(25, 50, 100),
  sort: fc.constantFrom('name', '-name', 'code'),
  q: fc.string({ maxLength: 30 }),
  filter: fc.record(
    {
      isActive: fc.boolean(),
      level: fc.constantFrom(10, 50),
      from: fc.constant('2026-11-15'),
      minAge: fc.nat(130),
      maxAge: fc.nat(130),
      status: fc.uniqueArray(fc.constantFrom('active', 'inactive'), { minLength: 1 }),
      empty: fc.constant(['phone']),
    },
    { requiredKeys: [] },
  ),
  group: fc.constantFrom(null, 'status'),
  toggled: fc.uniqueArray(fc.constantFrom('phone', 'email')),
});

test('what is written to the address is read back', () => {
  fc.assert(
    fc.property(states, (state) => {
      const params = writeListState(new URLSearchParams(), state, defaults);
      expect(readListState(new URLSearchParams(params.toString()), defaults, filters)).toEqual(state);
    }),
  );
});

test('defaults leave the address clean, and foreign parameters stay', () => {
  const state = readListState(new URLSearchParams('tab=x'), defaults, filters);
  expect(writeListState(new URLSearchParams('tab=x&page=3&f.level=10'), state, defaults).toString()).toBe(
    'tab=x',
  );
});

test('nonsense in the address falls back to the defaults', () => {
  const state = readListState(new URLSearchParams('page=-2&size=1e9'), defaults, filters);
  expect(listQueryOf(state)).toEqual({ page: 0, size: 25, sort: 'name' });
});
