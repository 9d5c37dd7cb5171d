import { useEffect } from 'react';
import { createStore, useStore } from '../store.ts';

const shownPages = createStore(0);

/** The page keeps what is entered on the device while the connection is lost. */
export function useWorksOffline(): void {
  useEffect(() => {
    shownPages.set(shownPages.get() + 1);
    return () => shownPages.set(shownPages.get() - 1);
  }, []);
}

/** Whether such a page is shown. */
export function useIsKeptOffline(): boolean {
  return useStore(shownPages) > 0;
}
