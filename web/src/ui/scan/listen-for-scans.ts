import { afterKey, noRun, type ScannedText, scannedText, type TypedRun } from './typed-scan.rules.ts';

/** What a scanner typed, and where. */
export interface TypedScan extends ScannedText {
  field: HTMLInputElement;
  /** What stood in the field before, and the place of the cursor in it. */
  before: { value: string; start: number; end: number };
}

/** Hears of each scan into a text field at its Enter, before the field and the page do. */
export function listenForScans(onScan: (scan: TypedScan, event: KeyboardEvent) => void): () => void {
  let run: TypedRun = noRun;
  let place: Pick<TypedScan, 'field' | 'before'> | null = null;
  const listen = (event: Event) => {
    // Where the browser fills in a form by itself, it tells of keys that nobody pressed.
    if (!(event instanceof KeyboardEvent)) return;
    if (event.key === 'Enter') {
      const scanned = scannedText(run, event.timeStamp);
      run = noRun;
      if (scanned && place && place.field === document.activeElement) onScan({ ...scanned, ...place }, event);
      return;
    }
    // A key that is held down repeats as fast as a scanner types.
    const isOther = event.repeat || event.ctrlKey || event.metaKey || event.altKey;
    const { since } = run;
    run = isOther ? noRun : afterKey(run, event, event.timeStamp);
    if (run.since !== since) place = fieldInUse();
  };
  document.addEventListener('keydown', listen, true);
  return () => document.removeEventListener('keydown', listen, true);
}

/** As if somebody had typed it: React hears of it. */
export function setTyped(field: HTMLInputElement, value: string): void {
  // Not through the element's own property: React watches that one, and would take the value for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const kinds: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'url', 'number']);

function fieldInUse(): Pick<TypedScan, 'field' | 'before'> | null {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement) || !kinds.has(field.type)) return null;
  const { value, selectionStart, selectionEnd } = field;
  const start = selectionStart ?? value.length;
  return { field, before: { value, start, end: selectionEnd ?? start } };
}
