import {
  mdiAccountClockOutline,
  mdiAccountSwitchOutline,
  mdiCheckCircleOutline,
  mdiClockAlertOutline,
  mdiFileDocumentCheckOutline,
  mdiRefresh,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Requirement, right } from '@sewa/contract/kernel/requirement';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HearChanges } from '../../ui/HearChanges.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CountTile } from './Tile.ts';
import { useWaiting, type WaitingKind, waitingPath } from './waiting.query.ts';

/** What can wait, with the list behind it and the event that tells of changes. */
const kinds: Readonly<
  Record<WaitingKind, { icon: string; to: string; event: string; requirement: Requirement }>
> = {
  applications: {
    icon: mdiFileDocumentCheckOutline,
    to: '/sewadar/applications?f.isMine=true',
    event: 'application.changed',
    requirement: right('SEWADAR.APPLICATION', 'view'),
  },
  requests: {
    icon: mdiAccountClockOutline,
    to: '/settings/users/requests',
    event: 'user-request.changed',
    requirement: right('SETTINGS.USER', 'edit'),
  },
  transfers: {
    icon: mdiAccountSwitchOutline,
    to: '/sewadar/transfers',
    event: 'sewadar.changed',
    requirement: right('SEWADAR.SEWADAR', 'view'),
  },
  renewals: {
    icon: mdiRefresh,
    to: '/oae/renewals',
    event: 'oae.changed',
    requirement: right('SEWADAR.OAE', 'view'),
  },
  expiring: {
    icon: mdiClockAlertOutline,
    to: '/oae?f.isPermanent=false&sort=validTo',
    event: 'oae.changed',
    requirement: right('SEWADAR.OAE', 'view'),
  },
};

/** What this user can decide, each a link to the list behind it. */
export function WaitingForMe() {
  const { t } = useTranslation('home');
  const { may } = useSession();
  const mine = Object.values(kinds).filter(({ requirement }) => may(requirement));
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
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const { data, error, refetch } = useWaiting();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={88} sx={{ maxWidth: 420 }} />;
  if (data.length === 0) return <NothingWaits />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      }}
    >
      {data.map(({ kind, count }) => (
        <CountTile key={kind} to={kinds[kind].to}>
          <Icon path={kinds[kind].icon} color="secondary" fontSize="large" />
          <strong>{number(count)}</strong>
          <span>{t(`waiting.${kind}`, { count })}</span>
        </CountTile>
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
