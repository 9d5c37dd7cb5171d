import { areArrangementsOpen } from '@sewa/contract/nominal-roll/roll-moves';
import type { rolls } from '@sewa/contract/nominal-roll/rolls';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { assertLeaders } from './assert-leaders.ts';
import { getLockedRoll } from './move-roll.ts';
import { saveArrangements } from './rolls.queries.ts';
import { rollResource } from './rolls.resource.ts';

/** Who leads and how they travel changes until the group is back; what was approved about the roll stays. */
export const arrangeRoll: Handler<typeof rolls.arrange> = async (tx, { who, params, body }) => {
  const { version, ...arrangements } = body;
  const { id, status } = await getLockedRoll(tx, params.id);
  if (!areArrangementsOpen(status)) throw new PortalError('ROLL_FROZEN');
  const current = await rollResource.get(tx, id);
  assertVersion(current, version);
  await assertLeaders(tx, arrangements, current);
  await saveArrangements(tx, { id, user: who.userId }, arrangements);
  return rollResource.get(tx, id);
};
