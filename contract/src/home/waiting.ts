import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

export const waitingKinds = ['applications', 'requests', 'transfers', 'renewals', 'expiring'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Passes that end within so many days are about to expire. */
export const EXPIRING_DAYS = 30;

export const waiting = {
  read: endpoint({
    method: 'GET',
    path: '/api/home/waiting',
    requirement: 'signedIn',
    summary: 'What waits for this user, by what they may decide; nothing that is nought',
    reply: z.object({ kind: z.enum(waitingKinds), count: z.number().int() }),
    envelope: 'docs',
  }),
} as const;
