import type { ReadingsAround } from '@sewa/contract/transport/odometer-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

interface Asked {
  vehicle: string;
  /** Of the reading, in the time zone. */
  day: string;
  timeZone: string;
  /** Left out where only the day is known. */
  at?: Date;
  /** The record that is judged is not compared with itself. */
  withoutTrip?: string;
  withoutExpense?: string;
}

/** What is known of the odometer around a moment or a day; the vehicle is one of the area. */
export async function getReadingsAround(tx: Tx, asked: Asked): Promise<ReadingsAround> {
  const { vehicle, day, timeZone, at, withoutTrip = null, withoutExpense = null } = asked;
  const { rows } = await sql<ReadingsAround>`
    select before, after, highest, since
    from vehicle_readings(${vehicle}, ${day}::date, ${at?.toISOString() ?? null}::timestamptz, ${withoutTrip}::uuid,
      ${withoutExpense}::uuid, ${timeZone})`.execute(tx);
  return only(rows);
}
