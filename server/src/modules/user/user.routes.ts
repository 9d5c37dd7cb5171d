import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { housekeepingRoutes } from './housekeeping/housekeeping.routes.ts';
import { organisationRoutes } from './organisation/organisation.routes.ts';
import { schedulesRoutes } from './schedules/schedules.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { countOpenRequests } from './users/requests.queries.ts';
import { requestsRoutes } from './users/requests.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** Sign-in, session, users, organisation, schedules and the audit log: the calls under /api/user. */
export function userModule(needs: ModuleNeeds): ServerModule {
  return {
    name: 'user',
    waiting: [
      {
        kind: 'requests',
        requirement: right('SETTINGS.USER', 'edit'),
        count: (tx) => countOpenRequests(tx),
      },
    ],
    routes: [
      ...signInRoutes(needs),
      ...requestsRoutes(needs),
      ...usersRoutes(needs),
      ...organisationRoutes,
      ...schedulesRoutes(needs),
      ...auditRoutes(needs),
      ...housekeepingRoutes,
    ],
  };
}
