import { isLeavingPage, type UnsavedForm } from './unsaved.ts';
import { markUnsaved } from './unsaved-elsewhere.ts';

/** Closing the window asks first while there are entries, and other windows know of them. Ends by the returned function. */
export function askBeforeUnload({ hasEntries }: UnsavedForm): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasEntries() && !isLeavingPage()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  const unmark = markUnsaved();
  return () => {
    unmark();
    window.removeEventListener('beforeunload', ask);
  };
}
