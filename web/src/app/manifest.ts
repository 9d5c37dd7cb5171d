import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { ComponentType } from 'react';
import type { Chart } from '../ui/chart/chart.types.ts';

/**
 * How a module presents itself to the rest of the portal. All manifests come with the first page, so they are light:
 * whatever is large is behind an import. Labels are keys of the shell's catalogue, to which each module adds the words
 * in its folder `shell`.
 */
export interface ModuleManifest {
  /** The folder's name; also the namespace of its catalogue, which loads with the page. */
  readonly name: string;
  /** '/settings' owns every path below it, except what another module claims there. */
  readonly prefix: string;
  /** Owns its own path only; every path below it is unknown. */
  readonly isSinglePage?: boolean;
  /** Of the route as a whole, its feature and nothing more; whoever lacks it is sent to '/'. */
  readonly requirement: Requirement;
  /** The module's name in the page's title and in the menu: `menu.<label>`. */
  readonly label: string;
  /** A path of @mdi/js. */
  readonly icon: string;
  /** Left out: the module has no entry in the sidebar. */
  readonly menu?: Menu;
  /** The entries below it in the sidebar, whose pages ask for more than the route does and say so where it is missing. */
  readonly children?: readonly MenuChild[];
  /** Further pages that the search box finds by name. */
  readonly pages?: readonly MenuChild[];
  /** Catalogues of shared pieces (`people/person`) that its pages need from the first moment. */
  readonly catalogues?: readonly string[];
  /**
   * `() => import('./SettingsPages.tsx').then((file) => file.SettingsPages)`. Manifests themselves import no page, so
   * that tests can read them. Left out: the addresses that no branch has lead to the overview of its children.
   */
  readonly page?: () => Promise<ComponentType>;
  /** The offline build of a camp laptop shows an empty page here and no menu entry. */
  readonly isHiddenOffline?: boolean;
  /** Its pages at further addresses, which may lie below another module's prefix. */
  readonly branches?: readonly Branch[];
  /** Tabs above the pages of a section, its own or another module's. */
  readonly tabs?: readonly SectionTab[];
  /** Tabs on the records of another module. */
  readonly recordTabs?: readonly DeclaredRecordTab[];
  /** What the search box finds, by the entity that the server names: `found.<entity>`. */
  readonly finds?: Readonly<Record<string, Find>>;
  /** What can wait for a user, by the kind that the server names: `waiting.<kind>`, with a count. */
  readonly waiting?: Readonly<Record<string, Waiting>>;
  /** What is begun from Home. */
  readonly starts?: readonly Start[];
  /** Charts on Home: `chart.<kind>`. The requirement is met by whoever may see any of them. */
  readonly charts?: { readonly requirement: Requirement; readonly load: () => Promise<readonly Chart[]> };
  /** Its tables in the change log; the contract has their words. */
  readonly history?: History;
}

/** `byChildren`: the parent shows if any child shows; its own page is an overview of them. */
type Menu = { readonly requirement: Requirement } | 'byChildren';

export interface MenuChild {
  /** `menu.<label>` */
  readonly label: string;
  /** The whole path; it also owns what is below it. */
  readonly path: string;
  readonly requirement: Requirement;
  /** Not on a camp laptop. */
  readonly isHiddenOffline?: boolean;
}

interface Branch {
  readonly prefix: string;
  readonly page: () => Promise<ComponentType>;
}

export interface SectionTab {
  /** The prefix of the module on whose pages it stands. */
  readonly section: string;
  readonly path: string;
  /** A key of the shell's catalogue (`tab.members`), or of another with its namespace (`settings:section.users`). */
  readonly label: string;
  readonly requirement: Requirement;
  /** The path of the tab that it follows. Left out: in the order of declaration. */
  readonly after?: string;
  /** How many things wait behind it. */
  readonly count?: TabCount;
}

interface TabCount {
  /** The path of the call behind it; what is fetched anew below this path counts anew. */
  readonly path: string;
  readonly load: () => Promise<(signal: AbortSignal) => Promise<number>>;
}

export interface DeclaredRecordTab {
  /** The kind of record, by the name that its page asks for. */
  readonly record: string;
  /** In the address. */
  readonly key: string;
  /** A key of the shell's catalogue. */
  readonly label: string;
  readonly requirement: Requirement;
  /** The key of the tab that it follows. */
  readonly after: string;
  readonly content: () => Promise<ComponentType<{ id: string }>>;
}

interface Find {
  readonly icon: string;
  /** Where a found record is opened. */
  readonly path: (id: string) => string;
}

interface Waiting {
  readonly icon: string;
  /** The list behind the number, with as many rows; by the day where it is about today. */
  readonly to: string | ((today: string) => string);
  /** It takes place today, instead of waiting to be decided. */
  readonly isToday?: boolean;
  /** Where the first of them is opened, and the others follow one by one. */
  readonly first?: string;
  /** Tells of changes to the number. */
  readonly event: string;
  readonly requirement: Requirement;
}

interface Start extends MenuChild {
  readonly icon: string;
}

interface History {
  /** Those that a reader looks for by name, in this order. */
  readonly tables: readonly string[];
}
