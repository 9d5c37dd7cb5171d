import { mdiWifiOff } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { BoardOfHall } from '@sewa/contract/blood-donation/floor/floor';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useBarePage } from '../../../platform/bare-page.ts';
import { useConnection } from '../../../platform/connection.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useAwakeScreen } from '../../../ui/kiosk/use-awake-screen.ts';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { campPath } from '../camps/camp-path.ts';
import { useHall, useHearHall } from './floor.queries.ts';

/** The big screen of the hall: a column for each station, numbers and counts, never a name. */
export function HallBoard() {
  const { id = '' } = useParams();
  const { t } = useTranslation('floor');
  const { number } = useFormat();
  useBarePage();
  useAwakeScreen();
  useHearHall(id);
  const { data: board, error, refetch } = useHall(id);
  const isLost = useConnection() === 'lost';
  if (error && !board) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!board) return <PageSkeleton />;
  const share = Math.min(100, (100 * board.units) / Math.max(1, board.targetUnits));
  const units = t('hall.units', { units: number(board.units), target: number(board.targetUnits) });
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        p: 'clamp(12px, 2vw, 40px)',
        display: 'flex',
        flexDirection: 'column',
        gap: 'clamp(12px, 2vh, 32px)',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.5rem, 3vw, 3rem)', overflowWrap: 'anywhere' }}>
          {board.name}
        </Typography>
        <Button component={Link} to={`${campPath}/${id}`} sx={{ minHeight: 44, flexShrink: 0 }}>
          {t('hall.leave')}
        </Button>
      </Box>
      {isLost && (
        <Alert
          severity="warning"
          icon={<Icon path={mdiWifiOff} />}
          sx={{ fontSize: 'clamp(1rem, 1.5vw, 1.5rem)' }}
        >
          {t('hall.lost')}
        </Alert>
      )}
      <Box
        aria-live="polite"
        sx={{
          flexGrow: 1,
          display: 'grid',
          gap: 'clamp(8px, 1vw, 24px)',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {board.stations.map((one) => (
          <StationColumn
            key={one.station}
            {...one}
            called={board.called.filter(({ station }) => station === one.station)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 'clamp(12px, 3vw, 64px)' }}>
        <Box sx={{ flex: '1 1 16rem' }}>
          <Typography sx={{ fontSize: 'clamp(1.5rem, 3vw, 3.5rem)', fontWeight: 700, lineHeight: 1.35 }}>
            {units}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={share}
            aria-label={units}
            sx={{ height: 'clamp(12px, 2vh, 24px)', borderRadius: 2 }}
          />
          <Typography color="textSecondary" sx={{ mt: 1, fontSize: 'clamp(1rem, 1.5vw, 1.5rem)' }}>
            {t('hall.thanks')}
          </Typography>
        </Box>
        <Count name={t('hall.donating')} label={t('hall.donating')} value={number(board.donating)} />
        <Count name={t('hall.resting')} label={t('hall.resting')} value={number(board.resting)} />
      </Box>
    </Box>
  );
}

/** As many as stand in a column at their full size; more of them are smaller, so that nobody who was called is missing. */
const LARGE_NUMBERS = 2;

function StationColumn({
  station,
  called,
  waiting,
  meanWaitMinutes,
}: BoardOfHall['stations'][number] & { called: BoardOfHall['called'] }) {
  const { t } = useTranslation('floor');
  const { number } = useFormat();
  const title = useId();
  const isLarge = called.length <= LARGE_NUMBERS;
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 'clamp(8px, 1vh, 16px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: 'clamp(8px, 1vw, 24px)',
      }}
    >
      <Typography
        id={title}
        component="h2"
        sx={{ fontSize: 'clamp(1.25rem, 2.2vw, 2.5rem)', fontWeight: 700, lineHeight: 1.25 }}
      >
        {t(`station.${station}`)}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 'clamp(1rem, 1.5vw, 1.75rem)', lineHeight: 1.25 }}>
        {called.length === 0 ? t('hall.nobodyCalled') : t('hall.now')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: isLarge ? '1fr' : '1fr 1fr',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {called.map((one) => (
          <Box
            component="li"
            key={`${one.number} ${one.at}`}
            sx={{
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              borderRadius: 2,
              px: 1,
              textAlign: 'center',
              // A low screen has less room than a wide one.
              fontSize: isLarge
                ? 'clamp(3rem, min(8.4vw, 15vh), 10rem)'
                : 'clamp(2rem, min(4vw, 7.5vh), 5rem)',
              whiteSpace: 'nowrap',
              fontWeight: 700,
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.1,
            }}
          >
            {queueText(one.number)}
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <Count
          name={`${t(`station.${station}`)}: ${t('hall.waiting')}`}
          label={t('hall.waiting')}
          value={number(waiting)}
          text={meanWaitMinutes === null ? '' : t('hall.wait', { minutes: number(meanWaitMinutes) })}
        />
      </Box>
    </Box>
  );
}

/** A number with its word and, beside it, the time it takes. */
function Count({
  name,
  label,
  value,
  text = '',
}: {
  name: string;
  label: string;
  value: string;
  text?: string;
}) {
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 'clamp(8px, 1vw, 20px)' }}
    >
      <Typography component="span" sx={{ fontSize: 'clamp(1rem, 1.6vw, 1.75rem)' }}>
        {label}
      </Typography>
      <Typography
        component="span"
        sx={{ fontSize: 'clamp(1.75rem, 3.2vw, 3.5rem)', fontWeight: 700, lineHeight: 1.1 }}
      >
        {value}
      </Typography>
      {text !== '' && (
        <Typography component="span" color="textSecondary" sx={{ fontSize: 'clamp(1rem, 1.6vw, 1.75rem)' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
