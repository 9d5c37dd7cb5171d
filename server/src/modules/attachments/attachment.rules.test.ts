import { expect, test } from 'vitest';
import { withoutNumbers } from './attachment.rules.ts';

test.each([
  ['Aadhaar 2341 2341 2346.jpg', 'Aadhaar XXXX2346.jpg'],
  ['234123412346.pdf', 'XXXX2346.pdf'],
  ['card_2341-2341-2346_front.png', 'card_XXXX2346_front.png'],
  ['PAN ABCPE1234F.jpg', 'PAN XXXX234F.jpg'],
  ['abcpe1234f.jpg', 'XXXX234F.jpg'],
  ['IMG_20261115_104512.jpg', 'IMG_20261115_104512.jpg'],
  ['Screenshot 2026-11-15 at 10.45.12.png', 'Screenshot 2026-11-15 at 10.45.12.png'],
  ['234123412345.pdf', '234123412345.pdf'],
  ['IMG_20261115.jpg', 'IMG_20261115.jpg'],
  ['letter 12345678.pdf', 'letter 12345678.pdf'],
  ['ABCDE1234F.pdf', 'ABCDE1234F.pdf'],
])('%s is kept as %s', (given, kept) => {
  expect(withoutNumbers(given)).toBe(kept);
});
