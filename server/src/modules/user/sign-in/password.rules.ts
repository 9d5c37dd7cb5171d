import type { PasswordWeakness } from '@sewa/contract/user/password-weakness';
import { MIN_PASSWORD } from '@sewa/contract/user/session';
import { commonWords, keyboardRuns } from './common-passwords.data.ts';

/** Long enough, not a common one, not the username. Length counts characters as people see them, not bytes. */
export function findWeakness(password: string, username: string): PasswordWeakness | null {
  const text = password.normalize('NFKC');
  if ([...text].length < MIN_PASSWORD) return 'short';
  const lower = text.toLowerCase();
  if (isUsername(lower, username.toLowerCase())) return 'username';
  if (isRepetitive(lower)) return 'repetitive';
  return isCommon(lower) ? 'common' : null;
}

/** The username, alone, turned round, or with less around it than would make a password of its own. */
function isUsername(lower: string, username: string): boolean {
  if (username.length < 3) return false;
  const turned = [...username].reverse().join('');
  return [username, turned].some((name) => {
    const rest = lower.replaceAll(name, '');
    return rest.length < lower.length && [...rest].length < MIN_PASSWORD - 3;
  });
}

/** Fewer than five different characters, or one short piece over and over. */
function isRepetitive(lower: string): boolean {
  if (new Set(lower).size < 5) return true;
  return /^(.{1,7})\1+.{0,3}$/su.test(lower);
}

/** From here on a guesser would have to try pairs of words with whatever stands between them. */
const LONG_PASSWORD = 18;

function isCommon(lower: string): boolean {
  const readings = [lower, unswapped(lower), withoutMarks(lower), withoutMarks(unswapped(lower))];
  return readings.some((text) => isDigits(text) || isRun(text) || isMadeOfWords(text));
}

/** Only digits and dividers: telephone numbers, birthdays, and whatever else has ten of them. */
function isDigits(text: string): boolean {
  return /^[\d\s./+-]*$/.test(text) && text.replace(/\D/g, '').length < 16;
}

/** Neighbouring keys or letters from end to end, forwards, backwards or in two pieces, digits beside them or not. */
function isRun(text: string): boolean {
  const core = text.replace(/[^a-z0-9]/g, '');
  if (core.length < 4) return false;
  const found = longestRun(core, 0);
  return found >= 4 && [found, found + longestRun(core, found)].some((covered) => core.length - covered <= 3);
}

function longestRun(core: string, from: number): number {
  let longest = 0;
  for (const run of everyRun) {
    let length = longest + 1;
    while (from + length <= core.length && run.includes(core.slice(from, from + length))) {
      longest = length;
      length += 1;
    }
  }
  return longest;
}

const everyRun = keyboardRuns.flatMap((run) => {
  const backwards = [...run].reverse().join('');
  return [run + run, backwards + backwards];
});

/** Nothing but common words once digits and signs are taken off their ends: two of them joined are still guessed. */
function isMadeOfWords(text: string): boolean {
  const words = text.split(/[^a-z]+/).filter(Boolean);
  if (words.length === 0) return false;
  const letters = words.join('');
  // Much beside the words makes a password of its own, and so do two different words in a long one.
  if ([...text].length - letters.length > 8) return false;
  if ([...text].length >= LONG_PASSWORD && new Set(words).size > 1) return false;
  return piecesOf(letters) <= 2 || words.reduce((sum, word) => sum + piecesOf(word), 0) <= 2;
}

/** How many common words a word is made of, at most two; three stands for "not of common words". */
function piecesOf(word: string): number {
  if (commonWords.has(word)) return 1;
  for (let cut = 3; cut <= word.length - 2; cut++) {
    if (commonWords.has(word.slice(0, cut)) && commonWords.has(word.slice(cut))) return 2;
  }
  return 3;
}

const swaps: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** P@ssw0rd is password: signs and digits that stand for letters, where letters are around them. */
function unswapped(lower: string): string {
  return lower.replace(
    /(?<=[a-z@4301!$57])[@4301!$57](?=[a-z@4301!$57]*[a-z])/g,
    (sign) => swaps[sign] ?? sign,
  );
}

function withoutMarks(lower: string): string {
  return lower.normalize('NFD').replace(/\p{M}/gu, '');
}
