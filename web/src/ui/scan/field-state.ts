import { createStore, type Store } from '../../platform/store.ts';

/** Apart from the rest of a page: a scanner types ten characters a second, and only the field is drawn anew. */
export interface FieldState {
  readonly text: string;
  /** Scanned, and not answered yet, the oldest first. */
  readonly inWork: readonly string[];
  readonly unsaved: readonly string[];
  /** The code that was not saved and stands in the field again, and how often that happened. */
  readonly returned: { readonly code: string; readonly times: number };
}

export function createFieldState(): Store<FieldState> {
  return createStore<FieldState>({ text: '', inWork: [], unsaved: [], returned: { code: '', times: 0 } });
}

export function changeField(
  state: Store<FieldState>,
  change: (now: FieldState) => Partial<FieldState>,
): void {
  const now = state.get();
  state.set({ ...now, ...change(now) });
}
