import type { CalledDonor } from '@sewa/contract/blood-donation/camps';
import type { CampCallOutcome } from '@sewa/contract/blood-donation/enums';

/** A donor who was called from this page, as the call left them. */
export interface JustCalled {
  /** Where the row stood. */
  readonly place: number;
  readonly donor: CalledDonor;
  /** The call that the list of that moment had. */
  readonly seenCallAt: string | null;
}

/**
 * The rows of a page, with those just called where they stood: the list puts them behind who is still to be called. What is
 * known here stands for a row until a newer one has come, which may tell of another caller's call.
 */
export function withJustCalled(rows: readonly CalledDonor[], called: readonly JustCalled[]): CalledDonor[] {
  const others = rows.filter(({ id }) => !called.some(({ donor }) => donor.id === id));
  const fresh = new Map(rows.map((row) => [row.id, row]));
  return called
    .toSorted((one, other) => one.place - other.place)
    .reduce((shown, { place, donor, seenCallAt }) => {
      const row = fresh.get(donor.id);
      const isNewer = row !== undefined && row.calledAt !== seenCallAt;
      return shown.toSpliced(place, 0, isNewer ? row : { ...donor, claim: row?.claim ?? null });
    }, others);
}

/** Whether a tap on an outcome withdraws the call: the same once more does, unless there is a note to be saved. */
export function isWithdrawal(
  donor: Pick<CalledDonor, 'outcome' | 'note'>,
  tapped: { outcome: CampCallOutcome; note: string },
): boolean {
  return donor.outcome === tapped.outcome && donor.note === tapped.note.trim();
}
