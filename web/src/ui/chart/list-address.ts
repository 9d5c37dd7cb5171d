import type { ListFilter } from '@sewa/contract/kernel/chart';

/** The address of a list with these filters. */
export function listAddress(path: string, filter: ListFilter): string {
  const pairs = Object.entries(filter).flatMap(([field, entry]) =>
    [entry].flat().map((value) => [`f.${field}`, String(value)]),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
