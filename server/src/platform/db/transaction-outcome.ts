import { sql } from 'kysely';
import type { Tx } from './kysely-on-client.ts';
import { only } from './only.ts';

/**
 * What this transaction has read is acknowledged by its commit only when a replica has it too: a commit that wrote nothing
 * would not wait for one. The message means nothing and is kept in no table.
 */
export async function confirmReplicated(tx: Tx): Promise<void> {
  await sql`select pg_logical_emit_message(true, 'sewa', '')`.execute(tx);
}

/** No transaction that is open now has this id or a later one. */
export async function findNextTransaction(tx: Tx): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(tx);
  return only(rows).next;
}

/**
 * Whether a request's changes are in the change log. Only final when every transaction before `next` has ended; reads the
 * caller's own entries, of the last minutes.
 */
export async function findRequest(
  tx: Tx,
  { requestId, next }: { requestId: string; next: string },
): Promise<{ isSaved: boolean; isFinal: boolean }> {
  const { rows } = await sql<{ isSaved: boolean; isFinal: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8 as "isFinal",
      exists (select from change_log
        where area_id in (context_area(), '00000000-0000-0000-0000-000000000000')
          and at > now() - interval '15 minutes' and user_id = context_user() and request_id = ${requestId}) as "isSaved"`.execute(
    tx,
  );
  return only(rows);
}
