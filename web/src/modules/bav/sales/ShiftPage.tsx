import { mdiCashMultiple, mdiLockOutline, mdiReceiptTextOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { denominations } from '@sewa/contract/bav/basket';
import { sales } from '@sewa/contract/bav/sales';
import { shifts } from '@sewa/contract/bav/shifts';
import { shiftWords } from '@sewa/contract/bav/shop-words';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { CashDialog } from './CashDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { shiftLooks } from './ShiftsPage.tsx';
import { useShift } from './sales.queries.ts';
import { salesPath } from './sales-paths.ts';

type FullShift = ReplyOf<typeof shifts.read>;

/** /bav/sales/shifts/:id: the drawer of a shift; here cash comes and goes, and the day is closed. */
export function ShiftPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('counter');
  const { dateTime } = useFormat();
  const { label, choice } = useFieldWords(shiftWords);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const query = useShift(id);
  const shift = query.data;
  const act = params.get('act');
  const close = () => setParams({}, { replace: true });
  const isClosed = shift?.state === 'closed';
  return (
    <>
      <HearChanges event="bav.shift.changed" path={shifts.list.path} />
      <HearChanges event="bav.sale.made" path={shifts.list.path} />
      <RecordPage
        trail={[{ label: t('shifts.title'), to: `${salesPath}/shifts` }]}
        title={shift && `${label('number')} ${shift.tillCode}-${shift.number}`}
        status={shift && { label: choice('state', shift.state) ?? '', ...shiftLooks[shift.state] }}
        subtitle={
          shift &&
          [shift.tillName, shift.centreName, dateTime(shift.openedAt), shift.openedByName].join(' · ')
        }
        actions={[
          {
            label: t('close'),
            icon: mdiLockOutline,
            requirement: shifts.close.requirement,
            isMain: true,
            onClick: () => setParams({ act: 'close' }),
            impossible: isClosed ? t('shifts.isClosed') : undefined,
          },
          {
            label: t('cash'),
            icon: mdiCashMultiple,
            requirement: shifts.moveCash.requirement,
            isVisible: true,
            onClick: () => setParams({ act: 'cash' }),
            impossible: isClosed ? t('shifts.isClosed') : undefined,
          },
          {
            label: t('shifts.receipts'),
            icon: mdiReceiptTextOutline,
            requirement: sales.list.requirement,
            isVisible: true,
            onClick: () => void navigate(`${salesPath}/receipts?q=${shift?.tillCode}-${shift?.number}-`),
          },
        ]}
        tabs={shift ? [{ key: 'drawer', label: t('shifts.drawer'), content: <Drawer shift={shift} /> }] : []}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {shift && !isClosed && act === 'close' && <CloseDialog shift={shift} onClose={close} />}
      {shift && !isClosed && act === 'cash' && <CashDialog shift={shift} onClose={close} />}
    </>
  );
}

const flow = ['openingFloat', 'cashSales', 'cashRefunds', 'cashIn', 'cashOut', 'expected'] as const;

function Drawer({ shift }: { shift: FullShift }) {
  const { t } = useTranslation('counter');
  const { label } = useFieldWords(shiftWords);
  const { money, number, dateTime, time } = useFormat();
  const facts = [
    ...flow.map((field) => ({ label: label(field), value: money(shift[field]) })),
    { label: label('upiSales'), value: money(shift.upiSales - shift.upiRefunds) },
    { label: label('receipts'), value: number(shift.receipts) },
    ...(shift.counted === null || shift.closedAt === null
      ? []
      : [
          { label: label('counted'), value: money(shift.counted) },
          { label: label('difference'), value: money(shift.difference ?? 0) },
          { label: label('closedByName'), value: `${shift.closedByName} · ${dateTime(shift.closedAt)}` },
        ]),
    ...(shift.note === '' ? [] : [{ label: label('note'), value: shift.note }]),
  ];
  const counted = denominations.filter((value) => (shift.count?.[String(value)] ?? 0) > 0);
  return (
    <Stack spacing={3}>
      <FactList facts={facts} />
      {shift.moves.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            {t('cash')}
          </Typography>
          <Table size="small" sx={{ maxWidth: 720 }}>
            <TableBody>
              {shift.moves.map((move) => (
                <TableRow key={move.id}>
                  <TableCell>{time(move.at)}</TableCell>
                  <TableCell>{move.reason}</TableCell>
                  <TableCell>{move.byName}</TableCell>
                  <TableCell align="right">{money(move.amount)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </section>
      )}
      {counted.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            {t('shifts.notes')}
          </Typography>
          <Table size="small" sx={{ maxWidth: 360 }}>
            <TableBody>
              {counted.map((value) => (
                <TableRow key={value}>
                  <TableCell>{money(value)}</TableCell>
                  <TableCell align="right">× {number(shift.count?.[String(value)] ?? 0)}</TableCell>
                  <TableCell align="right">{money(value * (shift.count?.[String(value)] ?? 0))}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </section>
      )}
    </Stack>
  );
}
