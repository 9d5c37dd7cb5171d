/** Longer than anything that is typed; of a signed code, all but days and signature. */
const LONGEST_SHOWN = 24;

/** A code as it is shown: nobody reads a signature. */
export function shortCode(code: string): string {
  return code.length > LONGEST_SHOWN ? `${code.slice(0, LONGEST_SHOWN)}…` : code;
}
