import type { sheets } from '@sewa/contract/attendance/sheets';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { StoredEntry } from './entries.queries.ts';

export async function insertCorrection(
  tx: Tx,
  correction: {
    area: string;
    centre: string;
    sheet: string;
    sewadar: string;
    before: StoredEntry | null;
    /** Null: removed. */
    after: StoredEntry | null;
    reason: string;
    userName: string;
  },
): Promise<void> {
  const { before, after } = correction;
  await tx
    .insertInto('attendance_correction')
    .values({
      area_id: correction.area,
      id: newId(),
      centre_id: correction.centre,
      sheet_id: correction.sheet,
      sewadar_id: correction.sewadar,
      mark_before: before?.mark ?? null,
      in_before: moment(before?.inAt),
      out_before: moment(before?.outAt),
      mark_after: after?.mark ?? null,
      in_after: moment(after?.inAt),
      out_after: moment(after?.outAt),
      reason: correction.reason,
      user_name: correction.userName,
    })
    .execute();
}

type Correction = ReplyOf<typeof sheets.corrections>[number];

/** A guest out of sight is named, too, also one who was removed from the sheet: by attendance_corrected_guests. */
export async function listCorrections(tx: Tx, sheet: string): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select k.id, k.sewadar_id as sewadar, coalesce(s.number, g.number, 0) as number, coalesce(s.name, g.name, '–') as name,
      k.mark_before as before, k.mark_after as after, k.in_before as "inBefore", k.out_before as "outBefore",
      k.in_after as "inAfter", k.out_after as "outAfter", k.reason, k.user_name as "userName", k.at
    from attendance_correction k
    left join sewadar s on s.area_id = k.area_id and s.id = k.sewadar_id
    left join attendance_corrected_guests(${sheet}) g on g.id = k.sewadar_id
    where k.area_id = context_area() and k.sheet_id = ${sheet}
    order by k.at desc, k.id
    limit 500`.execute(tx);
  return rows;
}

function moment(at: number | null | undefined): string | null {
  return at === null || at === undefined ? null : new Date(at).toISOString();
}
