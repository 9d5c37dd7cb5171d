import type { ApplicationMove, ApplicationStatus } from '@sewa/contract/applications/application-moves';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { MoveUndo, StoredApplication } from './application-rows.queries.ts';

/** What final acceptance made: one of these columns of the application. */
export type ResultColumn =
  | { result_sewadar_id: string }
  | { result_member_id: string }
  | { result_entitlement_id: string }
  | { result_pass_id: string };

const deciderColumns = { preApprovedBy: 'pre_approved_by', approvedBy: 'approved_by' } as const;

/** Returns the version since. */
export async function setStatus(
  tx: Tx,
  application: Pick<StoredApplication, 'id' | 'sentBack'>,
  made: {
    move: ApplicationMove;
    by: Who;
    entries: Record<string, unknown>;
    result: ResultColumn | null;
    undo: Omit<MoveUndo, 'statusSince'> | null;
  },
): Promise<number> {
  const { from, to, decider } = made.move;
  const { REJECTED, RE_EVAL } = applicationStatuses;
  // Sent back a second time, it was submitted since: only who edits from now on is an editor of what is decided next.
  // Reopened after a rejection it may not have been submitted, so its editors stay.
  const isNewRound = application.sentBack !== null && from !== REJECTED;
  const { version } = await tx
    .updateTable('application')
    .set({
      // judgeMove has refused what is not a status.
      status: sql<ApplicationStatus>`${to}`,
      status_since: sql<string>`now()`,
      ...(decider ? { [deciderColumns[decider]]: made.by.userId } : {}),
      // It is judged from the start again; the next who decide see what was changed meanwhile.
      ...(to === RE_EVAL
        ? {
            pre_approved_by: null,
            approved_by: null,
            sent_back: JSON.stringify(made.entries),
            ...(isNewRound ? { editors: [] } : {}),
          }
        : {}),
      ...(made.result ?? {}),
      undo:
        made.undo &&
        sql`${JSON.stringify(made.undo)}::jsonb || jsonb_build_object('statusSince', status_since)`,
    })
    .where('id', '=', application.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** As it stood before its last move. */
export async function restoreBefore(tx: Tx, id: string, before: MoveUndo): Promise<void> {
  await tx
    .updateTable('application')
    .set({
      status: sql<ApplicationStatus>`${before.from}`,
      status_since: before.statusSince,
      pre_approved_by: before.preApprovedBy,
      approved_by: before.approvedBy,
      sent_back: before.sentBack && JSON.stringify(before.sentBack),
      editors: before.editors,
      undo: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Null: there is no such application for this user. */
export async function findStatus(tx: Tx, id: string): Promise<number | null> {
  const found = await tx.selectFrom('application').select('status').where('id', '=', id).executeTakeFirst();
  return found?.status ?? null;
}

/** The trigger application_editors adds the editor to the others. */
export async function setEditor(tx: Tx, id: string, user: string): Promise<void> {
  await tx
    .updateTable('application')
    .set({ edited_by: user })
    .where('id', '=', id)
    .where(sql<boolean>`(edited_by <> ${user} or not ${user} = any (editors))`)
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
    isUndo?: boolean;
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
      is_undo: remark.isUndo ?? false,
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
      'is_undo as isUndo',
      'text',
    ])
    .where('application_id', '=', application)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
