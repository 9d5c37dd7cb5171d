import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { useLoaded } from '../../platform/use-loaded.ts';
import type { ModuleManifest } from '../manifest.ts';
import { isWithin } from '../menu.ts';
import { ModuleContext } from '../module-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { PageFailed } from './PageFailed.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface ModuleRouteProps {
  manifest: ModuleManifest;
  load: () => Promise<{ Page: ComponentType }>;
}

/** Whoever lacks the right of a route, or of the page below it, is sent to Home. */
export function ModuleRoute({ manifest, load }: ModuleRouteProps) {
  const { may } = useSession();
  const { pathname } = useLocation();
  const child = manifest.children?.find(({ path }) => isWithin(path, pathname));
  if (!may(manifest.requirement) || (child && !may(child.requirement))) return <Navigate to="/" replace />;
  return (
    <ModuleContext value={manifest}>
      {__OFFLINE__ && manifest.isHiddenOffline ? (
        <OfflinePage />
      ) : (
        <ErrorBoundary key={manifest.prefix} renderFailure={(onRetry) => <PageFailed onRetry={onRetry} />}>
          <LoadedPage manifest={manifest} load={load} />
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
