import { mdiCheckCircleOutline, mdiClipboardAlertOutline } from '@mdi/js';
import { issueKinds, issueStates, type SaleIssue } from '@sewa/contract/bav/receipts';
import { sales } from '@sewa/contract/bav/sales';
import { issueWords, receiptWords } from '@sewa/contract/bav/shop-words';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { salesPath } from './sales-paths.ts';

/** /bav/sales/issues: what sales without a connection left for a person. */
export function IssuesPage() {
  const { may } = useSession();
  const { requirement } = sales.issues;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  return <Issues />;
}

function Issues() {
  const { t } = useTranslation('counter');
  const list = useList(useIssueList());
  const [opened, setOpened] = useState<SaleIssue | null>(null);
  return (
    <>
      <PageHeader trail={[]} title={t('issues.title')} hasCount count={list.total} />
      <SectionTabs section={salesPath} />
      <ResourceList
        list={list}
        label={t('issues.title')}
        onRow={setOpened}
        empty={{ title: t('issues.empty'), text: t('issues.emptyText') }}
      />
      {opened && <SettleDialog issue={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const words = { ...receiptWords, ...issueWords, centre: receiptWords.centre };

function useIssueList(): ListDefinition<SaleIssue> {
  const { label, choice } = useFieldWords(words);
  const { day, number } = useFormat();
  const { t } = useTranslation('counter');
  return useMemo(
    () => ({
      name: 'bav.issues',
      endpoint: sales.issues,
      sort: '-day',
      event: 'bav.sale.made',
      filters: [
        {
          field: 'state',
          label: label('state'),
          kind: 'choice',
          choices: issueStates.map((value) => ({ value, label: choice('state', value) ?? value })),
        },
        {
          field: 'kind',
          label: label('kind'),
          kind: 'choice',
          isSeveral: true,
          choices: issueKinds.map((value) => ({ value, label: choice('kind', value) ?? value })),
        },
      ],
      columns: [
        {
          field: 'kind',
          heading: label('kind'),
          render: (issue) => choice('kind', issue.kind),
          card: 'title',
        },
        {
          field: 'title',
          heading: label('title'),
          render: (issue) => (issue.title === '' ? '–' : `${issue.title} (${issue.code})`),
        },
        {
          field: 'quantity',
          heading: label('quantity'),
          render: (issue) => (issue.quantity === null ? '–' : number(issue.quantity)),
          isNumber: true,
          isShort: true,
          isLabelled: true,
        },
        {
          field: 'inStock',
          heading: t('issues.inStock'),
          render: (issue) => (issue.inStock === null ? '–' : number(issue.inStock)),
          isNumber: true,
          isShort: true,
          isLabelled: true,
        },
        {
          field: 'reference',
          heading: label('reference'),
          render: (issue) => issue.reference,
          isShort: true,
        },
        {
          field: 'day',
          heading: label('day'),
          render: (issue) => day(issue.day),
          isSortable: true,
          isShort: true,
        },
        { field: 'tillName', heading: label('tillName'), render: (issue) => issue.tillName },
        {
          field: 'state',
          heading: label('state'),
          isShort: true,
          card: 'status',
          render: (issue) =>
            issue.state === 'waiting' ? (
              <StatusChip
                tone="warning"
                icon={mdiClipboardAlertOutline}
                label={choice('state', 'waiting') ?? ''}
              />
            ) : (
              <StatusChip
                tone="success"
                icon={mdiCheckCircleOutline}
                label={choice('state', 'settled') ?? ''}
              />
            ),
        },
      ],
    }),
    [label, choice, day, number, t],
  );
}
