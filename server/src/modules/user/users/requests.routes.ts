import { users } from '@sewa/contract/user/users';
import { handle, type Route } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { listRequests } from './requests.queries.ts';
import { acceptRequest, declineRequest } from './requests.ts';

export function requestsRoutes(needs: ModuleNeeds): Route[] {
  return [
    handle(users.requests, (tx, { query }) => listRequests(tx, query)),
    handle(users.acceptRequest, acceptRequest(needs)),
    handle(users.declineRequest, declineRequest(needs)),
  ];
}
