import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';

export function OrganisationTabs() {
  const { t } = useTranslation('settings');
  return (
    <LinkTabs
      label={t('section.organisation.title')}
      tabs={[
        { to: '/settings/organisation', label: t('org.tab') },
        { to: '/settings/organisation/centres', label: t('centre.tab') },
        { to: '/settings/organisation/areas', label: t('area.tab') },
      ]}
    />
  );
}
