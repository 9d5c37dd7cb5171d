/** Gurmukhi and Devanagari digits as the western ones that numbers are read from. */
export function westernDigits(text: string): string {
  return text
    .replace(/[੦-੯]/g, (digit) => String(digit.charCodeAt(0) - 0x0a66))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
