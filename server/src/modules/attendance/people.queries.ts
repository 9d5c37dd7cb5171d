import type { SheetPerson } from '@sewa/contract/attendance/sheets';
import { type RawBuilder, sql } from 'kysely';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { isExpectedOn, isSameDepartment, servesOn } from '../sewadar/public.ts';
import { servedMarks } from './register.queries.ts';
import type { MarkedSheet } from './sheets.queries.ts';

const mostShown = 2_000;

const entryColumns = sql`e.mark, e.stated is not null as "isStated", e.in_at as "inAt", e.out_at as "outAt", e.how, coalesce(e.user_name, '') as "userName"`;

/** The cards of a sewadar `s` that count on the day of a sheet; on the next day, too: a sewa may end after midnight. */
function cardsOn({ onDay }: Pick<MarkedSheet, 'onDay'>): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('type', k.type, 'number', k.number, 'key', k.key) order by k.type, k.number)
    from sewadar_cards(s.area_id, s.id, ${onDay}::date, ${onDay}::date + 1) k), '[]')`;
}

/** Whoever serves in the department of the sheet, and whoever else has an entry; or one of them. */
export async function listPeople(
  tx: Tx,
  sheet: Pick<MarkedSheet, 'id' | 'centre' | 'department' | 'onDay' | 'maxDaysInRow'>,
  only: string | null = null,
): Promise<SheetPerson[]> {
  const { rows } = await sql<SheetPerson>`
    with asked as (
      select a.id, bool_or(a.is_expected) as is_expected from (
        select s.id, true as is_expected ${expectedAt(sheet)} and (${only}::uuid is null or s.id = ${only})
        union all
        select e.sewadar_id, false from attendance_entry e
         where e.area_id = context_area() and e.sheet_id = ${sheet.id} and (${only}::uuid is null or e.sewadar_id = ${only})
      ) a group by a.id
    )
    select s.id as sewadar, s.number, s.name, s.name_latin as "nameLatin", s.photo_id as photo, c.name as "centreName",
      s.centre_id <> ${sheet.centre} as "isGuest", false as "isOutOfSight",
      asked.is_expected as "isExpected", ${entryColumns}, ${isRestDue(sheet)} as "isRestDue", ${cardsOn(sheet)} as cards
    from asked
    join sewadar s on s.area_id = context_area() and s.id = asked.id and s.merged_into is null
    join centre c on c.area_id = s.area_id and c.id = s.centre_id
    left join attendance_entry e on e.area_id = s.area_id and e.sheet_id = ${sheet.id} and e.sewadar_id = s.id
    where (asked.is_expected and s.status = 'active') or e.id is not null
    order by lower(coalesce(nullif(s.name_latin, ''), s.name)), s.id
    limit ${mostShown}`.execute(tx);
  return rows;
}

/** The sewadars `s` of the centre who serve in the department on the day of a sheet, active or not. */
function expectedAt({
  centre,
  department,
  onDay,
}: Pick<MarkedSheet, 'centre' | 'department' | 'onDay'>): RawBuilder<unknown> {
  return sql`from sewadar_department d join sewadar s on s.area_id = d.area_id and s.id = d.sewadar_id
    where d.area_id = context_area() and d.centre_id = ${centre} and ${isSameDepartment(sql`d.department`, department)}
      and ${isExpectedOn(onDay)}`;
}

/** Whether somebody serves in the department on the day of the sheet: such an entry is changed, not removed. */
export async function isExpectedAt(
  tx: Tx,
  sewadar: string,
  sheet: Pick<MarkedSheet, 'centre' | 'department' | 'onDay'>,
): Promise<boolean> {
  const { rows } = await sql`select 1 ${expectedAt(sheet)} and s.id = ${sewadar} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether somebody `s` has served on every day before this one that the limit allows in a row. */
function isRestDue({
  onDay,
  maxDaysInRow,
}: Pick<MarkedSheet, 'onDay' | 'maxDaysInRow'>): RawBuilder<boolean> {
  if (maxDaysInRow === null) return sql<boolean>`false`;
  return sql<boolean>`(select count(distinct o.on_day) = ${maxDaysInRow} from attendance_entry o
    where o.area_id = context_area() and o.sewadar_id = s.id and o.mark in (${servedMarks})
      and o.on_day between ${onDay}::date - ${maxDaysInRow}::int and ${onDay}::date - 1)`;
}

/** Those on the sheet whose own centre is out of the caller's sight. */
export async function listGuests(tx: Tx, sheet: string, only: string | null = null): Promise<SheetPerson[]> {
  const { rows } = await sql<SheetPerson>`
    select g.id as sewadar, g.number, g.name, g.name_latin as "nameLatin", g.photo, g.centre_name as "centreName",
      true as "isGuest", true as "isOutOfSight", false as "isExpected", ${entryColumns}, false as "isRestDue",
      '[]'::jsonb as cards
    from attendance_guests(${sheet}) g
    join attendance_entry e on e.area_id = context_area() and e.sheet_id = ${sheet} and e.sewadar_id = g.id
    where ${only}::uuid is null or g.id = ${only}
    order by lower(coalesce(nullif(g.name_latin, ''), g.name)), g.id
    limit ${mostShown}`.execute(tx);
  return rows;
}

/** Where the small pictures of a guest of this sheet are stored. */
export async function findGuestPhoto(
  tx: Tx,
  { sheet, photo, today }: { sheet: string; photo: string; today: string },
): Promise<{ thumbnail: string | null; card: string | null } | null> {
  const { rows } = await sql<{ thumbnail: string | null; card: string | null }>`
    select thumbnail_hash as thumbnail, card_hash as card
    from attendance_guest_photo(${sheet}, ${photo}, ${today})`.execute(tx);
  return rows[0] ?? null;
}

export interface FoundSewadar {
  id: string;
  centre: string;
  status: string;
}

/**
 * Who has this number: among those in sight, then among the guests of this sheet. Nobody merges the record until the end of
 * the transaction.
 */
export async function holdByNumber(
  tx: Tx,
  { sheet, number, today }: { sheet: string; number: number; today: string },
): Promise<FoundSewadar | null> {
  const own = await tx
    .selectFrom('sewadar')
    .select(['id', 'centre_id as centre', 'status'])
    .where('number', '=', number)
    .where('merged_into', 'is', null)
    .where('status', 'not in', ['deceased', 'transferred'])
    .forKeyShare()
    .executeTakeFirst();
  if (own) return own;
  const { rows } = await sql<FoundSewadar & { isRefused: boolean }>`
    select id, centre, status, is_refused as "isRefused" from attendance_guest(${sheet}, ${number}, ${today})`.execute(
    tx,
  );
  const [guest] = rows;
  if (guest?.isRefused) throw new PortalError('THROTTLED');
  return guest ?? null;
}

export async function findById(tx: Tx, id: string): Promise<FoundSewadar | null> {
  return (await livingById(tx, id).executeTakeFirst()) ?? null;
}

/** Waits for a merge; nobody begins one until the end of the transaction. */
export async function holdById(tx: Tx, id: string): Promise<FoundSewadar | null> {
  const [found] = await heldById(tx, id);
  return found ?? null;
}

// Sent at once, so that the sewadar is locked before the entry, as a merge does it.
const heldById = compileOnce((db, id: string) => livingById(db, id).forKeyShare());

function livingById(tx: Tx, id: string) {
  return tx
    .selectFrom('sewadar')
    .select(['id', 'centre_id as centre', 'status'])
    .where('id', '=', id)
    .where('merged_into', 'is', null);
}

/** Whether somebody serves in the department of a sheet on its day. */
export async function servesAt(
  tx: Tx,
  sewadar: string,
  { department, onDay }: Pick<MarkedSheet, 'department' | 'onDay'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('sewadar_department as d')
    .select('d.id')
    .where('d.sewadar_id', '=', sewadar)
    .where(isSameDepartment(sql`d.department`, department))
    .where(servesOn(onDay))
    .executeTakeFirst();
  return found !== undefined;
}
