import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';

/** The number of this machine in the area of the transaction: the one that the cloud gave it, or the configured one. */
export async function deviceNumber(tx: Tx, configured: number): Promise<number> {
  const { rows } = await sql<{ number: number | null }>`select sync_device_number() as number`.execute(tx);
  return only(rows).number ?? configured;
}
