import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import { useTranslation } from 'react-i18next';
import { showScreen, useAuth } from '../platform/auth.ts';
import { resetPassword } from './account.ts';
import { Field, PasswordField } from './Field.tsx';
import { Notice, SubmitButton, TextButton } from './form-parts.tsx';
import { checkNewPassword, MIN_PASSWORD } from './password-rules.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { useSubmit } from './use-submit.ts';

/** The one-time code and the password that it allows to choose. */
export function ResetForm() {
  const { t } = useTranslation('sign-in');
  const { codeFor } = useAuth();
  const { refusal, isBusy, formProps } = useSubmit({
    check: ({ u = '', code = '', p = '', again = '' }): Record<string, string> => ({
      ...(u.trim() === '' ? { u: t('check.required') } : {}),
      ...(normaliseCode(code) === '' ? { code: t('check.required') } : {}),
      ...checkNewPassword(p, again, t),
    }),
    send: ({ u = '', code = '', p = '' }) => resetPassword({ u: u.trim(), code: normaliseCode(code), p }),
  });
  return (
    <SignInFrame title={t('reset.title')} intro={t('reset.intro')}>
      <form {...formProps}>
        <Notice text={refusal.message} tone="error" />
        {codeFor === '' ? (
          <Field
            name="u"
            label={t('login.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={refusal.fields['u']}
          />
        ) : (
          <input type="hidden" name="u" autoComplete="username" value={codeFor} readOnly />
        )}
        <Field
          name="code"
          label={t('reset.code')}
          hint={t('reset.codeHint')}
          error={refusal.fields['code']}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
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
        <SubmitButton isBusy={isBusy}>{t('reset.submit')}</SubmitButton>
      </form>
      <div className="si-links">
        <TextButton onClick={() => showScreen('FORGOT_PASSWORD')}>{t('reset.newCode')}</TextButton>
        <TextButton onClick={() => showScreen('LOGGED_OUT')}>{t('back')}</TextButton>
      </div>
    </SignInFrame>
  );
}
