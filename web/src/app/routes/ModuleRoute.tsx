import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { useLoaded } from '../../platform/use-loaded.ts';
import { Later, later } from '../Later.tsx';
import type { ModuleManifest } from '../manifest.ts';
import { isWithin } from '../menu.ts';
import { ModuleContext } from '../module-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { PageFailed } from './PageFailed.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { PageLoader } from './page-loader.ts';

const refusedPage = later(() => import('./RefusedPage.tsx').then((file) => file.RefusedPage));

interface ModuleRouteProps {
  manifest: ModuleManifest;
  load: PageLoader;
}

/** Whoever lacks the feature of a route is sent to Home; a page below it whose right is missing says so. */
export function ModuleRoute({ manifest, load }: ModuleRouteProps) {
  const { may } = useSession();
  const { pathname } = useLocation();
  const child = manifest.children?.find(({ path }) => isWithin(path, pathname));
  if (!may(manifest.requirement)) return <Navigate to="/" replace />;
  return (
    <ModuleContext value={manifest}>
      {__OFFLINE__ && manifest.isHiddenOffline ? (
        <OfflinePage />
      ) : (
        <ErrorBoundary key={manifest.prefix} renderFailure={(onRetry) => <PageFailed onRetry={onRetry} />}>
          {child && !may(child.requirement) ? (
            <Later part={refusedPage} props={{ page: child }} />
          ) : (
            <LoadedPage manifest={manifest} load={load} />
          )}
        </ErrorBoundary>
      )}
    </ModuleContext>
  );
}

function LoadedPage({ manifest, load }: ModuleRouteProps) {
  const { t } = useTranslation('app');
  const { part, hasFailed, retry } = useLoaded(load);
  const skeleton = <PageSkeleton label={t('page.loading', { name: t(`menu.${manifest.label}`) })} />;
  if (hasFailed) return <PageFailed onRetry={retry} />;
  if (part === null) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <part.Page />
    </Suspense>
  );
}
