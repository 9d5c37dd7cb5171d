/** What a sheet says of an item that was counted. */
export interface CountEntry {
  item: string;
  counted: number;
  countedByName: string;
}

/**
 * The entries of a sheet that these lines would replace unseen. Equal numbers count as changed too: two people who found
 * five copies each have found ten. A line without `was` comes from an older window and replaces whatever is there. A
 * number that was taken back cannot be lost.
 */
export function changedMeanwhile(
  lines: readonly { item: string; was?: number | null | undefined }[],
  entries: ReadonlyMap<string, CountEntry>,
): CountEntry[] {
  return lines.flatMap(({ item, was }) => {
    const entry = entries.get(item);
    return entry && was !== undefined && entry.counted !== was ? [entry] : [];
  });
}
