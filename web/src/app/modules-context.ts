import { createContext, useContext } from 'react';
import type { ModuleManifest } from './manifest.ts';

/** What every module declares. From a context, because modules do not import each other. */
export const ModulesContext = createContext<readonly ModuleManifest[]>([]);

export function useModules(): readonly ModuleManifest[] {
  return useContext(ModulesContext);
}
