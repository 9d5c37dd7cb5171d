import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../manifest.ts';
import { shownModules } from '../menu.ts';

export interface NamedPage {
  /** Names its everyday words and its help in the shell's catalogue: `alias.<key>`, `help.<key>`. */
  key: string;
  /** Keys of the shell's catalogue that together name it: of its section, and of itself. */
  labels: readonly string[];
  path: string;
  icon: string;
}

/** Every page with a name that the user may open: of the menu, of the tabs, and those that only the search box knows. */
export function namedPages(
  modules: readonly ModuleManifest[],
  may: (requirement: Requirement) => boolean,
): NamedPage[] {
  const open = shownModules(modules).filter((module) => may(module.requirement));
  const pages = open.flatMap((module) => [...menuPages(module, may), ...tabPages(module, open, may)]);
  // The first name of a path stands: that of the menu.
  return [...new Map(pages.toReversed().map((page) => [page.path, page])).values()].toReversed();
}

function menuPages(module: ModuleManifest, may: (requirement: Requirement) => boolean): NamedPage[] {
  const { label, prefix, icon, menu, children = [], pages = [] } = module;
  const below = [...children, ...pages].filter(
    (page) => may(page.requirement) && !(__OFFLINE__ && page.isHiddenOffline),
  );
  const own = menu === 'byChildren' ? below.length > 0 : menu !== undefined && may(menu.requirement);
  return [...(own ? [{ label, path: prefix }] : []), ...below].map((page) => ({
    key: page.label,
    labels: [`menu.${page.label}`],
    path: page.path,
    icon,
  }));
}

function tabPages(
  { tabs = [], icon }: ModuleManifest,
  modules: readonly ModuleManifest[],
  may: (requirement: Requirement) => boolean,
): NamedPage[] {
  const sections = modules.flatMap(sectionsOf);
  return tabs
    .filter((tab) => may(tab.requirement) && tab.label.startsWith('tab.'))
    .flatMap((tab) => {
      const section = sections.find(({ path }) => path === tab.section);
      if (section === undefined) return [];
      const labels = [...section.labels, tab.label];
      return [{ key: tab.label.replace('tab.', ''), labels, path: tab.path, icon }];
    });
}

/** Tabs stand on the pages of a module, or on those of an entry below it in the sidebar. */
function sectionsOf({ prefix, label, children = [] }: ModuleManifest) {
  const own = `menu.${label}`;
  return [
    { path: prefix, labels: [own] },
    ...children.map((child) => ({ path: child.path, labels: [own, `menu.${child.label}`] })),
  ];
}

/**
 * Pages whose name or everyday words hold every typed word; the address counts too, for those who know the English one.
 */
export function matchingPages(
  pages: readonly NamedPage[],
  text: string,
  wordsOf: (page: NamedPage) => string,
): NamedPage[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return pages.filter((page) => {
    const name = `${wordsOf(page)} ${page.path}`.toLocaleLowerCase();
    return words.every((word) => name.includes(word));
  });
}

/** The page at an address, or the nearest one above it. */
export function pageAt(pages: readonly NamedPage[], pathname: string): NamedPage | undefined {
  return pages
    .filter(({ path }) => path === pathname || (path !== '/' && pathname.startsWith(`${path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
