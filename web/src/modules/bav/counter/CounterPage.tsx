import { shifts } from '@sewa/contract/bav/shifts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { salesPath } from '../sales/sales-paths.ts';
import { CounterScreen } from './CounterScreen.tsx';
import { catalogueOf } from './catalogue.rules.ts';
import { useCatalogue, useCounters } from './counter.queries.ts';
import { OpenShift } from './OpenShift.tsx';
import type { AtWork } from './use-counter.ts';

/** /bav/sales: the counter where a shift is open on this device; otherwise where one is opened. */
export function CounterPage() {
  const { t } = useTranslation('counter');
  const { may } = useSession();
  const isAllowed = may(shifts.atDevice.requirement);
  if (!isAllowed) return <Navigate to={`${salesPath}/receipts`} replace />;
  return <AllowedCounter title={t('title')} />;
}

function AllowedCounter({ title }: { title: string }) {
  useWorksOffline();
  const { data, error, refetch } = useCounters();
  const here = data?.find((till): till is AtWork => till.shift?.isHere === true);
  if (here) return <LoadedCounter key={here.shift.id} till={here} />;
  return (
    <>
      <PageHeader trail={[]} title={title} />
      <SectionTabs section={salesPath} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && <OpenShift counters={data} />}
    </>
  );
}

function LoadedCounter({ till }: { till: AtWork }) {
  const { data, error, refetch, dataUpdatedAt } = useCatalogue(till.id);
  const catalogue = useMemo(() => (data ? catalogueOf(data) : null), [data]);
  if (error && !data) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (catalogue === null) return <PageSkeleton />;
  return <CounterScreen till={till} catalogue={catalogue} fetchedAt={dataUpdatedAt} />;
}
