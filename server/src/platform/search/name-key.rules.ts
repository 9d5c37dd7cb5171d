import { skeletonOf, soundOf } from './sound.rules.ts';

const mostWords = 6;

/**
 * What a person is found by, made from both spellings of the name and kept in the row's name_keys. One key per word: the
 * word's sound, then the other words' in their order, then the word's skeleton: 'gurprit singh|grprt', 'singh gurprit|sng'.
 * Never empty, so that an empty name_keys means: not made yet.
 */
export function nameKeysOf(name: string, nameLatin: string): string[] {
  const keys = [name, nameLatin].flatMap((spelling) =>
    keysOf(wordsOf(spelling).slice(0, mostWords).map(soundOf)),
  );
  return keys.length === 0 ? ['?|?'] : [...new Set(keys)];
}

/** Lower case, without what stands between or inside words: D'Souza is one word, Kaur-Gill are two. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`\u200b-\u200d\ufeff]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function keysOf(sounds: readonly string[]): string[] {
  return sounds.map((sound, at) => `${[sound, ...sounds.toSpliced(at, 1)].join(' ')}|${skeletonOf(sound)}`);
}
