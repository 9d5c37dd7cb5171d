import { badges } from '@sewa/contract/badges/badges';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { MainAction } from '../../../ui/MainAction.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { badgePath } from './badge.queries.ts';
import { useBadgeBulk } from './badge-bulk.tsx';
import { useBadgeList } from './badge-list.tsx';
import { IssueDialog } from './IssueDialog.tsx';

export function BadgesPage() {
  const { t } = useTranslation(['badges', 'ui', 'app']);
  const words = useResourceWords(badges);
  const list = useList(useBadgeList());
  const [isIssuing, setIsIssuing] = useState(false);
  const issue = <MainAction label={t('issue.action')} onClick={() => setIsIssuing(true)} />;
  return (
    <>
      <PageHeader
        trail={[{ label: t('app:menu.badges'), to: '/badges' }]}
        title={t('app:menu.badgesSewadar')}
        hasCount
        count={list.total}
        action={issue}
      />
      <SectionTabs section={badgePath} />
      <ResourceList
        list={list}
        label={words.many}
        openRow={(badge) => `${badgePath}/${badge.id}`}
        bulkActions={useBadgeBulk()}
        empty={{
          title: t('ui:resource.empty', { nouns: words.inside.many }),
          ...(words.empty ? { text: words.empty } : {}),
          action: issue,
        }}
      />
      {isIssuing && <IssueDialog onClose={() => setIsIssuing(false)} />}
    </>
  );
}
