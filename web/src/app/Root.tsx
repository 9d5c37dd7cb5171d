import { authStates } from '@sewa/contract/user/auth-states';
import { useAuth } from '../platform/auth.ts';
import { useLoaded } from '../platform/use-loaded.ts';
import { LoadFailed } from '../sign-in/LoadFailed.tsx';
import { SignIn } from '../sign-in/SignIn.tsx';
import { StartSpinner } from '../sign-in/StartSpinner.tsx';
import { loadPortal } from './load-portal.ts';

/** Before and after sign-in. What is behind the sign-in is fetched only then. */
export function Root() {
  const { state, user } = useAuth();
  if (state === authStates.INIT) return <StartSpinner />;
  if (state === authStates.LOGGED_IN && user !== null && !user.mustChangePassword) return <SignedIn />;
  return <SignIn />;
}

function SignedIn() {
  const { part: Portal, hasFailed, retry } = useLoaded(loadPortal);
  if (Portal) return <Portal />;
  return hasFailed ? <LoadFailed onRetry={retry} /> : <StartSpinner />;
}
