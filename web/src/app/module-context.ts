import { createContext, useContext } from 'react';
import type { ModuleManifest } from './manifest.ts';

/** The module whose page is shown. */
export const ModuleContext = createContext<ModuleManifest | null>(null);

export function useModule(): ModuleManifest {
  const manifest = useContext(ModuleContext);
  if (manifest === null) throw new Error('useModule outside a module page');
  return manifest;
}
