import type { Tx } from '../../platform/db/kysely-on-client.ts';

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
