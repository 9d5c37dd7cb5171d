import { authStates } from '@sewa/contract/user/auth-states';
import { useAuth } from '../platform/auth.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ResetForm } from './ResetForm.tsx';

/** Every form before the portal apart from the login itself. */
export function OtherForm() {
  const { state, user } = useAuth();
  if (user?.mustChangePassword) return <NewPasswordForm user={user} />;
  switch (state) {
    case authStates.FORGOT_PASSWORD:
      return <ForgotForm />;
    case authStates.FORGOT_OTP:
      return <ResetForm />;
    default:
      return <RegisterForm />;
  }
}
