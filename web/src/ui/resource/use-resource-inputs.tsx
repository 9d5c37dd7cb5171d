import { shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { ReactNode } from 'react';
import type { BoundField, FieldProps } from '../form/bound-field.ts';
import { ResourceInput } from './ResourceInput.tsx';
import type { AnyRow, EnteredFields } from './resource-fields.ts';
import { useResourceWords } from './use-resource-words.ts';

/** The inputs of a declared resource, one by one: for a form that puts them in an order of its own. */
export function useResourceInputs<Field extends string>(options: {
  resource: EnteredFields;
  field: (name: Field) => BoundField;
  row?: AnyRow | null;
  isDisabled?: boolean;
}): (name: Field, own?: Partial<FieldProps>) => ReactNode {
  const { resource, field, row = null, isDisabled = false } = options;
  const words = useResourceWords(resource);
  const shapes = shapesOf(resource.fields);
  return (name, own = {}) => {
    const shape = shapes.get(name);
    if (shape === undefined) throw new Error(`${resource.entity} has no field ${name}`);
    return (
      <ResourceInput
        key={name}
        {...field(name)}
        fieldName={name}
        shape={shape}
        words={words}
        row={row}
        isDisabled={isDisabled}
        {...own}
      />
    );
  };
}
