import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP names: 19 MiB, two passes, one lane. */
const argon2id = 2;
const settings = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), settings);
}

/** Without a hash the same work is done on a spare one, so that an unknown user takes as long as a wrong password. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  spare ??= hashPassword('no such user');
  const isRight = await verify(stored ?? (await spare), password.normalize('NFKC'));
  return stored !== null && isRight;
}
let spare: Promise<string> | undefined;
