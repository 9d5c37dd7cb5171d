import { useWatch } from 'react-hook-form';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { DuplicateList } from '../person/DuplicateList.tsx';
import { type Typed, useDuplicates } from './duplicates.query.ts';

interface DuplicateHintsProps {
  /** Any form with a name; a birth date, a phone and identity numbers make the hints better. */
  field: (name: 'name') => BoundField;
  /** The record that is being edited is no match of itself. */
  except?: string | null;
}

const watched = [
  'name',
  'nameLatin',
  'birthDate',
  'isBirthEstimated',
  'gender',
  'phone',
  'aadhaar',
  'pan',
] as const;

/** "Is it one of these?" among the sewadars, while somebody is typed. */
export function DuplicateHints({ field, except = null }: DuplicateHintsProps) {
  const [name, nameLatin, birthDate, isBirthEstimated, gender, phone, aadhaar, pan] = useWatch({
    control: field('name').control,
    name: watched,
  });
  const typed: Typed = {
    name,
    nameLatin,
    birthDate,
    isBirthEstimated,
    gender,
    phone,
    aadhaar,
    pan,
  };
  return <DuplicateList found={useDuplicates(typed, except).data ?? []} path="/sewadar" />;
}
