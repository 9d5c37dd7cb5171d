import { useTranslation } from 'react-i18next';

/** The same picture that index.html paints before any script has come. */
export function StartSpinner() {
  const { t } = useTranslation('sign-in');
  return (
    <main className="start">
      <div role="progressbar" aria-label={t('start.loading')}>
        <svg
          className="start-spinner"
          width="44"
          height="44"
          viewBox="0 0 44 44"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          aria-hidden="true"
        >
          <path d="M22 4a18 18 0 1 1-18 18" />
        </svg>
      </div>
    </main>
  );
}
