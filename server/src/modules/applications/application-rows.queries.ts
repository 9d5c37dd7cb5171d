import { type ApplicationForm, emptyApplicationForm } from '@sewa/contract/applications/application-form';
import type { ApplicationFields, ApplicationRecord } from '@sewa/contract/applications/applications';
import type { UndoableMove } from '@sewa/contract/applications/undo-move';
import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { lockRow } from '../../platform/resource/lock-row.queries.ts';
import { type IdentityColumns, identityMasks } from '../people/public.ts';

/** An application as it is stored, before anybody's rights are looked at. */
export interface StoredApplication extends ApplicationFields {
  id: string;
  version: number;
  number: number;
  centreName: string;
  sewadarName: string | null;
  status: number;
  statusSince: string;
  photo: string | null;
  madeBy: string;
  madeByName: string;
  madeAt: string;
  editors: string[];
  preApprovedBy: string | null;
  approvedBy: string | null;
  sentBack: Record<string, unknown> | null;
  undo: MoveUndo | null;
  result: ApplicationRecord['result'];
  identity: IdentityColumns;
  papers: { id: string; type: number; name: string }[];
}

/** How an application stood before its last move: what undoing it restores. */
export interface MoveUndo extends UndoableMove {
  /** As the database writes it, to the microsecond. */
  statusSince: string;
  preApprovedBy: string | null;
  approvedBy: string | null;
  sentBack: Record<string, unknown> | null;
  editors: string[];
  /** Of everything entered: a photo or a document leaves the version as it is. */
  entries: string;
}

type Applications<Row> = SelectQueryBuilder<DB & { a: DB['application'] }, 'a', Row>;

export async function findApplication(tx: Tx, id: string): Promise<StoredApplication | null> {
  const row = await withColumns(tx.selectFrom('application as a').where('a.id', '=', id)).executeTakeFirst();
  return row ? asStored(row) : null;
}

/** Of two who act at the same time the second waits here, and reads what the first has done. */
export async function lockApplication(tx: Tx, id: string): Promise<StoredApplication | null> {
  const [, application] = await Promise.all([lockRow(tx, 'application', id), findApplication(tx, id)]);
  return application;
}

/** What a row shows; names as look-ups, so that counting needs no join. */
export function withColumns<Row>(found: Applications<Row>) {
  return found
    .select(['a.id', 'a.version', 'a.number', 'a.type', 'a.status', 'a.status_since', 'a.centre_id'])
    .select(['a.name', 'a.name_latin', 'a.relative_kind', 'a.relative_name', 'a.gender', 'a.birth_date'])
    .select(['a.is_birth_estimated', 'a.phone', 'a.address', 'a.form', 'a.sewadar_id', 'a.photo_id'])
    .select(['a.aadhaar_last4', 'a.aadhaar_hash', 'a.pan_last4', 'a.pan_hash', 'a.sent_back', 'a.undo'])
    .select([
      'a.made_by',
      'a.made_by_name',
      'a.editors',
      'a.pre_approved_by',
      'a.approved_by',
      'a.created_at',
    ])
    .select(['a.result_sewadar_id', 'a.result_member_id', 'a.result_entitlement_id', 'a.result_pass_id'])
    .select((from) => [
      from
        .selectFrom('centre as c')
        .select('c.name')
        .whereRef('c.area_id', '=', 'a.area_id')
        .whereRef('c.id', '=', 'a.centre_id')
        .as('centre_name'),
      from
        .selectFrom('sewadar as s')
        .select('s.name')
        .whereRef('s.area_id', '=', 'a.area_id')
        .whereRef('s.id', '=', 'a.sewadar_id')
        .as('sewadar_name'),
      jsonArrayFrom(
        from
          .selectFrom('attachment as t')
          .select(['t.id', 't.type', 't.name'])
          .whereRef('t.area_id', '=', 'a.area_id')
          .whereRef('t.application_id', '=', sql.ref('a.id'))
          .orderBy('t.created_at')
          .orderBy('t.id'),
      ).as('papers'),
    ]);
}

type Row = Awaited<
  ReturnType<ReturnType<typeof withColumns<Record<never, never>>>['executeTakeFirstOrThrow']>
>;

export function asStored(row: Row): StoredApplication {
  const { aadhaar_last4, aadhaar_hash, pan_last4, pan_hash } = row;
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    type: row.type as StoredApplication['type'],
    status: row.status,
    statusSince: row.status_since,
    centre: row.centre_id,
    centreName: row.centre_name ?? '',
    name: row.name,
    nameLatin: row.name_latin,
    relativeKind: row.relative_kind as StoredApplication['relativeKind'],
    relativeName: row.relative_name,
    gender: row.gender as StoredApplication['gender'],
    birthDate: row.birth_date,
    isBirthEstimated: row.is_birth_estimated,
    phone: row.phone,
    address: row.address,
    ...identityMasks(row),
    identity: { aadhaar_last4, aadhaar_hash, pan_last4, pan_hash },
    // A question that came later is answered as if it had been left empty.
    form: { ...emptyApplicationForm, ...(row.form as Partial<ApplicationForm>) },
    sewadar: row.sewadar_id,
    sewadarName: row.sewadar_name,
    photo: row.photo_id,
    madeBy: row.made_by,
    madeByName: row.made_by_name,
    madeAt: row.created_at,
    editors: row.editors,
    preApprovedBy: row.pre_approved_by,
    approvedBy: row.approved_by,
    sentBack: row.sent_back as StoredApplication['sentBack'],
    undo: row.undo as MoveUndo | null,
    result: resultOf(row),
    papers: row.papers,
  };
}

function resultOf(row: Row): ApplicationRecord['result'] {
  if (row.result_sewadar_id) return { kind: 'sewadar', id: row.result_sewadar_id };
  if (row.result_member_id) return { kind: 'oaeMember', id: row.result_member_id };
  if (row.result_entitlement_id) return { kind: 'entitlement', id: row.result_entitlement_id };
  return row.result_pass_id ? { kind: 'vehiclePass', id: row.result_pass_id } : null;
}
