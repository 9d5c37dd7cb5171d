import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { orderStatuses } from '@sewa/contract/bav/enums';
import { type Order, orders } from '@sewa/contract/bav/orders';
import { transferWords } from '@sewa/contract/bav/transfer-words';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { FactList } from '../../../ui/record/FactList.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { LinesTable } from '../stock/LinesTable.tsx';
import { useOrderLines } from './order.queries.ts';
import { SanctionBar } from './SanctionBar.tsx';

/** What is ordered and granted, who took which step, and where the stock is. */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation('bav');
  const { money, number, day, dateTime } = useFormat();
  const language = useStore(languageStore);
  const words = useResourceWords(orders);
  const { data: lines } = useOrderLines(order.id);
  const isApproved = order.status >= orderStatuses.APPROVED;
  const isAtStore = lines?.some(({ atStore }) => atStore !== null);
  const step = (name: string | null, at: string | null) =>
    name === null || at === null ? null : `${name}, ${dateTime(at)}`;
  const statuses: Readonly<Record<string, { en: string; hi: string; pa: string }>> =
    transferWords.fields.status.choices;
  const facts = [
    { label: words.label('day'), value: day(order.day) },
    { label: words.label('neededBy'), value: order.neededBy && day(order.neededBy) },
    { label: words.label('askedValue'), value: money(order.askedValue) },
    { label: words.label('value'), value: isApproved ? money(order.value) : null },
    { label: words.label('notes'), value: order.notes || null },
    { label: words.label('madeByName'), value: order.madeByName },
    { label: words.label('approvedByName'), value: step(order.approvedByName, order.approvedAt) },
    { label: words.label('verifiedByName'), value: step(order.verifiedByName, order.verifiedAt) },
    { label: words.label('submittedByName'), value: step(order.submittedByName, order.submittedAt) },
    {
      label: words.label('transferName'),
      value: order.transfer && (
        <Link component={RouterLink} to={`/bav/inventory/transfers/${order.transfer}`}>
          {`${order.transferName} · ${statuses[order.transferStatus ?? '']?.[language] ?? ''}`}
        </Link>
      ),
    },
  ].filter(({ value }) => value !== null);
  return (
    <Stack spacing={3}>
      {order.reason !== '' && <Alert severity="info">{t('order.reasonWas', { reason: order.reason })}</Alert>}
      {order.isBeyondSanction && <Alert severity="warning">{words.label('isBeyondSanction')}</Alert>}
      <SanctionBar centre={order.centre} day={order.day} value={order.value} isCounted={isApproved} />
      <LinesTable
        label={t('lines.items')}
        lines={lines}
        columns={[
          { heading: t('order.asked'), render: ({ asked }) => number(asked) },
          ...(isApproved
            ? [
                {
                  heading: t('order.approved'),
                  render: ({ approved }: { approved: number | null }) =>
                    approved === null ? '' : number(approved),
                },
              ]
            : []),
          ...(isAtStore && order.status < orderStatuses.SUBMITTED
            ? [
                {
                  heading: t('order.atStore'),
                  render: ({ atStore }: { atStore: number | null }) =>
                    atStore === null ? '' : number(atStore),
                },
              ]
            : []),
          ...(order.transferStatus === 'received'
            ? [
                {
                  heading: t('order.received'),
                  render: ({ received }: { received: number | null }) => number(received ?? 0),
                },
              ]
            : []),
          {
            heading: t('lines.amount'),
            render: ({ asked, approved, price }) => money((approved ?? asked) * price),
          },
        ]}
      />
      <FactList facts={facts} />
    </Stack>
  );
}
