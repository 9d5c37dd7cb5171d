import type { ServerModule } from '../../platform/module.ts';
import { siteResource } from './sites.resource.ts';

export function transportModule(): ServerModule {
  return { name: 'transport', isLeftOutOffline: true, routes: siteResource.routes };
}
