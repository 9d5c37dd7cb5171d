import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import type { CountChange, CountQuestion } from './count-change.rules.ts';

/** In the line and not in a dialog, which would take the focus from whoever types the next number already. */
export function CountedMeanwhile(props: {
  question: CountQuestion;
  /** Null keeps what the sheet says. */
  onDecided: (change: CountChange | null) => void;
}) {
  const { question, onDecided } = props;
  const { typed, now, by } = question;
  const { t } = useTranslation('bav');
  const { number } = useFormat();
  const entered = { name: by, now: number(now) };
  return (
    <Alert severity="warning" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      {typed === null
        ? t('count.meanwhileRemoved', entered)
        : t('count.meanwhile', { ...entered, typed: number(typed) })}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        {typed !== null && typed > 0 && (
          <Button variant="contained" onClick={() => onDecided({ copies: typed })}>
            {t('count.addUp', { sum: number(now + typed) })}
          </Button>
        )}
        <Button variant="outlined" onClick={() => onDecided({ counted: typed, was: now })}>
          {typed === null ? t('count.removeNumber') : t('count.replace', { typed: number(typed) })}
        </Button>
        <Button onClick={() => onDecided(null)}>{t('count.keep', { now: number(now) })}</Button>
      </Stack>
    </Alert>
  );
}
