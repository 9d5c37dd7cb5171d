import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type counts, MAX_COUNTED } from '@sewa/contract/bav/counts';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { CountedMeanwhile } from './CountedMeanwhile.tsx';
import type { CountChange, CountQuestion } from './count-change.rules.ts';

/** Saved when the field is left: whoever counts goes from shelf to shelf and presses nothing. */
export function SheetLine(props: {
  line: RowOf<typeof counts.lines>;
  /** What is on its way to the server. */
  sending: number | null | undefined;
  question: CountQuestion | undefined;
  isOpen: boolean;
  onEntered: (typed: CountChange) => void;
  onDecided: (change: CountChange | null) => void;
}) {
  const { line, sending, question, isOpen } = props;
  const { t } = useTranslation('bav');
  const { number } = useFormat();
  // With the number that it is typed over: the sheet may change while somebody types.
  const [typed, setTyped] = useState<{ text: string; was: number | null } | null>(null);
  const counted = sending === undefined ? line.counted : sending;
  const text = typed?.text ?? (counted === null ? '' : String(counted));
  const value = text.trim() === '' ? null : Number(text);
  const isWrong = value !== null && (!Number.isInteger(value) || value < 0 || value > MAX_COUNTED);
  const difference = line.counted === null || line.book === null ? null : line.counted - line.book;
  const field = useRef<HTMLInputElement>(null);
  const save = () => {
    setTyped(null);
    if (typed === null || isWrong) return;
    const isSame = value === typed.was && value === counted;
    if (!isSame) props.onEntered({ counted: value, was: typed.was });
  };
  const decide = (change: CountChange | null) => {
    // The button goes away with its question, and the focus must not go with it.
    field.current?.focus();
    props.onDecided(change);
  };
  return (
    <Box component="li" sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0, display: { sm: 'flex' }, gap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>{line.title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[line.titleLatin, line.code].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          {difference !== null && difference !== 0 && (
            <Typography color="warning" sx={{ fontWeight: 600 }}>
              {t('count.differs', {
                shown: difference > 0 ? `+${number(difference)}` : `−${number(-difference)}`,
                book: number(line.book ?? 0),
              })}
            </Typography>
          )}
        </Box>
        {isOpen ? (
          <TextField
            size="small"
            hiddenLabel
            inputRef={field}
            value={text}
            error={isWrong}
            onChange={({ target }) =>
              setTyped((before) => ({ text: target.value, was: before === null ? counted : before.was }))
            }
            onBlur={save}
            onKeyDown={(event) => {
              if (event.key === 'Enter') (event.target as HTMLElement).blur();
            }}
            slotProps={{
              htmlInput: { inputMode: 'numeric', 'aria-label': `${t('count.counted')}: ${line.title}` },
            }}
            sx={{ width: 110 }}
          />
        ) : (
          <Typography sx={{ width: 110, textAlign: 'right' }}>
            {line.counted === null ? '–' : number(line.counted)}
          </Typography>
        )}
      </Box>
      {question && <CountedMeanwhile question={question} onDecided={decide} />}
    </Box>
  );
}
