import type { BoundField } from '../../ui/form/bound-field.ts';
import { BirthInput } from './BirthInput.tsx';
import { IdentityInput } from './IdentityInput.tsx';

/** The inputs of a person's fields that are more than their kind. */
export function birthInputs(
  field: (name: 'birthDate' | 'isBirthEstimated') => BoundField,
  { isRequired = false } = {},
) {
  return {
    birthDate: () => (
      <BirthInput
        birthDate={field('birthDate')}
        isBirthEstimated={field('isBirthEstimated')}
        isRequired={isRequired}
      />
    ),
    // Entered with the birth date.
    isBirthEstimated: () => null,
  };
}

export function identityInputs(field: (name: 'aadhaar' | 'pan') => BoundField) {
  return {
    aadhaar: () => <IdentityInput {...field('aadhaar')} of="aadhaar" />,
    pan: () => <IdentityInput {...field('pan')} of="pan" />,
  };
}
