import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { marks } from '@sewa/contract/attendance/marks';
import { entryWords, reportWords } from '@sewa/contract/attendance/words';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { useAttendanceOf } from '../register/report.queries.ts';

/** On the record of a sewadar: the last twelve months, and the latest entries. */
export function AttendanceOfSewadar({ id }: { id: string }) {
  const { t } = useTranslation('attendance');
  const { number, day, time } = useFormat();
  const { label } = useFieldWords(reportWords);
  const { choice } = useFieldWords(entryWords);
  const { data, error, refetch } = useAttendanceOf(id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  if (data.entries.length === 0) return <Typography color="textSecondary">{t('record.empty')}</Typography>;
  const given = marks.filter((mark) => data[mark] > 0);
  return (
    <Stack spacing={2}>
      <Box>
        <Typography>
          {t('record.year', {
            days: number(data.sewaDays),
            percentage: data.percentage === null ? '–' : number(data.percentage),
          })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {given.map((mark) => `${choice('mark', mark)}: ${number(data[mark])}`).join(' · ')}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label={label('sewaDays')}
        sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 720 }}
      >
        {data.entries.map((entry) => (
          <Box
            key={entry.sheet}
            component="li"
            sx={{
              display: 'flex',
              gap: 2,
              justifyContent: 'space-between',
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>
                {day(entry.onDay)}
                {' · '}
                {entry.title === '' ? (
                  t('summary.elsewhere')
                ) : (
                  <Link to={`/attendance/sheets/${entry.sheet}`} style={{ color: 'inherit' }}>
                    {entry.title}
                  </Link>
                )}
              </Typography>
              {entry.inAt !== null && (
                <Typography variant="body2" color="textSecondary">
                  {[entry.inAt, entry.outAt].map((at) => (at === null ? '' : time(at))).join('–')}
                </Typography>
              )}
            </Box>
            <Typography sx={{ fontWeight: 600 }}>{choice('mark', entry.mark)}</Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
