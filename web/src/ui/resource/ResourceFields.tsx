import { Fragment, type ReactNode } from 'react';
import type { BoundField } from '../form/bound-field.ts';
import type { AnyRow, EnteredFields } from './resource-fields.ts';
import { useResourceInputs } from './use-resource-inputs.tsx';

/** Inputs that only a module can draw; one that draws nothing leaves its field out. */
export type OwnInputs<Field extends string> = { readonly [Name in Field]?: () => ReactNode };

interface ResourceFieldsProps<Field extends string> {
  resource: EnteredFields;
  names: readonly Field[];
  field: (name: Field) => BoundField;
  /** The row as it stands: it names what its ids stand for. */
  row?: AnyRow | null;
  own?: OwnInputs<Field>;
}

/** The inputs of some fields, in the given order: a section of a form. */
export function ResourceFields<Field extends string>(props: ResourceFieldsProps<Field>) {
  const { resource, names, field, row = null, own } = props;
  const input = useResourceInputs<Field>({ resource, field, row });
  return names.map((name) => {
    const draw = own?.[name];
    return draw === undefined ? input(name) : <Fragment key={name}>{draw()}</Fragment>;
  });
}
