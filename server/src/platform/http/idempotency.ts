import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { PortalError } from './portal-error.ts';

interface KeptReply {
  userId: string;
  key: string;
  endpoint: string;
  /** What was asked, as a hash. */
  asked: string;
  reply: string;
}

/** In the same transaction as the work: a second one with this key fails here and its work is undone. */
export async function keepReply(tx: Tx, { userId, key, endpoint, asked, reply }: KeptReply): Promise<void> {
  await tx.insertInto('idempotency_key').values({ user_id: userId, key, endpoint, asked, reply }).execute();
}

/** Null when this key was never used. With other entries than before it is no repetition: the first are saved, these are not. */
export async function findReply(
  tx: Tx,
  { key, endpoint, asked }: Pick<KeptReply, 'key' | 'endpoint' | 'asked'>,
): Promise<string | null> {
  const kept = await tx
    .selectFrom('idempotency_key')
    .select(['asked', sql<string>`reply::text`.as('reply')])
    .where('key', '=', key)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  if (kept && kept.asked !== '' && kept.asked !== asked) throw new PortalError('SAVED_BEFORE');
  return kept?.reply ?? null;
}
