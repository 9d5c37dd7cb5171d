import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { type Requirement, right } from '../kernel/rights/requirement.ts';
import { badgeTypes } from './badge-types.ts';
import { KEY_LENGTH } from './code.ts';

/** Whoever may revoke badges; a key counts for the whole area, so the server asks for a user of the area as well. */
export const mayManageKeys: Requirement = {
  anyOf: badgeTypes.map(({ aclKey }) => right(aclKey, 'revoke')),
};

const keyId = z.string().regex(new RegExp(`^[0-9A-Z]{${KEY_LENGTH}}$`));

export const badgeKey = z.object({
  id: keyId,
  areaCode: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  /** It signs no more; what it signed still verifies. */
  retiredAt: z.string().nullable(),
  /** What it signed is refused. */
  withdrawnAt: z.string().nullable(),
});
export type BadgeKey = z.output<typeof badgeKey>;

export const badgeKeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/badges/key',
    requirement: mayManageKeys,
    summary: 'The keys that sign the codes of the area, the newest first, with retired and withdrawn ones',
    reply: z.array(badgeKey),
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/api/badges/key/rotate',
    requirement: mayManageKeys,
    summary: 'A new key signs from now on; what the one before signed still verifies',
    reply: z.object({ id: keyId }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/badges/key/{key}/withdraw',
    requirement: mayManageKeys,
    summary: 'A key is no longer trusted: every card that it signed is refused and must be printed again',
    params: z.object({ key: keyId }),
    reply: z.null(),
  }),
} as const;
