import { badges } from '@sewa/contract/badges/badges';
import { EXPIRING_BADGE_DAYS } from '@sewa/contract/badges/enums';
import { badgeTiles } from '@sewa/contract/badges/tiles';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { badgePath } from './badge.queries.ts';
import { useRenewAction } from './badge-bulk.tsx';
import { useBadgeList } from './badge-list.tsx';

const expiring = { name: 'expiring', sort: 'validTo', fixed: badgeTiles.badgesExpiring() };

/** Badges whose last day is near, to be renewed together. */
export function ExpiringPage() {
  const { t } = useTranslation('badges');
  const words = useResourceWords(badges);
  const list = useList(useBadgeList(expiring));
  const title = t('expiring.title', { days: EXPIRING_BADGE_DAYS });
  return (
    <>
      <PageHeader trail={[{ label: words.many, to: badgePath }]} title={title} hasCount count={list.total} />
      <SectionTabs section={badgePath} />
      <ResourceList
        list={list}
        label={title}
        openRow={(badge) => `${badgePath}/${badge.id}`}
        bulkActions={[useRenewAction()]}
        empty={{ title: t('expiring.empty', { days: EXPIRING_BADGE_DAYS }) }}
      />
    </>
  );
}
