/** One letter of the first and one of the last name, in whatever script they are written; signs above and below are left out. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/).flatMap(firstLetter);
  const [first = '', ...others] = words;
  return first + (others.at(-1) ?? '');
}

/** A dot below (ਸ਼, ज़) belongs to its letter. */
function firstLetter(word: string): string[] {
  const letter = /\p{L}[\u093c\u0a3c]?/u.exec(word)?.[0];
  return letter === undefined ? [] : [letter.toLocaleUpperCase()];
}
