import type { ModuleManifest, SectionTab } from '../manifest.ts';

/** The tabs of a section: in the order of declaration, each that names another right behind that one. */
export function sectionTabs(modules: readonly ModuleManifest[], section: string): SectionTab[] {
  const declared = modules.flatMap(({ tabs = [] }) => tabs.filter((tab) => tab.section === section));
  return arranged(declared, { nameOf: (tab) => tab.path, followed: (tab) => tab.after });
}

/** Those that follow nobody keep their order; the others stand behind the one that they name, or at the end. */
export function arranged<T>(
  items: readonly T[],
  { nameOf, followed }: { nameOf: (item: T) => string; followed: (item: T) => string | undefined },
): T[] {
  const inOrder = items.filter((item) => followed(item) === undefined);
  for (const item of items) {
    const before = followed(item);
    if (before === undefined) continue;
    const place = inOrder.findIndex((one) => nameOf(one) === before);
    inOrder.splice(place === -1 ? inOrder.length : place + 1, 0, item);
  }
  return inOrder;
}
