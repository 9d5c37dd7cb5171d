import { applicationMachine, heldStatuses, onwardMoves } from '@sewa/contract/applications/application-moves';
import { isDecision } from '@sewa/contract/kernel/moves';
import { holds } from '@sewa/contract/kernel/rights/requirement';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Who } from '../../platform/access/who.ts';

const deciderColumns = { preApprovedBy: 'a.pre_approved_by', approvedBy: 'a.approved_by' } as const;

/**
 * The applications `a` whose next step this user may take: by the right for it, and as somebody other than those who
 * made, edited or last approved it. The same as judgeMove, but for what the papers say, and without what is on hold.
 */
export function waitsFor(who: Who): RawBuilder<boolean> {
  const steps = onwardMoves.filter(
    ({ act, from }) => !heldStatuses.includes(from) && holds(who.acl, applicationMachine.key, act),
  );
  if (steps.length === 0) return sql<boolean>`false`;
  const conditions = steps.map((move) => {
    const { from, otherThan } = move;
    return sql.join(
      [
        sql<SqlBool>`a.status = ${from}`,
        ...(isDecision(applicationMachine, move)
          ? [sql<SqlBool>`a.made_by <> ${who.userId} and not ${who.userId} = any (a.editors)`]
          : []),
        ...(otherThan
          ? [sql<SqlBool>`${sql.ref(deciderColumns[otherThan])} is distinct from ${who.userId}`]
          : []),
      ],
      sql` and `,
    );
  });
  return sql<boolean>`((${sql.join(conditions, sql`) or (`)}))`;
}
