import { useEffect } from 'react';
import { listenForScans, setTyped } from './listen-for-scans.ts';

/**
 * A scanner presses the keys of a US keyboard. Where the machine has a Hindi or Punjabi layout, letters of that script come of
 * them. In every field of the portal they become the code again, before Enter has its effect.
 */
export function useScannerLayout(): void {
  useEffect(
    () =>
      listenForScans(({ field, before, text, isForeign }) => {
        if (!isForeign) return;
        const { value, start, end } = before;
        setTyped(field, value.slice(0, start) + text + value.slice(end));
      }),
    [],
  );
}
