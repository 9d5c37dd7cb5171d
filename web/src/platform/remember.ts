import type { GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import type { session } from '@sewa/contract/user/session';
import { request } from './request.ts';

type Remember = (typeof session)['remember'];

/** Saves without a word what the portal remembers; saving the preferences means a toast and a reload. */
export async function remember(body: GivenBody<Remember>): Promise<void> {
  await request<Remember>({ method: 'PUT', path: '/api/user/remembered' }, { body });
}
