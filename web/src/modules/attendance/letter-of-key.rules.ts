/**
 * The letter of a key as on an English keyboard. Whoever writes Hindi or Punjabi has another letter on the same key; the marks
 * are still P, L and A.
 */
export function letterOfKey({ key, code }: { key: string; code: string }): string {
  const isOtherScript = key.length === 1 && key > '\u007f';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return isOtherScript && letter ? letter.toLowerCase() : key;
}
