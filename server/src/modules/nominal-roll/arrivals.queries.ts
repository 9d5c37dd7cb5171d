import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';

export interface Times {
  arrivedAt: Date | null;
  leftAt: Date | null;
}

export async function setStay(tx: Tx, member: string, { arrivedAt, leftAt }: Times): Promise<void> {
  await tx
    .updateTable('nominal_roll_member')
    .set({ arrived_at: arrivedAt?.toISOString() ?? null, left_at: leftAt?.toISOString() ?? null })
    .where('id', '=', member)
    .execute();
}

/** The moments at which the clocks of a time zone show these days and times. */
export async function momentsOf(
  tx: Tx,
  { arrivedAt, leftAt }: { arrivedAt: string | null; leftAt: string | null },
  timeZone: string,
): Promise<Times> {
  const { rows } = await sql<{ arrivedAt: string | null; leftAt: string | null }>`
    select ${arrivedAt}::timestamp at time zone ${timeZone} as "arrivedAt",
      ${leftAt}::timestamp at time zone ${timeZone} as "leftAt"`.execute(tx);
  const found = only(rows);
  return { arrivedAt: asDate(found.arrivedAt), leftAt: asDate(found.leftAt) };
}

function asDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
