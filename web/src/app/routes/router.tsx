import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { modules } from '../../modules/index.ts';
import type { ModuleManifest } from '../manifest.ts';
import { Shell } from '../shell/Shell.tsx';
import { ModuleRoute } from './ModuleRoute.tsx';
import { PageFailed } from './PageFailed.tsx';
import { pageLoader } from './page-loader.ts';

/** Made when it is first drawn, and once: reading the routes takes an old phone a moment of its own. */
export function portalRouter(): Router {
  router ??= createBrowserRouter([
    {
      element: <Shell modules={modules} />,
      errorElement: <PageFailed onRetry={() => window.location.reload()} />,
      children: [...modules.flatMap(routesOf), { path: '*', element: <Navigate to="/" replace /> }],
    },
  ]);
  return router;
}
let router: Router | undefined;
type Router = ReturnType<typeof createBrowserRouter>;

/** The module's own address, and those below other modules' paths: the router prefers the longer one. */
function routesOf({ branches = [], ...manifest }: ModuleManifest): RouteObject[] {
  return [manifest, ...branches.map((branch) => ({ ...manifest, ...branch }))].map(routeOf);
}

function routeOf(manifest: ModuleManifest): RouteObject {
  const path = manifest.isSinglePage ? manifest.prefix : `${manifest.prefix}/*`;
  return { path, element: <ModuleRoute manifest={manifest} load={pageLoader(manifest)} /> };
}
