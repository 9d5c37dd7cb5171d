import type { session } from '@sewa/contract/user/session';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { countCentres } from '../users/users.queries.ts';
import { mergePreferences } from './preferences.queries.ts';

/** What is not sent stays as it was. */
export const savePreferences: Handler<typeof session.preferences> = async (
  tx,
  { who, body: preferences },
) => {
  const { startCentre } = preferences;
  if (startCentre) {
    const isReachable = who.centres === '*' || who.centres.includes(startCentre.toLowerCase());
    if (!isReachable || (await countCentres(tx, [startCentre])) === 0)
      throw new PortalError('BAD_REFERENCE', { fields: { startCentre: 'unknown' } });
  }
  await merge(tx, { user: who.userId, preferences, seenVersion: undefined });
  return null;
};

export const remember: Handler<typeof session.remember> = async (tx, { who, body }) => {
  const { seenVersion, ...preferences } = body;
  await merge(tx, { user: who.userId, preferences, seenVersion });
  return null;
};

async function merge(...given: Parameters<typeof mergePreferences>): Promise<void> {
  if (!(await mergePreferences(...given))) throw new PortalError('TOO_LARGE');
}
