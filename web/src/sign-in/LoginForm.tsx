import { authStates } from '@sewa/contract/user/auth-states';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPortal } from '../app/load-portal.ts';
import { clearMessage, login, refuseLogin, showScreen, useAuth } from '../platform/auth.ts';
import { productName } from '../platform/page-meta.ts';
import { Field, PasswordField } from './Field.tsx';
import { Notice, SubmitButton, TextButton } from './form-parts.tsx';
import { SignInFrame } from './SignInFrame.tsx';

export function LoginForm() {
  const { t } = useTranslation('sign-in');
  const { state, msg } = useAuth();
  const isBusy = state === authStates.PROCESSING;

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const entries = new FormData(event.currentTarget);
    const username = String(entries.get('username')).trim();
    const password = String(entries.get('password'));
    if (username === '' || password === '') refuseLogin(t('login.empty'));
    else void login(username, password);
  }

  function onInput(): void {
    clearMessage();
    // While the person types, the line is free: fetch what comes after the sign-in. A failure shows up there.
    void loadPortal().catch(() => {});
  }

  return (
    <SignInFrame title={t('login.title', { product: productName() })}>
      <form onSubmit={onSubmit} onInput={onInput} noValidate>
        <Notice text={msg} tone={state === authStates.LOGIN_ERROR ? 'error' : 'success'} />
        <Field
          name="username"
          label={t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
        <SubmitButton isBusy={isBusy}>{t('login.submit')}</SubmitButton>
      </form>
      <nav className="si-links" aria-label={t('login.otherWays')}>
        <TextButton onClick={() => showScreen('FORGOT_PASSWORD')}>{t('login.forgot')}</TextButton>
        <TextButton onClick={() => showScreen('REGISTER')}>{t('login.register')}</TextButton>
      </nav>
    </SignInFrame>
  );
}
