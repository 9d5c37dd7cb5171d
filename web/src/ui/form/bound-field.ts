import { useEffect } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';

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
  const error = fieldState.error?.message;
  return { field, inputRef, error, helperText: error ?? props.hint ?? ' ' };
}

/** Spread on the outermost element of a field: wide ones span both columns. */
export function fieldPlace(isWide: boolean | undefined) {
  return isWide ? { gridColumn: '1 / -1' } : {};
}

function showPlain(value: unknown): string {
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
