import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The shape of the list to come, in its own heights, so that nothing jumps when it arrives. */
export function ListSkeleton({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('ui');
  if (isPhone) {
    return (
      <Box role="status" aria-label={t('loading')} sx={{ mx: -2, bgcolor: 'background.paper' }}>
        {rows.map((row) => (
          <Box key={row} sx={{ minHeight: 69, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="85%" height={20} />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Box role="status" aria-label={t('loading')} sx={{ bgcolor: 'background.paper' }}>
      <Box sx={{ height: 'var(--head-height)', bgcolor: 'var(--raised)' }} />
      {rows.map((row) => (
        <Stack
          key={row}
          direction="row"
          spacing={3}
          sx={{
            height: 'calc(var(--row-height) + 1px)',
            alignItems: 'center',
            px: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width="28%" />
          <Skeleton width="20%" />
          <Skeleton width="24%" />
          <Skeleton width="12%" />
        </Stack>
      ))}
    </Box>
  );
}
