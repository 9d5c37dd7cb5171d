import { donorFields } from '@sewa/contract/blood-donation/donors';
import { numberOn } from '@sewa/contract/blood-donation/numbers';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/kysely-on-client.ts';
import type { CommitPart, RowIssue } from '../../../../platform/import/import-kind.ts';
import { type NumberBlock, restOfBlock } from '../../../../platform/import/number-block.queries.ts';
import { donorColumns } from '../donors.queries.ts';

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

/** The staged rows of a part as donors. The trigger blood_donor_stated makes the stated last donation count. */
export async function insertStagedDonors(
  tx: Tx,
  part: CommitPart,
  { device, numbers }: { device: number; numbers: NumberBlock },
): Promise<{ made: number; reserved: NumberBlock }> {
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
  return { made, reserved: restOfBlock(numbers, made) };
}

/** Every column that a form writes, but the sewadar; the parser gives them the names of the table. */
const columnNames = Object.keys(donorColumns(emptyFields(donorFields), { consentText: '' })).filter(
  (name) => name !== 'sewadar_id',
);
const storedColumns = sql.join(columnNames.map((name) => sql.ref(name)));
const storedValues = sql.join(columnNames.map((name) => sql.ref(`c.${name}`)));
