import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldAt, missingFields, withField } from './mapping.rules.ts';

const field = fc.constantFrom('', 'name', 'phone', 'centre', 'gender');
const choices = fc.array(fc.tuple(fc.nat(5), field), { maxLength: 20 });

test('whatever is chosen, a column holds one field and a field comes from one column', () => {
  fc.assert(
    fc.property(choices, (made) => {
      const mapping = made.reduce<Record<string, number>>(
        (now, [place, name]) => withField(now, place, name),
        {},
      );
      const places = Object.values(mapping);
      expect(new Set(places).size).toBe(places.length);
      const last = made.at(-1);
      if (last) expect(fieldAt(mapping, last[0])).toBe(last[1]);
    }),
  );
});

test('what is needed and not there yet is named', () => {
  const columns = [
    { field: 'name', heading: 'Name', isRequired: true },
    { field: 'gender', heading: 'Gender', isRequired: true },
    { field: 'phone', heading: 'Phone', isRequired: false },
  ];
  expect(missingFields(columns, { name: 0 })).toEqual(['Gender']);
  expect(missingFields(columns, { name: 0, gender: 3 })).toEqual([]);
});
