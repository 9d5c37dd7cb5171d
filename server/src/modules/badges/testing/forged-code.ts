/**
 * The same text with a signature that is never the right one. The last letters are no place to change: the end of an
 * Ed25519 signature is mostly zeros, so that any three fixed letters are right for one code in 256.
 */
export function forgedCode(code: string): string {
  const at = code.lastIndexOf('.') + 1;
  return code.slice(0, at) + (code.charAt(at).toUpperCase() === 'A' ? 'B' : 'A') + code.slice(at + 1);
}
