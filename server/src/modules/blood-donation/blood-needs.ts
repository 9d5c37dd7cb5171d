import type { Tx } from '../../platform/db/kysely-on-client.ts';

/** What the use cases need beside the transaction. */
export interface BloodNeeds {
  /** Of this machine: in the numbers that it gives. A laptop that was enrolled has the number that the cloud gave it. */
  device(tx: Tx): Promise<number>;
  /** The day of a moment, of now where none is given. */
  today(at?: Date): string;
}
