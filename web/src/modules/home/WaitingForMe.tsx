import { mdiAccountClockOutline, mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { right } from '@sewa/contract/kernel/requirement';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HearChanges } from '../../ui/HearChanges.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { requestsPath, useWaitingRequests } from './waiting.query.ts';

const mayDecideRequests = right('SETTINGS.USER', 3);

/** What this user can decide, each a link to the list behind it. */
export function WaitingForMe() {
  const { t } = useTranslation('home');
  const { may } = useSession();
  return (
    <Box component="section" aria-labelledby="waiting">
      <Typography variant="h2" id="waiting" sx={{ mb: 1.5 }}>
        {t('waiting.title')}
      </Typography>
      {/* The room of a card is kept, so that nothing jumps when the number comes. */}
      {may(mayDecideRequests) ? (
        <Box sx={{ minHeight: 88 }}>
          <WaitingRequests />
        </Box>
      ) : (
        <NothingWaits />
      )}
    </Box>
  );
}

function WaitingRequests() {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const { data: count, error, refetch } = useWaitingRequests();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (count === undefined) return <Skeleton variant="rounded" height={88} sx={{ maxWidth: 420 }} />;
  return (
    <>
      <HearChanges event="user-request.changed" path={requestsPath} />
      {count === 0 ? (
        <NothingWaits />
      ) : (
        <Card sx={{ maxWidth: 420, borderColor: 'secondary.main' }}>
          <CardActionArea component={Link} to="/settings/users/requests" sx={{ p: 2 }}>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Icon path={mdiAccountClockOutline} color="secondary" fontSize="large" />
              <Typography component="span" sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 }}>
                {number(count)}
              </Typography>
              <Typography component="span">{t('waiting.requests', { count })}</Typography>
            </Stack>
          </CardActionArea>
        </Card>
      )}
    </>
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
