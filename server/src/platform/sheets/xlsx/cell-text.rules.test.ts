import { expect, test } from 'vitest';
import { dayText, isDateFormat, numberText } from './cell-text.ts';

test.each([
  ['9876543210', '9876543210'],
  ['9.19876543210E11', '919876543210'],
  ['1E+21', '1000000000000000000000'],
  ['0.30000000000000004', '0.3'],
  ['-1.5', '-1.5'],
  ['1E-7', '0.0000001'],
  ['', ''],
  ['#N/A', '#N/A'],
])('the number %s is written %s', (value, text) => expect(numberText(value)).toBe(text));

test.each([
  ['1', false, '1900-01-01'],
  ['59', false, '1900-02-28'],
  ['61', false, '1900-03-01'],
  ['29221', false, '1980-01-01'],
  ['29221.999', false, '1980-01-01'],
  ['46341', false, '2026-11-15'],
  ['44879', true, '2026-11-15'],
  ['0.25', false, '06:00'],
  ['-3', false, '-3'],
  ['99999999', false, '99999999'],
])('the day %s (1904: %s) is %s', (value, is1904, text) => expect(dayText(value, is1904)).toBe(text));

test.each([
  ['dd\\-mmm\\-yyyy', true],
  ['[$-409]d\\ mmmm\\ yyyy;@', true],
  ['[h]:mm:ss', true],
  ['mm:ss.0', true],
  ['yyyy"year"', true],
  ['0.00', false],
  ['#,##0', false],
  ['[Red]0', false],
  ['"days "0', false],
  ['General', false],
  ['@', false],
  ['_-* #,##0.00\\ "Rs"_-', false],
])('%s shows a day: %s', (format, isDate) => expect(isDateFormat(format)).toBe(isDate));
