/** A scanner types digit after digit, and Enter at once. What comes later was typed apart from it, an amount for example. */
const MAX_GAP_MS = 500;
/** The shortest codes on goods. As an amount so many digits would be a crore of rupees. */
const MIN_CODE_DIGITS = 8;

/** Digits that came one right after the other, and when the last one came. */
export interface TypedDigits {
  readonly digits: string;
  readonly at: number;
}

export const noDigits: TypedDigits = { digits: '', at: 0 };

export function afterKey({ digits, at: lastAt }: TypedDigits, key: string, at: number): TypedDigits {
  if (!/^\d$/.test(key)) return noDigits;
  return { digits: at - lastAt <= MAX_GAP_MS ? digits + key : key, at };
}

/** The code that this Enter ends; null: it was not pressed by a scanner. */
export function scannedCode({ digits, at }: TypedDigits, enterAt: number): string | null {
  return enterAt - at <= MAX_GAP_MS && isCode(digits) ? digits : null;
}

/** What no customer pays, and what goods have as a code. */
export function isCode(text: string): boolean {
  return /^\d+$/.test(text) && text.length >= MIN_CODE_DIGITS;
}
