import { erasureEndpoint } from '../kernel/erasure.ts';
import { right } from '../kernel/requirement.ts';

export const memberErasure = {
  erase: erasureEndpoint('/api/oae/members', right('SEWADAR.OAE', 'delete')),
} as const;
