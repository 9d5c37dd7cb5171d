import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CodeFields,
  type CodeKind,
  MAX_CODE_LENGTH,
  readCode,
  signedCode,
  unsignedCode,
} from './code.ts';

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10));
const fields: fc.Arbitrary<CodeFields> = fc
  .record({
    kind: fc.constantFrom<CodeKind>('badge', 'quick', 'vehicle', 'fleet'),
    type: fc.integer({ min: 1, max: 11 }),
    area: fc.stringMatching(/^[A-Z0-9-]{1,12}$/),
    key: fc.stringMatching(/^[0-9A-Z]{4}$/),
    number: fc.integer({ min: 1, max: 999_999_999 }),
    event: fc.integer({ min: 1, max: 999_999 }),
    validFrom: fc.option(day),
    validTo: fc.option(day),
  })
  .map((one) => ({ ...one, event: one.kind === 'quick' ? one.event : 0 }));
const signature = fc.uint8Array({ minLength: 64, maxLength: 64 });

test('a code is read back as it was written', () => {
  fc.assert(
    fc.property(fields, signature, (one, bytes) => {
      const unsigned = unsignedCode(one);
      const text = signedCode(unsigned, bytes);
      const read = readCode(text);
      expect(readCode(`https://portal.example.org/api/badges/windscreen/${text}`)).toEqual(read);
      expect(read?.fields).toEqual(one);
      expect(read?.signed).toBe(unsigned);
      expect([...(read?.signature ?? [])]).toEqual([...bytes]);
    }),
  );
});

test('a code uses the alphanumeric letters of a QR code and stays short', () => {
  fc.assert(
    fc.property(fields, signature, (one, bytes) => {
      const text = signedCode(unsignedCode(one), bytes);
      expect(text).toMatch(/^[0-9A-Z$%*+\-./: ]+$/);
      expect(text.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
    }),
  );
  const usual: CodeFields = {
    kind: 'badge',
    type: 1,
    area: 'ASR',
    key: '7F3Q',
    number: 12345,
    event: 0,
    validFrom: '2026-11-16',
    validTo: '2031-11-15',
  };
  // 154 letters are what version 6 holds with correction level M.
  expect(signedCode(unsignedCode(usual), new Uint8Array(64)).length).toBeLessThanOrEqual(154);
});

test('no two texts mean the same code', () => {
  fc.assert(
    fc.property(fields, signature, (one, bytes) => {
      const text = signedCode(unsignedCode(one), bytes);
      const last = text.at(-1) ?? '';
      // The last letter carries two bits; the letters with further bits set are other spellings of the same bytes.
      for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567') {
        const other = text.slice(0, -1) + letter;
        const read = readCode(other);
        if (letter !== last && read) expect([...read.signature]).not.toEqual([...bytes]);
      }
      const parts = text.split('.');
      expect(readCode(parts.with(4, `0${parts[4]}`).join('.'))).toBeNull();
      expect(readCode(`${text}A`)).toBeNull();
    }),
  );
});

test('any other text is no code', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 220 }), (text) => {
      expect(readCode(text)).toBeNull();
    }),
  );
});

test('a scanner may type small letters and add a line end', () => {
  const text = signedCode('S1.B1.ASR.7F3Q.1..', new Uint8Array(64));
  expect(readCode(` ${text.toLowerCase()}\r\n`)?.fields.number).toBe(1);
});
