/**
 * Where the next reading of the change log begins: at the oldest transaction that was still open, but never beyond what was
 * read. The id of a transaction that left nothing behind can be given again, after a crash or by the next leader, and what
 * is written under it then must not be missed.
 */
export function positionAfter(
  /** In the order of their transactions. */
  entries: readonly { readonly xid: string }[],
  { from, open }: { readonly from: string; readonly open: string },
): string {
  const last = entries.at(-1);
  if (!last) return from;
  const next = BigInt(last.xid) + 1n;
  return String(next < BigInt(open) ? next : BigInt(open));
}
