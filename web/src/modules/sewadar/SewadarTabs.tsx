import { applications } from '@sewa/contract/applications/applications';
import { sewadars } from '@sewa/contract/sewadar/sewadars';
import { transfers } from '@sewa/contract/sewadar/transfers';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { useWaitingTransfers } from './sewadar.queries.ts';

/** Sewadars, applications, transfers: those that the user may see. */
export function SewadarTabs() {
  const { t } = useTranslation('sewadar');
  const { may } = useSession();
  const waiting = useWaitingTransfers().data?.filter((transfer) => transfer.isIncoming).length;
  const tabs = [
    { to: '/sewadar', label: t('tabs.sewadars'), requirement: sewadars.list.requirement },
    {
      to: '/sewadar/applications',
      label: t('tabs.applications'),
      requirement: applications.list.requirement,
    },
    {
      to: '/sewadar/transfers',
      label: t('tabs.transfers'),
      requirement: transfers.list.requirement,
      count: waiting,
    },
  ].filter((tab) => may(tab.requirement));
  return <LinkTabs label={t('tabs.label')} tabs={tabs} />;
}
