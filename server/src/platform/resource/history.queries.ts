import { auditKinds } from '@sewa/contract/kernel/audit';
import type { Change, History } from '@sewa/contract/kernel/resource/changes';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import type { DB } from '../db/schema.gen.ts';

/** Rows that belong to no area (the organisation's own) carry this one in the change log. */
export const noArea = '00000000-0000-0000-0000-000000000000';
const mostShown = 200;

/** What happened to a record, newest first. The caller has made sure that the record is there for this user. */
export async function historyOf(tx: Tx, entities: readonly string[], rowId: string): Promise<History> {
  const changes = changesOfRecord(tx, { entities, rowId, most: mostShown });
  const rows = await changes.select(changeColumns).execute();
  if (rows.length < mostShown)
    return { rows: rows.map(asChange), total: rows.length, ...(await findExported(tx, rows, entities)) };
  const { total } = await changesOfRecord(tx, { entities, rowId, most: null })
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(asChange), total: Number(total) };
}

/** Not looked up where the creation of the record is shown: nothing can be missing then. */
async function findExported(
  tx: Tx,
  rows: readonly { kind: number; entity: string }[],
  [main]: readonly string[],
): Promise<Pick<History, 'exportedUntil'>> {
  if (rows.some(({ kind, entity }) => kind === auditKinds.CREATE && entity === main)) return {};
  const { until } = await tx
    .selectFrom('change_export')
    .select(sql<string | null>`to_char(max(ends) at time zone 'UTC', 'YYYY-MM-DD')`.as('until'))
    .executeTakeFirstOrThrow();
  return until === null ? {} : { exportedUntil: until };
}

/** The entries of a record that the user may see, newest first, at most so many or all (null). Reads only the months of the log in which there are some. */
export function changesOfRecord(
  tx: Tx,
  { entities, rowId, most }: { entities: readonly string[]; rowId: string; most: number | null },
) {
  const found = sql<Selectable<DB['change_log']>>`(
    select * from record_changes(${[...entities]}, ${rowId}, ${most}) order by id desc limit ${most})`;
  return tx.selectFrom(found.as<'change'>(sql.ref('change')));
}

export const changeColumns = [
  'id',
  'at',
  'kind',
  'entity',
  'row_id',
  'title',
  'user_id',
  'user_name',
  'origin',
  'before',
  'after',
] as const;

interface ChangeRow {
  id: string;
  at: string;
  kind: number;
  entity: string;
  row_id: string | null;
  title: string;
  user_id: string | null;
  user_name: string;
  origin: string;
  before: unknown;
  after: unknown;
}

export function asChange({ row_id, user_id, user_name, before, after, ...same }: ChangeRow): Change {
  return {
    ...same,
    rowId: row_id,
    userId: user_id,
    userName: user_name,
    before: before as Change['before'],
    after: after as Change['after'],
  };
}
