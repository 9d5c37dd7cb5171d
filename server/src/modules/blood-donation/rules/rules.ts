import { publishedRules, publishedSource } from '@sewa/contract/blood-donation/rules/published-rules';
import type { bloodRules } from '@sewa/contract/blood-donation/rules-calls';
import { newId } from '@sewa/contract/kernel/values/ids';
import { areaOf } from '../../../platform/access/area-of.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { insertRules, listRuleVersions, rulesInForce } from './rules.queries.ts';

export const readRules: Handler<typeof bloodRules.read> = async (tx) => ({
  current: await rulesInForce(tx),
  versions: [
    ...(await listRuleVersions(tx)),
    { version: publishedRules.version, source: publishedSource, reason: '', madeByName: '', at: null },
  ],
});

/** Versions are only added: what was decided by an earlier one can still be looked up. */
export const changeRules: Handler<typeof bloodRules.change> = async (tx, { who, body }) => {
  if (who.centres !== '*') throw new PortalError('RULES_OF_AREA');
  const { version } = await rulesInForce(tx);
  if (version !== body.base) throw new PortalError('RULES_CHANGED');
  const isFirst = await insertRules(tx, {
    area: areaOf(who),
    id: newId(),
    rules: { ...body.rules, version: version + 1 },
    source: body.source,
    reason: body.reason,
    by: { id: who.userId, name: who.name },
  });
  if (!isFirst) throw new PortalError('RULES_CHANGED');
  return { version: version + 1 };
};
