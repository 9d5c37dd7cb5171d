import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { substanceFields } from '@sewa/contract/sg-management/record-moves';
import { type SgRecord, type SgRecordFields, sgRecords } from '@sewa/contract/sg-management/records';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { isOwnWork, lockDecided, waitsFor } from '../../../platform/four-eyes/four-eyes.queries.ts';
import { substanceColumns } from '../../../platform/four-eyes/four-eyes.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { NumberSeries } from '../../../platform/numbers/number-series.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { sgRecordEyes } from './sg-record-eyes.ts';

export const sgRecordNumbers: NumberSeries = { name: 'sgRecord' };

const { PENDING, L2_APPROVED } = sgRecordStatuses;

const person = (column: string) => sql<string | null>`${sql.ref(`r.${column}_name`)}`;
const moment = (column: string) => sql<string | null>`${sql.ref(`r.${column}_at`)}`;
const hasPhoto = (purpose: string) => sql<boolean>`exists (select from attachment t
  where t.area_id = r.area_id and t.sg_record_id = r.id and t.purpose = ${sql.lit(purpose)} and t.mime like 'image/%')`;

export const isReturned = sql<boolean>`(r.status = ${sql.lit(PENDING)} and r.reason <> '')`;
export const isOverdue = (today: string) =>
  sql<boolean>`(r.due_day is not null and r.due_day < ${today}::date and r.completed_on is null)`;
/** Decided next by this reader; what was sent back waits for its clerk instead. */
export const isWaiting = (reader: Who) =>
  sql<boolean>`(${waitsFor(sgRecordEyes, reader)} and not ${isReturned})`;

export type SgRecordResource = ReturnType<typeof sgRecordResource>;

export function sgRecordResource({ today }: { today(): string }) {
  return serveResource(sgRecords, {
    table: 'sg_record',
    columns: {},
    extra: {
      number: sql<number>`r.number`,
      status: sql<number>`r.status`,
      statusSince: sql<string>`r.status_since`,
      reason: sql<string>`r.reason`,
      centreName,
      revision: sql<number>`r.revision`,
      madeByName: sql<string>`r.made_by_name`,
      l1ByName: person('l1_by'),
      l1At: moment('l1_by'),
      l2ByName: person('l2_by'),
      l2At: moment('l2_by'),
      isOwnWork,
      isFirstApprover: sql<boolean>`coalesce(r.l1_by = context_user(), false)`,
      isInForce: sql<boolean>`(r.in_force is not null)`,
      progress: sql<number>`coalesce((select e.percent from sg_record_entry e where e.area_id = r.area_id and e.record_id = r.id
        and e.kind = 'progress' order by e.day desc, e.created_at desc limit 1), 0)`,
      billed: sql<number>`(select coalesce(sum(e.amount), 0) from sg_record_entry e
        where e.area_id = r.area_id and e.record_id = r.id and e.kind = 'bill')`,
      completedOn: sql<string | null>`r.completed_on`,
      completedByName: sql<string | null>`r.completed_by_name`,
      completion: sql<string>`r.completion`,
      reopenReason: sql<string>`r.reopen_reason`,
      hasPhotoBefore: hasPhoto('before'),
      hasPhotoAfter: hasPhoto('after'),
      before: sql<SgRecord['before']>`r.before`,
      // Who approved is told by name.
      inForce: sql<SgRecord['inForce']>`r.in_force - array['l1By', 'l1At', 'l2By']`,
      verdicts: sql<SgRecord['verdicts']>`r.verdicts`,
    },
    derive: ({ dueDay, completedOn }) => ({
      isOverdue: dueDay !== null && dueDay < today() && completedOn === null,
    }),
    order: { number: sql`r.number` },
    search: ['title', 'details', 'vendor', 'remarks', sql`r.number`],
    filters: {
      status: (value) => sql<boolean>`r.status = any (${valuesOf(value)})`,
      isWaiting: (value, reader) => sql<boolean>`${reader ? isWaiting(reader) : sql`false`} = ${value}`,
      isReturned: (value) => sql<boolean>`${isReturned} = ${value}`,
      isOverdue: (value) => sql<boolean>`${isOverdue(today())} = ${value}`,
      isCompleted: (value) => sql<boolean>`(r.completed_on is not null) = ${value}`,
    },
    hooks: {
      beforeSave: async (tx, { who, id, fields, current }) => {
        if (!current) {
          const number = await takeNumber(tx, sgRecordNumbers);
          return { columns: { number, made_by: who.userId, made_by_name: who.name } };
        }
        if (current.completedOn !== null) throw new PortalError('SG_RECORD_COMPLETED');
        if (isSubstance(fields, current)) return { columns: await fallBack(tx, { who, id, current }) };
        // Its clerk has answered: a record that was sent back waits for the approver again.
        return current.status === PENDING && current.reason !== '' ? { columns: { reason: '' } } : undefined;
      },
      beforeRemove: async (_tx, { current }) => {
        if (current.status !== PENDING || current.isInForce) throw new PortalError('SG_RECORD_DECIDED');
        if (current.billed > 0) throw new PortalError('SG_RECORD_HAS_BILLS');
      },
    },
    history: ['sg_record_entry', 'attachment'],
  });
}

function isSubstance(fields: SgRecordFields, current: SgRecord): boolean {
  return substanceFields.some((field) => fields[field] !== current[field]);
}

/** What was approved stays in force; the change waits from the start, and its editor decides nothing about it. */
async function fallBack(tx: Tx, { who, id, current }: { who: Who; id: string; current: SgRecord }) {
  const record = await lockDecided(tx, sgRecordEyes, id);
  if (!record) throw notFound();
  const isNewVersion = current.status === L2_APPROVED;
  const edit = { who, from: current.status, first: PENDING, at: new Date().toISOString() };
  return {
    ...substanceColumns(sgRecordEyes, { ...edit, editors: isNewVersion ? [] : record.editors }),
    reason: '',
    ...(isNewVersion ? { revision: current.revision + 1, verdicts: '[]' } : {}),
  };
}
