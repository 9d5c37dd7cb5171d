import type { Filter, FilterEntries } from '../list.types.ts';
import type { FilterPart } from '../use-filter-change.ts';

export interface FilterEditorProps<F extends Filter = Filter> {
  filter: F;
  values: FilterEntries;
  onChange: (part: FilterPart) => void;
  /** Closes the popover around it. */
  onDone?: () => void;
  /** Stands among others instead of in a popover of its own. */
  isInline?: boolean;
}
