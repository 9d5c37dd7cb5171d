import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import { createContext, useContext } from 'react';
import type { MenuChild, ModuleManifest } from './manifest.ts';

/** An entry of the sidebar that this user sees. */
export interface MenuEntry {
  /** `menu.<label>` of the shell's catalogue. */
  readonly label: string;
  readonly icon: string;
  readonly path: string;
  /** Empty for an entry that is a page by itself. */
  readonly children: readonly MenuChild[];
}

/** Children appear by their right, a parent if any child does, the others by their own requirement. */
export function visibleMenu(
  modules: readonly ModuleManifest[],
  may: (requirement: Requirement) => boolean,
): MenuEntry[] {
  return shownModules(modules).flatMap(({ menu, label, icon, prefix: path, children = [] }) => {
    if (menu === undefined) return [];
    const shown = children.filter((child) => may(child.requirement));
    const isShown = menu === 'byChildren' ? shown.length > 0 : may(menu.requirement);
    return isShown ? [{ label, icon, path, children: shown }] : [];
  });
}

/** The offline build of a camp laptop leaves some out: of the menu, Home, the search and the charts. */
export function shownModules(modules: readonly ModuleManifest[]): readonly ModuleManifest[] {
  return __OFFLINE__ ? modules.filter(({ isHiddenOffline }) => !isHiddenOffline) : modules;
}

export function isWithin(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

export const MenuContext = createContext<readonly MenuEntry[]>([]);

/** What the user may open. From a context, because modules do not import each other. */
export function useMenu(): readonly MenuEntry[] {
  return useContext(MenuContext);
}
