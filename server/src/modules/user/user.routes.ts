import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { auditRoutes } from './audit.routes.ts';
import { organisationRoutes } from './organisation.routes.ts';
import { requestsRoutes } from './requests.routes.ts';
import { schedulesRoutes } from './schedules.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { usersRoutes } from './users.routes.ts';

/** Sign-in, session, users, organisation, schedules and the audit log: the calls under /api/user. */
export function userModule(needs: ModuleNeeds): ServerModule {
  return {
    name: 'user',
    routes: [
      ...signInRoutes(needs),
      ...requestsRoutes(needs),
      ...usersRoutes(needs),
      ...organisationRoutes,
      ...schedulesRoutes(needs),
      ...auditRoutes(needs),
    ],
  };
}
