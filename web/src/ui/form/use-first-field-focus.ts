import { useEffect, useRef } from 'react';
import { fieldsIn } from './enter-moves-on.ts';

/** The first field of a dialog has the focus as soon as it opens. */
export function useFirstFieldFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fieldsIn(form.current)[0]?.focus();
  }, []);
  return form;
}
