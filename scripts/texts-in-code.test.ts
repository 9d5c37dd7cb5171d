import { expect, test } from 'vitest';
import { checkTextsInCode } from './texts-in-code.ts';

const good = "const word = { en: 'Hello {name}', hi: 'नमस्ते {name}', pa: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name}' };";

test('a text in three languages with the same placeholders passes', () => {
  expect(checkTextsInCode('a.ts', good)).toEqual({ count: 1, problems: [] });
});

test.each([
  ['a missing language', "const a = { en: 'One', hi: 'एक' };", 'a.ts:1: pa is missing'],
  ['an empty text', "const a = { en: 'One', hi: '', pa: 'ਇੱਕ' };", 'a.ts:1: hi is empty'],
  [
    'another placeholder',
    "\nconst a = { one: { en: '{count} rows', hi: '{total} पंक्तियाँ', pa: '{count} ਕਤਾਰਾਂ' } };",
    'a.ts:2: hi has {total}, en has {count}',
  ],
  [
    'a pre-composed nukta letter',
    "const a = { en: 'Document', hi: 'काग\u095b', pa: 'ਕਾਗਜ' };",
    'a.ts:1: hi is not in NFC: काग\u095b',
  ],
])('%s is found', (_name, code, problem) => {
  expect(checkTextsInCode('a.ts', code).problems).toEqual([problem]);
});

test('texts are found in components, templates and nested objects; other objects are left alone', () => {
  const code =
    'const A = () => <b title={say({ en: `x`, hi: `y` })}>{f({ en: load, hi: load, pa: load })}</b>;';
  expect(checkTextsInCode('a.tsx', code)).toEqual({ count: 2, problems: ['a.tsx:1: pa is missing'] });
  expect(checkTextsInCode('a.ts', "const a = { hi: 'hello', id: 1 };").count).toBe(0);
});
