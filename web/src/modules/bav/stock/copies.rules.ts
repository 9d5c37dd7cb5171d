/** Copies as they were typed. Null: nothing, or no whole number; a part of a copy is never rounded. */
export function readCopies(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) + 0 : null;
}

/** Whether a text is such a number or becomes one by typing on. */
export function mayBecomeCopies(text: string): boolean {
  return /^\s*[-−]?\d{0,9}\s*$/.test(text);
}
