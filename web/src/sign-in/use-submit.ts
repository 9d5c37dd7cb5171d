import { type FormEvent, useRef, useState, useTransition } from 'react';
import { CallError } from '../platform/call-error.ts';

export interface Refusal {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** Texts by the name of the field. */
export type Entries = Readonly<Record<string, string>>;

const none: Refusal = { message: '', fields: {} };

/**
 * Sends a form once at a time. `check` looks at the entries before any call; what the server refuses lands on its
 * field, or above the form when no field has that name.
 */
export function useSubmit(options: {
  check: (entries: Entries) => Readonly<Record<string, string>>;
  send: (entries: Entries) => Promise<void>;
  /** For a refusal that brings no text of its own. */
  failed?: string;
}) {
  const [refusal, setRefusal] = useState(none);
  const [isBusy, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const entries = entriesOf(event.currentTarget);
    const fields = options.check(entries);
    if (Object.keys(fields).length > 0) {
      refuse({ message: '', fields });
      return;
    }
    start(async () => {
      try {
        await options.send(entries);
      } catch (error) {
        refuse(refusalOf(error, options.failed));
      }
    });
  }

  function refuse(next: Refusal): void {
    setRefusal(next);
    const control = Object.keys(next.fields)
      .map((name) => form.current?.elements.namedItem(name))
      .find((element) => element instanceof HTMLElement);
    if (control instanceof HTMLElement) control.focus();
  }

  /** For the form's onInput: an entry that is being mended is no longer wrong. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    const name = event.target instanceof Element ? (event.target.getAttribute('name') ?? '') : '';
    const { [name]: _mended, ...fields } = refusal.fields;
    if (refusal !== none) setRefusal({ message: '', fields });
  }

  return { refusal, isBusy, formProps: { ref: form, onSubmit, onInput, noValidate: true } };
}

function entriesOf(form: HTMLFormElement): Entries {
  const pairs = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(pairs);
}

function refusalOf(error: unknown, failed?: string): Refusal {
  if (!(error instanceof CallError)) throw error;
  const isNamed = Object.keys(error.fields).length > 0;
  const number = error.requestId && error.status >= 500 ? ` (${error.requestId})` : '';
  const message = error.said ?? failed ?? error.message;
  return { message: isNamed ? '' : message + number, fields: wordsFor(error) };
}

/** A rule of business names its field by a word; what to do about it stands in the message. */
function wordsFor({ code, fields, message }: CallError): Readonly<Record<string, string>> {
  if (code === 'VALIDATION') return fields;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, message]));
}
