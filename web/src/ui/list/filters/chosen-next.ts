import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { Filter, FilterEntries, FilterValue } from '../list.types.ts';
import type { FilterPart } from '../use-filter-change.ts';

/** What is chosen, and what the filter becomes when one more choice is pressed: a chosen one is taken away. */
export function chosenNext(filter: Extract<Filter, { kind: 'choice' }>, values: FilterEntries) {
  const chosen = valuesOf(values[filter.field]);
  const of = (next: readonly FilterValue[]): FilterPart => {
    const [first] = next;
    if (first === undefined) return { [filter.field]: undefined };
    return { [filter.field]: filter.isSeveral ? next : first };
  };
  const next = (value: FilterValue): FilterPart => {
    if (chosen.includes(value)) return of(chosen.filter((one) => one !== value));
    return of(filter.isSeveral ? [...chosen, value] : [value]);
  };
  return { chosen, next, of };
}
