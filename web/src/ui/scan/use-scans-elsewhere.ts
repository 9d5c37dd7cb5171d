import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listenForScans, setTyped } from './listen-for-scans.ts';

/**
 * A scan into another field of the page is a scan all the same, and what was written there stays. Dialogs keep their keys,
 * and so do fields that are not meant.
 */
export function useScansElsewhere(
  input: RefObject<HTMLInputElement | null>,
  onScan: (code: string) => void,
  isMeant: (field: HTMLInputElement) => boolean = () => true,
): void {
  const take = useEffectEvent(onScan);
  const mayTake = useEffectEvent(isMeant);
  useEffect(
    () =>
      listenForScans(({ field, before, text }, event) => {
        if (field === input.current || dialogOf(field) !== dialogOf(input.current) || !mayTake(field)) return;
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
