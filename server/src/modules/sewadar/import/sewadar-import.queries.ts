import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { sewadarFields } from '@sewa/contract/sewadar/sewadars';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { CommitPart, RowIssue, Take } from '../../../platform/import/import-kind.ts';
import { lockSeries } from '../../../platform/numbers/take-number.queries.ts';
import { countNumbersOfFile } from '../../people/public.ts';
import { sewadarNumbers } from '../number-series.ts';
import { sewadarColumns } from '../sewadars.queries.ts';

/** The same number, identity or likely person twice in the file: the second is told where the first stands. */
export async function findTwice(tx: Tx, importId: string): Promise<RowIssue[]> {
  const { rows } = await sql<{ row: number; first: number; reason: string }>`
    with staged as materialized (
      select row_no, content ->> 'number' as number, content ->> 'aadhaar_hash' as aadhaar, content ->> 'pan_hash' as pan,
        content -> 'name_keys' ->> 0 as name_key, nullif(content ->> 'phone', '') as phone, content ->> 'birth_date' as birth_date
      from import_row where area_id = context_area() and import_id = ${importId}
    ), same as (
      select row_no, 'number' as reason, min(row_no) over (partition by number) as first from staged where number is not null
      union all
      select row_no, 'aadhaar', min(row_no) over (partition by aadhaar) from staged where aadhaar is not null
      union all
      select row_no, 'pan', min(row_no) over (partition by pan) from staged where pan is not null
      union all
      select row_no, 'phone', min(row_no) over (partition by name_key, phone) from staged where phone is not null
      union all
      select row_no, 'birthDate', min(row_no) over (partition by name_key, birth_date) from staged where birth_date is not null
    )
    select row_no as row, first, reason from same where first < row_no order by row_no`.execute(tx);
  return onePerRow(rows).map(({ row, first, reason }) =>
    isIdentity(reason)
      ? { row, field: reason, code: 'twiceInFile', params: { row: first } }
      : { row, field: 'name', code: 'likelyTwice', params: { row: first }, isWarning: true },
  );
}

/** Who is there already, in the whole area. */
export async function findMatches(tx: Tx, importId: string): Promise<RowIssue[]> {
  await countNumbersOfFile(tx, await countIdentityNumbers(tx, importId));
  const { rows } = await sql<{ row: number; reason: string; number: number | null }>`
    select row_no as row, reason, number from sewadar_import_matches(${importId})`.execute(tx);
  return onePerRow(rows).map(({ row, reason, number }) => {
    const who = number === null ? '' : ` (${number})`;
    if (reason === 'number') return { row, field: 'number', code: 'numberTaken' };
    if (isIdentity(reason)) return { row, field: reason, code: 'identityTaken', params: { who } };
    return { row, field: 'name', code: 'likelyKnown', params: { who }, isWarning: true };
  });
}

async function countIdentityNumbers(tx: Tx, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (count(content ->> 'aadhaar_hash') + count(content ->> 'pan_hash'))::int as count
    from import_row where area_id = context_area() and import_id = ${importId}`.execute(tx);
  return only(rows).count;
}

function isIdentity(reason: string): boolean {
  return reason === 'number' || reason === 'aadhaar' || reason === 'pan';
}

/** By name and phone, and by name and birth date, is one likeness: it is told once. */
function onePerRow<R extends { row: number; reason: string }>(found: R[]): R[] {
  const told = new Set<string>();
  return found.filter(({ row, reason }) => {
    const key = `${row} ${isIdentity(reason) ? reason : 'likely'}`;
    return !told.has(key) && told.add(key);
  });
}

export interface ReservedNumbers {
  /** Where the counter stood. */
  before: number;
  first: number;
  count: number;
}

/** One block for all rows without a number of their own, behind the highest that the list brings along. */
export async function reserveNumbers(tx: Tx, { importId, mostLevel }: Take): Promise<ReservedNumbers> {
  const { rows } = await sql<ReservedNumbers>`
    with wanted as (
      select count(*) filter (where content ->> 'number' is null)::int as count, coalesce(max((content ->> 'number')::int), 0) as highest
      from import_row where area_id = context_area() and import_id = ${importId} and level <= ${mostLevel}
    ), counter as (
      select coalesce((select last from number_counter where area_id = context_area() and kind = ${sewadarNumbers.name} for update), 0) as before
    )
    select before, greatest(before, highest) + 1 as first, count from wanted, counter`.execute(tx);
  const reserved = only(rows);
  await sql`select keep_number(${sewadarNumbers.name}, ${reserved.first + reserved.count - 1})`.execute(tx);
  return reserved;
}

/** Unless somebody was given a number behind the block meanwhile: then it stays a gap. */
export async function giveBackNumbers(tx: Tx, { before, first, count }: ReservedNumbers): Promise<void> {
  await tx
    .updateTable('number_counter')
    .set({ last: before })
    .where(sql<boolean>`area_id = context_area()`)
    .where('kind', '=', sewadarNumbers.name)
    .where('last', '=', first + count - 1)
    .execute();
}

/** The staged rows of a part as sewadars with their departments; how many, and the numbers that are left. */
export async function insertStaged(
  tx: Tx,
  part: CommitPart,
  numbers: ReservedNumbers,
): Promise<{ made: number; reserved: ReservedNumbers }> {
  // What they are found by is added for all of them at the end.
  await sql`select set_config('app.keys_later', 'on', true)`.execute(tx);
  const inserted = await sql`
    insert into sewadar (area_id, id, number, ${storedColumns})
    select context_area(), r.record_id,
      coalesce(c.number, ${numbers.first}::int - 1 + (count(*) filter (where c.number is null) over (order by r.row_no))::int), ${storedValues}
    from import_row r, jsonb_populate_record(null::sewadar, r.content) c
    where r.area_id = context_area() and r.import_id = ${part.importId} and r.level <= ${part.mostLevel}
      and r.row_no between ${part.from} and ${part.to}
    order by r.row_no`.execute(tx);
  await sql`
    insert into sewadar_department (area_id, id, sewadar_id, centre_id, department, since)
    select context_area(), d.id, r.record_id, (r.content ->> 'centre_id')::uuid, d.department, (r.content ->> 'joined_on')::date
    from import_row r, jsonb_to_recordset(r.content -> 'departments') as d(id uuid, department text)
    where r.area_id = context_area() and r.import_id = ${part.importId} and r.level <= ${part.mostLevel}
      and r.row_no between ${part.from} and ${part.to}`.execute(tx);
  const made = Number(inserted.numAffectedRows ?? 0);
  const used = made - (await countNumbered(tx, part));
  return { made, reserved: { ...numbers, first: numbers.first + used, count: numbers.count - used } };
}

/** Whoever registers somebody waits from here on, and then sees the imported. */
export async function assertNobodyTwice(tx: Tx, { importId, mostLevel }: Take): Promise<void> {
  await lockSeries(tx, sewadarNumbers);
  const { rows } = await sql<{
    met: boolean;
  }>`select import_meets_others(${importId}, ${mostLevel}) as met`.execute(tx);
  if (only(rows).met) throw new PortalError('IMPORT_STALE');
}

export async function addKeys(tx: Tx, { importId, mostLevel }: Take): Promise<void> {
  await sql`select add_imported_keys(${importId}, ${mostLevel})`.execute(tx);
}

async function countNumbered(tx: Tx, part: CommitPart): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_row
    where area_id = context_area() and import_id = ${part.importId} and level <= ${part.mostLevel}
      and row_no between ${part.from} and ${part.to} and content ->> 'number' is not null`.execute(tx);
  return only(rows).count;
}

/** Every column that a form writes: the parser gives them the names of the table. */
const columnNames = Object.keys(
  sewadarColumns(emptyFields(sewadarFields), {
    identity: { aadhaar_last4: null, aadhaar_hash: null, pan_last4: null, pan_hash: null },
    leftOn: null,
  }),
);
const storedColumns = sql.join(columnNames.map((name) => sql.ref(name)));
const storedValues = sql.join(columnNames.map((name) => sql.ref(`c.${name}`)));
