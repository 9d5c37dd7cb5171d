import type { CalledDonor } from '@sewa/contract/blood-donation/camps';
import type { CampCallOutcome } from '@sewa/contract/blood-donation/enums';

/** A donor who was called from this page, as the call left them. */
export interface JustCalled {
  /** Where the row stood. */
  readonly place: number;
  readonly donor: CalledDonor;
}

/** The rows of a page, with those just called where they stood: the list puts them behind who is still to be called. */
export function withJustCalled(rows: readonly CalledDonor[], called: readonly JustCalled[]): CalledDonor[] {
  const others = rows.filter(({ id }) => !called.some(({ donor }) => donor.id === id));
  const claims = new Map(rows.map(({ id, claim }) => [id, claim]));
  return called
    .toSorted((one, other) => one.place - other.place)
    .reduce((shown, { place, donor }) => {
      // Somebody may be calling them again by now.
      const claim = claims.get(donor.id) ?? null;
      return shown.toSpliced(place, 0, { ...donor, claim });
    }, others);
}

/** Whether a tap on an outcome withdraws the call: the same once more does, unless there is a note to be saved. */
export function isWithdrawal(
  donor: Pick<CalledDonor, 'outcome' | 'note'>,
  tapped: { outcome: CampCallOutcome; note: string },
): boolean {
  return donor.outcome === tapped.outcome && donor.note === tapped.note.trim();
}
