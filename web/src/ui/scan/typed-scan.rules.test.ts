import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterKey, characterOf, type Key, noRun, scannedText } from './typed-scan.rules.ts';

/** What the keys of a US keyboard give on the layouts of Windows; a key that is missing gives nothing there. */
const inscript = {
  hindi: {
    plain: {
      q: 'ौ',
      w: 'ै',
      e: 'ा',
      r: 'ी',
      t: 'ू',
      y: 'ब',
      u: 'ह',
      i: 'ग',
      o: 'द',
      p: 'ज',
      a: 'ो',
      s: 'े',
      d: '्',
      f: 'ि',
      g: 'ु',
      h: 'प',
      j: 'र',
      k: 'क',
      l: 'त',
      x: 'ं',
      c: 'म',
      v: 'न',
      b: 'व',
      n: 'ल',
      m: 'स',
      '/': 'य',
    },
    shifted: {
      Q: 'औ',
      W: 'ऐ',
      E: 'आ',
      R: 'ई',
      T: 'ऊ',
      Y: 'भ',
      U: 'ङ',
      I: 'घ',
      O: 'ध',
      P: 'झ',
      A: 'ओ',
      S: 'ए',
      D: 'अ',
      F: 'इ',
      G: 'उ',
      H: 'फ',
      J: 'ऱ',
      K: 'ख',
      L: 'थ',
      X: 'ँ',
      C: 'ण',
      N: 'ळ',
      M: 'श',
      ':': 'छ',
    },
  },
  punjabi: {
    plain: {
      q: 'ੌ',
      w: 'ੈ',
      e: 'ਾ',
      r: 'ੀ',
      t: 'ੂ',
      y: 'ਬ',
      u: 'ਹ',
      i: 'ਗ',
      o: 'ਦ',
      p: 'ਜ',
      a: 'ੋ',
      s: 'ੇ',
      d: '੍',
      f: 'ਿ',
      g: 'ੁ',
      h: 'ਪ',
      j: 'ਰ',
      k: 'ਕ',
      l: 'ਤ',
      x: 'ਂ',
      c: 'ਮ',
      v: 'ਨ',
      b: 'ਵ',
      n: 'ਲ',
      m: 'ਸ',
    },
    shifted: {
      Q: 'ਔ',
      W: 'ਐ',
      E: 'ਆ',
      R: 'ਈ',
      T: 'ਊ',
      Y: 'ਭ',
      U: 'ਙ',
      I: 'ਘ',
      O: 'ਧ',
      P: 'ਝ',
      A: 'ਓ',
      S: 'ਏ',
      D: 'ਅ',
      F: 'ਇ',
      G: 'ਉ',
      H: 'ਫ',
      K: 'ਖ',
      L: 'ਥ',
      C: 'ਣ',
      N: 'ਲ਼',
      M: 'ਸ਼',
    },
  },
} as const satisfies Record<string, Layout>;

interface Layout {
  plain: Readonly<Record<string, string>>;
  shifted: Readonly<Record<string, string>>;
}

const marks: Readonly<Record<string, string>> = {
  '.': 'Period',
  '-': 'Minus',
  '/': 'Slash',
  ':': 'Semicolon',
  '0': 'Digit0',
};

/** The key that a scanner presses for a character, as the browser tells of it. */
function keyFor(character: string, layout?: Layout): Key {
  const shiftKey = /[A-Z:]/.test(character);
  const code =
    marks[character] ?? (/\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`);
  const isLetter = /[A-Za-z/:]/.test(character);
  const given = layout?.[shiftKey ? 'shifted' : 'plain'][character];
  return { key: layout && isLetter ? (given ?? 'Unidentified') : character, code, shiftKey };
}

interface Pace {
  gapMs?: number;
  enterAfterMs?: number;
}

/** What Enter ends after keys that come so long after one another. */
function scanOf(keys: readonly Key[], { gapMs = 10, enterAfterMs }: Pace = {}) {
  let at = 1_000;
  let run = noRun;
  for (const key of keys) {
    at += gapMs;
    if (key.shiftKey) run = afterKey(run, { key: 'Shift', code: 'ShiftLeft', shiftKey: true }, at);
    run = afterKey(run, key, at);
  }
  return scannedText(run, at + (enterAfterMs ?? gapMs));
}
const keysOf = (text: string, layout?: Layout) => [...text].map((character) => keyFor(character, layout));

const codes = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-/:'),
  minLength: 8,
  maxLength: 140,
});

describe.each(['hindi', 'punjabi'] as const)('on a keyboard with the %s layout', (name) => {
  test('a code is read by its keys, also where a key gives no letter', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(scanOf(keysOf(code, inscript[name]))?.text).toBe(code);
      }),
    );
  });

  test('each key alone gives the character that the scanner meant', () => {
    for (const character of 'S1.B7-z/')
      expect(characterOf(keyFor(character, inscript[name]))).toBe(character);
  });
});

test('digits of the script itself are digits, and a French keyboard is read as well', () => {
  const hindi = [...'96385074'].map((digit) => ({
    key: String.fromCodePoint(0x0966 + Number(digit)),
    code: `Digit${digit}`,
    shiftKey: false,
  }));
  expect(scanOf(hindi)).toEqual({ text: '96385074', isForeign: true });
  // There, A and Q change places, and digits are typed with Shift.
  const azerty = [...'&é"\'(-è_'].map((key, place) => ({ key, code: `Digit${place + 1}`, shiftKey: false }));
  expect(scanOf(azerty)?.text).toBe('12345678');
});

test('on a Latin keyboard a code stays as it was typed', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(scanOf(keysOf(code))).toEqual({ text: code, isForeign: false });
    }),
  );
});

test.each([
  ['a name that is typed fast', 'harpreet', { gapMs: 80 }],
  ['a name in haste, and Enter after it', 'harpreet', { gapMs: 60, enterAfterMs: 60 }],
  ['few letters', 'M12345', {}],
  ['what was typed at once, and Enter later by hand', 'harpreet', { enterAfterMs: 400 }],
])('%s is no scan', (_name, text, pace) => {
  expect(scanOf(keysOf(text), pace)).toBeNull();
  expect(scanOf(keysOf(text, inscript.hindi), pace)).toBeNull();
});

test('a long code is one from a slow scanner, too, and a sentence in haste is none', () => {
  const long = 'A7Q2'.repeat(15);
  expect(scanOf(keysOf(long), { gapMs: 120 })?.text).toBe(long);
  expect(scanOf(keysOf(long, inscript.hindi), { gapMs: 120 })?.text).toBe(long);
  expect(scanOf(keysOf(long), { gapMs: 160 })).toBeNull();
  const space = { key: ' ', code: 'Space', shiftKey: false };
  expect(scanOf([...keysOf(long.slice(8)), space, ...keysOf('A7Q2A7Q2')], { gapMs: 120 })).toBeNull();
});

test('what was written before a pause does not belong to the scan', () => {
  let run = noRun;
  for (const [place, key] of keysOf('kaur').entries()) run = afterKey(run, key, 1_000 + place * 200);
  for (const [place, key] of keysOf('M7Q2A7Q2A7').entries()) run = afterKey(run, key, 3_000 + place * 10);
  expect(scannedText(run, 3_110)?.text).toBe('M7Q2A7Q2A7');
});

test('keys that stand for no character give none, and end what was typed', () => {
  for (const key of ['Enter', 'Tab', 'F9', 'ArrowDown', 'Backspace', 'Shift'])
    expect(characterOf({ key, code: key, shiftKey: false })).toBe('');
  const tab = { key: 'Tab', code: 'Tab', shiftKey: false };
  expect(scanOf([...keysOf('M7Q2A7'), tab, ...keysOf('Q2A7')])).toBeNull();
});
