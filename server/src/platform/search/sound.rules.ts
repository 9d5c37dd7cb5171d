import { romanise } from './romanise.rules.ts';

/**
 * How a word of a name is spoken, in letters that are the same for every script and for the usual spellings of each.
 * An `a` inside the word is left out: Indic letters carry one that is spoken or not, and nobody writes it alike.
 * 'Gurpreet', 'gurprit', 'ਗੁਰਪ੍ਰੀਤ' and 'गुरप्रीत' are all gurprit; Kamla is kmla, Kamal kml, Komal koml.
 */
export function soundOf(word: string): string {
  return remembered(sounds, word, (text) => spoken(text, { isWhole: true }));
}

/** The consonants alone, those that are taken for one another made one: it finds, the sound ranks. */
export function skeletonOf(sound: string): string {
  return remembered(skeletons, sound, (text) =>
    text
      .replace(/^[aeiou]+/, 'a')
      .replace(/(?<=.)[aeiouhy]/g, '')
      .replace(/[bw]/g, 'v')
      .replace(/f/g, 'p')
      .replace(/z/g, 'j'),
  );
}

/** What a word that is still being typed begins like. */
export function openSoundOf(word: string): string {
  return spoken(word, { isWhole: false });
}

function spoken(word: string, { isWhole }: { isWhole: boolean }): string {
  const plain = romanise(
    word
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  );
  let sound = plain.replace(/[^a-z0-9@]/g, '');
  for (const [pattern, replacement] of isWhole ? wholeWordRules : openWordRules)
    sound = sound.replace(pattern, replacement);
  // A script that we do not read is found as it is written.
  return sound === '' ? word : sound;
}

type Rule = readonly [RegExp, string];

const consonantRules: Rule[] = [
  // Gnan, Jnan, Dnyan and Gyan are one name.
  [/^gn|jn(?=[aeiou@])|dny/g, 'gy'],
  [/^chr/, 'kr'],
  [/ch(?=ae)/g, 'k'],
  [/q(u(?=[ei]))?/g, 'k'],
  [/x/g, 'ksh'],
  [/ow(?=[^aeiouhy])/g, 'o'],
  [/w/g, 'v'],
  [/c(?=ch|k)/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h|$)/g, 'k'],
  // From here on c is the first letter of Chaman.
  [/ch/g, 'c'],
  [/ph/g, 'f'],
  [/([^aeiou])\1+/g, '$1'],
  [/nder(?![aeiou])/g, 'ndr'],
  [/(?<!sh)e(?=r[^aeiou@])/g, 'a'],
];

const longVowelRules: Rule[] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
];

const endRules: Rule[] = [
  [/^sin(g|h|gh)$/, 'singh'],
  [/(?<=[aeiou@].*[aeiou])h$/, ''],
  [/(?<=[aeiou@].*[dtkb]h?)er$/, 'r'],
  [/eo$/, 'ev'],
  [/ie$/, 'i'],
  [/(?<=o[rs])e$/, ''],
  [/(?<=[^aeiou@])y$/, 'i'],
  [/(?<=[ou])y$/, 'i'],
];

const vowelRules: Rule[] = [
  [/(?<=[aeou@])i(?=[aeou])/g, 'y'],
  [/[a@]iy(?=[aeou@])/g, 'ay'],
  [/[a@]y@(?=[^aeiou@])/g, 'e'],
  [/(?<=[ou])y@(?=[^aeiou@])/g, 'i'],
  [/[a@e][iy](?![aeiouy@])/g, 'e'],
  [/[a@o]u(?![aeiou])/g, 'o'],
  [/[a@]o/g, 'av'],
  [/iy(?=[aeou@])/g, 'i'],
  [/(?<=[^aeiouy@])y(?=[^y]|$)/g, 'i'],
  [/(?<=i)@/g, 'a'],
];

const silentRules: Rule[] = [
  [/@/g, ''],
  // Beside another vowel it is always spoken.
  [/(?<=[^aeiou])a(?=[^aeiou])/g, ''],
  [/(?<=[^aeiou])y(?=[^aeiouy])/g, 'e'],
  [/(?<=[aeou])y(?=[^aeiouy])/g, 'i'],
  // Mehta and Mahta, Rehman and Rahman.
  [/(?<=.)e(?=h[^aeiou])/g, ''],
];

const beginning = [...consonantRules, ...longVowelRules];
const ending = [...vowelRules, ...silentRules];
const openWordRules: Rule[] = [...beginning, ...ending];
const wholeWordRules: Rule[] = [[/c$/, 'k'], ...beginning, ...endRules, ...ending];

const sounds = new Map<string, string>();
const skeletons = new Map<string, string>();
const mostRemembered = 20_000;

/** Names repeat themselves: an import of a hundred thousand rows has some thousand different words. */
function remembered(known: Map<string, string>, text: string, make: (text: string) => string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostRemembered) known.clear();
  const made = make(text);
  known.set(text, made);
  return made;
}
