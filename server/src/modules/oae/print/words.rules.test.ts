import { readFileSync } from 'node:fs';
import { mobilities, needs } from '@sewa/contract/oae/enclosure';
import { expect, test } from 'vitest';

test('every mobility and need has its word and its picture, but for walking, which needs none', () => {
  const words = JSON.parse(readFileSync(new URL('./messages/en.json', import.meta.url), 'utf8'));
  const pictures = readFileSync(new URL('./pictograms.typ', import.meta.url), 'utf8');
  const signs = [...mobilities, ...needs].filter((name) => name !== 'walks').sort();
  expect(Object.keys(words.sign).sort()).toEqual(signs);
  const drawn = [...pictures.matchAll(/^ {2}(\w+): "M/gm)].map(([, name]) => name);
  expect(drawn.sort()).toEqual(signs);
});
