import { mdiCancel, mdiPackageVariantClosedCheck } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { type Transfer, transfers } from '@sewa/contract/bav/transfers';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { LinesTable } from '../stock/LinesTable.tsx';
import { ReasonDialog } from '../stock/ReasonDialog.tsx';
import { cancelTransfer, useTransfer, useTransferLines } from './inventory.queries.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { useTransferStatus } from './transfer-status.ts';

export function TransferPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['bav', 'app', 'ui']);
  const language = useStore(languageStore);
  const words = useResourceWords(transfers);
  const statusOf = useTransferStatus();
  const query = useTransfer(id);
  const transfer = query.data;
  const [dialog, setDialog] = useState<'receive' | 'cancel' | null>(null);
  const closed = transfer?.status === 'inTransit' ? undefined : errorText('TRANSFER_CLOSED', language);
  const notMine = (isMine: boolean, code: 'TRANSFER_NOT_TO_YOU' | 'TRANSFER_NOT_YOURS') =>
    closed ?? (isMine ? undefined : errorText(code, language));
  const actions: RecordAction[] = transfer
    ? [
        {
          label: t('transfer.receive'),
          icon: mdiPackageVariantClosedCheck,
          requirement: transfers.receive.requirement,
          isMain: true,
          onClick: () => setDialog('receive'),
          impossible: notMine(transfer.isToMe, 'TRANSFER_NOT_TO_YOU'),
        },
        {
          label: t('transfer.callBack'),
          icon: mdiCancel,
          requirement: transfers.cancel.requirement,
          isDanger: true,
          onClick: () => setDialog('cancel'),
          impossible:
            transfer.order === null
              ? notMine(transfer.isFromMe, 'TRANSFER_NOT_YOURS')
              : errorText('TRANSFER_OF_ORDER', language),
        },
      ]
    : [];
  return (
    <>
      <HearChanges event={transfers.event} path={transfers.list.path} />
      <RecordPage
        trail={[
          { label: t('app:menu.bavInventory'), to: '/bav/inventory' },
          { label: words.many, to: '/bav/inventory/transfers' },
        ]}
        title={transfer && `${t('transfer.title')} ${transfer.reference}`}
        status={transfer && statusOf(transfer.status)}
        subtitle={transfer && `${transfer.fromName} → ${transfer.toName}`}
        actions={actions}
        error={query.error}
        onRetry={() => void query.refetch()}
        tabs={
          transfer
            ? [
                { key: 'lines', label: t('lines.items'), content: <Details transfer={transfer} /> },
                {
                  key: 'history',
                  label: t('ui:resource.history'),
                  content: <HistoryTab endpoint={transfers.history} id={id} />,
                },
              ]
            : []
        }
      />
      {transfer && dialog === 'receive' && (
        <ReceiveDialog transfer={transfer} onClose={() => setDialog(null)} />
      )}
      {transfer && dialog === 'cancel' && (
        <ReasonDialog
          title={t('transfer.callBackTitle', { number: transfer.reference })}
          submitLabel={t('transfer.callBack')}
          saved={t('transfer.cancelled')}
          run={(reason) => cancelTransfer(id, reason)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

const shown = [
  'day',
  'copies',
  'missing',
  'value',
  'orderName',
  'reason',
  'notes',
  'madeByName',
  'receivedByName',
  'receivedAt',
] as const;

function Details({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('bav');
  const { money, number } = useFormat();
  const words = useResourceWords(transfers);
  const shownValue = useFieldValues(transfers);
  const { data: lines } = useTransferLines(transfer.id);
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(transfer, field) }))
    .filter(({ value }) => value !== nothing);
  return (
    <Stack spacing={3}>
      <LinesTable
        label={t('lines.items')}
        lines={lines}
        columns={[
          { heading: t('transfer.sent'), render: ({ quantity }) => number(quantity) },
          ...(transfer.status === 'received'
            ? [
                {
                  heading: t('transfer.received'),
                  render: ({ received }: { received: number | null }) => number(received ?? 0),
                },
              ]
            : []),
          { heading: words.label('value'), render: ({ value }) => money(value) },
        ]}
      />
      <FactList facts={facts} />
    </Stack>
  );
}
