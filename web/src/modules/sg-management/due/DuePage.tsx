import { mdiCalendarCheckOutline } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DueItem } from '@sewa/contract/sg-management/due';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { DueList } from './DueList.tsx';
import { useDue } from './due.queries.ts';

const DAYS = 366;

/** The calendar of what is due: late first, then month by month for a year. */
export function DuePage() {
  const { t } = useTranslation('sg-management');
  const { monthName } = useFormat();
  const { data, error, refetch } = useDue({ days: DAYS });
  const groups = data && groupsOf(data);
  return (
    <>
      <PageHeader trail={[]} title={t('due.title')} hasCount count={data?.length} />
      <SectionTabs section="/sg-management" />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}
      {groups?.length === 0 && (
        <EmptyState icon={mdiCalendarCheckOutline} title={t('due.none')} text={t('due.noneText')} />
      )}
      <Stack spacing={3} sx={{ mt: 2, maxWidth: 960 }}>
        {groups?.map(({ key, items }) => (
          <section key={key}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {key === 'late' ? t('due.overdue') : `${monthName(key)} ${key.slice(0, 4)}`}
            </Typography>
            <DueList items={items} hasCentre />
          </section>
        ))}
      </Stack>
    </>
  );
}

function groupsOf(items: readonly DueItem[]): { key: string; items: DueItem[] }[] {
  const groups = new Map<string, DueItem[]>();
  for (const item of items) {
    const key = item.day < today() ? 'late' : item.day.slice(0, 7);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].map(([key, found]) => ({ key, items: found }));
}
