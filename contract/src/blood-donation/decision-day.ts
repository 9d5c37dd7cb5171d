/**
 * The day on which a deferral was decided. At a camp it is one of the camp's days: what happened there, or for a cause from
 * before the camp its last day so far.
 */
export function decisionDay({
  since,
  today,
  camp,
}: {
  since: string;
  today: string;
  camp: { readonly firstDay: string; readonly lastDay: string } | null;
}): string {
  if (camp === null) return today;
  if (since >= camp.firstDay) return since;
  return today < camp.lastDay ? today : camp.lastDay;
}
