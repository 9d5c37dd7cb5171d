/** The number of a sewadar as it is typed or stands in a code: digits, with blanks or a # before them. */
export function readNumber(code: string): number | null {
  const digits = /^\s*#?\s*0*(\d{1,9})\s*$/.exec(code)?.[1];
  const number = digits === undefined ? 0 : Number(digits);
  return number > 0 ? number : null;
}
