import { wallTime, wallTimeSchema } from '@sewa/contract/kernel/values/wall-time';

export interface AskedTimes {
  fromDay: string;
  fromTime: string;
  toDay: string;
  toTime: string;
  /** As it was typed. */
  passengers: string;
}

const MAX_PASSENGERS = 200;

/** What to ask the server; null while the times are not whole or end before they begin. */
export function askedOf({ fromDay, fromTime, toDay, toTime, passengers }: AskedTimes) {
  const [from, to] = [wallTime(fromDay, fromTime), wallTime(toDay, toTime)];
  const isWhole = [from, to].every((moment) => wallTimeSchema.safeParse(moment).success);
  if (!isWhole || from >= to) return null;
  const count = Math.min(Math.max(Math.trunc(Number(passengers)) || 0, 0), MAX_PASSENGERS);
  return { from, to, passengers: count };
}
