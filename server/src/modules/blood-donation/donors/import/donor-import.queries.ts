import { donorFields } from '@sewa/contract/blood-donation/donors';
import { numberOn } from '@sewa/contract/blood-donation/numbers';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/kysely-on-client.ts';
import { only } from '../../../../platform/db/only.ts';
import type { CommitPart, RowIssue, Take } from '../../../../platform/import/import-kind.ts';
import { seriesWithin } from '../../../../platform/numbers/number-series.ts';
import { takeNumbers } from '../../../../platform/numbers/take-number.queries.ts';
import { donorNumbers } from '../../number-series.ts';
import { donorColumns } from '../donors.queries.ts';

/** The same likely person twice in the file: the second is told where the first stands. */
export async function findDonorsTwice(tx: Tx, importId: string): Promise<RowIssue[]> {
  const { rows } = await sql<{ row: number; first: number }>`
    with staged as materialized (
      select row_no, content -> 'name_keys' ->> 0 as name_key, nullif(content ->> 'phone', '') as phone, content ->> 'birth_date' as birth_date
      from import_row where area_id = context_area() and import_id = ${importId}
    ), same as (
      select row_no, min(row_no) over (partition by name_key, phone) as first from staged where phone is not null
      union all
      select row_no, min(row_no) over (partition by name_key, birth_date) from staged where birth_date is not null
    )
    select row_no as row, min(first) as first from same where first < row_no group by row_no order by row_no`.execute(
    tx,
  );
  return rows.map(({ row, first }) => ({
    row,
    field: 'name',
    code: 'likelyTwice',
    params: { row: first },
    isWarning: true,
  }));
}

/** Who is there already, in the whole area. */
export async function findDonorMatches(tx: Tx, importId: string): Promise<RowIssue[]> {
  const { rows } = await sql<{ row: number; number: number | null }>`
    select row_no as row, min(number) as number from blood_import_matches(${importId}) group by row_no order by row_no`.execute(
    tx,
  );
  return rows.map(({ row, number }) => ({
    row,
    field: 'name',
    code: 'likelyKnown',
    params: { who: number === null ? '' : ` (${number})` },
    isWarning: true,
  }));
}

export interface ReservedDonorNumbers {
  first: number;
  count: number;
}

/** One block for all rows. */
export async function reserveDonorNumbers(
  tx: Tx,
  { importId, mostLevel }: Take,
  device: number,
): Promise<ReservedDonorNumbers> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_row
    where area_id = context_area() and import_id = ${importId} and level <= ${mostLevel}`.execute(tx);
  const { count } = only(rows);
  return { first: await takeNumbers(tx, seriesWithin(donorNumbers, device), count), count };
}

/** Unless somebody was given a number behind the block meanwhile: then it stays a gap. */
export async function releaseDonorNumbers(
  tx: Tx,
  { first, count }: ReservedDonorNumbers,
  device: number,
): Promise<void> {
  await tx
    .updateTable('number_counter')
    .set({ last: first - 1 })
    .where(sql<boolean>`area_id = context_area()`)
    .where('kind', '=', seriesWithin(donorNumbers, device).name)
    .where('last', '=', first + count - 1)
    .execute();
}

/** The staged rows of a part as donors. The trigger blood_donor_stated makes the stated last donation count. */
export async function insertStagedDonors(
  tx: Tx,
  part: CommitPart,
  { device, numbers }: { device: number; numbers: ReservedDonorNumbers },
): Promise<{ made: number; reserved: ReservedDonorNumbers }> {
  const before = numberOn(device, numbers.first) - 1;
  const rows = sql`r.area_id = context_area() and r.import_id = ${part.importId} and r.level <= ${part.mostLevel}
    and r.row_no between ${part.from} and ${part.to}`;
  const inserted = await sql`
    insert into blood_donor (area_id, id, number, card_code, stated_donation_on, ${storedColumns})
    select context_area(), r.record_id, ${before}::int + (row_number() over (order by r.row_no))::int,
      'D' || upper(translate(substr(md5(gen_random_uuid()::text), 1, 9), 'iklox', '12345')), c.stated_donation_on, ${storedValues}
    from import_row r, jsonb_populate_record(null::blood_donor, r.content) c
    where ${rows} order by r.row_no`.execute(tx);
  const made = Number(inserted.numAffectedRows ?? 0);
  return { made, reserved: { first: numbers.first + made, count: numbers.count - made } };
}

/** Every column that a form writes, but the sewadar; the parser gives them the names of the table. */
const columnNames = Object.keys(donorColumns(emptyFields(donorFields), { consentText: '' })).filter(
  (name) => name !== 'sewadar_id',
);
const storedColumns = sql.join(columnNames.map((name) => sql.ref(name)));
const storedValues = sql.join(columnNames.map((name) => sql.ref(`c.${name}`)));
