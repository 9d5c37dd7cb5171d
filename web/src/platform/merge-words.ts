/** A catalogue: groups of texts, however deep. */
export type WordTree = { readonly [key: string]: string | WordTree };

/** Several catalogues as one; a group that stands in two of them holds the texts of both. */
export function mergeWords(catalogues: readonly WordTree[]): WordTree {
  return catalogues.reduce(merged, {});
}

function merged(one: WordTree, other: WordTree): WordTree {
  const all: Record<string, string | WordTree> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = all[key];
    all[key] = typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value;
  }
  return all;
}
