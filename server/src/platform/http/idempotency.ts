import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';

interface KeptReply {
  userId: string;
  key: string;
  endpoint: string;
  reply: string;
}

/** In the same transaction as the work: a second one with this key fails here and its work is undone. */
export async function keepReply(tx: Tx, { userId, key, endpoint, reply }: KeptReply): Promise<void> {
  await tx.insertInto('idempotency_key').values({ user_id: userId, key, endpoint, reply }).execute();
}

export async function findReply(tx: Tx, key: string, endpoint: string): Promise<string | null> {
  const kept = await tx
    .selectFrom('idempotency_key')
    .select(sql<string>`reply::text`.as('reply'))
    .where('key', '=', key)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return kept?.reply ?? null;
}
