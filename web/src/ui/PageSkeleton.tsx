import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

/** The shape of any page while it loads: trail, title, body. */
export function PageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Stack spacing={2} role="status" aria-label={t('loading')}>
      <Skeleton width={140} />
      <Skeleton width="40%" height={44} />
      <Skeleton height={48} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
