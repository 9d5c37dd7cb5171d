import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceOf } from './closeness.rules.ts';
import { nameKeysOf, wordsOf } from './name-key.rules.ts';
import { familyNames, menNames, womenNames } from './names.data.ts';
import { skeletonOf, soundOf } from './sound.rules.ts';

test.each([
  ['gurpreet', 'gurprit', 'ਗੁਰਪ੍ਰੀਤ', 'गुरप्रीत'],
  ['singh', 'sinh', 'sing', 'ਸਿੰਘ', 'सिंह', 'सिंघ'],
  ['kaur', 'kour', 'kor', 'ਕੌਰ', 'कौर'],
  ['gian', 'gyan', 'jnan', 'ਗਿਆਨ', 'ज्ञान'],
  ['vijay', 'vijai', 'ਵਿਜੇ', 'विजय'],
  ['mehta', 'ਮਹਿਤਾ', 'मेहता'],
  ['champa', 'ਚੰਪਾ', 'चंपा', 'चम्पा'],
  ['sonia', 'soniya', 'ਸੋਨੀਆ', 'सोनिया'],
  ['surinder', 'surindar', 'ਸੁਰਿੰਦਰ', 'सुरिन्दर'],
  ['bhullar', 'bhular', 'ਭੁੱਲਰ', 'भुल्लर'],
  ['farooq', 'faruk', 'pharuk', 'ਫ਼ਾਰੂਕ', 'ਫਾਰੂਕ', 'फ़ारूक़', 'फारूक'],
  ['sarah', 'sara', 'ਸਾਰਾ', 'सारा'],
  ['swaran', 'svaran', 'ਸਵਰਨ', 'स्वर्ण'],
  ['kamla', 'kamala', 'ਕਮਲਾ', 'कमला'],
])('one sound in every spelling and script: %s', (...spellings) => {
  expect(new Set(spellings.map(soundOf)).size).toBe(1);
});

test.each([
  ['mahinder', 'mohinder'],
  ['kamal', 'komal'],
  ['raza', 'raja'],
  ['bala', 'bhalla'],
  ['vinod', 'binod'],
  ['sharma', 'sarma'],
])('%s and %s sound differently, and are found together', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
  expect(skeletonOf(soundOf(one))).toBe(skeletonOf(soundOf(other)));
});

test('a nukta counts the same in one sign and in two', () => {
  for (const word of ['ਸ਼ੇਰ', 'ਜ਼ੋਰਾ', 'फ़ज़ल', 'सोढ़ी'])
    expect(soundOf(word.normalize('NFD'))).toBe(soundOf(word.normalize('NFC')));
});

test('another spelling is nearer than another name', () => {
  const distance = (one: string, other: string) => distanceOf(soundOf(one), soundOf(other));
  expect(distance('geetha', 'geeta')).toBeLessThan(distance('geetha', 'gauta'));
  expect(distance('sarma', 'शर्मा')).toBeLessThan(distance('sarma', 'sirmi'));
  expect(distance('mahinder', 'ਮਹਿੰਦਰ')).toBeLessThan(distance('mahinder', 'ਮੋਹਿੰਦਰ'));
  expect(distance('rajendra', 'राजेंद्र')).toBeLessThan(distance('rajendra', 'राजिंदर'));
});

test('of an unfinished word only the beginning counts', () => {
  expect(distanceOf('gurp', 'gurprit', { isOpen: true })).toBeLessThan(0.3);
  expect(distanceOf('gurp', 'gurprit')).toBeGreaterThan(1);
});

test('the list has names enough, each spelled in three scripts, none twice', () => {
  const all = [...menNames, ...womenNames, ...familyNames];
  expect(all.length).toBeGreaterThanOrEqual(300);
  for (const { latin, gurmukhi, devanagari } of all) {
    expect(latin.join('')).toMatch(/^[A-Za-z]+$/);
    expect(gurmukhi.join('')).toMatch(/^[\u0a00-\u0a7f]+$/);
    expect(devanagari.join('')).toMatch(/^[\u0900-\u097f]+$/);
  }
  const names = all.map(({ latin }) => latin[0]);
  expect(names.length).toBe(new Set(names).size);
});

test('one key per word, with the words beside it; both spellings of one sound make them once', () => {
  const keys = ['gurprit singh sndhu|grprt', 'singh gurprit sndhu|sng', 'sndhu gurprit singh|snd'];
  expect(nameKeysOf('ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ', 'Gurpreet Singh Sandhu')).toEqual(keys);
  expect(nameKeysOf('Gurpreet Singh Sandhu', '')).toEqual(keys);
  expect(nameKeysOf('வேலு', '')).toEqual(['வேலு|வேலு']);
  expect(nameKeysOf('…', '')).toEqual(['?|?']);
});

test('words are told apart by what stands between them, not inside them', () => {
  expect(wordsOf(" S. Mary D'Souza-Gill\u200d ")).toEqual(['s', 'mary', 'dsouza', 'gill']);
});

test('whatever is written has keys of the form that the database takes apart', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ maxLength: 120 }),
      (name, latin) => {
        const keys = nameKeysOf(name, latin);
        expect(keys.length).toBeGreaterThan(0);
        for (const key of keys) expect(key).toMatch(/^[^|\s]+( [^|\s]+)*\|[^|\s]+$/u);
      },
    ),
    { numRuns: 500 },
  );
});

test('the distance is symmetric, and none only between the same', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(distanceOf(one, other)).toBeCloseTo(distanceOf(other, one));
      expect(distanceOf(one, other) === 0).toBe(one === other);
    }),
  );
});
