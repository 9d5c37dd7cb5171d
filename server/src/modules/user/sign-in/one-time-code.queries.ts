import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

export interface Recipient {
  user_id: string;
  email: string;
  name: string;
  language: string;
}

export async function findMailAddress(tx: Tx, username: string): Promise<Recipient | null> {
  const found = await sql<Recipient>`select * from find_mail_address(${username})`.execute(tx);
  return found.rows[0] ?? null;
}

/** False: a code that an administrator handed out is still valid. */
export async function keepCode(
  tx: Tx,
  one: { userId: string; hash: Buffer; validUntil: Date; isByMail: boolean },
): Promise<boolean> {
  const result = await sql<{ kept: boolean }>`
    select keep_code(${one.userId}, ${one.hash}, ${one.validUntil}, ${one.isByMail}) as kept`.execute(tx);
  return only(result.rows).kept;
}

/** True once, for the right code; every call counts as a try of whoever asks from there. */
export async function useCode(
  tx: Tx,
  one: { username: string; hash: Buffer; passwordHash: string; from: string },
): Promise<boolean> {
  const result = await sql<{ used: boolean }>`
    select use_code(${one.username}, ${one.hash}, ${one.passwordHash}, ${one.from}) as used`.execute(tx);
  return only(result.rows).used;
}
