import { createPersonalStore } from '../../../platform/personal-store.ts';
import { useStore } from '../../../platform/store.ts';
import { markUnanswered } from '../../../platform/unsaved.ts';
import {
  afterChange,
  type CountChange,
  type CountQuestion,
  withChange,
  withWaiting,
} from './count-change.rules.ts';
import { findCounted } from './inventory.queries.ts';

/** What was entered on a sheet and is not saved yet, by item. */
interface SheetEntries {
  sending: ReadonlyMap<string, Sending>;
  questions: ReadonlyMap<string, CountQuestion>;
  /** Scans whose item is not known yet. */
  lookups: ReadonlySet<symbol>;
}

interface Sending {
  /** What the sheet will say once everything is saved. */
  shown: number | null;
  /** Behind the change that is on its way. */
  waiting: readonly CountChange[];
}

interface Place {
  sheet: string;
  item: string;
}

/** By sheet. Kept outside the page: entries are sent also after it was left, and its questions wait for the person. */
const sheetsStore = createPersonalStore<ReadonlyMap<string, SheetEntries>>(new Map());
const nothing: SheetEntries = { sending: new Map(), questions: new Map(), lookups: new Set() };

let release: (() => void) | null = null;
sheetsStore.subscribe(() => {
  const isUnsaved = [...sheetsStore.get().values()].some(
    ({ sending, questions, lookups }) => sending.size + questions.size + lookups.size > 0,
  );
  if (isUnsaved) release ??= markUnanswered();
  else {
    release?.();
    release = null;
  }
});

export function useSheetEntries(sheet: string): SheetEntries {
  return useStore(sheetsStore).get(sheet) ?? nothing;
}

export function addChange({ sheet, item }: Place, change: CountChange): void {
  update(sheet, ({ sending }) => {
    const known = sending.get(item);
    sending.set(item, {
      shown: afterChange(known ? known.shown : findCounted(sheet, item), change),
      waiting: withChange(known?.waiting ?? [], change),
    });
  });
}

/** The next change of the item, to be sent now; null: it was sent with the one before. */
export function takeChange({ sheet, item }: Place): CountChange | null {
  const known = entriesOf(sheet).sending.get(item);
  const [next, ...waiting] = known?.waiting ?? [];
  if (known === undefined || next === undefined) return null;
  update(sheet, ({ sending }) => sending.set(item, { ...known, waiting }));
  return next;
}

/** The change that was on its way has been answered. */
export function settle({ sheet, item }: Place): void {
  update(sheet, ({ sending }) => {
    if (sending.get(item)?.waiting.length === 0) sending.delete(item);
  });
}

/** About the change that was on its way and what waits behind it, which is then not sent. */
export function ask({ sheet, item }: Place, question: CountQuestion): void {
  update(sheet, ({ sending, questions }) => {
    const known = sending.get(item);
    questions.set(item, withWaiting(question, known?.waiting ?? []));
    if (known) sending.set(item, { ...known, waiting: [] });
  });
}

export function dropQuestion({ sheet, item }: Place): void {
  update(sheet, ({ questions }) => questions.delete(item));
}

export function dropQuestions(sheet: string): void {
  update(sheet, ({ questions }) => questions.clear());
}

/** Counts a scan among those whose item is looked up, until the returned function is called. */
export function markLookup(sheet: string): () => void {
  const scan = Symbol('scan');
  update(sheet, ({ lookups }) => lookups.add(scan));
  return () => update(sheet, ({ lookups }) => lookups.delete(scan));
}

function entriesOf(sheet: string): SheetEntries {
  return sheetsStore.get().get(sheet) ?? nothing;
}

function update(
  sheet: string,
  change: (entries: {
    sending: Map<string, Sending>;
    questions: Map<string, CountQuestion>;
    lookups: Set<symbol>;
  }) => unknown,
): void {
  const { sending, questions, lookups } = entriesOf(sheet);
  const entries = { sending: new Map(sending), questions: new Map(questions), lookups: new Set(lookups) };
  change(entries);
  sheetsStore.set(new Map(sheetsStore.get()).set(sheet, entries));
}
