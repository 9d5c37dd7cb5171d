import { premisesPapers } from '@sewa/contract/sg-management/papers';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useExpiringList } from '../../../ui/papers/use-expiring-list.tsx';

const owners = [premisesPapers];

/** The documents of the satsang ghars, the first to expire first. */
export function ExpiringPage() {
  const { t } = useTranslation('sg-management');
  const list = useList(useExpiringList(owners));
  return (
    <>
      <PageHeader trail={[]} title={t('expiring.title')} hasCount count={list.total} />
      <SectionTabs section="/sg-management" />
      <ResourceList
        list={list}
        label={t('expiring.title')}
        openRow={({ ownerId }) => `/sg-management/premises/${ownerId}?tab=papers`}
        empty={{ title: t('expiring.empty'), text: t('expiring.emptyText') }}
      />
    </>
  );
}
