import { expect, test } from 'vitest';
import { parseChoices } from './schema/choices.ts';

test.each([
  [
    "CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text])))",
    { isList: false, values: ['male', 'female'] },
  ],
  [
    "CHECK ((gender = ANY (ARRAY[''::text, 'A+'::text, 'it''s, so'::text])))",
    { isList: false, values: ['', 'A+', "it's, so"] },
  ],
  ['CHECK ((gender = ANY (ARRAY[10, -50])))', { isList: false, values: [10, -50] }],
  ['CHECK ((gender = 5))', { isList: false, values: [5] }],
  ["CHECK ((gender <@ ARRAY['a'::text, 'b'::text]))", { isList: true, values: ['a', 'b'] }],
])('%s lists its values', (definition, expected) => {
  expect(parseChoices('gender', definition)).toEqual(expected);
});

test.each([
  'CHECK (((gender >= 1) AND (gender <= 6)))',
  "CHECK ((gender ~ '^[a-z]$'::text))",
  "CHECK ((jsonb_typeof(gender) = 'object'::text))",
  "CHECK (((gender = ANY (ARRAY['a'::text])) OR (length(gender) > 3)))",
  'CHECK ((gender > 0))',
])('%s lists none', (definition) => {
  expect(parseChoices('gender', definition)).toBeNull();
});
