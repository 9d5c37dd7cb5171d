import type { CheckedBadge } from '@sewa/contract/badges/badges';
import { badgeProblems, stoppingProblems } from '@sewa/contract/badges/enums';

/** Not printed at all, whatever the clerk says. */
export function isStopped({ problems }: Pick<CheckedBadge, 'problems'>): boolean {
  return problems.some((problem) => stoppingProblems.includes(problem));
}

/** The gravest problem first; whoever has none keeps the order in which they were picked. */
export function problemsFirst<Badge extends Pick<CheckedBadge, 'problems'>>(
  checked: readonly Badge[],
): Badge[] {
  const gravity = ({ problems: [first] }: Badge) =>
    first === undefined ? badgeProblems.length : badgeProblems.indexOf(first);
  return checked.toSorted((one, other) => gravity(one) - gravity(other));
}
