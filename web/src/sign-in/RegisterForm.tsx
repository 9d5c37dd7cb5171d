import { useTranslation } from 'react-i18next';
import { showScreen } from '../platform/auth.ts';
import { register } from './account.ts';
import { CentreField } from './CentreField.tsx';
import { Field, PasswordField } from './Field.tsx';
import { Notice, SubmitButton, TextButton } from './form-parts.tsx';
import { checkNewPassword, MIN_PASSWORD } from './password-rules.ts';
import { SignInFrame } from './SignInFrame.tsx';
import { type Entries, useSubmit } from './use-submit.ts';

const REQUIRED = ['name', 'centre', 'username'];

/** Asks for an account; an administrator decides. */
export function RegisterForm() {
  const { t } = useTranslation('sign-in');
  const { refusal, isBusy, formProps } = useSubmit({ check, send });
  const { fields } = refusal;

  function check(entries: Entries): Record<string, string> {
    const missing = REQUIRED.filter((name) => (entries[name] ?? '').trim() === '');
    const { p, ...again } = checkNewPassword(entries['password'] ?? '', entries['again'] ?? '', t);
    return {
      ...Object.fromEntries(missing.map((name) => [name, t('check.required')])),
      ...(p ? { password: p } : {}),
      ...again,
    };
  }

  function send(entries: Entries): Promise<void> {
    const { name = '', phone = '', email = '', centre = '', username = '', password = '' } = entries;
    return register({ name, phone, email: email.trim(), centre, username, password });
  }

  return (
    <SignInFrame title={t('register.title')} intro={t('register.intro')}>
      <form {...formProps}>
        <Notice text={refusal.message} tone="error" />
        <Field
          name="name"
          label={t('register.name')}
          error={fields['name']}
          autoComplete="name"
          maxLength={120}
        />
        <Field
          name="phone"
          type="tel"
          label={t('register.phone')}
          error={fields['phone']}
          autoComplete="tel"
          maxLength={20}
        />
        <Field
          name="email"
          type="email"
          label={t('register.email')}
          error={fields['email']}
          autoComplete="email"
          maxLength={200}
        />
        <CentreField error={fields['centre']} />
        <Field
          name="username"
          label={t('register.username')}
          hint={t('register.usernameHint')}
          error={fields['username']}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          hint={t('password.rules', { min: MIN_PASSWORD })}
          error={fields['password']}
          autoComplete="new-password"
        />
        <PasswordField
          name="again"
          label={t('password.again')}
          error={fields['again']}
          autoComplete="new-password"
        />
        <SubmitButton isBusy={isBusy}>{t('register.submit')}</SubmitButton>
      </form>
      <div className="si-links">
        <TextButton onClick={() => showScreen('LOGGED_OUT')}>{t('back')}</TextButton>
      </div>
    </SignInFrame>
  );
}
