import { readFileSync } from 'node:fs';
import { sewadarFilter } from '@sewa/contract/sewadar/sewadars';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import { expect, test } from 'vitest';

/** English stands for all, the catalogues are compared elsewhere. */
const words = JSON.parse(readFileSync(new URL('./messages/en.json', import.meta.url), 'utf8'));

test('every filter of the list has a text, or the word of its field', () => {
  const known = { ...words.list.filter, ...sewadarWords.fields };
  const { empty, filled: _filled, ...others } = sewadarFilter.shape;
  const [optional] = empty.options;
  for (const name of [...Object.keys(others), ...optional.options, 'q']) expect(known).toHaveProperty(name);
});
