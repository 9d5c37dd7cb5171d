import { right } from '@sewa/contract/kernel/rights/requirement';
import { type SqlBool, sql } from 'kysely';
import type { ListedSource } from '../../../platform/search/search-source.ts';

export const donorSource: ListedSource = {
  entity: 'donor',
  table: 'blood_donor',
  requirement: right('BLOOD_DONATION.DONOR', 'view'),
  order: 4,
  isFindable: sql<SqlBool>`merged_into is null`,
  byCode: (code) => sql<SqlBool>`card_code = ${code}`,
};
