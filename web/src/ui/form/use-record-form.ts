import { zodResolver } from '@hookform/resolvers/zod';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Control, type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CallError } from '../../platform/call-error.ts';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { showToast, type Undo } from '../../platform/toast.ts';
import type { BoundField, FieldRegistry } from './bound-field.ts';
import { type Difference, differences, onlyMine, pickFields, type Side } from './conflict.rules.ts';
import { validationText } from './validation-texts.ts';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

interface SaveContext {
  /** The version the entries were made on; the server refuses when there is a newer one. */
  version: number;
  /** One per form: double clicks and retries create one record. */
  idempotencyKey: string;
  /** After a conflict and until the next save: the row as someone else saved it, for a form that shows a part of it. */
  newer: Record<string, unknown> | null;
}

interface RecordFormOptions<S extends FormSchema, Reply> {
  schema: S;
  values: z.input<S>;
  version?: number;
  save: (values: z.output<S>, context: SaveContext) => Promise<Reply>;
  /** Toast after a save (none where something else tells of it), and after a failure that brings no text of its own. */
  saved: string | ((reply: Reply) => string) | null;
  failed: string;
  /** The way back, offered with the toast after a save. */
  undo?: ((reply: Reply) => Undo | undefined) | undefined;
  onSaved?: (reply: Reply) => void;
  /** What to write when an entry has the wrong shape, by field. */
  hints?: Readonly<Record<string, string>>;
  /** A file was chosen beside the fields, and would be lost. */
  hasFile?: boolean;
}

/** A field that needs attention, by its name and by what people call it. */
interface Problem {
  name: string;
  label: string;
}

/** Fields that both sides changed, and whose save came first; empty where nobody may know. */
export interface Conflict {
  found: Difference[];
  changedBy: string;
}

export interface Refusal {
  message: string;
  requestId: string;
}

export function useRecordForm<S extends FormSchema, Reply = unknown>(options: RecordFormOptions<S, Reply>) {
  const language = useStore(languageStore);
  const explain = validationText(language, options.hints ?? {});
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(options.schema, { error: explain }),
    defaultValues: options.values as DefaultValues<z.input<S>>,
    mode: 'onTouched',
  });
  const { isSubmitting, errors, submitCount } = form.formState;
  const isDirty = form.formState.isDirty || options.hasFile === true;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const registry = useMemo<FieldRegistry>(() => new Map(), []);
  const key = useRef(newId());
  const version = useRef(options.version ?? 0);
  const newer = useRef<Record<string, unknown> | null>(null);
  /** After a conflict: what only this form changed. */
  const own = useRef<Readonly<Record<string, unknown>>>({});
  const isGuarded = useRef(false);
  isGuarded.current = isDirty;

  // Someone else's save reaches a form that nobody has touched: show it. A touched form keeps its entries.
  useEffect(() => {
    if (options.version === undefined || options.version === version.current || isDirty) return;
    version.current = options.version;
    newer.current = null;
    form.reset(options.values);
  }, [options.version, options.values, isDirty, form]);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    try {
      const context = { version: version.current, idempotencyKey: key.current, newer: newer.current };
      const reply = await options.save(values, context);
      key.current = newId();
      newer.current = null;
      isGuarded.current = false;
      form.reset(form.getValues());
      const { saved } = options;
      if (saved !== null)
        showToast(
          toastTypes.SUCCESS,
          typeof saved === 'string' ? saved : saved(reply),
          options.undo?.(reply),
        );
      options.onSaved?.(reply);
    } catch (error) {
      refuse(error);
    }
  });

  function refuse(error: unknown) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'CONFLICT' && isRow(error.data)) {
      const mine = form.getValues() as Record<string, unknown>;
      newer.current = error.data;
      const theirs = pickFields(mine, error.data);
      const sides = { base: form.formState.defaultValues ?? {}, mine, theirs };
      const found = differences(sides);
      // Nothing was changed by both: the two saves fit together without a question.
      if (found.length === 0) joinSaves(error.data, onlyMine(sides));
      else {
        const { changedBy } = error.data;
        setConflict({ found, changedBy: typeof changedBy === 'string' ? changedBy : '' });
      }
      own.current = onlyMine(sides);
      return;
    }
    for (const [place, [name, reason]] of Object.entries(error.fields).entries()) {
      const path = name as Path<z.input<S>>;
      // A rule of business names the field by a word; what to do about it stands in the message.
      const message = error.code === 'VALIDATION' ? reason : error.message;
      // Only the first takes the focus: a field that loses it is checked anew and would forget what the server said.
      form.setError(path, { type: 'server', message }, { shouldFocus: place === 0 });
    }
    const { message } = error;
    setRefusal({ message, requestId: error.requestId });
    showToast(toastTypes.ERROR, error.said ?? options.failed);
  }

  /** Takes the chosen side of every difference; the next save is made on the newer version. */
  function settle(choices: Readonly<Record<string, Side>>) {
    const row = newer.current;
    if (row === null || conflict === null) return;
    const chosen = conflict.found
      .filter(({ name }) => choices[name] === 'mine')
      .map(({ name, mine }) => [name, mine]);
    setConflict(null);
    joinSaves(row, { ...own.current, ...Object.fromEntries(chosen) });
  }

  function joinSaves(row: Record<string, unknown>, entries: Readonly<Record<string, unknown>>) {
    const mine = form.getValues() as Record<string, unknown>;
    form.reset({ ...mine, ...pickFields(mine, row) } as z.input<S>);
    for (const [name, entry] of Object.entries(entries))
      form.setValue(name as Path<z.input<S>>, entry as never, { shouldDirty: true });
    version.current = Number(row['version']);
    void submit();
  }

  function field(name: Path<z.input<S>>): BoundField {
    return { name, control: form.control as unknown as Control<FieldValues>, registry };
  }

  /** The fields that are wrong, once somebody has tried to save. */
  const problems: Problem[] =
    submitCount === 0
      ? []
      : [...registry].flatMap(([name, { label }]) => (get(errors, name) ? [{ name, label }] : []));

  function focusField(name: string) {
    form.setFocus(name as Path<z.input<S>>);
  }

  return {
    field,
    submit,
    problems,
    focusField,
    settle,
    refusal,
    conflict,
    closeConflict: () => setConflict(null),
    isDirty,
    isSubmitting,
    isGuarded,
    registry,
    form,
  };
}

/** What the frame around the fields needs; any form fits, whatever its values. */
export type RecordForm = Pick<
  ReturnType<typeof useRecordForm>,
  | 'submit'
  | 'settle'
  | 'problems'
  | 'focusField'
  | 'refusal'
  | 'conflict'
  | 'closeConflict'
  | 'isDirty'
  | 'isSubmitting'
  | 'isGuarded'
  | 'registry'
>;

function isRow(data: unknown): data is Record<string, unknown> {
  return data !== null && typeof data === 'object' && 'version' in data;
}
