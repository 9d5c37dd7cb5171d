import type { FieldProps } from '../../ui/form/bound-field.ts';
import { SuggestInput } from '../../ui/form/SuggestInput.tsx';
import { useDepartments } from './departments.query.ts';

/** A department by name: those of the area are suggested, a new one can be written. */
export function DepartmentInput(props: FieldProps) {
  const known = useDepartments().data ?? [];
  return <SuggestInput {...props} suggestions={known.map((one) => one.department)} />;
}
