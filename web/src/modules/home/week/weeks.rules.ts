import { dayAfter, mondayOf } from '@sewa/contract/kernel/values/days';

/** The Mondays of the last weeks, the one that has begun first. */
export function mondaysUntil(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => dayAfter(mondayOf(today), -7 * back));
}
