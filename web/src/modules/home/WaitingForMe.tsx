import { mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useModules } from '../../app/modules-context.ts';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HearChanges } from '../../ui/HearChanges.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CountTile, StartLink, TileWithLink, tileGrid } from './Tile.ts';
import { useTiles } from './use-tiles.ts';
import { waitingPath } from './waiting.query.ts';

/** What this user can decide, each a link to the list behind it. */
export function WaitingForMe() {
  const { t } = useTranslation('home');
  const { may } = useSession();
  const mine = useModules()
    .flatMap(({ waiting = {} }) => Object.values(waiting))
    .filter(({ requirement }) => may(requirement));
  const events = new Set(mine.map(({ event }) => event));
  return (
    <Box component="section" aria-labelledby="waiting">
      <Typography variant="h2" id="waiting" sx={{ mb: 1.5 }}>
        {t('waiting.title')}
      </Typography>
      {[...events].map((event) => (
        <HearChanges key={event} event={event} path={waitingPath} />
      ))}
      {mine.length > 0 ? <WaitingCards /> : <NothingWaits />}
    </Box>
  );
}

function WaitingCards() {
  const { t } = useTranslation(['app', 'home']);
  const { number } = useFormat();
  const { tiles: all, error, refetch } = useTiles();
  if (error && all === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (all === undefined) return <Skeleton variant="rounded" height={88} sx={{ maxWidth: 420 }} />;
  const tiles = all.filter(({ isToday }) => !isToday);
  if (tiles.length === 0) return <NothingWaits />;
  return (
    <Box sx={tileGrid}>
      {tiles.map(({ kind, count, to, first, icon }) => (
        <TileWithLink key={kind}>
          <CountTile to={to}>
            <Icon path={icon} color="secondary" fontSize="large" />
            <strong>{number(count)}</strong>
            <span>{t(`waiting.${kind}`, { count })}</span>
          </CountTile>
          {first && <StartLink to={first}>{t('home:waiting.start')}</StartLink>}
        </TileWithLink>
      ))}
    </Box>
  );
}

function NothingWaits() {
  const { t } = useTranslation('home');
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'text.secondary' }}>
      <Icon path={mdiCheckCircleOutline} color="success" />
      <Typography>{t('waiting.nothing')}</Typography>
    </Stack>
  );
}
