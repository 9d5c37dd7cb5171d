import { signedCode, unsignedCode } from '@sewa/contract/badges/code';
import { expect, test } from 'vitest';
import { tokenKey } from './token-key.rules.ts';

test('a token that is scanned and one that is typed wait in one row', () => {
  const fields = { kind: 'quick', type: 2, area: 'ASR', key: '7F3Q', number: 41, event: 3 } as const;
  const days = { validFrom: '2026-11-16', validTo: '2026-11-16' };
  const code = signedCode(unsignedCode({ ...fields, ...days }), new Uint8Array(64));
  expect([tokenKey(code), tokenKey(code.toLowerCase()), tokenKey(' 41 ')]).toEqual(['41', '41', '41']);
});
