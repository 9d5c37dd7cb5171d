/** The largest number that a record can have. */
const MAX_NUMBER = 2_000_000_000;

/** The sewadar numbers in a pasted text, whatever stands between them; each once, in their order. */
export function numbersIn(text: string): number[] {
  const found = text.match(/\d+/g) ?? [];
  return [...new Set(found.map(Number))].filter((number) => number > 0 && number <= MAX_NUMBER);
}

/** The signed code of a badge, as against a number on it: the server reads it. */
export function looksLikeCard(text: string): boolean {
  return /^\s*S\d+\.B/i.test(text);
}
