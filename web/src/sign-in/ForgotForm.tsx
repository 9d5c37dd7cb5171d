import { useTranslation } from 'react-i18next';
import { showScreen } from '../platform/auth.ts';
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
        <TextButton onClick={() => showScreen('LOGGED_OUT')}>{t('back')}</TextButton>
      </div>
    </SignInFrame>
  );
}
