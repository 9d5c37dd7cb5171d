import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { historySchema } from '../kernel/resource/changes.ts';
import { textField } from '../kernel/resource/field-kinds.ts';
import { type Requirement, right } from '../kernel/rights/requirement.ts';
import { badgeTypes } from './badge-types.ts';
import { KEY_LENGTH } from './code.ts';

/** Whoever may revoke badges; a key counts for all, so the server asks for every type and a user of the area as well. */
export const mayManageKeys: Requirement = {
  anyOf: badgeTypes.map(({ aclKey }) => right(aclKey, 'revoke')),
};

export const MAX_KEY_REASON = 200;

const keyId = z.string().regex(new RegExp(`^[0-9A-Z]{${KEY_LENGTH}}$`));

export const badgeKey = z.object({
  id: keyId,
  areaCode: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  /** It no longer signs; what it signed still verifies. */
  retiredAt: z.string().nullable(),
  /** What it signed is refused. */
  withdrawnAt: z.string().nullable(),
  withdrawnReason: z.string(),
  /** Valid badges whose card has a code of this key. */
  cards: z.number().int(),
});
export type BadgeKey = z.output<typeof badgeKey>;

const keyParams = z.object({ id: keyId });

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
    path: '/api/badges/key/{id}/withdraw',
    requirement: mayManageKeys,
    summary: 'A key is no longer trusted: every card that it signed is refused and must be printed again',
    params: keyParams,
    body: z.object({ reason: textField(MAX_KEY_REASON) }),
    reply: z.null(),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/badges/key/{id}/history',
    requirement: mayManageKeys,
    summary: 'History of a key: when it was made, retired and withdrawn, and by whom',
    params: keyParams,
    reply: historySchema,
  }),
} as const;
