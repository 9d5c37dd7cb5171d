import { erasureEndpoint } from '../kernel/calls/erasure.ts';
import { right } from '../kernel/rights/requirement.ts';

export const memberErasure = {
  erase: erasureEndpoint('/api/oae/members', right('SEWADAR.OAE', 'delete')),
} as const;
