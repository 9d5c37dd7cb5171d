interface Place {
  readonly id: string;
  readonly kind: string;
}

/**
 * The place that a document begins with: the area store for whoever keeps it, otherwise the only store. Empty where there
 * are several: a document at the wrong store is noticed only when somebody counts.
 */
export function usualPlace(places: readonly Place[]): string {
  const areaStore = places.find(({ kind }) => kind === 'areaStore');
  const [only, ...others] = places.filter(({ kind }) => kind === 'store');
  return areaStore?.id ?? (others.length === 0 ? only?.id : undefined) ?? '';
}
