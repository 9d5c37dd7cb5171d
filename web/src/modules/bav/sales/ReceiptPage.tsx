import { mdiCancel, mdiPrinterOutline, mdiUndoVariant } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Receipt } from '@sewa/contract/bav/receipts';
import { returns } from '@sewa/contract/bav/returns';
import { type ReceiptPaper, salePrints } from '@sewa/contract/bav/sales-print';
import { issueWords, receiptWords } from '@sewa/contract/bav/shop-words';
import { taxIn, taxText } from '@sewa/contract/bav/tax';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useReceiptState } from './receipt-look.ts';
import { useReceipt } from './sales.queries.ts';
import { receiptPath, returnsPath, salesPath } from './sales-paths.ts';

/** /bav/sales/receipts/:id: as it was given, what came back of it, and what is to be checked. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('counter');
  const { dateTime } = useFormat();
  const stateOf = useReceiptState();
  const { label, choice } = useFieldWords(receiptWords);
  const query = useReceipt(id);
  const receipt = query.data;
  const { actions, isCancelling, closeDialog } = useActions(receipt);
  return (
    <>
      <HearChanges event="bav.sale.made" path="/api/bav/sales" />
      <RecordPage
        trail={[{ label: t('receipts.title'), to: `${salesPath}/receipts` }]}
        title={receipt && `${choice('kind', receipt.kind)} ${receipt.reference}`}
        status={receipt && stateOf(receipt.state)}
        subtitle={
          receipt &&
          [dateTime(receipt.at), receipt.tillName, receipt.centreName, receipt.cashierName].join(' · ')
        }
        actions={actions}
        banner={receipt && <Banner receipt={receipt} />}
        tabs={
          receipt
            ? [{ key: 'receipt', label: label('reference'), content: <Details receipt={receipt} /> }]
            : []
        }
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {receipt && isCancelling && <CancelDialog receipt={receipt} onClose={closeDialog} />}
    </>
  );
}

function useActions(receipt: Receipt | undefined) {
  const { t } = useTranslation('counter');
  const language = useStore(languageStore);
  const navigate = useNavigate();
  const [isCancelling, setIsCancelling] = useState(false);
  const closeDialog = () => setIsCancelling(false);
  if (!receipt) return { actions: [], isCancelling: false, closeDialog };
  const print = (paper: ReceiptPaper): RecordAction => ({
    label: t(`paper.${paper}`),
    icon: mdiPrinterOutline,
    requirement: salePrints.receipt.requirement,
    isVisible: paper === '80mm',
    onClick: () =>
      void openFile(callUrl(salePrints.receipt, { params: { id: receipt.id }, query: { language, paper } })),
  });
  const isOpen = receipt.state === 'whole' || receipt.state === 'partlyReturned';
  const isUntouched = receipt.lines.every(({ returned }) => returned === 0);
  const actions: RecordAction[] = [
    ...(receipt.kind === 'sale'
      ? [
          {
            label: t('return'),
            icon: mdiUndoVariant,
            requirement: returns.create.requirement,
            isMain: true,
            onClick: () =>
              void navigate(`${returnsPath}/new?number=${encodeURIComponent(receipt.reference)}`),
            impossible: isOpen ? undefined : t('nothingLeft'),
          },
        ]
      : []),
    print('80mm'),
    print('a5'),
    ...(receipt.kind === 'cancel'
      ? []
      : [
          {
            label: t('cancel.action'),
            icon: mdiCancel,
            requirement: right(receipt.kind === 'return' ? 'BAV.RETURN' : 'BAV.SALES', 'cancel'),
            onClick: () => setIsCancelling(true),
            impossible: receipt.state !== 'cancelled' && isUntouched ? undefined : t('cancel.impossible'),
          },
        ]),
  ];
  return { actions, isCancelling, closeDialog };
}

function Banner({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('counter');
  const language = useStore(languageStore);
  const waiting = receipt.issues.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button component={RouterLink} to={`${salesPath}/issues?q=${receipt.reference}`}>
          {t('issues.open')}
        </Button>
      }
    >
      {waiting
        .map(({ kind, title }) => [issueWords.kind.choices[kind][language], title].filter(Boolean).join(': '))
        .join(' · ')}
    </Alert>
  );
}

function Details({ receipt }: { receipt: Receipt }) {
  const { label, choice } = useFieldWords(receiptWords);
  const { money, number, day } = useFormat();
  const isBack = receipt.kind !== 'sale';
  const hasReturns = receipt.lines.some(({ returned }) => returned > 0);
  const tax = receipt.lines.reduce((sum, { amount, taxRate }) => sum + taxIn(Math.abs(amount), taxRate), 0);
  const facts = [
    { label: label('payment'), value: choice('payment', receipt.payment) },
    ...(receipt.cash === 0 ? [] : [{ label: label('cash'), value: money(receipt.cash) }]),
    ...(receipt.upi === 0 ? [] : [{ label: label('upi'), value: money(receipt.upi) }]),
    ...(receipt.change === 0
      ? []
      : [
          { label: label('tendered'), value: money(receipt.tendered) },
          { label: label('change'), value: money(receipt.change) },
        ]),
    ...(tax === 0 ? [] : [{ label: label('tax'), value: money(tax) }]),
    ...(receipt.reason === '' ? [] : [{ label: label('reason'), value: receipt.reason }]),
  ];
  const others = [...(receipt.against ? [receipt.against] : []), ...receipt.followers];
  return (
    <Stack spacing={3}>
      <TableContainer
        role="region"
        tabIndex={0}
        aria-label={label('title')}
        // An amount keeps its sign, and on a phone it is in sight without scrolling.
        sx={{
          maxWidth: 960,
          '& td:not(:first-of-type)': { whiteSpace: 'nowrap' },
          '& th, & td': { px: { xs: 0.75, sm: 2 } },
        }}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{label('title')}</TableCell>
              <TableCell align="right">{label('quantity')}</TableCell>
              <TableCell align="right">{label('price')}</TableCell>
              <TableCell align="right">{label('discount')}</TableCell>
              <TableCell align="right">{label('amount')}</TableCell>
              {hasReturns && <TableCell align="right">{choice('state', 'returned')}</TableCell>}
              {isBack && <TableCell>{label('condition')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {receipt.lines.map((line) => (
              <TableRow key={line.place}>
                <TableCell>
                  {line.title}
                  <Typography component="span" variant="body2" color="textSecondary">
                    {' '}
                    {[line.code, taxText(line)].filter(Boolean).join(' · ')}
                  </Typography>
                </TableCell>
                <TableCell align="right">{number(Math.abs(line.quantity))}</TableCell>
                <TableCell align="right">{money(line.price)}</TableCell>
                <TableCell align="right">{line.discount === 0 ? '–' : money(line.discount)}</TableCell>
                <TableCell align="right">{money(line.amount)}</TableCell>
                {hasReturns && <TableCell align="right">{number(line.returned)}</TableCell>}
                {isBack && <TableCell>{line.condition && choice('condition', line.condition)}</TableCell>}
              </TableRow>
            ))}
            <TableRow>
              <TableCell sx={{ fontWeight: 600 }}>{label('total')}</TableCell>
              <TableCell align="right">{number(Math.abs(receipt.copies))}</TableCell>
              <TableCell />
              <TableCell align="right">{receipt.discount === 0 ? '' : money(receipt.discount)}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {money(receipt.total)}
              </TableCell>
              {hasReturns && <TableCell />}
              {isBack && <TableCell />}
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      <FactList facts={facts} />
      {others.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {others.map((one) => (
            <li key={one.id}>
              <Link component={RouterLink} to={receiptPath(one.id)}>
                {choice('kind', one.kind)} {one.reference}
              </Link>{' '}
              · {day(one.day)} · {money(one.total)}
            </li>
          ))}
        </Box>
      )}
    </Stack>
  );
}
