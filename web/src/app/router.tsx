import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { modules } from '../modules/index.ts';
import { loadMessages } from '../platform/i18n.ts';
import { ModuleRoute } from './ModuleRoute.tsx';
import type { ModuleManifest } from './manifest.ts';
import { PageFailed } from './PageFailed.tsx';
import { Shell } from './Shell.tsx';

export const router = createBrowserRouter([
  {
    element: <Shell modules={modules} />,
    errorElement: <PageFailed onRetry={() => window.location.reload()} />,
    children: [...modules.map(routeOf), { path: '*', element: <Navigate to="/" replace /> }],
  },
]);

function routeOf(manifest: ModuleManifest): RouteObject {
  // One function per module, made once: it is the key under which the loaded page is remembered.
  const load = async () => {
    const catalogues = [manifest.name, ...(manifest.catalogues ?? [])];
    const [Page] = await Promise.all([manifest.page(), ...catalogues.map(loadMessages)]);
    return { Page };
  };
  const path = manifest.isSinglePage ? manifest.prefix : `${manifest.prefix}/*`;
  return { path, element: <ModuleRoute manifest={manifest} load={load} /> };
}
