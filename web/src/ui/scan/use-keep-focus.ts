import { type RefObject, useEffect } from 'react';
import { characterOf } from './typed-scan.rules.ts';

/**
 * A scanner types wherever the focus is. What it types goes into the field, unless somebody is writing elsewhere; buttons
 * and tabs keep working by Tab, Space and Enter.
 */
export function useKeepFocus(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    // A touch screen would open its keyboard each time; there the camera scans.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const focus = () => input.current?.focus();
    const redirect = (event: KeyboardEvent) => {
      // What a code is made of; Space presses buttons, / opens the search.
      const isOfCode = /^[0-9a-z]$/i.test(characterOf(event));
      if (isOfCode && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting()) focus();
    };
    if (!isTouch) focus();
    // Before whoever listens at the document, and looks at the field that gets the key.
    window.addEventListener('keydown', redirect, true);
    if (!isTouch) window.addEventListener('focus', focus);
    return () => {
      window.removeEventListener('keydown', redirect, true);
      window.removeEventListener('focus', focus);
    };
  }, [input]);
}

function isWriting(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.closest(
      'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox]',
    ) != null
  );
}
