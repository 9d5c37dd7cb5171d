import { languages } from '@sewa/contract/kernel/values/languages';
import { formatMoney } from '@sewa/contract/kernel/values/money';
import { expect, test } from 'vitest';
import { formatFor } from './format.ts';
import { wordsOf } from './punjabi-intl.ts';

test.each(languages)('numbers in %s are written as the language writes them, small ones too', (language) => {
  const { number } = formatFor(language, 'Asia/Kolkata');
  const slow = new Intl.NumberFormat(wordsOf(language).locale);
  const odd = [-1, -999, 0.5, 999.5, 1000, 1001, 99_999, 123_456, 12_345_678, Number.NaN];
  const all = [...Array.from({ length: 1000 }, (_, value) => value), ...odd];
  expect(all.map(number)).toEqual(all.map((value) => slow.format(value)));
});

test('a lakh is grouped the Indian way in all three languages', () => {
  expect(languages.map((language) => formatFor(language, 'Asia/Kolkata').number(123_456))).toEqual(
    languages.map(() => '1,23,456'),
  );
});

test.each(languages)('money in %s reads as on the papers that the server writes', (language) => {
  const { money } = formatFor(language, 'Asia/Kolkata');
  const amounts = [0, 5, 50, 100, 12_345_650, 12_345_600, -1_250, 99_999_999_999];
  expect(amounts.map(money)).toEqual(amounts.map((paise) => formatMoney(paise, language)));
});
