import { wordsOf } from './name-key.rules.ts';
import { openSoundOf, skeletonOf, soundOf } from './sound.rules.ts';

/** From `low` on, below `high`, in the order of bytes. */
export interface KeyRange {
  low: string;
  high: string;
}

export interface TypedWord {
  sound: string;
  skeleton: string;
  /** The last word may go on. */
  isOpen: boolean;
  /** What it begins with if it does: an `a` at the end may still be none. */
  start: string;
  /** Best first. */
  ranges: KeyRange[];
}

/** What somebody types into a search box. */
export interface TypedText {
  words: TypedWord[];
  /** The text is a number, or the end of a phone number. */
  digits: string;
  /** The text looks like the code of a pass. */
  code: string;
}

const mostWords = 4;
/** Digits of an Indian phone number. */
const nationalLength = 10;

export function searchKeysOf(text: string): TypedText {
  const plain = text
    .normalize('NFC')
    .replace(/[०-९੦-੯]/g, (digit) => String(((digit.codePointAt(0) ?? 0) & 0xf) - 6));
  const code = /^\s*([dma][0-9a-z]{9})\s*$/i.exec(plain)?.[1]?.toUpperCase() ?? '';
  if (/^[\s\d().+/-]*$/.test(plain))
    return { words: [], digits: withoutPrefix(plain.replace(/\D/g, '')), code };
  const words = wordsOf(plain).filter((word) => !/^\d+$/.test(word));
  const isLastOpen = /[\p{L}\p{M}]$/u.test(plain);
  return {
    words: words
      .slice(0, mostWords)
      .map((word, at) => typedWord(word, isLastOpen && at === words.length - 1)),
    digits: '',
    code,
  };
}

/** The 0 or 00 before a whole phone number is dialled and not stored; in the end of one it is a digit like the others. */
function withoutPrefix(digits: string): string {
  return digits.length > nationalLength ? digits.replace(/^0+/, '') : digits;
}

/** The keys of everybody one of whose words sounds exactly so. */
export function wordRange(sound: string): KeyRange {
  return { low: sound, high: `${sound}!` };
}

export function startRange(start: string): KeyRange {
  return { low: start, high: `${start}\u{10ffff}` };
}

function typedWord(word: string, isOpen: boolean): TypedWord {
  const sound = soundOf(word);
  const open = openSoundOf(word);
  const ranges = isOpen ? [wordRange(sound), ...openRanges(open)] : [wordRange(sound)];
  return { sound, skeleton: skeletonOf(sound), isOpen, start: open.replace(/(?<=.)a$/, ''), ranges };
}

/** A vowel at the end may still become another: e the half of ee, o of oo, a part of ai or au, or one that is not written. */
function openRanges(start: string): KeyRange[] {
  const stem = start.slice(0, -1);
  switch (start.at(-1)) {
    case 'a':
      if (stem === '') return [startRange(start)];
      return [
        ...['', 'f', 'j', 'p', 'v'].map((from, at) => ({
          low: stem + from,
          high: `${stem}${['e', 'i', 'o', 'u', '\u{10ffff}'][at]}`,
        })),
        startRange(`${stem}e`),
        startRange(`${stem}o`),
      ];
    case 'e':
      return [startRange(start), startRange(`${stem}i`), startRange(`${stem}r`)];
    case 'o':
      return [startRange(start), startRange(`${stem}u`)];
    default:
      return [startRange(start)];
  }
}
