import { mdiBarcodeScan } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Condition, conditions, type Receipt } from '@sewa/contract/bav/receipts';
import { refundOf, returnable } from '@sewa/contract/bav/refund';
import { returns } from '@sewa/contract/bav/returns';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError } from '../../../platform/call-error.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { ShiftChoice } from '../sales/ShiftChoice.tsx';
import { findByNumber, takeBack } from '../sales/sales.queries.ts';
import { receiptPath, returnsPath } from '../sales/sales-paths.ts';
import { useDrawer } from '../sales/use-drawer.ts';

/** /bav/return/new: scan the receipt, say what came back. */
export function NewReturnPage() {
  const { t } = useTranslation(['counter', 'app']);
  const { may } = useSession();
  const { requirement } = returns.create;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  return (
    <>
      <PageHeader trail={[{ label: t('app:menu.bavReturn'), to: returnsPath }]} title={t('returns.new')} />
      <FindReceipt />
    </>
  );
}

function FindReceipt() {
  const { t } = useTranslation('counter');
  const { label } = useFieldWords(receiptWords);
  const [params, setParams] = useSearchParams();
  const asked = params.get('number') ?? '';
  const [text, setText] = useState(asked);
  const [found, setFound] = useState<Receipt | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const find = useEffectEvent(async (number: string) => {
    setTrouble(null);
    setFound(null);
    try {
      setFound(await findByNumber(number));
    } catch (error) {
      setTrouble(error instanceof CallError ? error.message : t('returns.offline'));
    }
  });
  useEffect(() => {
    if (asked !== '') void find(asked);
  }, [asked]);
  return (
    <Stack spacing={2} sx={{ mt: 1, maxWidth: 880 }}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          // The next scan takes the place of this one.
          field.current?.select();
          if (text.trim() === asked) void find(asked);
          else setParams({ number: text.trim() }, { replace: true });
        }}
      >
        <TextField
          autoFocus
          fullWidth
          inputRef={field}
          label={label('reference')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          helperText={t('returns.scanHint')}
          slotProps={{
            htmlInput: {
              autoComplete: 'off',
              autoCapitalize: 'characters',
              spellCheck: false,
              maxLength: 40,
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon path={mdiBarcodeScan} />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      {trouble && <Alert severity="warning">{trouble}</Alert>}
      {found && <TakeBack key={found.id} sale={found} />}
    </Stack>
  );
}

interface Chosen {
  quantity: number;
  condition: Condition;
}

function TakeBack({ sale }: { sale: Receipt }) {
  const { t } = useTranslation('counter');
  const { label, choice } = useFieldWords(receiptWords);
  const { money, number, dateTime } = useFormat();
  const navigate = useNavigate();
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<Readonly<Record<number, Chosen>>>({});
  const [by, setBy] = useState<'cash' | 'upi'>(sale.upi > 0 && sale.cash === 0 ? 'upi' : 'cash');
  const [reason, setReason] = useState('');
  const { open, choose, shift } = useDrawer();
  const { act, isBusy } = useAct();
  if (sale.kind !== 'sale') return <Alert severity="warning">{t('returns.notSale')}</Alert>;
  if (sale.lines.every((line) => returnable(line) === 0))
    return <Alert severity="info">{t('nothingLeft')}</Alert>;
  const lines = Object.entries(chosen)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([place, line]) => ({ place: Number(place), ...line }));
  const refund = refundOf(sale, lines);
  const { total } = refund;
  const submit = () =>
    void act({
      run: () => takeBack({ id, shift, sale: sale.id, lines, by, reason: reason.trim() }),
      // What was recorded: that of the first attempt, where its answer was lost.
      done: (made) => t('returns.done', { amount: money(Math.abs(made.total)) }),
      failed: t('returns.unconfirmed'),
      onDone: (made) => void navigate(receiptPath(made.id)),
    });
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack spacing={2}>
        <Typography color="textSecondary">
          {sale.reference} · {dateTime(sale.at)} · {sale.tillName} · {money(sale.total)}
        </Typography>
        {sale.lines.map((line) => {
          const left = returnable(line);
          const { quantity = 0, condition = 'stock' } = chosen[line.place] ?? {};
          const change = (next: Partial<Chosen>) =>
            setChosen({ ...chosen, [line.place]: { quantity, condition, ...next } });
          return (
            <Paper key={line.place} variant="outlined" sx={{ p: 1.5 }}>
              <Typography>{line.title}</Typography>
              <Typography variant="body2" color="textSecondary" gutterBottom>
                {t('returns.left', { left: number(left), sold: number(line.quantity) })} ·{' '}
                {money(line.amount)}
              </Typography>
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <TextField
                  select
                  size="small"
                  label={t('returns.comesBack')}
                  disabled={left === 0}
                  value={quantity}
                  onChange={(event) => change({ quantity: Number(event.target.value) })}
                  slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
                  sx={{ minWidth: 140 }}
                >
                  {countsUpTo(left).map((copies) => (
                    <option key={copies} value={copies}>
                      {number(copies)}
                    </option>
                  ))}
                </TextField>
                <TextField
                  select
                  size="small"
                  label={label('condition')}
                  disabled={quantity === 0}
                  value={condition}
                  onChange={(event) =>
                    change({ condition: conditions.find((one) => one === event.target.value) ?? 'stock' })
                  }
                  slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
                  sx={{ minWidth: 180 }}
                >
                  {conditions.map((one) => (
                    <option key={one} value={one}>
                      {choice('condition', one)}
                    </option>
                  ))}
                </TextField>
                {refund.lines
                  .filter(({ place }) => place === line.place)
                  .map(({ place, amount }) => (
                    <Typography key={place} sx={{ alignSelf: 'center', ml: 'auto', fontWeight: 600 }}>
                      {money(amount)}
                    </Typography>
                  ))}
              </Stack>
            </Paper>
          );
        })}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField
            select
            label={t('returns.paidBackBy')}
            value={by}
            onChange={(event) => setBy(event.target.value === 'upi' ? 'upi' : 'cash')}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 180 }}
          >
            {(['cash', 'upi'] as const).map((one) => (
              <option key={one} value={one}>
                {choice('payment', one)}
              </option>
            ))}
          </TextField>
          <ShiftChoice shifts={open} value={shift} onChange={choose} />
        </Stack>
        <TextField
          label={label('reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <Typography component="p" role="status" sx={{ fontSize: '2.5rem', fontWeight: 700 }}>
          {money(total)}
        </Typography>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isBusy}
          disabled={lines.length === 0 || shift === ''}
          sx={{ alignSelf: 'flex-start', minHeight: 56 }}
        >
          {t('returns.payBack', { amount: money(total) })}
        </Button>
      </Stack>
    </Box>
  );
}

/** What can be chosen in a list. */
function countsUpTo(most: number): number[] {
  return Array.from({ length: Math.min(most, 500) + 1 }, (_, count) => count);
}
