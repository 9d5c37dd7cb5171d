/** What an inherent vowel is written as until the sound is known: it may be spoken or not. */
const inherentVowel = '@';

/**
 * Gurmukhi and Devanagari in plain letters. Both blocks share one layout, so one table serves both; what is not of them
 * stays as it is. Expects NFC, which has taken ਸ਼ ਫ਼ ज़ apart into letter and nukta.
 */
export function romanise(word: string): string {
  let out = '';
  let isOpen = false;
  const characters = [...word];
  for (const [at, character] of characters.entries()) {
    const sign = signOf(character);
    if (sign === null) {
      out += character;
      isOpen = false;
      continue;
    }
    if (sign === nukta || skipped.has(sign)) continue;
    const consonant = consonantAt(characters, at, sign);
    if (consonant !== undefined) {
      out += (isOpen ? inherentVowel : '') + consonant;
      isOpen = true;
      continue;
    }
    if (sign === virama) {
      isOpen = false;
      continue;
    }
    const vowel = vowelSigns.get(sign);
    if (vowel !== undefined) {
      if (isShortAfterH(characters, at)) out += inherentVowel;
      else out += vowel;
      isOpen = false;
      continue;
    }
    const independent = vowels.get(sign);
    if (independent !== undefined) {
      out += (isOpen ? inherentVowel : '') + independent;
      isOpen = false;
      continue;
    }
    if (nasals.has(sign)) {
      out += (isOpen ? inherentVowel : '') + nasalBefore(characters, at);
      isOpen = false;
    }
  }
  return out;
}

/** The place of a character in the shared layout; null for any other script. */
function signOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x900 && code < 0xa80 ? code & 0x7f : null;
}

const nukta = 0x3c;
const virama = 0x4d;
/** Visarga, the signs of doubling and of repetition. */
const skipped = new Set([0x03, 0x3d, 0x51, 0x52, 0x71]);
const nasals = new Set([0x00, 0x01, 0x02, 0x70]);

const consonants = tableOf(0x15, [
  ...[
    'k',
    'kh',
    'g',
    'gh',
    'n',
    'ch',
    'chh',
    'j',
    'jh',
    'n',
    't',
    'th',
    'd',
    'dh',
    'n',
    't',
    'th',
    'd',
    'dh',
  ],
  ...['n', 'n', 'p', 'ph', 'b', 'bh', 'm', 'y', 'r', 'r', 'l', 'l', 'l', 'v', 'sh', 'sh', 's', 'h'],
]).set(0x5c, 'r');
const withNukta = new Map([
  [0x15, 'q'],
  [0x16, 'kh'],
  [0x17, 'gh'],
  [0x1c, 'z'],
  [0x21, 'r'],
  [0x22, 'rh'],
  [0x2b, 'f'],
  [0x38, 'sh'],
]);
const vowels = tableOf(0x05, [
  ...['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'],
])
  .set(0x72, 'i')
  .set(0x73, 'u');
const vowelSigns = tableOf(0x3e, [
  ...['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'],
]).set(0x75, 'y');

function tableOf(first: number, letters: readonly string[]): Map<number, string> {
  return new Map(letters.map((letter, offset) => [first + offset, letter]));
}

function consonantAt(characters: readonly string[], at: number, sign: number): string | undefined {
  const next = characters[at + 1];
  const isDotted = next !== undefined && signOf(next) === nukta;
  return (isDotted ? withNukta.get(sign) : undefined) ?? consonants.get(sign);
}

/** As the next letter makes it: Champa, Amba; and सिंह is spoken singh. */
function nasalBefore(characters: readonly string[], at: number): string {
  const next = characters[at + 1] ?? '';
  if (next === 'ह') return 'ng';
  return /[pbm]/.test(consonants.get(signOf(next) ?? -1) ?? '') ? 'm' : 'n';
}

/** Gurmukhi writes Mehta, Sehgal and Rehman with a short i after the h, which only colours the vowel before it. */
function isShortAfterH(characters: readonly string[], at: number): boolean {
  return (
    /[\u0a15-\u0a38\u0a5c]\u0a3c?\u0a39$/.test(characters.slice(0, at).join('')) &&
    isShortIBeforeConsonant(characters, at)
  );
}

function isShortIBeforeConsonant(characters: readonly string[], at: number): boolean {
  const next = characters[at + 1];
  return characters[at] === '\u0a3f' && next !== undefined && consonants.has(signOf(next) ?? -1);
}
