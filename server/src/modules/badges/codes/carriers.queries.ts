import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

interface BadgeKey {
  type: number;
  number: number;
}

/** The sewadar who carries a badge of any centre of the area. */
export async function findCarrier(
  tx: Tx,
  { type, number }: BadgeKey,
  today: string,
): Promise<{ id: string; number: number; isValid: boolean } | null> {
  const { rows } = await sql<{ id: string; number: number; isValid: boolean }>`
    select sewadar_id as id, sewadar_number as number, is_valid as "isValid"
    from carrier_of_badge(${type}::smallint, ${number}, ${today}::date)`.execute(tx);
  return rows[0] ?? null;
}

/** What the card of a badge says at the gate of the enclosure. */
export interface CardPass {
  /** The code of the pass of the member or attendant; null: a badge of somebody else. */
  code: string | null;
  /**
   * Lost, returned or revoked: whoever holds the card need not be the person on it. So it is, too, where that person has
   * died or went to another area.
   */
  isRefused: boolean;
  isOutOfDate: boolean;
}

/** Of a badge of any centre of the area. */
export async function findCardPass(
  tx: Tx,
  { type, number }: BadgeKey,
  today: string,
): Promise<CardPass | null> {
  const { rows } = await sql<CardPass>`
    select pass_code as code, is_refused as "isRefused", is_out_of_date as "isOutOfDate"
    from pass_of_badge(${type}::smallint, ${number}, ${today}::date)`.execute(tx);
  return rows[0] ?? null;
}
