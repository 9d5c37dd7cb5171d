import { session } from '@sewa/contract/user/session';
import { handle, handlePublic } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { currentUser } from './current-user.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { switchArea } from './switch-area.ts';

/** Sign-in, session, users, organisation, schedules and the audit log: the calls under /api/user. */
export function userModule(needs: ModuleNeeds): ServerModule {
  return {
    name: 'user',
    routes: [
      handle(session.current, currentUser(needs)),
      handlePublic(session.login, signIn(needs)),
      handlePublic(session.logout, signOut),
      handle(session.switchArea, switchArea),
    ],
  };
}
