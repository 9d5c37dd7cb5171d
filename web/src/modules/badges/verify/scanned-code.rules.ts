/** Shorter ones are no codes: a signature alone is longer. */
const SHORTEST = 60;

/**
 * The code that a scanner typed behind whatever stood in a field; a windscreen code comes with its address. Null: nobody
 * scanned anything.
 */
export function splitScanned(text: string): { before: string; code: string } | null {
  const found = /(?:https?:\/\/\S*\/)?S\d+\.[A-Z0-9.-]+\s*$/i.exec(text);
  if (!found || found[0].length < SHORTEST) return null;
  return { before: text.slice(0, found.index), code: found[0].trim() };
}
