import { hasLeftBed, visitStatuses } from '@sewa/contract/blood-donation/floor/floor-moves';
import type { ShownVisit } from './unsent-acts.rules.ts';

const { DONATING } = visitStatuses;

export interface ShownBed {
  readonly bed: number;
  /** Who is on it; null: nobody. */
  readonly visit: ShownVisit | null;
  /** Who was on it last, while it is to be cleaned after them. */
  readonly leftBy: ShownVisit | null;
}

/** The beds of a camp, with who is on them or was. */
export function bedsOf(visits: readonly ShownVisit[], count: number): ShownBed[] {
  return Array.from({ length: count }, (_, place) => {
    const onIt = visits.filter((one) => one.bed === place + 1);
    const visit = onIt.find(({ status, outcome }) => status === DONATING && outcome === '') ?? null;
    const last = onIt
      .filter(hasLeftBed)
      .toSorted((one, other) => leftAt(other).localeCompare(leftAt(one)))[0];
    const isToClean = visit === null && last !== undefined && !last.isBedCleaned;
    return { bed: place + 1, visit, leftBy: isToClean ? last : null };
  });
}

/** Where the next donor can lie; what is to be cleaned is offered last. */
export function freeBeds(beds: readonly ShownBed[]): ShownBed[] {
  const free = beds.filter(({ visit }) => visit === null);
  return [...free.filter(({ leftBy }) => leftBy === null), ...free.filter(({ leftBy }) => leftBy !== null)];
}

/** The bed of a donation that begins. One that was only offered is another one as soon as somebody else lies on it. */
export function bedToUse(
  free: readonly ShownBed[],
  { offered, chosen }: { offered: number | null; chosen: number | null },
): number | null {
  if (chosen !== null) return chosen;
  const isStillFree = free.some(({ bed }) => bed === offered);
  return isStillFree ? offered : (free[0]?.bed ?? null);
}

function leftAt({ endedAt, since }: ShownVisit): string {
  return endedAt ?? since;
}
