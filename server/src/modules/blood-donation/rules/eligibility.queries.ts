import type { RuleSet } from '@sewa/contract/blood-donation/rules/rule-set';
import { type RawBuilder, sql } from 'kysely';

/**
 * When a donor `r` may donate next, as the contract's nextEligible says it, for filters: 'now', 'from', 'recovery' or
 * 'never'. A test compares both for random donors.
 */
export function eligibilityOn(rules: RuleSet, today: string): RawBuilder<string> {
  const { minAge, maxAge, maxFirstAge, intervalMale, intervalFemale } = rules.limits;
  const interval = sql`case r.gender when 'male' then ${intervalMale}::int when 'female' then ${intervalFemale}::int
    else greatest(${intervalMale}::int, ${intervalFemale}::int) end`;
  const day = sql`greatest(${today}::date, ${birthdayAt(minAge)}, r.last_donation_on + (${interval}), r.welcome_from)`;
  return sql<string>`(case
    when r.deferral_kind = 'permanent' or ${day} >= ${birthdayAt(maxAge + 1)}
      or (r.last_donation_on is null and ${day} >= ${birthdayAt(maxFirstAge + 1)}) then 'never'
    when r.deferral_kind = 'recovery' then 'recovery'
    when ${day} > ${today}::date then 'from'
    else 'now' end)`;
}

/** PostgreSQL takes 28 February for somebody born on the 29th; the rules wait for 1 March. */
function birthdayAt(years: number): RawBuilder<string> {
  const reached = sql`(r.birth_date + make_interval(years => ${years}::int))::date`;
  return sql<string>`(${reached} + (extract(day from ${reached}) <> extract(day from r.birth_date))::int)`;
}
