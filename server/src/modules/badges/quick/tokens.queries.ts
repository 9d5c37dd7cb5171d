import type { QuickToken } from '@sewa/contract/badges/quick';
import type { QuickKind } from '@sewa/contract/badges/quick-rights';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export interface StoredEvent {
  id: string;
  number: number;
  title: string;
  centre: string;
  fromDay: string;
  toDay: string;
  isClosed: boolean;
}

/** Locked against a change of its days and against closing while tokens are made or moved. */
export async function findLockedEvent(tx: Tx, id: string): Promise<StoredEvent | undefined> {
  return tx
    .selectFrom('quick_event')
    .select([
      'id',
      'number',
      'title',
      'centre_id as centre',
      'from_day as fromDay',
      'to_day as toDay',
      'is_closed as isClosed',
    ])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

interface Numbered {
  event: string;
  kind: QuickKind;
  numbers: readonly number[];
}

/** Takes the numbers that nobody has; the primary key keeps two clerks from taking one twice. Answers which were new. */
export async function takeTokenNumbers(
  tx: Tx,
  { event, kind, numbers, centre }: Numbered & { centre: string },
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    insert into quick_token (area_id, event_id, kind, number, centre_id)
    select context_area(), ${event}, ${kind}, n, ${centre} from unnest(${numbers}::int[]) n
    order by n
    on conflict do nothing returning number`.execute(tx);
  return rows.map(({ number }) => number);
}

/** Which of the numbers there are. They count as printed once more. */
export async function countPrint(tx: Tx, { event, kind, numbers }: Numbered): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    update quick_token set print_count = print_count + 1
    where area_id = context_area() and event_id = ${event} and kind = ${kind} and number = any (${numbers}::int[])
    returning number`.execute(tx);
  return rows.map(({ number }) => number).sort((a, b) => a - b);
}

const columns = sql`kind, number, state, state_at as "stateAt", state_by as "stateBy"`;

interface LockedToken extends QuickToken {
  before: { state: QuickToken['state']; stateAt: string; stateBy: string } | null;
}

export async function findLockedToken(
  tx: Tx,
  { event, kind, number }: { event: string; kind: QuickKind; number: number },
): Promise<LockedToken | undefined> {
  const { rows } = await sql<LockedToken>`
    select ${columns}, before from quick_token
    where area_id = context_area() and event_id = ${event} and kind = ${kind} and number = ${number}
    for update`.execute(tx);
  return rows[0];
}

export async function setTokenState(
  tx: Tx,
  event: string,
  { kind, number, state, stateAt, stateBy, before }: LockedToken,
): Promise<void> {
  await sql`
    update quick_token set state = ${state}, state_at = ${stateAt}, state_by = ${stateBy},
      before = ${before === null ? null : JSON.stringify(before)}::jsonb
    where area_id = context_area() and event_id = ${event} and kind = ${kind} and number = ${number}`.execute(
    tx,
  );
}

interface Summary {
  kind: QuickKind;
  numbers: number[];
  outNumbers: number[];
  returned: number;
}

export async function summariseTokens(tx: Tx, event: string): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select kind, array_agg(number order by number) as numbers,
      coalesce(array_agg(number order by number) filter (where state = 'out'), '{}') as "outNumbers",
      (count(*) filter (where state = 'returned'))::int as returned
    from quick_token where area_id = context_area() and event_id = ${event}
    group by kind order by kind`.execute(tx);
  return rows;
}

export async function listOut(tx: Tx, event: string, kind: QuickKind): Promise<QuickToken[]> {
  const { rows } = await sql<QuickToken>`
    select ${columns} from quick_token
    where area_id = context_area() and event_id = ${event} and kind = ${kind} and state = 'out'
    order by state_at, number limit 500`.execute(tx);
  return rows;
}
