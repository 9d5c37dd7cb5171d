import { cloudSync } from '@sewa/contract/sync/sync';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadMessages } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useSyncState } from './sync.queries.ts';

/** Each side is fetched with its words, and only where it is needed. */
const LaptopPage = side(() => import('./laptop/LaptopPage.tsx').then((file) => file.LaptopPage));
const CloudPages = side(() => import('./cloud/CloudPages.tsx').then((file) => file.CloudPages));

/** /blood-donation/cloud-sync */
export function CloudSyncPages() {
  const { may } = useSession();
  const { requirement } = cloudSync.state;
  return may(requirement) ? <EitherSide /> : <NoPermission requirement={requirement} />;
}

function EitherSide() {
  const { data, error, refetch } = useSyncState();
  if (error && !data) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <HearChanges event="sync.changed" path={cloudSync.state.path} />
      <HearChanges event="sync.changed" path={cloudSync.scopes.path} />
      {data.laptop && <LaptopPage laptop={data.laptop} />}
      {data.cloud && <CloudPages cloud={data.cloud} />}
    </Suspense>
  );
}

function side<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), loadMessages('sync')]);
    return { default: page };
  });
}
