import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { useQueue } from './queue.ts';

/** The record before and after this one in the list that it was opened from. Back still leads to the list. */
export function QueueNavigation() {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const queue = useQueue();
  if (queue === null || queue.total < 2) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('queue.label')}
      sx={{ alignItems: 'center', whiteSpace: 'nowrap' }}
    >
      <Step to={queue.previous} icon={mdiChevronLeft} label={t('queue.previous')} />
      <Typography variant="body2" color="textSecondary">
        {t('queue.place', { place: number(queue.place), total: number(queue.total) })}
      </Typography>
      <Step to={queue.next} icon={mdiChevronRight} label={t('queue.next')} />
    </Stack>
  );
}

function Step({ to, icon, label }: { to: string | null; icon: string; label: string }) {
  const tab = useSearchParams()[0].get('tab');
  if (to === null)
    return (
      <IconButton disabled aria-label={label}>
        <Icon path={icon} />
      </IconButton>
    );
  return (
    <IconButton
      component={Link}
      to={{ pathname: to, search: tab ? `?tab=${tab}` : '' }}
      replace
      aria-label={label}
    >
      <Icon path={icon} />
    </IconButton>
  );
}
