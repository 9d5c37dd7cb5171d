import { authStates } from '@sewa/contract/user/auth-states';
import { useAuth } from '../platform/auth.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetForm } from './ResetForm.tsx';

/** One screen per state of the sign-in. Plain React and CSS: it has to come up on a poor line. */
export function SignIn() {
  const { state, user } = useAuth();
  if (user?.mustChangePassword) return <NewPasswordForm user={user} />;
  switch (state) {
    case authStates.FORGOT_PASSWORD:
      return <ForgotForm />;
    case authStates.FORGOT_OTP:
      return <ResetForm />;
    case authStates.REGISTER:
      return <RegisterForm />;
    default:
      return <LoginForm />;
  }
}
