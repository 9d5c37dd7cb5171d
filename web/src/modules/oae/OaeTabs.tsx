import { applications } from '@sewa/contract/applications/applications';
import { right } from '@sewa/contract/kernel/requirement';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';

const view = right('SEWADAR.OAE', 'view');

/** The pages of the enclosure side by side: those that the user may see. */
export function OaeTabs() {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const tabs = [
    { to: '/oae', label: t('tabs.members'), requirement: view },
    { to: '/oae/gatherings', label: t('tabs.gatherings'), requirement: view },
    { to: '/oae/emergency', label: t('tabs.emergency'), requirement: view },
    { to: '/oae/blocks', label: t('tabs.blocks'), requirement: view },
    { to: '/oae/renewals', label: t('tabs.renewals'), requirement: view },
    { to: '/oae/applications', label: t('tabs.applications'), requirement: applications.list.requirement },
  ].filter((tab) => may(tab.requirement));
  return <LinkTabs label={t('title')} tabs={tabs} />;
}
