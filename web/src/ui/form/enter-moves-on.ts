import type { KeyboardEvent } from 'react';

/** Buttons are no fields: Enter never stops at one. */
const fields = ['input:not([type=hidden]):not([type=file])', 'select', 'textarea']
  .map((field) => `${field}:not([disabled]):not([aria-hidden=true])`)
  .join(', ');

/** The fields of a form that a person can get to, in their order. */
export function fieldsIn(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(fields)].filter((one) => one.offsetParent !== null);
}

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
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  // A dialog over the form is a child of it for React, but not one of its fields.
  if (!form.contains(target)) return;
  // An open list of choices takes Enter for itself.
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  const all = fieldsIn(form);
  const next = all[all.indexOf(target) + 1];
  if (next) next.focus();
  else form.requestSubmit();
}
