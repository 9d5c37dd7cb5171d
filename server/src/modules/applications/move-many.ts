import type { applications } from '@sewa/contract/applications/applications';
import type { BulkResult } from '@sewa/contract/kernel/resource/selection';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Step, SteppingHandler } from '../../platform/http/route.ts';
import { translateError } from '../../platform/http/translate-error.ts';
import { lockApplication } from './application-rows.queries.ts';
import { idsOf } from './applications.queries.ts';
import type { ApplicationNeeds } from './applications.ts';
import { applyMove, refusalText } from './move-application.ts';

/** More would outlast the request. */
const mostAtOnce = 1_000;

/** Each in a transaction of its own: one refusal undoes nothing, and nobody waits for a thousand rows. */
export function moveMany(needs: ApplicationNeeds): SteppingHandler<typeof applications.moveMany> {
  return async (step, { body, language }) => {
    const { selection, to, reason } = body;
    const ids =
      'ids' in selection
        ? [...new Set(selection.ids)]
        : await step((tx, who) => idsOf(tx, { ...selection, who, most: mostAtOnce }));
    if (ids.length > mostAtOnce) throw new PortalError('TOO_MANY_AT_ONCE');
    const result: BulkResult = { done: 0, refused: [] };
    for (const id of ids) {
      const outcome = await moveOne(step, { id, to, reason, today: needs.today() });
      if (outcome === 'moved') result.done += 1;
      else if (outcome)
        result.refused.push({ id, name: outcome.name, ...refusalText(outcome.error, language) });
    }
    return result;
  };
}

/** Null: out of this user's sight, as if it had not been named. */
async function moveOne(
  step: Step,
  { id, to, reason, today }: { id: string; to: number; reason: string; today: string },
): Promise<'moved' | { name: string; error: PortalError } | null> {
  let name = '';
  try {
    return await step(async (tx, who) => {
      const application = await lockApplication(tx, id);
      if (!application) return null;
      name = application.name;
      await applyMove(tx, { application, who, to, reason, today });
      return 'moved' as const;
    });
  } catch (thrown) {
    const error = translateError(thrown);
    // What is not about this one application is about all of them.
    if (error.status >= 500 || name === '') throw thrown;
    return { name, error };
  }
}
