import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { likelyTenders, type Payment, payFor, type Totals } from '@sewa/contract/bav/basket';
import { paymentWays } from '@sewa/contract/bav/receipts';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { upiText } from '@sewa/contract/bav/upi';
import { parseMoney } from '@sewa/contract/kernel/values/money';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { characterOf } from '../../../ui/scan/typed-scan.rules.ts';
import { type Catalogue, type Entry, readEntry } from './catalogue.rules.ts';
import { Keyed } from './Summary.tsx';
import { afterKey, isCode, noDigits, scannedCode } from './scanned-digits.rules.ts';
import type { AtWork } from './use-counter.ts';

type Way = (typeof paymentWays)[number];

interface PayPanelProps {
  till: AtWork;
  totals: Totals;
  catalogue: Catalogue;
  /** Something was scanned meanwhile: the customer brings one more. Nothing is paid by it. */
  onScan: (entry: Entry) => void;
  onPaid: (payment: Payment, change: number) => void;
  onBack: () => void;
}

/** Cash, UPI or both. Enter takes the exact amount; F9 goes on to the next way of paying. */
export function PayPanel({ till, totals, catalogue, onScan, onPaid, onBack }: PayPanelProps) {
  const { t } = useTranslation('counter');
  const language = useStore(languageStore);
  const { money } = useFormat();
  const { total } = totals;
  const ways = till.upiAddress === '' ? (['cash'] as const) : paymentWays;
  const [way, setWay] = useState<Way>('cash');
  const [cashText, setCashText] = useState('');
  const [upiPart, setUpiPart] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const paidButton = useRef<HTMLButtonElement>(null);
  // The field of the chosen way; UPI alone needs none, and Enter says that it was paid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way decides which field there is
  useEffect(() => {
    (first.current ?? paidButton.current)?.focus();
  }, [way]);

  const upi = upiOf(way, total, upiPart);
  const due = total - (upi ?? 0);
  const tendered = tenderedOf(way, due, cashText);
  const paid = upi === null || tendered === null ? null : payFor(total, { upi, tendered });
  const trouble = troubleOf(paid, cashText !== '' || upiPart !== '');
  // Nobody is asked to pay by UPI what cannot be taken.
  const isRefused = trouble === 'upiTooMuch' || trouble === 'paiseInCash';

  const enterCode = (code: string) => {
    const entry = readEntry(code, catalogue);
    if (entry) onScan(entry);
  };
  useScannedCodes(enterCode);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    // A code that was typed by hand.
    if (way !== 'upi' && isCode(cashText)) return enterCode(cashText);
    if (paid && 'payment' in paid) onPaid(paid.payment, paid.change);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onBack();
    else if (event.key === 'F9') setWay(nextOf(ways, way));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const tender = (amount: number) => {
    const given = payFor(total, { upi: upi ?? 0, tendered: amount });
    if ('payment' in given) onPaid(given.payment, given.change);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      onKeyDown={onKeyDown}
      sx={{
        p: 2,
        '@media (max-height: 720px)': { py: 1 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        flex: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, justifyContent: 'space-between' }}>
        <Typography component="p" data-total sx={{ fontSize: '3rem', fontWeight: 700, lineHeight: 1.1 }}>
          {money(total)}
        </Typography>
        <Button onClick={onBack}>
          <Keyed name="Esc">{t('back')}</Keyed>
        </Button>
      </Box>
      {ways.length > 1 && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={way}
          onChange={(_event, next: Way | null) => next && setWay(next)}
          aria-label={receiptWords.payment[language]}
        >
          {ways.map((one) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 44 }}>
              {one === 'mixed' ? t('mixed') : receiptWords.payment.choices[one][language]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {way === 'mixed' && <Amount ref={first} label={t('byUpi')} value={upiPart} onChange={setUpiPart} />}
      {way !== 'upi' && (
        <Amount
          ref={way === 'cash' ? first : null}
          label={receiptWords.tendered[language]}
          value={cashText}
          onChange={setCashText}
          hint={t('exactHint', { amount: money(due) })}
        />
      )}
      {way === 'cash' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
          {likelyTenders(total).map((amount) => (
            <Button
              key={amount}
              variant="outlined"
              onClick={() => tender(amount)}
              sx={{ minHeight: 52, fontSize: '1.125rem' }}
            >
              {amount === total ? t('exact') : money(amount)}
            </Button>
          ))}
        </Box>
      )}
      {way !== 'cash' && upi !== null && upi > 0 && !isRefused && (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 0.5 }}>
          <QrCode
            text={upiText({
              payee: till.upiAddress,
              payeeName: till.upiName || till.name,
              paise: upi,
              reference: `${till.code}-${till.shift.number}`,
            })}
            size={240}
            label={t('upiCode', { amount: money(upi) })}
          />
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
            <strong>{money(upi)}</strong> · {till.upiAddress}
          </Typography>
        </Box>
      )}
      <Box role="status" sx={{ minHeight: way === 'upi' ? 0 : 56 }}>
        {paid && 'payment' in paid && paid.change > 0 && (
          <Typography component="p" data-change sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.2 }}>
            {receiptWords.change[language]} {money(paid.change)}
          </Typography>
        )}
        {trouble && <Alert severity="warning">{t(`trouble.${trouble}`)}</Alert>}
      </Box>
      <Button
        ref={paidButton}
        type="submit"
        variant="contained"
        size="large"
        disabled={!paid || !('payment' in paid)}
        sx={{ minHeight: 64, fontSize: '1.25rem', mt: 'auto' }}
      >
        <Keyed name="Enter">{t(way === 'upi' ? 'upiPaid' : 'paid')}</Keyed>
      </Button>
    </Box>
  );
}

function Amount(props: {
  ref: React.Ref<HTMLInputElement>;
  label: string;
  value: string;
  hint?: string;
  onChange: (text: string) => void;
}) {
  return (
    <TextField
      inputRef={props.ref}
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      helperText={props.hint}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 },
        input: {
          startAdornment: <InputAdornment position="start">₹</InputAdornment>,
          sx: { '& input': { fontSize: '1.5rem' } },
        },
      }}
    />
  );
}

/** A scanner types wherever the focus is. Its Enter must not press the button that says what was paid. */
function useScannedCodes(onCode: (code: string) => void): void {
  const typed = useRef(noDigits);
  const take = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, timeStamp } = event;
    const code = key === 'Enter' ? scannedCode(typed.current, timeStamp) : null;
    typed.current = afterKey(typed.current, characterOf(event), timeStamp);
    if (code === null) return;
    event.preventDefault();
    event.stopPropagation();
    onCode(code);
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => take(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

function nextOf(ways: readonly Way[], way: Way): Way {
  return ways[(ways.indexOf(way) + 1) % ways.length] ?? 'cash';
}

/** What is paid by UPI; null while that is no amount. */
function upiOf(way: Way, total: number, text: string): number | null {
  if (way === 'cash') return 0;
  if (way === 'upi') return total;
  return text.trim() === '' ? 0 : parseMoney(text);
}

/** Nothing typed is the exact amount. */
function tenderedOf(way: Way, due: number, text: string): number | null {
  if (way === 'upi') return 0;
  return text.trim() === '' ? Math.max(due, 0) : parseMoney(text);
}

function troubleOf(paid: ReturnType<typeof payFor> | null, hasTyped: boolean): string | null {
  if (!hasTyped) return null;
  if (paid === null) return 'notWhole';
  return 'trouble' in paid ? paid.trouble : null;
}
