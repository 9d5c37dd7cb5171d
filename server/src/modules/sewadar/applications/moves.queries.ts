import type { ApplicationStatus } from '@sewa/contract/applications/application-moves';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import { newId } from '@sewa/contract/kernel/ids';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** What final acceptance made: one of these columns of the application. */
export type ResultColumn =
  | { result_sewadar_id: string }
  | { result_member_id: string }
  | { result_entitlement_id: string }
  | { result_pass_id: string };

export async function setStatus(
  tx: Tx,
  id: string,
  move: {
    from: number;
    to: number;
    by: Who;
    entries: Record<string, unknown>;
    result: ResultColumn | null;
  },
): Promise<void> {
  const { from, to, by } = move;
  const { PRE_APPROVAL, PENDING, APPROVED, RE_EVAL } = applicationStatuses;
  await tx
    .updateTable('application')
    .set({
      // judgeMove has refused what is not a status.
      status: sql<ApplicationStatus>`${to}`,
      status_since: sql<string>`now()`,
      ...(from === PRE_APPROVAL && to === PENDING ? { pre_approved_by: by.userId } : {}),
      ...(to === APPROVED ? { approved_by: by.userId } : {}),
      // It is judged from the start again; the next who decide see what was changed meanwhile.
      ...(to === RE_EVAL
        ? { pre_approved_by: null, approved_by: null, sent_back: JSON.stringify(move.entries) }
        : {}),
      ...(move.result ?? {}),
    })
    .where('id', '=', id)
    .execute();
}

export async function insertRemark(
  tx: Tx,
  remark: {
    area: string;
    application: string;
    centre: string;
    by: Who;
    move: { from: number | null; to: number } | null;
    text: string;
  },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('application_remark')
    .values({
      area_id: remark.area,
      id,
      application_id: remark.application,
      centre_id: remark.centre,
      // Remarks of one transaction keep their order.
      at: sql<string>`clock_timestamp()`,
      user_id: remark.by.userId,
      user_name: remark.by.name,
      from_status: remark.move?.from ?? null,
      to_status: remark.move?.to ?? null,
      text: remark.text,
    })
    .execute();
  return id;
}

export function listRemarks(tx: Tx, application: string) {
  return tx
    .selectFrom('application_remark')
    .select([
      'id',
      'at',
      'user_name as userName',
      'from_status as fromStatus',
      'to_status as toStatus',
      'text',
    ])
    .where('application_id', '=', application)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
