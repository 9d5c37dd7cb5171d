import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

const { CREATED, DISPATCHED, RECEIVED } = dakStatuses;

const ownBag = sql`dak_bag b where b.area_id = r.area_id and b.id = r.bag_id`;

/** Of a letter `r`: the bag that it is in, and whether that came without it. */
export const bagName = sql<string | null>`(select b.reference from ${ownBag})`;
export const isMissing = sql<boolean>`(r.status = ${sql.lit(DISPATCHED)}
  and exists (select from ${ownBag} and b.status = ${sql.lit(RECEIVED)}))`;

/** Letters `r` that may be put into a bag: of its centre, for the same centre, not sent and in no other bag. */
export function isPackable(bag: string) {
  return sql<boolean>`(r.type = ${sql.lit(dakTypes.DISPATCH)} and r.status = ${sql.lit(CREATED)} and r.bag_id is null
    and exists (select from dak_bag b where b.area_id = r.area_id and b.id = ${bag} and b.centre_id = r.centre_id
      and b.party_centre_id = r.party_centre_id and b.type = ${sql.lit(dakTypes.DISPATCH)} and b.status = ${sql.lit(CREATED)}))`;
}

/** Of a bag `r`. */
export const letterCount = sql<number>`(select count(*)::int from dak_letter l where l.area_id = r.area_id and l.bag_id = r.id)`;
export const missingCount = sql<number>`(case when r.status < ${sql.lit(RECEIVED)} then 0 else
  (select count(*)::int from dak_letter l where l.area_id = r.area_id and l.bag_id = r.id and l.status = ${sql.lit(DISPATCHED)}) end)`;

/** Puts those in that may go in, and says how many. */
export async function packInto(tx: Tx, bag: string, letters: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update dak_letter r set bag_id = ${bag} where r.id = any (${[...letters]}) and ${isPackable(bag)}`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

export async function takeOut(tx: Tx, bag: string, letters: readonly string[]): Promise<void> {
  await sql`
    update dak_letter set bag_id = null where bag_id = ${bag} and id = any (${[...letters]}) and status = ${CREATED}`.execute(
    tx,
  );
}

/** In the order in which all who need several of them lock them. */
export async function listBagLetters(tx: Tx, bag: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from dak_letter where bag_id = ${bag} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A letter goes as its bag goes. */
export async function sendAsBag(tx: Tx, bag: string): Promise<void> {
  await sql`
    update dak_letter l set mode = b.mode, courier_number = b.courier_number from dak_bag b
    where b.area_id = l.area_id and b.id = l.bag_id and b.id = ${bag}
      and (l.mode, l.courier_number) is distinct from (b.mode, b.courier_number)`.execute(tx);
}

export async function setBagDispatched(tx: Tx, id: string, by: string): Promise<void> {
  await sql`
    update dak_bag set status = ${DISPATCHED}, dispatched_at = now(), dispatched_by_name = ${by}, recall_reason = ''
    where id = ${id}`.execute(tx);
}

export async function deliverBag(
  tx: Tx,
  { id, arriving, today }: { id: string; arriving: string; today: string },
): Promise<boolean> {
  const { rows } = await sql<{ delivered: boolean }>`
    select deliver_bag(${id}, ${arriving}, ${today}::date) as delivered`.execute(tx);
  return only(rows).delivered;
}

/** With its letters, from the other centre. False: somebody there has it, or it is not on its way. */
export async function recallBagFrom(
  tx: Tx,
  { id, reason, today }: { id: string; reason: string; today: string },
): Promise<boolean> {
  const { rows } = await sql<{ recalled: boolean }>`
    select recall_bag(${id}, ${reason}, ${today}::date) as recalled`.execute(tx);
  return only(rows).recalled;
}

interface ScannedBag {
  id: string;
  status: number;
  /** By its code; otherwise by its number, which centres of other areas may have given too. */
  isExact: boolean;
}

/** Bags on their way here, or received here, that a code or number can mean: in capitals, without blanks and dashes. */
export async function findScannedBags(tx: Tx, wanted: string): Promise<ScannedBag[]> {
  const { rows } = await sql<ScannedBag>`
    select r.id, r.status, r.code = ${wanted} as "isExact" from dak_bag r where r.type = ${dakTypes.RECEIVE}
      and (r.code = ${wanted} or upper(regexp_replace(r.reference, '[[:space:]-]', '', 'g')) = ${wanted})
    order by r.status, r.id limit 20`.execute(tx);
  return rows;
}

interface Received {
  by: string;
  receiver: string;
  at: string;
  /** The day of that moment. */
  day: string;
  today: string;
}

export async function setBagReceived(
  tx: Tx,
  id: string,
  { by, receiver, at, day, today }: Received,
): Promise<void> {
  await sql`
    update dak_bag set status = ${RECEIVED}, received_at = ${at}, received_by_name = ${by},
      receiver = ${receiver}, day = ${day}::date where id = ${id}`.execute(tx);
  await sql`select report_bag(${id}, ${today}::date)`.execute(tx);
}
