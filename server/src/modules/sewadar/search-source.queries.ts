import { right } from '@sewa/contract/kernel/rights/requirement';
import { type SqlBool, sql } from 'kysely';
import type { ListedSource } from '../../platform/search/search-source.ts';

export const sewadarSource: ListedSource = {
  entity: 'sewadar',
  table: 'sewadar',
  requirement: right('SEWADAR.SEWADAR', 'view'),
  order: 1,
  isFindable: sql<SqlBool>`merged_into is null`,
};
