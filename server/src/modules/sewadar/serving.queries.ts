import { type RawBuilder, sql } from 'kysely';

/** Whether somebody serves in a department `d` on a day, as `isServingOn` of the contract has it. */
export function servesOn(day: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((d.since is null or d.since <= ${day}::date) and ${lastsTo(day)})`;
}

/** Whether a sewadar `s` of a department `d` is expected at the own centre on a day: never before they came to it. */
export function isExpectedOn(day: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${servesOn(day)} and (s.here_since is null or s.here_since <= ${day}::date))`;
}

/** Whether there is a day from `from` until before `next` on which a sewadar `s` of a department `d` is expected. */
export function isExpectedBetween(from: string, next: string): RawBuilder<boolean> {
  const first = sql`greatest(d.since, s.here_since, ${from}::date)`;
  return sql<boolean>`(${first} < ${next}::date and ${lastsTo(first)})`;
}

/** Whether two names are of one department: they are typed by hand, and capitals make no other one. */
export function isSameDepartment(
  column: RawBuilder<unknown>,
  name: string | RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`lower(${column}) = lower(${name})`;
}

/** Whether a department `d` has not ended before a day; it may begin later. */
export function lastsTo(day: string | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(d.until is null or d.until >= ${day}::date)`;
}
