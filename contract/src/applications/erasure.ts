import { erasureEndpoint } from '../kernel/calls/erasure.ts';
import { right } from '../kernel/rights/requirement.ts';

/** Applications have no right to delete of their own once they are decided. */
export const applicationErasure = {
  erase: erasureEndpoint('/api/sewadar/applications', right('SEWADAR.SEWADAR', 'deleteMerge')),
} as const;
