import { useEffect } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';

/** How a field is named to people and how its value reads: the comparison of two saves needs both. */
export interface FieldWords {
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
  const { field, fieldState } = useController({ name, control });
  useEffect(() => {
    registry.set(name, { label, show });
  });
  const error = fieldState.error?.message;
  return { field, error, helperText: error ?? props.hint ?? ' ' };
}

/** Spread on the outermost element of a field: wide ones span both columns. */
export function fieldPlace(isWide: boolean | undefined) {
  return isWide ? { gridColumn: '1 / -1' } : {};
}

function showPlain(value: unknown): string {
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
