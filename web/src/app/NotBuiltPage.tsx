import { useTranslation } from 'react-i18next';
import { PlainPage } from './routes/PlainPage.tsx';

/** The honest page of a module that is still to come. */
export function NotBuiltPage() {
  const { t } = useTranslation('app');
  return <PlainPage title={t('page.notBuilt')} text={t('page.notBuiltNext')} />;
}
