import { useTranslation } from 'react-i18next';

/** The same picture that index.html paints before any script has come. */
export function StartSpinner() {
  const { t } = useTranslation('sign-in');
  return (
    <main className="start">
      <div className="start-spinner" role="progressbar" aria-label={t('start.loading')} />
    </main>
  );
}
