import type { QueryOf, RowOf } from '@sewa/contract/kernel/calls/endpoint';
import type { requestStatuses, users } from '@sewa/contract/user/users';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { countOf } from '../../../platform/overview/overview.queries.ts';
import { pageOf, sortOf } from '../../../platform/resource/paging.ts';

const sortBy = { createdAt: sql`r.created_at`, name: sql`lower(r.name)` };

export async function listRequests(
  tx: Tx,
  query: QueryOf<typeof users.requests>,
): Promise<RowOf<typeof users.requests>> {
  const { limit, offset } = pageOf(query);
  const { field, direction } = sortOf(query.sort);
  const status = query.filter?.['status'];
  const text = (query.q ?? '').normalize('NFC').toLowerCase();
  const found = tx
    .selectFrom('sign_up_request as r')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'r.area_id').onRef('c.id', '=', 'r.centre_id'),
    )
    .$if(status !== undefined, (all) => all.where(sql<boolean>`r.status = ${status}`))
    // A search text, not a pattern: position() takes every character for itself.
    .$if(text !== '', (all) =>
      all.where(sql<boolean>`position(${text} in lower(r.name || ' ' || r.username || ' ' || r.phone)) > 0`),
    );
  const rows = await found
    .select(['r.id', 'r.name', 'r.phone', 'r.email', 'r.username', 'r.centre_id as centre'])
    .select(['c.name as centreName', 'r.status', 'r.reason', 'r.created_at as createdAt'])
    .orderBy(sortBy[field], direction)
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function countOpenRequests(tx: Tx): Promise<number> {
  return countOf(tx, sql`select from sign_up_request where status = 1`);
}

export async function lockRequest(tx: Tx, id: string) {
  const request = await tx
    .selectFrom('sign_up_request')
    .select(['id', 'name', 'phone', 'email', 'username', 'language', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return request ?? null;
}
export type SignUpRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

export async function takeWishedPassword(tx: Tx, of: { request: string; user: string }): Promise<void> {
  await sql`select take_request_password(${of.request}, ${of.user})`.execute(tx);
}

export async function decideRequest(
  tx: Tx,
  decision: {
    id: string;
    status: (typeof requestStatuses)[keyof typeof requestStatuses];
    reason: string;
    by: string;
  },
): Promise<void> {
  await tx
    .updateTable('sign_up_request')
    .set({ status: decision.status, reason: decision.reason, decided_by: decision.by })
    .where('id', '=', decision.id)
    .execute();
}
