import { premisesPapers } from '@sewa/contract/sg-management/papers';
import type { PaperTable } from '../../../platform/papers/paper-table.ts';

export const premisesPaperTable: PaperTable = {
  owner: premisesPapers,
  table: 'sg_premises',
  column: 'premises_id',
  title: 'name',
  waiting: 'premisesPapers',
  closed: ['closed'],
};
