import { mdiCancel, mdiCheck, mdiKeyboardReturn } from '@mdi/js';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { purchaseTypes } from '@sewa/contract/bav/enums';
import { type Purchase, purchases } from '@sewa/contract/bav/purchases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { FactList } from '../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { LinesTable } from '../stock/LinesTable.tsx';
import { ReasonDialog } from '../stock/ReasonDialog.tsx';
import { cancelPurchase, usePurchase, usePurchaseLines } from './purchase.queries.ts';

export function PurchasePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['bav', 'app', 'ui']);
  const words = useResourceWords(purchases);
  const navigate = useNavigate();
  const query = usePurchase(id);
  const purchase = query.data;
  const [isCancelling, setIsCancelling] = useState(false);
  const isReturn = purchase?.type === purchaseTypes.RETURN;
  const actions: RecordAction[] = purchase
    ? [
        {
          label: t('purchase.giveBack'),
          icon: mdiKeyboardReturn,
          requirement: purchases.giveBack.requirement,
          onClick: () => void navigate(`/bav/purchase/${id}/return`),
          isMain: true,
          impossible: isReturn || purchase.isCancelled ? t('purchase.noReturn') : undefined,
        },
        {
          label: t('purchase.cancel'),
          icon: mdiCancel,
          requirement: purchases.cancel.requirement,
          onClick: () => setIsCancelling(true),
          isDanger: true,
          impossible: purchase.isCancelled ? t('purchase.isCancelled') : undefined,
        },
      ]
    : [];
  return (
    <>
      <RecordPage
        trail={[{ label: t('app:menu.bavPurchase'), to: '/bav/purchase' }]}
        title={purchase && `${words.choice('type', purchase.type)} ${purchase.reference}`}
        status={
          purchase && {
            label: words.choice('isCancelled', purchase.isCancelled) ?? '',
            icon: purchase.isCancelled ? mdiCancel : mdiCheck,
            tone: purchase.isCancelled ? 'error' : 'success',
          }
        }
        actions={actions}
        error={query.error}
        onRetry={() => void query.refetch()}
        tabs={
          purchase
            ? [
                { key: 'lines', label: t('lines.items'), content: <Details purchase={purchase} /> },
                {
                  key: 'history',
                  label: t('ui:resource.history'),
                  content: <HistoryTab endpoint={purchases.history} id={id} />,
                },
              ]
            : []
        }
      />
      {isCancelling && purchase && (
        <ReasonDialog
          title={t('purchase.cancelTitle', { number: purchase.reference })}
          submitLabel={t('purchase.cancel')}
          saved={t('purchase.cancelled')}
          run={(reason) => cancelPurchase(id, reason)}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  );
}

const shown = [
  'supplier',
  'billNumber',
  'day',
  'locationName',
  'copies',
  'total',
  'reason',
  'notes',
  'madeByName',
] as const;

function Details({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('bav');
  const { money, number } = useFormat();
  const words = useResourceWords(purchases);
  const shownValue = useFieldValues(purchases);
  const { data: lines } = usePurchaseLines(purchase.id);
  const isReturn = purchase.type === purchaseTypes.RETURN;
  const facts = [
    ...(purchase.source === 'headOffice'
      ? [{ label: words.label('source'), value: words.choice('source', 'headOffice') }]
      : []),
    ...shown.map((field) => ({ label: words.label(field), value: shownValue(purchase, field) })),
  ].filter(({ value }) => value !== nothing && value !== null);
  return (
    <Stack spacing={3}>
      <LinesTable
        label={t('lines.items')}
        lines={lines}
        columns={[
          { heading: t('lines.quantity'), render: ({ quantity }) => number(quantity) },
          ...(isReturn
            ? []
            : [
                {
                  heading: t('purchase.returned'),
                  render: ({ returned }: { returned: number }) => (returned > 0 ? number(returned) : ''),
                },
              ]),
          { heading: t('lines.cost'), render: ({ cost }) => money(cost) },
          { heading: t('lines.amount'), render: ({ quantity, cost }) => money(quantity * cost) },
        ]}
      />
      <FactList facts={facts} />
      {purchase.purchase !== null && (
        <Link component={RouterLink} to={`/bav/purchase/${purchase.purchase}`}>
          {t('purchase.against', { number: purchase.purchaseName })}
        </Link>
      )}
    </Stack>
  );
}
