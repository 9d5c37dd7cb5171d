import { erasureEndpoint } from '../kernel/calls/erasure.ts';
import { right } from '../kernel/rights/requirement.ts';

export const sewadarErasure = {
  erase: erasureEndpoint('/api/sewadar', right('SEWADAR.SEWADAR', 'deleteMerge')),
} as const;
