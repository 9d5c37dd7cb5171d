import { webcrypto } from 'node:crypto';
import {
  type CodeFields,
  readCode,
  type SignedCode,
  signedCode,
  unsignedCode,
} from '@sewa/contract/badges/code';
import { judgeSignature, type SignatureState } from '@sewa/contract/badges/verify-code';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

const { subtle } = webcrypto;
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.-$%*+/: ';

interface Area {
  code: string;
  id: string;
  pair: webcrypto.CryptoKeyPair;
}

let amritsar: Area;
let delhi: Area;

beforeAll(async () => {
  amritsar = { code: 'ASR', id: '7F3Q', pair: await newPair() };
  delhi = { code: 'DEL', id: 'B2C4', pair: await newPair() };
});

async function newPair(): Promise<webcrypto.CryptoKeyPair> {
  const made = await subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  if (!('privateKey' in made)) throw new Error('not a pair');
  return made;
}

const number = fc.integer({ min: 1, max: 99_999 });
const badge: fc.Arbitrary<Omit<CodeFields, 'area' | 'key'>> = fc.record({
  kind: fc.constant('badge' as const),
  type: fc.constantFrom(1, 2, 3, 4, 5, 10, 11),
  number,
  event: fc.constant(0),
  validFrom: fc.constantFrom('2026-01-01', '2026-11-16'),
  validTo: fc.constantFrom('2026-12-31', '2031-11-15'),
});

async function signBy(area: Area, fields: CodeFields): Promise<string> {
  const unsigned = unsignedCode(fields);
  const bytes = await subtle.sign({ name: 'Ed25519' }, area.pair.privateKey, Buffer.from(unsigned));
  return signedCode(unsigned, new Uint8Array(bytes));
}

/** As the gate of an area judges a text. */
async function judge(area: Area, text: string): Promise<SignatureState | 'unreadable'> {
  const code = readCode(text);
  if (!code) return 'unreadable';
  return judgeSignature(code, {
    areaCode: area.code,
    keys: [{ id: area.id, areaCode: area.code, isWithdrawn: false }],
    isSignedBy: (_, { signed, signature }: SignedCode) =>
      subtle.verify({ name: 'Ed25519' }, area.pair.publicKey, signature, Buffer.from(signed)),
  });
}

test('10,000 random alterations of valid codes are all refused', { timeout: 60_000 }, async () => {
  const seen = { unreadable: 0, forged: 0, otherArea: 0 };
  const codes = await Promise.all(
    fc.sample(badge, 100).map((one) => signBy(amritsar, { ...one, area: amritsar.code, key: amritsar.id })),
  );
  for (const code of codes) expect(await judge(amritsar, code)).toBe('genuine');
  const alteration = fc.record({
    code: fc.constantFrom(...codes),
    way: fc.constantFrom('change', 'insert', 'delete', 'swap'),
    place: fc.noBias(fc.integer({ min: 0, max: 999 })),
    letter: fc.constantFrom(...letters),
  });
  let altered = 0;
  for (const { code, way, place, letter } of fc.sample(alteration, 12_000)) {
    if (altered === 10_000) break;
    const at = Math.floor((place / 1000) * code.length);
    const text = alter(code, way, at, letter);
    // Blanks around a code are no part of it.
    if (text.trim() === code) continue;
    altered++;
    const state = await judge(amritsar, text);
    expect([text, state]).not.toEqual([text, 'genuine']);
    if (state in seen) seen[state as keyof typeof seen]++;
  }
  expect(altered).toBe(10_000);
  expect(seen.forged).toBeGreaterThan(1_000);
});

function alter(code: string, way: string, at: number, letter: string): string {
  const [before, here, after] = [code.slice(0, at), code.charAt(at), code.slice(at + 1)];
  switch (way) {
    case 'change':
      return before + letter + after;
    case 'insert':
      return before + letter + here + after;
    case 'delete':
      return before + after;
    default:
      return before + after.charAt(0) + here + after.slice(1);
  }
}

test('no code verifies under the key of another area, whatever its text claims', async () => {
  await fc.assert(
    fc.asyncProperty(badge, fc.boolean(), fc.boolean(), async (one, claimsArea, claimsKey) => {
      const fields = {
        ...one,
        area: claimsArea ? delhi.code : amritsar.code,
        key: claimsKey ? delhi.id : amritsar.id,
      };
      const state = await judge(delhi, await signBy(amritsar, fields));
      expect(state).toBe(claimsArea ? 'forged' : 'otherArea');
    }),
    { numRuns: 200 },
  );
});

test('a withdrawn key verifies nothing', async () => {
  const [one] = fc.sample(badge, 1);
  if (!one) throw new Error('no sample');
  const code = readCode(await signBy(amritsar, { ...one, area: 'ASR', key: amritsar.id }));
  if (!code) throw new Error('not a code');
  const keys = [{ id: amritsar.id, areaCode: 'ASR', isWithdrawn: true }];
  expect(await judgeSignature(code, { areaCode: 'ASR', keys, isSignedBy: () => true })).toBe('withdrawn');
});
