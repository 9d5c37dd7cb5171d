/** A sale, the return of a part of it, or the cancellation of a whole document. */
export const receiptKinds = ['sale', 'return', 'cancel'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Where a receipt was made: the counter, its shift, and the place in that shift. */
export interface ReceiptNumber {
  till: string;
  shift: number;
  kind: ReceiptKind;
  number: number;
}

/** The code of a counter is short and has no dash: it stands first in each of its receipt numbers. */
export const TILL_CODE = /^[A-Z0-9]{1,8}$/;

const letters = { sale: '', return: 'R', cancel: 'C' } as const satisfies Record<ReceiptKind, string>;

/**
 * `A1-57-14`: the fourteenth sale of the 57th shift of counter A1. A shift belongs to one device, so the device gives
 * final numbers to its sales without asking anybody, and no two devices ever give the same. Returns (`A1-57-R2`) and
 * cancellations (`A1-57-C1`) are counted by the server.
 */
export function receiptText({ till, shift, kind, number }: ReceiptNumber): string {
  return `${till}-${shift}-${letters[kind]}${number}`;
}

/** As scanned from a receipt or typed, with blanks or small letters; null: no receipt number. */
export function readReceiptNumber(text: string): ReceiptNumber | null {
  const plain = text.replace(/\s/g, '').toUpperCase();
  const [, till, shift, letter, number] = /^([A-Z0-9]{1,8})-(\d{1,6})-([RC]?)(\d{1,6})$/.exec(plain) ?? [];
  if (till === undefined) return null;
  const kind = receiptKinds.find((one) => letters[one] === letter) ?? 'sale';
  const read = { till, shift: Number(shift), kind, number: Number(number) };
  return read.shift > 0 && read.number > 0 ? read : null;
}
