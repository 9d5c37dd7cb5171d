import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { FastifyRequest } from 'fastify';
import { hashOfToken, tokenIn } from '../access/session-cookie.ts';
import { type Who, whoOf } from '../access/who.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { SessionDetails } from '../db/request-session.ts';
import type { RequestWork } from '../db/requests.ts';
import { PortalError } from './portal-error.ts';
import { isReadOnly } from './route.ts';

/** The transactions of one request. */
export interface Guard {
  /** The session and the right are judged anew each time, before the work runs. */
  transact<T>(run: (tx: Tx, who: Who) => Promise<T>, lastly?: RequestWork<T>['lastly']): Promise<T>;
  /** Whether the latest transaction found the session. */
  hasSession(): boolean;
}

/** The hash of the session's token, where the browser sent one. */
export function sessionIn(request: FastifyRequest): string | null {
  const token = tokenIn(request.headers.cookie);
  return token === null ? null : hashOfToken(token);
}

export function openGuard(options: {
  database: Database;
  timeZone: string;
  endpoint: Endpoint;
  session: string;
  requestId: string;
}): Guard {
  const { database, timeZone, endpoint, session, requestId } = options;
  const mode = isReadOnly(endpoint) ? 'read' : 'write';
  let hasSession = false;
  return {
    hasSession: () => hasSession,
    transact: (run, lastly) =>
      database.request({
        token: session,
        requestId,
        mode,
        run: (tx, found) => {
          hasSession = found !== null;
          return run(tx, admitted(endpoint, found, timeZone));
        },
        lastly,
      }),
  };
}

function admitted(endpoint: Endpoint, found: SessionDetails | null, timeZone: string): Who {
  if (found === null) throw new PortalError('UNAUTHENTICATED');
  const who = whoOf(found, timeZone);
  if (who.mustChangePassword && !endpoint.beforePasswordChange)
    throw new PortalError('PASSWORD_CHANGE_REQUIRED');
  if (!meets(endpoint.requirement, who))
    throw new PortalError('FORBIDDEN', { data: { requirement: endpoint.requirement } });
  return who;
}
