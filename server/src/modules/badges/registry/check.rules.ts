import { isValidStatus } from '@sewa/contract/badges/badge-moves';
import { type BadgeProblem, badgeStatuses } from '@sewa/contract/badges/enums';
import { isReprint } from '@sewa/contract/badges/reprint';

/** What a card that is to be printed is judged by. */
export interface Printable {
  /** As of today: an outdated badge is expired. */
  readonly status: number;
  readonly isEntitled: boolean;
  readonly photo: string | null;
  readonly centre: string;
  /** The centre that the last print names; null: never printed. */
  readonly printedCentre: string | null;
  readonly printCount: number;
  readonly isChanged: boolean;
  readonly isRenewed: boolean;
}

/** The graver first. */
export function problemsOf(badge: Printable): BadgeProblem[] {
  const { status, photo, centre, printedCentre } = badge;
  const isExpired = status === badgeStatuses.EXPIRED;
  const found: Readonly<Record<BadgeProblem, boolean>> = {
    revoked: !isExpired && !isValidStatus(status),
    expired: isExpired,
    notEntitled: !badge.isEntitled,
    noPhoto: photo === null,
    wrongCentre: printedCentre !== null && printedCentre !== centre,
    alreadyPrinted: isReprint(badge),
    changedSincePrint: badge.isChanged,
  };
  return (Object.keys(found) as BadgeProblem[]).filter((problem) => found[problem]);
}
