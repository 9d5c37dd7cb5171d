/**
 * The same text with a signature that is always wrong. Its last letters are not the ones to replace: the end of an Ed25519
 * signature is mostly zeros, so that AAA is right for one code in 256.
 */
export function forgedCode(code: string): string {
  const at = code.lastIndexOf('.') + 1;
  return code.slice(0, at) + (code.charAt(at).toUpperCase() === 'A' ? 'B' : 'A') + code.slice(at + 1);
}
