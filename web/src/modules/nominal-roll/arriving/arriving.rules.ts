import type { ArrivingRoll } from '@sewa/contract/nominal-roll/arriving';

export const arrivingParts = ['here', 'coming', 'over'] as const;
export type ArrivingPart = (typeof arrivingParts)[number];

/** Whether a group is here or should be, is still to come, or was here. */
export function partOf(
  { fromDay, toDay }: Pick<ArrivingRoll, 'fromDay' | 'toDay'>,
  today: string,
): ArrivingPart {
  if (today < fromDay) return 'coming';
  return today <= toDay ? 'here' : 'over';
}

/** The next to come first; of those that are over, the latest. */
export function arrivingBy(
  rolls: readonly ArrivingRoll[],
  today: string,
): Record<ArrivingPart, ArrivingRoll[]> {
  const of = (part: ArrivingPart) => rolls.filter((roll) => partOf(roll, today) === part);
  const soonest = (a: ArrivingRoll, b: ArrivingRoll) =>
    a.fromDay.localeCompare(b.fromDay) || a.number - b.number;
  return {
    here: of('here').sort(soonest),
    coming: of('coming').sort(soonest),
    over: of('over').sort((a, b) => soonest(b, a)),
  };
}
