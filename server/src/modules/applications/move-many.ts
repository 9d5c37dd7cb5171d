import type { applications } from '@sewa/contract/applications/applications';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../platform/http/route.ts';
import { idsOf } from './applications.queries.ts';
import type { ApplicationNeeds } from './applications.ts';
import { eachByItself } from './each-by-itself.ts';
import { applyMove, lockWhatIsMade } from './move-application.ts';

/** More would outlast the request. */
const mostAtOnce = 1_000;

export function moveMany(needs: ApplicationNeeds): SteppingHandler<typeof applications.moveMany> {
  return async (step, { body, language }) => {
    const { selection, to, reason } = body;
    const ids =
      'ids' in selection
        ? [...new Set(selection.ids)]
        : await step((tx, who) => idsOf(tx, { ...selection, who, most: mostAtOnce }));
    if (ids.length > mostAtOnce) throw new PortalError('TOO_MANY_AT_ONCE');
    const today = needs.today();
    const moved: { id: string; version: number }[] = [];
    const result = await eachByItself(step, {
      ids,
      language,
      before: (tx, id) => lockWhatIsMade(tx, id, to),
      act: (tx, { application, who }) => applyMove(tx, { application, who, to, reason, today }),
      done: (id, version) => moved.push({ id, version }),
    });
    return { ...result, moved };
  };
}
