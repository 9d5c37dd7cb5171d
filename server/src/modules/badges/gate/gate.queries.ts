import type { CodeKind } from '@sewa/contract/badges/code';
import type { BadgeStatus } from '@sewa/contract/badges/enums';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { ofOpenTypes } from '../registry/badge-filter.queries.ts';

interface GateBadge {
  id: string;
  centreName: string;
  department: string;
  validFrom: string;
  validTo: string;
  status: BadgeStatus;
  isChanged: boolean;
  isRecordEnded: boolean;
  replacedBy: number | null;
  name: string | null;
  nameLatin: string | null;
  photo: string | null;
  elderName: string | null;
  elderNameLatin: string | null;
  elderPhoto: string | null;
  isElderInside: boolean | null;
  helpers: { name: string; nameLatin: string; phone: string }[] | null;
}

/** Any badge of the area, by the function scanned_badge. */
export async function findGateBadge(
  tx: Tx,
  badge: { type: number; number: number; day: string },
): Promise<GateBadge | null> {
  const { type, number, day } = badge;
  const { rows } = await sql<GateBadge>`
    select id, centre_name as "centreName", department, valid_from as "validFrom", valid_to as "validTo", status,
      is_changed as "isChanged", is_record_ended as "isRecordEnded", replaced_by as "replacedBy", name, name_latin as "nameLatin", photo, elder_name as "elderName",
      elder_name_latin as "elderNameLatin", elder_photo as "elderPhoto", is_elder_inside as "isElderInside", helpers
    from scanned_badge(${type}::smallint, ${number}, ${day}::date)`.execute(tx);
  return rows[0] ?? null;
}

/** A badge in the caller's sight, of a type that is open to them. */
export async function findBadgeNumber(
  tx: Tx,
  id: string,
  who: Pick<Who, 'acl'>,
): Promise<{ type: number; number: number } | undefined> {
  return tx
    .selectFrom('badge as r')
    .select(['r.type', 'r.number'])
    .where('r.id', '=', id)
    .where(ofOpenTypes(who))
    .executeTakeFirst();
}

interface GateToken {
  title: string;
  centreName: string;
  fromDay: string;
  toDay: string;
  state: 'printed' | 'out' | 'returned';
}

export async function findGateToken(
  tx: Tx,
  { event, kind, number }: { event: number; kind: number; number: number },
): Promise<GateToken | null> {
  const { rows } = await sql<GateToken>`
    select title, centre_name as "centreName", from_day as "fromDay", to_day as "toDay", state
    from scanned_token(${event}, ${kind}::smallint, ${number})`.execute(tx);
  return rows[0] ?? null;
}

interface GateVehicle {
  name: string;
  vehicleNumber: string;
  vehicleType: number;
  centreName: string;
  validFrom: string | null;
  validTo: string | null;
  isRevoked: boolean;
}

export async function findGateVehicle(tx: Tx, number: number): Promise<GateVehicle | null> {
  const { rows } = await sql<GateVehicle>`
    select name, vehicle_number as "vehicleNumber", vehicle_type as "vehicleType", centre_name as "centreName",
      valid_from as "validFrom", valid_to as "validTo", is_revoked as "isRevoked"
    from scanned_vehicle_pass(${number})`.execute(tx);
  return rows[0] ?? null;
}

export interface NewScan {
  id: string;
  area: string;
  gate: string;
  at: string;
  way: 'code' | 'number' | 'name';
  answer: string;
  kind: CodeKind | null;
  type: number | null;
  number: number | null;
  event: number | null;
  badge: string | null;
  userId: string;
  userName: string;
}

/** Counts once, however often it is sent. */
export async function addScan(tx: Tx, scan: NewScan): Promise<void> {
  await tx
    .insertInto('badge_scan')
    .values({
      area_id: scan.area,
      id: scan.id,
      gate: scan.gate,
      at: scan.at,
      way: scan.way,
      answer: scan.answer,
      kind: scan.kind,
      type: scan.type,
      number: scan.number,
      event: scan.event,
      badge_id: scan.badge,
      user_id: scan.userId,
      user_name: scan.userName,
    })
    .onConflict((conflict) => conflict.columns(['area_id', 'id']).doNothing())
    .execute();
}

/** What a device must know besides the keys; of each kind of trouble at most so many numbers. */
export async function listKnownNumbers(tx: Tx, today: string, limit: number) {
  const revoked = await sql<{ kind: string; type: number; reason: string; numbers: number[] }>`
    select kind, type, reason, numbers from revoked_badges(${today}::date, ${limit})`.execute(tx);
  const outdated = await sql<{ type: number; numbers: number[] }>`
    select type, numbers from outdated_badges(${today}::date, ${limit})`.execute(tx);
  const passes = await sql<{ numbers: number[] }>`
    select revoked_passes(${today}::date, ${limit}) as numbers`.execute(tx);
  return { revoked: revoked.rows, outdated: outdated.rows, passes: only(passes.rows).numbers };
}

export async function findScannedPhoto(tx: Tx, scan: string, photo: string): Promise<string | null> {
  const { rows } = await sql<{ card: string | null; thumbnail: string | null }>`
    select card_hash as card, thumbnail_hash as thumbnail from scanned_badge_photo(${scan}, ${photo})`.execute(
    tx,
  );
  return rows[0]?.card ?? rows[0]?.thumbnail ?? null;
}

const batch = 500;

/** Deletes scans that are not kept any longer; at most a batch, so that no lock is held for long. */
export async function forgetSomeScans(tx: Tx): Promise<{ scans: number; isDone: boolean }> {
  const { rows } = await sql<{ count: number }>`select forget_old_scans(${batch}) as count`.execute(tx);
  const { count } = only(rows);
  return { scans: count, isDone: count < batch };
}

/** The scans of one day in a time zone. */
export async function countScans(tx: Tx, { today, timeZone }: { today: string; timeZone: string }) {
  const { rows } = await sql<{ gate: string; hour: number; count: number; refused: number }>`
    select gate, extract(hour from at at time zone ${timeZone})::int as hour, count(*)::int as count,
      count(*) filter (where answer not in ('valid', 'expiring', 'changed'))::int as refused
    from badge_scan
    where area_id = context_area() and at >= ${today}::timestamp at time zone ${timeZone}
      and at < (${today}::date + 1)::timestamp at time zone ${timeZone}
    group by 1, 2 order by 1, 2
    limit 500`.execute(tx);
  return rows;
}
