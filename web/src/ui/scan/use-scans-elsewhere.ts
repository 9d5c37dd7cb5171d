import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listenForScans, setTyped } from './listen-for-scans.ts';

/** A scan into another field of the page is a scan all the same, and what was written there stays. Dialogs keep their keys. */
export function useScansElsewhere(
  input: RefObject<HTMLInputElement | null>,
  onScan: (code: string) => void,
): void {
  const take = useEffectEvent(onScan);
  useEffect(
    () =>
      listenForScans(({ field, before, text }, event) => {
        if (field === input.current || dialogOf(field) !== dialogOf(input.current)) return;
        event.preventDefault();
        event.stopPropagation();
        setTyped(field, before.value);
        take(text);
      }),
    [input],
  );
}

function dialogOf(element: Element | null): Element | null {
  return element?.closest('[role=dialog]') ?? null;
}
