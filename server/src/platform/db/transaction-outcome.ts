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

/**
 * What became of a transaction, as the database that leads now knows it. Ids are given in order: one that is not below the
 * asker's own was never given here. A database that was promoted or has crashed may have given a lost id to another
 * transaction, so that `committed` may be said of that one; `aborted` is certain.
 */
export async function findStatus(tx: Tx, transactionId: string): Promise<string | null> {
  const { rows } = await sql<{ status: string | null }>`
    select case when ${transactionId}::xid8 < pg_current_xact_id() then pg_xact_status(${transactionId}::xid8)
      else 'aborted' end as status`.execute(tx);
  return only(rows).status;
}

/** Whether a request's changes are in the change log, among the caller's own entries of the last minutes. */
export async function isLogged(tx: Tx, requestId: string): Promise<boolean> {
  const { rows } = await sql<{ isLogged: boolean }>`
    select exists (select from change_log
      where area_id in (context_area(), '00000000-0000-0000-0000-000000000000')
        and at > now() - interval '15 minutes' and user_id = context_user() and request_id = ${requestId}) as "isLogged"`.execute(
    tx,
  );
  return only(rows).isLogged;
}
