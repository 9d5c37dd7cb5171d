import { maskOf } from '@sewa/contract/people/identity-numbers';
import { type RawBuilder, sql } from 'kysely';

/** What a row `r` shows of an identity number, of which it has the last four characters. */
export function maskedNumber(column: 'aadhaar_last4' | 'pan_last4'): RawBuilder<string> {
  return sql<string>`coalesce(${sql.lit(maskOf(''))} || r.${sql.ref(column)}, '')`;
}
