import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useBarePage } from '../../../platform/bare-page.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useAwakeScreen } from '../../../ui/kiosk/use-awake-screen.ts';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { campPath } from '../camps/camp-path.ts';
import { useHall, useHearHall } from './floor.queries.ts';

/** The big screen of the hall: numbers and counts, never a name. */
export function HallBoard() {
  const { id = '' } = useParams();
  const { t } = useTranslation('floor');
  const { number } = useFormat();
  useBarePage();
  useAwakeScreen();
  useHearHall(id);
  const { data: board, error, refetch } = useHall(id);
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
      <Box component="section" aria-live="polite">
        <Typography component="h2" sx={{ fontSize: 'clamp(1.25rem, 2vw, 2rem)', fontWeight: 600, mb: 1 }}>
          {t('hall.now')}
        </Typography>
        {board.called.length === 0 && (
          <Typography sx={{ fontSize: 'clamp(1rem, 2vw, 2rem)' }} color="textSecondary">
            {t('hall.nobodyCalled')}
          </Typography>
        )}
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(220px, 20vw), 45%), 1fr))',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {board.called.map((one) => (
            <Box
              component="li"
              key={`${one.number} ${one.at}`}
              sx={{
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                borderRadius: 2,
                p: 2,
                textAlign: 'center',
              }}
            >
              <Typography sx={{ fontSize: 'clamp(2.5rem, 8.4vw, 10rem)', fontWeight: 700, lineHeight: 1.1 }}>
                {queueText(one.number)}
              </Typography>
              <Typography sx={{ fontSize: 'clamp(1rem, 2vw, 2rem)' }}>
                {t(`station.${one.station}`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 45%), 1fr))',
          m: 0,
          mt: 'auto',
          p: 0,
          listStyle: 'none',
        }}
      >
        {board.stations.map(({ station, waiting, meanWaitMinutes }) => (
          <Tile
            key={station}
            title={`${t(`station.${station}`)}: ${t('hall.waiting')}`}
            value={number(waiting)}
            text={meanWaitMinutes === null ? '' : t('hall.wait', { minutes: number(meanWaitMinutes) })}
          />
        ))}
        <Tile title={t('hall.donating')} value={number(board.donating)} text="" />
        <Tile title={t('hall.resting')} value={number(board.resting)} text="" />
      </Box>
      <Box>
        <Typography sx={{ fontSize: 'clamp(1.5rem, 4vw, 4rem)', fontWeight: 700 }}>{units}</Typography>
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
    </Box>
  );
}

function Tile({ title, value, text }: { title: string; value: string; text: string }) {
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}>
      <Typography sx={{ fontSize: 'clamp(1rem, 1.5vw, 1.5rem)' }}>{title}</Typography>
      <Typography sx={{ fontSize: 'clamp(2rem, 4vw, 4rem)', fontWeight: 700, lineHeight: 1.1 }}>
        {value}
      </Typography>
      <Typography color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {text}
      </Typography>
    </Box>
  );
}
