import Card from '@mui/material/Card';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of the list to come, in its own heights, so that nothing jumps when it arrives. */
export function ListSkeleton<Row extends ListRow>({
  list,
  isPhone,
}: {
  list: ResourceListState<Row>;
  isPhone: boolean;
}) {
  const { t } = useTranslation('ui');
  const lines = list.definition.columns.filter(
    (column) => !column.isExtra && (column.card ?? 'line') === 'line',
  ).length;
  if (isPhone) {
    return (
      <Stack spacing={1} role="status" aria-label={t('loading')}>
        {rows.map((row) => (
          <Card key={row} variant="outlined" sx={{ p: 1.5 }}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="85%" height={lines * 20} variant="rounded" sx={{ mt: 0.5 }} />
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <Paper variant="outlined" role="status" aria-label={t('loading')}>
      <Skeleton variant="rectangular" height={56} sx={{ opacity: 0.5 }} />
      {rows.map((row) => (
        <Stack key={row} direction="row" spacing={3} sx={{ height: 52, alignItems: 'center', px: 2 }}>
          <Skeleton width="28%" />
          <Skeleton width="20%" />
          <Skeleton width="24%" />
          <Skeleton width="12%" />
        </Stack>
      ))}
    </Paper>
  );
}
