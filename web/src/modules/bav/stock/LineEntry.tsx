import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { parseMoney } from '@sewa/contract/kernel/values/money';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { rupeesText } from '../../../ui/money/money.rules.ts';
import { CopiesField } from './CopiesField.tsx';
import { ItemSearch } from './ItemSearch.tsx';
import type { FoundItem } from './stock.queries.ts';

export interface EntryLine {
  item: string;
  title: string;
  code: string;
  quantity: number | null;
  /** What one costs, in paise; null: not entered. */
  cost: number | null;
  onHand: number | null;
}

interface LineEntryProps {
  lines: readonly EntryLine[];
  onChange: (lines: EntryLine[]) => void;
  location: string;
  /** What is entered beside the quantity; a price is only shown. */
  amount: 'cost' | 'price' | null;
  /** Copies may be taken away. */
  hasSign?: boolean;
  /** More than is there cannot leave. */
  isLeaving?: boolean;
}

/** The items of a document: found by title, code or scanner, a line each, the last one ready for its quantity. */
export function LineEntry(props: LineEntryProps) {
  const { lines, onChange, amount } = props;
  const { t } = useTranslation('bav');
  const { money, number } = useFormat();
  // Items are looked up one after another, and may be found before the page shows the one before.
  const latest = useRef(lines);
  latest.current = lines;
  const replace = (next: EntryLine[]) => {
    latest.current = next;
    onChange(next);
  };
  const change = (item: string, part: Partial<EntryLine>) =>
    replace(latest.current.map((line) => (line.item === item ? { ...line, ...part } : line)));
  const add = (found: FoundItem) => {
    const known = latest.current.find(({ item }) => item === found.item);
    if (known) return change(found.item, { quantity: (known.quantity ?? 0) + 1 });
    const cost = amount === 'price' ? found.price : found.cost;
    replace([
      ...latest.current,
      { item: found.item, title: found.title, code: found.code, quantity: 1, cost, onHand: found.onHand },
    ]);
  };
  const copies = lines.reduce((all, { quantity }) => all + (quantity ?? 0), 0);
  const total = lines.reduce((all, { quantity, cost }) => all + (quantity ?? 0) * (cost ?? 0), 0);
  return (
    <Stack spacing={2} onKeyDown={enterGoesAround}>
      <ItemSearch location={props.location} onFound={add} />
      {lines.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} divider={<Divide />}>
          {lines.map((line) => (
            <Line
              key={line.item}
              {...props}
              line={line}
              onPart={(part) => change(line.item, part)}
              onRemove={() => onChange(lines.filter(({ item }) => item !== line.item))}
            />
          ))}
        </Stack>
      )}
      {lines.length > 0 && (
        <Typography sx={{ textAlign: 'right', fontWeight: 600 }} aria-live="polite">
          {amount === null
            ? t('lines.sumCopies', { count: copies, shown: number(copies) })
            : t('lines.sum', { count: copies, shown: number(copies), total: money(total) })}
        </Typography>
      )}
    </Stack>
  );
}

/**
 * Enter in the empty search goes to the line that was added last, through its fields, and back to the search: a bill of
 * fifty lines is entered without the mouse, and a scanner stays in the search.
 */
function enterGoesAround(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const { currentTarget, target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const next = fieldAfter(currentTarget, target);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

function fieldAfter(entry: HTMLElement, from: HTMLInputElement): HTMLInputElement | null | undefined {
  const line = from.closest('li');
  if (line === null)
    return from.value === '' ? [...entry.querySelectorAll('li')].at(-1)?.querySelector('input') : null;
  const fields = [...line.querySelectorAll('input')];
  return fields[fields.indexOf(from) + 1] ?? entry.querySelector('input');
}

function Divide() {
  return <Box component="li" aria-hidden sx={{ borderTop: 1, borderColor: 'divider' }} />;
}

type LineProps = LineEntryProps & {
  line: EntryLine;
  onPart: (part: Partial<EntryLine>) => void;
  onRemove: () => void;
};

function Line({ line, amount, hasSign = false, isLeaving = false, onPart, onRemove }: LineProps) {
  const { t } = useTranslation('bav');
  const { money, number } = useFormat();
  const isShort = isLeaving && line.onHand !== null && (line.quantity ?? 0) > line.onHand;
  const isWrong = line.quantity === null || line.quantity === 0 || (!hasSign && line.quantity < 0);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1,
        alignItems: 'flex-start',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0, alignSelf: 'center' }}>
        <Typography noWrap>{line.title}</Typography>
        <Typography variant="body2" color={isShort ? 'error' : 'textSecondary'} noWrap>
          {line.onHand === null
            ? line.code
            : `${line.code} · ${t('lines.inStock', { count: line.onHand, shown: number(line.onHand) })}`}
        </Typography>
      </Box>
      <CopiesField
        label={t('lines.quantity')}
        name={`${t('lines.quantity')}: ${line.title}`}
        value={line.quantity}
        error={isWrong || isShort}
        onChange={(quantity) => onPart({ quantity })}
        width={110}
      />
      {amount === 'cost' && <CostField line={line} onCost={(cost) => onPart({ cost })} />}
      {amount !== null && (
        <Typography
          sx={{ width: 110, textAlign: 'right', alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }}
        >
          {money((line.quantity ?? 0) * (line.cost ?? 0))}
        </Typography>
      )}
      <IconButton aria-label={t('lines.remove', { title: line.title })} onClick={onRemove}>
        <Icon path={mdiClose} />
      </IconButton>
    </Box>
  );
}

/** What one copy costs: rupees are typed, paise are kept. */
function CostField({ line, onCost }: { line: EntryLine; onCost: (cost: number | null) => void }) {
  const { t } = useTranslation('bav');
  const [text, setText] = useState(line.cost === null ? '' : rupeesText(line.cost));
  return (
    <TextField
      size="small"
      label={t('lines.cost')}
      value={text}
      error={line.cost === null}
      onChange={({ target }) => {
        setText(target.value);
        onCost(parseMoney(target.value));
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', 'aria-label': `${t('lines.cost')}: ${line.title}` },
        input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
      }}
      sx={{ width: 130 }}
    />
  );
}

/** What a document sends: whole, and each item once. Null: something is missing. */
export function completeLines(
  lines: readonly EntryLine[],
  { needsCost = false, hasSign = false } = {},
): { item: string; quantity: number; cost: number }[] | null {
  const complete = lines.flatMap(({ item, quantity, cost }) =>
    quantity === null || quantity === 0 || (quantity < 0 && !hasSign) || (needsCost && cost === null)
      ? []
      : [{ item, quantity, cost: cost ?? 0 }],
  );
  return complete.length === 0 || complete.length < lines.length ? null : complete;
}
