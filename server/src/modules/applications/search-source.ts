import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ListedSource } from '../../platform/search/search-source.ts';

export const applicationSource: ListedSource = {
  entity: 'application',
  table: 'application',
  requirement: right('SEWADAR.APPLICATION', 'view'),
  order: 2,
};
