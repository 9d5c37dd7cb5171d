import { createHmac } from 'node:crypto';
import { normaliseCode, randomCode } from '@sewa/contract/kernel/calls/codes';
import { deriveSecret } from '../../../secret.ts';

const codeLength = 6;
export const CODE_MINUTES = 10;

export interface OneTimeCodes {
  /** A new code for a user: shown once, kept as its hash. */
  draw(username: string): { code: string; hash: Buffer; validUntil: Date };
  hashOf(username: string, typed: string): Buffer;
}

/** Six letters are soon tried through, so the hash needs a secret that is not in the database. */
export function oneTimeCodes(secret: string): OneTimeCodes {
  const key = deriveSecret(secret, 'one-time codes');
  const hashOf = (username: string, typed: string) =>
    createHmac('sha256', key)
      .update(`${username}\n${normaliseCode(typed)}`)
      .digest();
  return {
    hashOf,
    draw: (username) => {
      const code = randomCode(codeLength);
      const validUntil = new Date(Date.now() + CODE_MINUTES * 60_000);
      return { code, hash: hashOf(username, code), validUntil };
    },
  };
}
