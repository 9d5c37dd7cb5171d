import Stack from '@mui/material/Stack';
import { purposesAfterCompletion, sgRecordAttachments } from '@sewa/contract/sg-management/attachments';
import { type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { OwnedAttachments } from '../../../ui/attachments/OwnedAttachments.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { refreshResource, useResource } from '../../../ui/resource/resource.query.ts';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { Changes } from './Changes.tsx';
import { CompleteDialog } from './CompleteDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { RecordBanner } from './RecordBanner.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { newRecord, recordPath } from './record-form.ts';
import { useRecordStatus } from './record-status.ts';
import { useRecordActions } from './use-record-actions.ts';
import { WorkTab } from './WorkTab.tsx';

export function SgRecordPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('sg-management');
  const navigate = useNavigate();
  const words = useResourceWords(sgRecords);
  const statusOf = useRecordStatus();
  const query = useResource(sgRecords, id);
  const record = query.data;
  const { actions, dialog, closeDialog } = useRecordActions(record);
  return (
    <>
      <HearChanges event={sgRecords.event} path={sgRecords.list.path} />
      <RecordPage
        trail={[{ label: words.many, to: recordPath }]}
        title={record && `${record.number} · ${record.title}`}
        status={record && statusOf(record)}
        subtitle={
          record &&
          [
            words.choice('kind', record.kind),
            record.subject && words.choice('subject', record.subject),
            record.centreName,
          ]
            .filter(Boolean)
            .join(' · ')
        }
        actions={actions}
        banner={record && <RecordBanner record={record} />}
        tabs={useTabs(record)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {record && dialog?.kind === 'edit' && (
        <ResourceDialog {...newRecord} resource={sgRecords} row={record} onClose={closeDialog} />
      )}
      {record && dialog?.kind === 'decide' && (
        <DecideDialog record={record} to={dialog.to} onClose={closeDialog} />
      )}
      {record && dialog?.kind === 'complete' && <CompleteDialog record={record} onClose={closeDialog} />}
      {record && dialog?.kind === 'reopen' && <ReopenDialog record={record} onClose={closeDialog} />}
      {record && dialog?.kind === 'remove' && (
        <RemoveDialog
          endpoint={sgRecords.remove}
          id={id}
          name={record.title}
          text={t('record.removeText')}
          onClose={closeDialog}
          onGone={() => navigate(recordPath)}
          refresh={() => refreshResource(sgRecords)}
        />
      )}
    </>
  );
}

function useTabs(record: SgRecord | undefined): RecordTab[] {
  const { t } = useTranslation(['sg-management', 'ui']);
  if (record === undefined) return [];
  return [
    { key: 'record', label: t('tab.record'), content: <Details record={record} /> },
    { key: 'work', label: t('tab.work'), content: <WorkTab record={record} /> },
    {
      key: 'photos',
      label: t('tab.photos'),
      content: (
        <OwnedAttachments
          owner={sgRecordAttachments}
          ownerId={record.id}
          name={record.title}
          isClosed={record.completedOn !== null}
          openPurposes={purposesAfterCompletion}
          onChange={() => void refreshResource(sgRecords)}
        />
      ),
    },
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={sgRecords.history} id={record.id} />,
    },
  ];
}

const shown = [
  'details',
  'estimate',
  'billed',
  'vendor',
  'dueDay',
  'paperKind',
  'remarks',
  'madeByName',
  'l1ByName',
  'l1At',
  'l2ByName',
  'l2At',
  'revision',
  'progress',
  'completedOn',
  'completedByName',
  'completion',
] as const;

function Details({ record }: { record: SgRecord }) {
  const words = useResourceWords(sgRecords);
  const shownValue = useFieldValues(sgRecords);
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(record, field) }))
    .filter(({ value }) => value !== nothing && value !== '0');
  return (
    <Stack spacing={3}>
      <Changes record={record} />
      <FactList facts={facts} />
    </Stack>
  );
}
