import type { CallOutcome } from '@sewa/contract/nominal-roll/enums';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

interface MemberKey {
  roll: string;
  member: string;
}

/** False: no such member. */
export async function saveCall(
  tx: Tx,
  { roll, member }: MemberKey,
  call: { outcome: CallOutcome | null; note: string; userName: string },
): Promise<boolean> {
  const { outcome, note, userName } = call;
  const { numAffectedRows } = await sql`
    update nominal_roll_member set call_outcome = ${outcome}, call_note = ${note},
      called_at = case when ${outcome}::text is null then null else now() end,
      called_by_name = case when ${outcome}::text is null then null else ${userName} end
     where roll_id = ${roll} and id = ${member} and dropped_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** False: no such member, or dropped out already. Without a new remark the one before stays. */
export async function dropMember(
  tx: Tx,
  { roll, member }: MemberKey,
  { remark, neverCame }: { remark: string; neverCame: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update nominal_roll_member set dropped_at = now(), never_came = ${neverCame},
      remarks = coalesce(nullif(${remark}, ''), remarks)
     where roll_id = ${roll} and id = ${member} and dropped_at is null and arrived_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** The constraint nominal_roll_member_overlap refuses it where another roll has taken the days. */
export async function restoreMember(tx: Tx, { roll, member }: MemberKey, remarks: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update nominal_roll_member set dropped_at = null, never_came = false, remarks = ${remarks}
     where roll_id = ${roll} and id = ${member} and dropped_at is not null`.execute(tx);
  return numAffectedRows === 1n;
}
