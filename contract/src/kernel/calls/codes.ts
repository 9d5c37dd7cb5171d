/** No I, K, L, O, X: nothing that is misread on paper or misheard on the phone. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJMNPQRSTUVWYZ';

/** A random code; bytes beyond the last whole multiple of the alphabet are drawn again, so every letter is equally likely. */
export function randomCode(length: number): string {
  const limit = 256 - (256 % CODE_ALPHABET.length);
  let code = '';
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && code.length < length) code += CODE_ALPHABET[byte % CODE_ALPHABET.length];
    }
  }
  return code;
}

/** As a person types it: upper case, without blanks and dashes. */
export function normaliseCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}
