import { erasureEndpoint } from '../kernel/erasure.ts';
import { right } from '../kernel/requirement.ts';

export const sewadarErasure = {
  erase: erasureEndpoint('/api/sewadar', right('SEWADAR.SEWADAR', 'deleteMerge')),
} as const;
