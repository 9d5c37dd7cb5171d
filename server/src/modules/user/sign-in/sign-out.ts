import type { session } from '@sewa/contract/user/session';
import type { PublicHandler } from '../../../platform/http/route.ts';
import { endSession } from './session.queries.ts';

/** Answers without a session too: signing out twice is no error. */
export const signOut: PublicHandler<typeof session.logout> = async (
  database,
  { session: token, setSession },
) => {
  if (token) await database.anonymous((tx) => endSession(tx, token));
  setSession(null);
  return null;
};
