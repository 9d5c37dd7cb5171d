import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useModules } from '../../../app/modules-context.ts';
import { useSession } from '../../../platform/session.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useExpiringList } from '../../../ui/papers/use-expiring-list.tsx';
import { paperOwners } from './paper-owners.ts';

const requirement = { anyOf: paperOwners.map(({ view }) => view) };

/** The documents of all records that the user may see, the first to expire first: the list behind the chart of Home. */
export function ExpiringPage() {
  const { t } = useTranslation('home');
  const { may } = useSession();
  return (
    <>
      {may(requirement) ? (
        <Expiring />
      ) : (
        <>
          <PageHeader trail={[]} title={t('expiring.title')} />
          <NoPermission requirement={requirement} />
        </>
      )}
    </>
  );
}

function Expiring() {
  const { t } = useTranslation('home');
  const { may } = useSession();
  const modules = useModules();
  const list = useList(useExpiringList(useMemo(() => paperOwners.filter(({ view }) => may(view)), [may])));
  return (
    <>
      <PageHeader trail={[]} title={t('expiring.title')} hasCount count={list.total} />
      <ResourceList
        list={list}
        label={t('expiring.title')}
        openRow={({ owner, ownerId }) =>
          `${modules.find(({ finds }) => finds?.[owner])?.finds?.[owner]?.path(ownerId) ?? '/'}?tab=papers`
        }
        empty={{ title: t('expiring.empty'), text: t('expiring.emptyText') }}
      />
    </>
  );
}
