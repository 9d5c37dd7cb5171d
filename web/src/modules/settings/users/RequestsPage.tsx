import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useTrail } from '../use-trail.ts';
import { RequestDialog } from './RequestDialog.tsx';
import type { RequestRow } from './request.queries.ts';
import { useRequestList } from './request-list.tsx';
import { UserTabs } from './UserTabs.tsx';

export function RequestsPage() {
  const { t } = useTranslation('settings');
  const list = useList(useRequestList());
  const trail = useTrail();
  const [opened, setOpened] = useState<RequestRow | null>(null);
  return (
    <>
      <PageHeader trail={trail} title={t('request.title')} hasCount count={list.total} />
      <UserTabs />
      <ResourceList
        list={list}
        label={t('request.title')}
        onRow={setOpened}
        empty={{ title: t('request.empty'), text: t('request.emptyText') }}
      />
      {opened && <RequestDialog request={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
