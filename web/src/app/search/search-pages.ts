import type { Requirement } from '@sewa/contract/kernel/requirement';
import type { MenuChild, ModuleManifest } from '../manifest.ts';
import { shownModules } from '../menu.ts';

export interface NamedPage {
  label: MenuChild['label'];
  path: string;
  icon: string;
}

/** Every page with a name that the user may open: those of the menu, and those that only the search box knows. */
export function namedPages(
  modules: readonly ModuleManifest[],
  may: (requirement: Requirement) => boolean,
): NamedPage[] {
  const pages = shownModules(modules)
    .filter((module) => may(module.requirement))
    .flatMap(({ label, prefix, icon, menu, children = [], pages: further = [] }) => {
      const below = [...children, ...further].filter((page) => may(page.requirement));
      const own = menu === 'byChildren' ? below.length > 0 : menu !== undefined && may(menu.requirement);
      return [...(own ? [{ label, path: prefix }] : []), ...below].map((page) => ({ ...page, icon }));
    });
  return [...new Map(pages.map(({ label, path, icon }) => [path, { label, path, icon }])).values()];
}

/** Pages whose name holds every typed word; the address counts too, for those who know the English one. */
export function matchingPages(
  pages: readonly NamedPage[],
  text: string,
  nameOf: (page: NamedPage) => string,
): NamedPage[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages.filter((page) => {
    const name = `${nameOf(page)} ${page.path}`.toLocaleLowerCase();
    return words.every((word) => name.includes(word));
  });
}
