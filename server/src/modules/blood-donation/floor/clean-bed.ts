import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import { hasLeftBed } from '@sewa/contract/blood-donation/floor/floor-moves';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { shownVisit } from './shown-visits.ts';
import { openCamp } from './take-step.ts';
import { lockVisit, updateVisit } from './visits.queries.ts';

/** The bed that a donor has left, ready for the next one. It is no step of the donor, who may have gone home. */
export function cleanBed(needs: BloodNeeds): Handler<typeof floor.clean> {
  return async (tx, { who, params, body }) => {
    const [, visit] = await Promise.all([openCamp(tx, params.id), lockVisit(tx, params.id, params.visit)]);
    if (!visit) throw notFound();
    const bed_cleaned_at = body.isCleaned ? new Date().toISOString() : null;
    // An undo may have put the donor on the bed again.
    if (hasLeftBed(visit)) await updateVisit(tx, visit.id, { bed_cleaned_at });
    return shownVisit(tx, who, { camp: params.id, visit: visit.id, needs });
  };
}
