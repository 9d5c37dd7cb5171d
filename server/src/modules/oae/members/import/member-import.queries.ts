import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { attendantFormSchema } from '@sewa/contract/oae/attendants';
import { memberFields } from '@sewa/contract/oae/members';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/kysely-on-client.ts';
import type { CommitPart, RowIssue } from '../../../../platform/import/import-kind.ts';
import { type NumberBlock, restOfBlock } from '../../../../platform/import/number-block.queries.ts';
import { mostMembers } from '../../attendants/attendant.rules.ts';
import { newAttendantColumns } from '../../attendants/attendant-columns.ts';
import { newMemberColumns } from '../member-columns.ts';
import { blockWords, type NameableBlock } from './block-cell.ts';

/** The seat blocks in use, of every centre: a member of one sits in the hall of another. */
export async function listNameableBlocks(tx: Tx): Promise<NameableBlock[]> {
  const found = await tx
    .selectFrom('seat_block as b')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'b.area_id').onRef('c.id', '=', 'b.centre_id'),
    )
    .select(['b.id', 'b.centre_id', 'b.name', 'c.code'])
    .where(sql<boolean>`b.area_id = context_area()`)
    .where('b.is_active', '=', true)
    .execute();
  return found.map((block) => ({ id: block.id, centre: block.centre_id, words: blockWords(block) }));
}

/** Who is a member already, in the whole area. */
export async function findMemberMatches(tx: Tx, importId: string): Promise<RowIssue[]> {
  const { rows } = await sql<{ row: number; number: number | null }>`
    select row_no as row, number from oae_import_matches(${importId})`.execute(tx);
  return rows.map(({ row, number }) => ({
    row,
    field: 'name',
    code: 'likelyKnown',
    params: { who: number === null ? '' : ` (${number})` },
    isWarning: true,
  }));
}

/** import_row.level of a row with warnings but no errors. */
const WARNING = 1;

/** Attendants of as many members as anybody may attend, counting those of the area and of the rows above. */
export async function findThirdMembers(tx: Tx, importId: string, mostLevel = WARNING): Promise<RowIssue[]> {
  const { rows } = await sql<{ row: number; field: string }>`
    select row_no as row, field from oae_import_third_members(${importId}, ${mostLevel}, ${mostMembers})`.execute(
    tx,
  );
  return rows.map(({ row, field }) => ({ row, field, code: 'thirdMember' }));
}

/** The staged rows of a part as members with their attendants. */
export async function insertStagedMembers(
  tx: Tx,
  part: CommitPart,
  numbers: NumberBlock,
): Promise<{ made: number; reserved: NumberBlock }> {
  const taken = sql`r.area_id = context_area() and r.import_id = ${part.importId} and r.level <= ${part.mostLevel}
    and r.row_no between ${part.from} and ${part.to}`;
  const inserted = await sql`
    insert into oae_member (area_id, id, number, ${memberNames})
    select context_area(), r.record_id, ${numbers.first - 1}::int + (row_number() over (order by r.row_no))::int, ${memberValues}
    from import_row r, jsonb_populate_record(null::oae_member, r.content) c
    where ${taken} order by r.row_no`.execute(tx);
  await sql`
    insert into oae_attendant (area_id, member_id, ${attendantNames})
    select context_area(), r.record_id, ${attendantValues}
    from import_row r, jsonb_array_elements(r.content -> 'attendants') as e(attendant),
      jsonb_populate_record(null::oae_attendant, e.attendant) c
    where ${taken} order by r.row_no, c.place`.execute(tx);
  const made = Number(inserted.numAffectedRows ?? 0);
  return { made, reserved: restOfBlock(numbers, made) };
}

/** Every column that a form writes: the parser gives them the names of the tables. */
const memberKeys = Object.keys(newMemberColumns(emptyFields(memberFields)));
const memberNames = sql.join(memberKeys.map((name) => sql.ref(name)));
const memberValues = sql.join(memberKeys.map((name) => sql.ref(`c.${name}`)));
const attendantKeys = Object.keys(newAttendantColumns({ ...emptyFields(attendantFormSchema), place: 1 }, ''));
const attendantNames = sql.join(attendantKeys.map((name) => sql.ref(name)));
const attendantValues = sql.join(attendantKeys.map((name) => sql.ref(`c.${name}`)));
