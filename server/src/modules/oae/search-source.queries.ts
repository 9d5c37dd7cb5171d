import { right } from '@sewa/contract/kernel/rights/requirement';
import { type SqlBool, sql } from 'kysely';
import type { ListedSource } from '../../platform/search/search-source.ts';

export const memberSource: ListedSource = {
  entity: 'oaeMember',
  table: 'oae_member',
  requirement: right('SEWADAR.OAE', 'view'),
  order: 3,
  // Whoever holds an attendant's pass in the hand looks for the member.
  byCode: (code) => sql<SqlBool>`pass_code = ${code}
    or id in (select member_id from oae_attendant where pass_code = ${code})`,
};
