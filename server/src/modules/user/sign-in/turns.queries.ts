import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

export interface Turn {
  /** What is bounded, and for whom: 'register 203.0.113.7'. */
  key: string;
  most: number;
  seconds: number;
}

/** Nought, or the seconds until the next turn is free. */
export async function takeTurn(tx: Tx, { key, most, seconds }: Turn): Promise<number> {
  const result = await sql<{ wait: number }>`select take_turn(${key}, ${most}, ${seconds}) as wait`.execute(
    tx,
  );
  return only(result.rows).wait;
}
