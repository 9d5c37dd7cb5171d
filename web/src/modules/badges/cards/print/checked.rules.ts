import type { CheckedBadge } from '@sewa/contract/badges/badges';
import { badgeProblems, badgeStatuses, stoppingProblems } from '@sewa/contract/badges/enums';

/** Not printed at all, whatever the clerk says. */
export function isStopped({ problems }: Pick<CheckedBadge, 'problems'>): boolean {
  return problems.some((problem) => stoppingProblems.includes(problem));
}

/** Printed before, and not renewed since: it is printed again for a reason. */
export function isReprint({ printCount, status }: Pick<CheckedBadge, 'printCount' | 'status'>): boolean {
  return printCount > 0 && status !== badgeStatuses.REQUESTED;
}

/** The gravest problem first; whoever has none keeps the order in which they were picked. */
export function problemsFirst<Badge extends Pick<CheckedBadge, 'problems'>>(
  checked: readonly Badge[],
): Badge[] {
  const gravity = ({ problems: [first] }: Badge) =>
    first === undefined ? badgeProblems.length : badgeProblems.indexOf(first);
  return checked.toSorted((one, other) => gravity(one) - gravity(other));
}
