import { expect, test } from 'vitest';
import { paperLanguageOf } from './paper-language.ts';

test('the script of a name says the language of the papers, and Latin letters say Punjabi', () => {
  expect(['गुरप्रीत कौर', 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ', 'Gurpreet Kaur', ''].map(paperLanguageOf)).toEqual([
    'hi',
    'pa',
    'pa',
    'pa',
  ]);
});
