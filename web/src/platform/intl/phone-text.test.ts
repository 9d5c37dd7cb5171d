import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['+919814098140', '+91 98140 98140'],
  ['+447911123456', '+447911123456'],
  ['', ''],
])('%s reads %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});
