import { onwardMoves } from '@sewa/contract/applications/application-moves';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import { holds } from '@sewa/contract/kernel/requirement';
import { type RawBuilder, sql } from 'kysely';
import type { Who } from '../../platform/access/who.ts';

/**
 * The applications `a` whose next step this user may take: by the right for it, and as somebody other than those who
 * made, edited or last approved it. The same as judgeMove, but for what the papers say.
 */
export function waitsFor(who: Who): RawBuilder<boolean> {
  const steps = onwardMoves.filter(({ act }) => holds(who.acl, 'SEWADAR.APPLICATION', act));
  if (steps.length === 0) return sql<boolean>`false`;
  const notMine = sql`a.made_by <> ${who.userId} and a.edited_by <> ${who.userId}`;
  const conditions = steps.map(({ from, to, act }) => {
    if (act === 'edit') return sql`a.status = ${from}`;
    if (to === applicationStatuses.APPROVED)
      return sql`a.status = ${from} and ${notMine} and a.pre_approved_by is distinct from ${who.userId}`;
    if (to === applicationStatuses.FINAL_ACCEPTANCE)
      return sql`a.status = ${from} and ${notMine} and a.approved_by is distinct from ${who.userId}`;
    return sql`a.status = ${from} and ${notMine}`;
  });
  return sql<boolean>`((${sql.join(conditions, sql`) or (`)}))`;
}
