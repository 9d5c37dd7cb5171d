import { useTranslation } from 'react-i18next';
import { SignInFrame } from './SignInFrame.tsx';

/** A part of the program did not come over the line. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('sign-in');
  return (
    <SignInFrame title={t('start.failed')}>
      <p>{t('call.network')}</p>
      <button type="button" className="si-submit" onClick={onRetry}>
        {t('start.tryAgain')}
      </button>
    </SignInFrame>
  );
}
