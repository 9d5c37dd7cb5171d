import { expect, test } from 'vitest';
import { nameKeysOf } from './name-key.rules.ts';
import { searchKeysOf } from './typed-text.rules.ts';

function begins(typed: string, name: string): boolean {
  const [word] = searchKeysOf(typed).words;
  const [key = ''] = nameKeysOf(name, '').map((one) => one.split('|', 1)[0]);
  return word?.ranges.some(({ low, high }) => key >= low && key < high) ?? false;
}

test.each([
  'Gurpreet',
  'Mohinder',
  'Kamala',
  'Vijay',
  'Lakshmi',
  'Chaman',
  'Joginder',
  'Kaur',
  'Oosha',
  'ਗੁਰਪ੍ਰੀਤ',
  'मोहिंदर',
  'विजय',
])('%s is found from its first letters on', (name) => {
  for (let length = 1; length <= name.length; length++)
    expect([name.slice(0, length), begins(name.slice(0, length), name)]).toEqual([
      name.slice(0, length),
      true,
    ]);
});

test('a word that is typed to its end is that word', () => {
  expect(begins('ram', 'Ramesh')).toBe(true);
  expect(begins('ram ', 'Ramesh')).toBe(false);
  expect(begins('ram ', 'Ram Lal')).toBe(true);
  expect(begins('mo', 'Mahinder')).toBe(false);
});

test('numbers, ends of phone numbers and codes are told from names', () => {
  expect(searchKeysOf('43 210')).toMatchObject({ digits: '43210', words: [] });
  expect(searchKeysOf('४३२१०').digits).toBe('43210');
  expect(searchKeysOf('੪੩੨੧੦').digits).toBe('43210');
  expect(searchKeysOf('+91 98765-43210').digits).toBe('919876543210');
  expect(searchKeysOf('098765 43210').digits).toBe('9876543210');
  expect(searchKeysOf('0091 98765 43210').digits).toBe('919876543210');
  expect(searchKeysOf('0450').digits).toBe('0450');
  expect(searchKeysOf('00004 50123').digits).toBe('0000450123');
  expect(searchKeysOf('m12ab34cd5').code).toBe('M12AB34CD5');
  expect(searchKeysOf('Mohinderpal').code).toBe('');
  expect(searchKeysOf('  ')).toEqual({ words: [], digits: '', code: '' });
  expect(searchKeysOf('Gurpreet 12').words).toHaveLength(1);
});

test('a hostile text costs no more than four words', () => {
  expect(searchKeysOf('(a+)+$ '.repeat(14)).words.length).toBeLessThanOrEqual(4);
  expect(searchKeysOf('%_\\').words).toEqual([]);
});
