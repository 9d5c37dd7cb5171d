import { languages, type Texts } from '@sewa/contract/kernel/values/languages';
import { sewadarList } from '@sewa/contract/sewadar/import-columns';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import { expect, test } from 'vitest';
import { type ChoiceWords, createCells } from '../../../platform/import/cells.rules.ts';
import { issueText } from '../../../platform/import/issue-texts.ts';
import { genderWords, relativeWords } from '../../people/public.ts';
import { statusWords } from './choice-words.ts';

const { gender, relativeKind, status } = sewadarWords.fields;
const fields: [string, Readonly<Record<string, Texts>>, ChoiceWords<string>][] = [
  ['gender', gender.choices, genderWords],
  ['relativeKind', relativeKind.choices, relativeWords],
  ['status', status.choices, statusWords],
];

test.each(fields)('a list in the words of the portal is understood: %s', (field, texts, choices) => {
  for (const [choice, words] of Object.entries(texts)) {
    if (!(choice in choices)) continue;
    for (const language of languages)
      expect(createCells({ [field]: words[language] }, []).choice(field, choices)).toBe(choice);
  }
});

test.each([
  ['ਗੈਰ-ਸਰਗਰਮ', 'inactive'],
  ['ਚੜ੍ਹਾਈ ਕਰ ਗਏ', 'deceased'],
  ['निष्क्रिय', 'inactive'],
] as const)('%s, a word that the portal used before, is still understood', (word, choice) => {
  expect(createCells({ status: word }, []).choice('status', statusWords)).toBe(choice);
});

test.each([
  ['en', '“gone” is not known here. Possible: Active, On leave, Inactive, Deceased'],
  ['hi', '“gone” यहाँ नहीं चलता। इनमें से लिखें: सक्रिय, छुट्टी पर, सक्रिय नहीं, स्वर्गवास'],
  ['pa', '“gone” ਇੱਥੇ ਨਹੀਂ ਚੱਲਦਾ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਲਿਖੋ: ਸਰਗਰਮ, ਛੁੱਟੀ ਉੱਤੇ, ਸਰਗਰਮ ਨਹੀਂ, ਚਲਾਣਾ ਕਰ ਗਏ'],
] as const)('what is possible is said in the words of the reader: %s', (language, text) => {
  const issues: Parameters<typeof createCells>[1] = [];
  createCells({ status: 'gone' }, issues).choice('status', statusWords);
  expect(issues.map((issue) => issueText(sewadarList, issue, language))).toEqual([text]);
});
