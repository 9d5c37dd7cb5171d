/** What a scanner types comes without a pause; a longer one begins something new. */
const MAX_GAP_MS = 150;
/** No person writes twenty letters a second, eight times in a row. */
const MAX_MEAN_GAP_MS = 50;
/** Nor so many without a pause and without a space, however slowly a scanner sends them. */
const LONG_CODE = 40;
/** The shortest codes: those on goods. A pass has ten letters. */
const MIN_LENGTH = 8;

/** The part of a KeyboardEvent that says which key was pressed. */
export interface Key {
  key: string;
  code: string;
  shiftKey: boolean;
}

/** Keys that came one right after the other. */
export interface TypedRun {
  readonly typed: string;
  /** The same keys on the keyboard for which scanners are made. */
  readonly onUsKeyboard: string;
  readonly since: number;
  readonly at: number;
}

export const noRun: TypedRun = { typed: '', onUsKeyboard: '', since: 0, at: 0 };

export interface ScannedText {
  text: string;
  /** What stands in the field is something else: the layout of the keyboard has letters of another script. */
  isForeign: boolean;
}

/**
 * The character that a scanner meant: it presses the keys of a US keyboard, which on a Hindi or Punjabi layout give letters
 * of that script, or nothing. Empty for a key that stands for no character.
 */
export function characterOf(pressed: Key): string {
  if (isPlain(pressed.key)) return pressed.key;
  if (isNamed(pressed.key) && !namesOfNothing.has(pressed.key)) return '';
  return usCharacter(pressed) || (isNamed(pressed.key) ? '' : pressed.key);
}

/** A key that is held while another one is pressed interrupts nothing. */
export function afterKey(run: TypedRun, pressed: Key, at: number): TypedRun {
  if (pressed.key === 'Shift' || pressed.key === 'CapsLock') return run;
  const character = characterOf(pressed);
  if (character === '') return noRun;
  const before = run.typed !== '' && at - run.at <= MAX_GAP_MS ? run : { ...noRun, since: at };
  return {
    // A key of which nothing comes counts, too: it is what tells that the layout is another one.
    typed: before.typed + (isNamed(pressed.key) ? NOTHING : pressed.key),
    onUsKeyboard: before.onUsKeyboard + (usCharacter(pressed) || character),
    since: before.since,
    at,
  };
}

/** What this Enter ends; null: a person wrote it. */
export function scannedText(
  { typed, onUsKeyboard, since, at }: TypedRun,
  enterAt: number,
): ScannedText | null {
  const { length } = onUsKeyboard;
  if (length < MIN_LENGTH || enterAt - at > MAX_GAP_MS) return null;
  const isLong = length >= LONG_CODE && !onUsKeyboard.includes(' ');
  if (!isLong && enterAt - since > length * MAX_MEAN_GAP_MS) return null;
  const isForeign = ![...typed].every(isPlain);
  return { text: isForeign ? onUsKeyboard : typed, isForeign };
}

const NOTHING = '\u{FFFD}';

/** For a key without a character in the layout, for one that an input method takes, and for an accent. */
const namesOfNothing: ReadonlySet<string> = new Set(['', 'Unidentified', 'Process', 'Dead']);

function isPlain(key: string): boolean {
  return /^[ -~]$/.test(key);
}

/** 'Enter', 'F9' and so on. Several letters of another script are what one key of it can give. */
function isNamed(key: string): boolean {
  return key === '' || /^[A-Z][A-Za-z0-9]+$/.test(key);
}

function usCharacter({ code, shiftKey }: Key): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  const [, digit] = /^Numpad(\d)$/.exec(code) ?? [];
  return digit ?? otherKeys[code]?.[shiftKey ? 1 : 0] ?? '';
}

/** Without and with Shift. */
const otherKeys: Readonly<Record<string, string>> = {
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
};
