import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReceiptNumber, receiptKinds, receiptText } from './receipt-number.ts';
import { UPI_ADDRESS, upiText } from './upi.ts';

describe('a receipt number', () => {
  test.each([
    ['A1-57-14', { till: 'A1', shift: 57, kind: 'sale', number: 14 }],
    [' asr1-1-r1 ', { till: 'ASR1', shift: 1, kind: 'return', number: 1 }],
    ['A1-3-C2', { till: 'A1', shift: 3, kind: 'cancel', number: 2 }],
  ])('%s is read', (text, read) => {
    expect(readReceiptNumber(text)).toEqual(read);
  });
  test.each(['', 'A1-57', 'A1-0-1', 'A1-1-0', '9788173711466', 'TOOLONGCODE-1-1', 'A1-1-1-1'])(
    '%s is none',
    (text) => {
      expect(readReceiptNumber(text)).toBeNull();
    },
  );
  test('is read as it was written', () => {
    const parts = fc.record({
      till: fc.stringMatching(/^[A-Z0-9]{1,8}$/),
      shift: fc.integer({ min: 1, max: 999_999 }),
      kind: fc.constantFrom(...receiptKinds),
      number: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(parts, (one) => {
        expect(readReceiptNumber(receiptText(one))).toEqual(one);
      }),
    );
  });
});

describe('a UPI request', () => {
  test('names payee, amount and receipt', () => {
    expect(
      upiText({
        payee: 'stall.asr@okbank',
        payeeName: 'Book stall & Co',
        paise: 38_050,
        reference: 'A1-57-14',
      }),
    ).toBe('upi://pay?pa=stall.asr@okbank&pn=Book%20stall%20%26%20Co&am=380.50&cu=INR&tn=A1-57-14&tr=A15714');
  });
  test.each(['stall@okbank', 'a.b-c_9@ybl'])('goes to %s', (address) => {
    expect(address).toMatch(UPI_ADDRESS);
  });
  test.each(['', 'stall', '@bank', 'stall@', 'stall@9bank', 'a b@bank', 'stall@bank&am=1'])(
    'never to %j',
    (address) => {
      expect(address).not.toMatch(UPI_ADDRESS);
    },
  );
});
