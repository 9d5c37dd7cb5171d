/** Left-hand patterns of a digit with odd and even parity; the right-hand one is the odd one inverted. */
const oddPatterns = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const;
/** Which of the six left digits of an EAN-13 are even: this says its first digit. */
const parities = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];

/**
 * A barcode as it is kept: 13 digits, or the 8 of a short one. Accepts EAN-13, EAN-8, UPC-A, ISBN-13 and ISBN-10, with
 * dashes and blanks. Null: none of these, or its check digit is wrong.
 */
export function readBarcode(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(plain)) return isIsbn10(plain) ? withCheckDigit(`978${plain.slice(0, 9)}`) : null;
  const digits = /^\d{12}$/.test(plain) ? `0${plain}` : plain;
  return /^(\d{8}|\d{13})$/.test(digits) && withCheckDigit(digits.slice(0, -1)) === digits ? digits : null;
}

/** The code on the label of an item that has none of its own: the range 20 is for use inside a shop. */
export function storeBarcode(number: number): string {
  return withCheckDigit(`20${String(number).padStart(10, '0')}`);
}

/** The largest number that an item can have, by the column in which it is kept. */
const MAX_ITEM_NUMBER = 2_147_483_647;

/** Whether a barcode is one that the shop gives, now or later: it then belongs to the item of that number. */
export function isStoreBarcode(code: string): boolean {
  return /^20\d{11}$/.test(code) && Number(code.slice(2, 12)) <= MAX_ITEM_NUMBER;
}

/** The bars of an EAN-13 or EAN-8, a character for each module: 1 is black. */
export function barcodeModules(code: string): string {
  const digits = [...code].map(Number);
  if (digits.length === 8) return framed(digits.slice(0, 4), '0000', digits.slice(4));
  const [first = 0, ...rest] = digits;
  return framed(rest.slice(0, 6), parities[first] ?? '', rest.slice(6));
}

function framed(left: readonly number[], parity: string, right: readonly number[]): string {
  const lefts = left.map((digit, place) => (parity[place] === '1' ? evenPattern(digit) : oddPattern(digit)));
  return ['101', ...lefts, '01010', ...right.map((digit) => inverted(oddPattern(digit))), '101'].join('');
}

function oddPattern(digit: number): string {
  return oddPatterns[digit] ?? '';
}

function evenPattern(digit: number): string {
  return [...inverted(oddPattern(digit))].reverse().join('');
}

function inverted(pattern: string): string {
  return [...pattern].map((module) => (module === '1' ? '0' : '1')).join('');
}

/** Digits weigh 3 and 1 in turn, from the right. */
function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

function isIsbn10(text: string): boolean {
  const sum = [...text].reduce(
    (all, digit, place) => all + (digit === 'X' ? 10 : Number(digit)) * (10 - place),
    0,
  );
  return sum % 11 === 0;
}
