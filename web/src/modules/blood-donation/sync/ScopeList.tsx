import { mdiWaterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SyncScope } from '@sewa/contract/sync/sync';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import type { Side } from './next-step.rules.ts';
import { ScopeCard } from './ScopeCard.tsx';
import { useCampStatuses } from './sync.queries.ts';

/** Each recent camp: what is here, what is there, and whether both are the same. */
export function ScopeList({ side, query }: { side: Side; query: UseQueryResult<SyncScope[]> }) {
  const { t } = useTranslation('sync');
  const statuses = useCampStatuses();
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (data.length === 0)
    return <EmptyState icon={mdiWaterOutline} title={t('scope.none')} text={t('scope.noneText')} />;
  return (
    <Box component="section" sx={{ maxWidth: 900, pt: side === 'cloud' ? 1 : 0 }}>
      {/* In the cloud a tab says so already. */}
      <Typography variant="h3" component="h2" sx={side === 'cloud' ? visuallyHidden : { mb: 1 }}>
        {t('scope.title')}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((scope) => (
          <li key={scope.row}>
            <ScopeCard scope={scope} side={side} status={statuses.get(scope.row)} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
