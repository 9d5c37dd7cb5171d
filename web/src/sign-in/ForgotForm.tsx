import { useTranslation } from 'react-i18next';
import { showCodeScreen, showScreen } from '../platform/auth.ts';
import { askForCode } from './account.ts';
import { Field } from './Field.tsx';
import { Notice, SubmitButton, TextButton } from './form-parts.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSubmit } from './use-submit.ts';

export function ForgotForm() {
  const { t } = useTranslation('sign-in');
  const { refusal, isBusy, formProps } = useSubmit({
    check: ({ u = '' }): Record<string, string> => (u.trim() === '' ? { u: t('check.required') } : {}),
    send: ({ u = '' }) => askForCode(u.trim()),
  });
  // Asking is limited, and a code may come from an administrator: whoever has one needs no call.
  const enterCode = () => {
    const username = formProps.ref.current?.elements.namedItem('u');
    showCodeScreen(username instanceof HTMLInputElement ? username.value.trim() : '');
  };
  return (
    <SignInFrame title={t('forgot.title')} intro={t('forgot.intro')}>
      <form {...formProps}>
        <Notice text={refusal.message} tone="error" />
        <Field
          name="u"
          label={t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={refusal.fields['u']}
        />
        <SubmitButton isBusy={isBusy}>{t('forgot.submit')}</SubmitButton>
      </form>
      <div className="si-links">
        <TextButton onClick={enterCode}>{t('forgot.haveCode')}</TextButton>
        <TextButton onClick={() => showScreen('LOGGED_OUT')}>{t('back')}</TextButton>
      </div>
    </SignInFrame>
  );
}
