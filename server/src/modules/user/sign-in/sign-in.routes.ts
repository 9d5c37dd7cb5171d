import { session } from '@sewa/contract/user/session';
import { users } from '@sewa/contract/user/users';
import { handle, handleInSteps, handlePublic, type Route } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { currentUser } from '../session/current-user.ts';
import { remember, savePreferences } from '../session/preferences.ts';
import { switchArea } from '../session/switch-area.ts';
import { why } from '../session/why.ts';
import { operate } from '../users/user-operations.ts';
import { forgotPassword } from './forgot-password.ts';
import { oneTimeCodes } from './one-time-code.ts';
import { register, registerCentres } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { createLanes } from './sign-in-lanes.ts';
import { signOut } from './sign-out.ts';

/** Sign-in, the session, passwords: whatever hashes a password shares the lanes. */
export function signInRoutes(needs: ModuleNeeds): Route[] {
  const inLane = createLanes();
  const codes = oneTimeCodes(needs.secret);
  return [
    handlePublic(session.login, signIn(inLane)),
    handlePublic(session.logout, signOut),
    handlePublic(session.forgotPassword, forgotPassword(needs, codes)),
    handlePublic(session.resetPassword, resetPassword(inLane, codes)),
    handlePublic(session.registerCentres, registerCentres),
    handlePublic(session.register, register(inLane)),
    handle(session.current, currentUser(needs)),
    handle(session.switchArea, switchArea),
    handle(session.preferences, savePreferences),
    handle(session.remember, remember),
    handle(session.why, why(needs)),
    handleInSteps(users.operate, operate(needs, { inLane, codes })),
  ];
}
