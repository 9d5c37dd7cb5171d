import { authStates } from '@sewa/contract/user/auth-states';
import { useDeferredValue } from 'react';
import { useAuth } from '../platform/auth.ts';
import { useLoaded } from '../platform/use-loaded.ts';
import { LoadFailed } from '../sign-in/LoadFailed.tsx';
import { SignIn } from '../sign-in/SignIn.tsx';
import { StartSpinner } from '../sign-in/StartSpinner.tsx';
import { loadPortal } from './load-portal.ts';

/** Before and after sign-in. What is behind the sign-in is fetched only then. */
export function Root() {
  const { state, user } = useAuth();
  const isIn = state === authStates.LOGGED_IN && user !== null && !user.mustChangePassword;
  // The portal is drawn in slices behind the spinner: an old phone stays able to answer a touch meanwhile.
  const isDrawn = useDeferredValue(isIn);
  if (state === authStates.INIT || (isIn && !isDrawn)) return <StartSpinner />;
  return isIn ? <SignedIn /> : <SignIn />;
}

function SignedIn() {
  const { part: Portal, hasFailed, retry } = useLoaded(loadPortal);
  if (Portal) return <Portal />;
  return hasFailed ? <LoadFailed onRetry={retry} /> : <StartSpinner />;
}
