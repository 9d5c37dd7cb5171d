import { useTranslation } from 'react-i18next';
import { PlainPage } from './PlainPage.tsx';

/** What the offline build of a camp laptop leaves out. */
export function OfflinePage() {
  const { t } = useTranslation('app');
  return <PlainPage title={t('page.offline')} text={t('page.offlineNext')} />;
}
