import { mdiCloudAlertOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { CallError } from '../platform/call-error.ts';
import { Icon } from './Icon.tsx';
import { RequestId } from './RequestId.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
  /** It stands in place of a whole page, whose heading it is then. */
  isPage?: boolean;
}

/** What happened, what to do next, and the number for support. */
export function ErrorState({ error, onRetry, isPage }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const isCall = error instanceof CallError;
  // Asked again, it would still not be there.
  const isGone = isCall && error.status === 404;
  return (
    <Stack
      role="alert"
      spacing={1.5}
      sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: { xs: 6, md: 10 } }}
    >
      <Icon path={mdiCloudAlertOutline} sx={{ fontSize: 48, color: 'error.main' }} />
      <Typography variant="h3" component={isPage ? 'h1' : 'p'}>
        {t(isGone ? 'error.gone' : 'error.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {isCall ? error.message : t('error.text')}
      </Typography>
      {onRetry && !isGone && (
        <Button variant="outlined" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      {isPage && isGone && <BackToList />}
      <RequestId id={isCall ? error.requestId : undefined} />
    </Stack>
  );
}

/** A record that is gone was opened by a link or a bookmark: there may be no page to go back to. */
function BackToList() {
  const { t } = useTranslation('ui');
  const { pathname } = useLocation();
  const [list] = pathname.split(/\/[0-9a-f]{8}-[0-9a-f]{4}-/);
  if (!list || list === pathname) return null;
  return (
    <Button variant="outlined" component={Link} to={list}>
      {t('error.toList')}
    </Button>
  );
}
