import type { CurrentUser } from '@sewa/contract/user/session';
import { useTranslation } from 'react-i18next';
import { logout } from '../platform/logout.ts';
import { chooseNewPassword } from './account.ts';
import { PasswordField } from './Field.tsx';
import { Notice, SubmitButton, TextButton } from './form-parts.tsx';
import { checkNewPassword, MIN_PASSWORD } from './password-rules.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { useSubmit } from './use-submit.ts';

/** Someone else set the password, so the portal opens only after the user has chosen an own one. */
export function NewPasswordForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('sign-in');
  const { refusal, isBusy, formProps } = useSubmit({
    check: ({ current = '', p = '', again = '' }): Record<string, string> => ({
      ...(current === '' ? { current: t('check.required') } : {}),
      ...checkNewPassword(p, again, t),
    }),
    send: ({ current = '', p = '' }) => chooseNewPassword(user.id, { current, p }),
    failed: t('choose.failed'),
  });
  return (
    <SignInFrame title={t('choose.title')} intro={t('choose.intro', { name: user.name })}>
      <form {...formProps}>
        <Notice text={refusal.message} tone="error" />
        <input type="hidden" name="username" autoComplete="username" value={user.username} readOnly />
        <PasswordField
          name="current"
          label={t('choose.current')}
          error={refusal.fields['current']}
          autoComplete="current-password"
        />
        <PasswordField
          name="p"
          label={t('password.new')}
          hint={t('password.rules', { min: MIN_PASSWORD })}
          error={refusal.fields['p']}
          autoComplete="new-password"
        />
        <PasswordField
          name="again"
          label={t('password.again')}
          error={refusal.fields['again']}
          autoComplete="new-password"
        />
        <SubmitButton isBusy={isBusy}>{t('choose.submit')}</SubmitButton>
      </form>
      <div className="si-links">
        <TextButton onClick={() => void logout()}>{t('choose.logout')}</TextButton>
      </div>
    </SignInFrame>
  );
}
