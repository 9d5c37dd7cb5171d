export interface OrgNode<Org> {
  org: Org;
  children: OrgNode<Org>[];
}

/** Units below their parents; one whose parent is out of sight stands at the top. */
export function treeOf<Org extends { id: string; parent: string | null }>(
  orgs: readonly Org[],
): OrgNode<Org>[] {
  const nodes = new Map(orgs.map((org) => [org.id, { org, children: [] as OrgNode<Org>[] }]));
  const roots: OrgNode<Org>[] = [];
  for (const node of nodes.values()) {
    const parent = node.org.parent === null ? undefined : nodes.get(node.org.parent);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** A unit and all below it: none of them can become its parent. */
export function familyOf<Org extends { id: string; parent: string | null }>(
  orgs: readonly Org[],
  id: string,
): Set<string> {
  const family = new Set([id]);
  let before = 0;
  while (family.size > before) {
    before = family.size;
    for (const org of orgs) if (org.parent !== null && family.has(org.parent)) family.add(org.id);
  }
  return family;
}
