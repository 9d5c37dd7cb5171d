import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const shownPages = createStore(0);

/** The page takes the whole screen: no header, no sidebar. It offers a way back itself. */
export function useBarePage(): void {
  useEffect(() => {
    shownPages.set(shownPages.get() + 1);
    return () => shownPages.set(shownPages.get() - 1);
  }, []);
}

/** Whether such a page is shown. */
export function useIsBare(): boolean {
  return useStore(shownPages) > 0;
}
