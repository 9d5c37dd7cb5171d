import { useEffect } from 'react';
import { type Control, type FieldError, type FieldValues, useController } from 'react-hook-form';

/** How a field is named to people and how its value reads: the comparison of two saves needs both. */
interface FieldWords {
  label: string;
  show: (value: unknown) => string;
}
export type FieldRegistry = Map<string, FieldWords>;

/** What `form.field('name')` hands to a field component. */
export interface BoundField {
  name: string;
  control: Control<FieldValues>;
  registry: FieldRegistry;
}

export interface FieldProps extends BoundField {
  label: string;
  hint?: string | undefined;
  isWide?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
}

export function useBoundField(props: FieldProps, show: (value: unknown) => string = showPlain) {
  const { name, control, registry, label } = props;
  const { field: bound, fieldState } = useController({ name, control });
  // The ref goes to the input itself: spread on a component it would land on its frame, which takes no focus.
  const { ref: inputRef, ...field } = bound;
  useEffect(() => {
    registry.set(name, { label, show });
  });
  const error = messageOf(fieldState.error);
  return { field, inputRef, error, helperText: error ?? props.hint ?? ' ' };
}

/** A field that holds a list is told what is wrong with the first of its wrong entries. */
function messageOf(error: FieldError | readonly (FieldError | undefined)[] | undefined): string | undefined {
  if (Array.isArray(error)) return error.find((one) => one?.message)?.message;
  return (error as FieldError | undefined)?.message;
}

/** Spread on the outermost element of a field: wide ones span both columns. */
export function fieldPlace(isWide: boolean | undefined) {
  return isWide ? { gridColumn: '1 / -1' } : {};
}

function showPlain(value: unknown): string {
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
