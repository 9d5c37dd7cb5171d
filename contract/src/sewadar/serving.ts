import type { SewadarDepartment } from './sewadars.ts';

/** Whether somebody serves in a department on a day: from its first day to its last. `servesOn` says the same in SQL. */
export function isServingOn(
  { since, until }: Pick<SewadarDepartment, 'since' | 'until'>,
  day: string,
): boolean {
  return (since === null || since <= day) && (until === null || until >= day);
}
