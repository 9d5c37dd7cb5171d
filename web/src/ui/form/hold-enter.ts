import type { KeyboardEvent } from 'react';

/** Keeps Enter from taking an entry of a list that belongs to what was typed before. */
export function holdEnter(event: KeyboardEvent): void {
  event.preventDefault();
  (event as { defaultMuiPrevented?: boolean }).defaultMuiPrevented = true;
}
