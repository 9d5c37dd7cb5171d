import { driverPapers, vehiclePapers } from '@sewa/contract/transport/papers';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useExpiringList } from '../../../ui/papers/use-expiring-list.tsx';

const owners = [vehiclePapers, driverPapers];

/** The papers of vehicles and drivers, the first to expire first. */
export function ExpiringPage() {
  const { t } = useTranslation('transport');
  const list = useList(useExpiringList(owners));
  return (
    <>
      <PageHeader trail={[]} title={t('expiring.title')} hasCount count={list.total} />
      <SectionTabs section="/transport" />
      <ResourceList
        list={list}
        label={t('expiring.title')}
        openRow={({ owner, ownerId }) => `/transport/${owner}/${ownerId}?tab=papers`}
        empty={{ title: t('expiring.empty'), text: t('expiring.emptyText') }}
      />
    </>
  );
}
