import type { Requirement } from '@sewa/contract/kernel/requirement';
import type { ComponentType } from 'react';
import type menuMessages from './messages/en.json';

/** Labels of the menu stand in the shell's own catalogue: the menu is drawn before any module is loaded. */
export type MenuLabel = keyof (typeof menuMessages)['menu'];

/** How a module presents itself to the shell: its menu entry, its routes, what they ask of the user. */
export interface ModuleManifest {
  /** The folder's name; also the namespace of its catalogue, which loads with the page. */
  readonly name: string;
  /** '/settings' owns every path below it. */
  readonly prefix: string;
  /** Owns its own path only; every path below it is unknown. */
  readonly isSinglePage?: boolean;
  /** Of the route as a whole; whoever lacks it is sent to '/'. */
  readonly requirement: Requirement;
  /** The module's name in the page's title and in the menu. */
  readonly label: MenuLabel;
  /** A path of @mdi/js. */
  readonly icon: string;
  /** Left out: the module has no entry in the sidebar. */
  readonly menu?: Menu;
  /** The entries below it in the sidebar, whose pages ask for more than the route does. */
  readonly children?: readonly MenuChild[];
  /** Further pages that the search box finds by name. */
  readonly pages?: readonly MenuChild[];
  /** Catalogues of shared pieces (`ui/person`) that its pages need from the first moment. */
  readonly catalogues?: readonly string[];
  /** `() => import('./SettingsPages.tsx').then((file) => file.SettingsPages)` */
  readonly page: () => Promise<ComponentType>;
  /** The offline build of a camp laptop shows an empty page here and no menu entry. */
  readonly isHiddenOffline?: boolean;
}

/** `byChildren`: the parent shows if any child shows. */
type Menu = { readonly requirement: Requirement } | 'byChildren';

export interface MenuChild {
  readonly label: MenuLabel;
  /** The whole path; it also owns what is below it. */
  readonly path: string;
  readonly requirement: Requirement;
}
