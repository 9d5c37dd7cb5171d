import { type AuthState, authStates } from '@sewa/contract/user/auth-states';
import { useAuth } from '../platform/auth.ts';
import { useLoaded } from '../platform/use-loaded.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { LoginForm } from './LoginForm.tsx';
import { StartSpinner } from './StartSpinner.tsx';

/** One screen per state of the sign-in. Plain React and CSS: it has to come up on a poor line. */
export function SignIn() {
  const { state, user } = useAuth();
  const isPlainLogin = !user?.mustChangePassword && !needsOtherForm.has(state);
  return isPlainLogin ? <LoginForm /> : <LoadedForm />;
}

const needsOtherForm: ReadonlySet<AuthState> = new Set([
  authStates.FORGOT_PASSWORD,
  authStates.FORGOT_OTP,
  authStates.REGISTER,
]);

/** Few people need these forms, and rarely: they are no part of the first load. */
function LoadedForm() {
  const { part: OtherForm, hasFailed, retry } = useLoaded(loadOtherForm);
  if (OtherForm) return <OtherForm />;
  return hasFailed ? <LoadFailed onRetry={retry} /> : <StartSpinner />;
}

async function loadOtherForm() {
  return (await import('./OtherForm.tsx')).OtherForm;
}
