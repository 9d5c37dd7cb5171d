import type { ComponentType } from 'react';
import { loadMessages } from '../../platform/i18n.ts';
import type { ModuleManifest } from '../manifest.ts';

export type PageLoader = () => Promise<{ Page: ComponentType }>;

const loaders = new WeakMap<NonNullable<ModuleManifest['page']>, PageLoader>();

/** Fetches a module's page with its words. One function per page: it is the key under which the page is remembered. */
export function pageLoader({ page, name, catalogues = [] }: ModuleManifest): PageLoader {
  if (page === undefined) return loadOverview;
  const known = loaders.get(page);
  if (known) return known;
  const load = async () => {
    const [Page] = await Promise.all([page(), ...[name, ...catalogues].map(loadMessages)]);
    return { Page };
  };
  loaders.set(page, load);
  return load;
}

async function loadOverview() {
  const { ModuleOverview } = await import('./ModuleOverview.tsx');
  return { Page: ModuleOverview };
}
