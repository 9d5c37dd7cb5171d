import { allows } from '@sewa/contract/kernel/rights/acl';
import { holds } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import type { session } from '@sewa/contract/user/session';
import { effectiveAcl } from '../../../platform/access/effective-acl.rules.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { listGrantors } from './why.queries.ts';

const mostNames = 10;

/** The nearest people who may edit users and hold the right themselves: nobody grants what they lack. */
export function why({ config }: ModuleNeeds): Handler<typeof session.why> {
  return async (tx, { who, query }) => {
    const { key, value } = query;
    const isHeld = allows(who.acl, key, value);
    const isBeyondOrg = !allows(who.ceiling, key, value);
    if (isHeld || isBeyondOrg) return { isHeld, isBeyondOrg, grantors: [] };
    const today = todayIn(config.timeZone);
    const grantors = (await listGrantors(tx))
      .map((one) => ({ ...one, held: effectiveAcl({ ...one, today }) }))
      .filter(({ held }) => holds(held, 'SETTINGS.USER', 'edit') && allows(held, key, value))
      .slice(0, mostNames)
      .map(({ name, org }) => ({ name, org }));
    return { isHeld, isBeyondOrg, grantors };
  };
}
