import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { losesRemark, needsRemark, warningsFor } from './add-member.rules.ts';
import { judgeMembers, type Stay } from './judged-members.queries.ts';
import { findRules } from './rolls.queries.ts';

/** Days and the remark beside them, before and after a change. */
interface Change {
  before: Stay & { remarks: string };
  after: Stay & { remarks: string };
}

/** Other days of members are judged like those of somebody who is added. */
export async function assertRemark(
  tx: Tx,
  members: readonly string[],
  { before, after }: Change,
): Promise<void> {
  const isSame = before.fromDay === after.fromDay && before.toDay === after.toDay;
  if (isSame || members.length === 0) return;
  const rules = await findRules(tx);
  const warningsOn = async (stay: Stay) => {
    const judged = await judgeMembers(tx, members, stay);
    return new Map(judged.map((one) => [one.member, warningsFor(one, stay, rules)]));
  };
  const [known, fresh] = [await warningsOn(before), await warningsOn(after)];
  const remarks = { before: before.remarks, after: after.remarks };
  const isMissing = [...fresh].some(([member, warnings]) =>
    needsRemark({ before: known.get(member) ?? [], after: warnings }, remarks),
  );
  if (isMissing) throw remarkNeeded();
}

/** With whatever days: a member of whom the clerk is warned keeps a remark. */
export async function assertRemarkStays(tx: Tx, member: string, { before, after }: Change): Promise<void> {
  const remarks = { before: before.remarks, after: after.remarks };
  if (remarks.before === '' || remarks.after !== '') return;
  const rules = await findRules(tx);
  const judged = await judgeMembers(tx, [member], after);
  if (judged.some((one) => losesRemark(warningsFor(one, after, rules), remarks))) throw remarkNeeded();
}

function remarkNeeded(): PortalError {
  return new PortalError('ROLL_REMARK_NEEDED', { fields: { remarks: 'missing' } });
}
