import type { KeyboardEvent } from 'react';

const fields = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled])';

/** Enter goes to the next field and, from the last one, saves; Ctrl-Enter saves from anywhere. */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  const target = event.target;
  if (!(target instanceof HTMLInputElement)) return;
  // An open list of choices takes Enter for itself.
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  const all = [...form.querySelectorAll<HTMLElement>(fields)].filter((one) => one.offsetParent !== null);
  const next = all[all.indexOf(target) + 1];
  if (next) next.focus();
  else form.requestSubmit();
}
