import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sheet } from '@sewa/contract/attendance/sheets';
import { entryWords } from '@sewa/contract/attendance/words';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { type Correction, useCorrections } from '../attendance.queries.ts';

/** What was changed after the sheet was closed, by whom and why. */
export function CorrectionList({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('attendance');
  const { dateTime, time } = useFormat();
  const { choice } = useFieldWords(entryWords);
  const { data: corrections, error, refetch } = useCorrections(sheet.id);
  const word = (mark: string | null) => (mark === null ? '–' : (choice('mark', mark) ?? mark));
  const times = (...moments: (string | null)[]) =>
    moments.flatMap((moment) => (moment === null ? [] : time(moment))).join(' – ') || '–';
  if (error && !corrections) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!corrections) return <Skeleton variant="rounded" height={120} />;
  if (corrections.length === 0) return <Typography color="textSecondary">{t('correct.none')}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {corrections.map((one) => (
        <Paper key={one.id} component="li" variant="outlined" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {`${one.name} · ${word(one.before)} → ${word(one.after)}`}
          </Typography>
          {hasOtherTimes(one) && (
            <Typography>
              {`${times(one.inBefore, one.outBefore)} → ${times(one.inAfter, one.outAfter)}`}
            </Typography>
          )}
          <Typography>{one.reason}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${one.userName} · ${dateTime(one.at)}`}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}

function hasOtherTimes({ inBefore, outBefore, inAfter, outAfter }: Correction): boolean {
  return inBefore !== inAfter || outBefore !== outAfter;
}
