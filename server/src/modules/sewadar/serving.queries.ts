import { type RawBuilder, sql } from 'kysely';

/** Whether somebody serves in a department `d` on a day, as `isServingOn` of the contract has it. */
export function servesOn(day: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((d.since is null or d.since <= ${day}::date) and ${lastsTo(day)})`;
}

/** Whether a department `d` has not ended before a day; it may begin later. */
export function lastsTo(day: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(d.until is null or d.until >= ${day}::date)`;
}
