import { mdiCheckCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { applications } from '@sewa/contract/applications/applications';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { call } from '../../platform/call.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { rememberQueue } from '../../ui/record/queue.ts';
import { usePlace } from './place.ts';

const PAGE = 100;

/** Leads to the application that has waited longest for this user; the others follow it one by one. */
export function NextWaitingPage() {
  const { t } = useTranslation('applications');
  const { base, type } = usePlace();
  const filter = { isMine: true, ...(type === null ? {} : { type }) };
  const load = async (page: number) => {
    const query = { filter, size: PAGE, page, sort: 'statusSince' as const };
    const { rows, total } = await call(applications.list, { query });
    return { total, records: rows.map(({ id }) => `${base}/${id}`) };
  };
  const { data, error, refetch } = useQuery({
    queryKey: [applications.list.path, 'waiting', base],
    queryFn: () => load(0),
    // Asked anew each time: what was decided no longer waits.
    gcTime: 0,
  });
  const address = `${base}?f.isMine=true`;
  useEffect(() => {
    if (data === undefined) return;
    const loadRecords = async (page: number) => (await load(page)).records;
    rememberQueue({ ...data, address, offset: 0, size: PAGE, load: loadRecords });
  });
  if (error && !data) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  const [first] = data.records;
  if (first !== undefined) return <Navigate to={first} replace />;
  return (
    <EmptyState
      icon={mdiCheckCircleOutline}
      title={t('queue.none')}
      action={
        <Button component={Link} to={base}>
          {t('queue.toList')}
        </Button>
      }
    />
  );
}
