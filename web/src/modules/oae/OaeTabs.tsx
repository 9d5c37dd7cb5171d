import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../app/tabs/SectionTabs.tsx';

/** The pages of the enclosure side by side, and what other modules show beside them. */
export function OaeTabs() {
  const { t } = useTranslation('oae');
  return <SectionTabs section="/oae" label={t('title')} />;
}
