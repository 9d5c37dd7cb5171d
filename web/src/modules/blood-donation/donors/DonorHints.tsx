import { useWatch } from 'react-hook-form';
import { DuplicateList } from '../../../people/person/DuplicateList.tsx';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { useDonorDuplicates } from '../blood.queries.ts';
import { donorPath } from './donor-path.ts';

const watched = ['name', 'nameLatin', 'birthDate', 'isBirthEstimated', 'gender', 'phone', 'sewadar'] as const;

/** "Is it one of these?" while a donor is typed. */
export function DonorHints({
  field,
  except,
}: {
  field: (name: 'name') => BoundField;
  except: string | null;
}) {
  const [name, nameLatin, birthDate, isBirthEstimated, gender, phone, sewadar] = useWatch({
    control: field('name').control,
    name: watched,
  });
  const typed = { name, nameLatin, birthDate, isBirthEstimated, gender, phone, sewadar };
  return <DuplicateList found={useDonorDuplicates(typed, except).data ?? []} path={donorPath} />;
}
