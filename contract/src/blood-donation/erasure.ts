import { erasureEndpoint } from '../kernel/calls/erasure.ts';
import { right } from '../kernel/rights/requirement.ts';

export const donorErasure = {
  erase: erasureEndpoint('/api/blood-donation/donor', right('BLOOD_DONATION.DONOR', 'deleteMerge')),
} as const;
