import { useWatch } from 'react-hook-form';
import type { FieldProps } from '../../../ui/form/bound-field.ts';
import { SuggestInput } from '../../../ui/form/SuggestInput.tsx';
import { useParties } from './letter.queries.ts';

/** The other end of a letter: centres of all areas are suggested, another party can be written. */
export function PartyInput(props: FieldProps) {
  const typed: string = useWatch({ control: props.control, name: props.name }) ?? '';
  return <SuggestInput {...props} suggestions={useParties(typed.trim())} areFound />;
}
