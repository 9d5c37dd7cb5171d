import { type Donor, type DonorFields, donorFields } from '@sewa/contract/blood-donation/donors';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { birthSchema } from '@sewa/contract/people/person';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { usePersonHints } from '../../../people/person/use-person-hints.ts';
import { languageStore } from '../../../platform/language.ts';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';

/** The contract's fields, begun without a birth date. */
const donorFormSchema = donorFields.extend({ birthDate: birthSchema.nullable().pipe(birthSchema) });
type DonorEntries = z.input<typeof donorFormSchema>;

/** What the form starts with. Nobody guesses a gender: the schema asks for it. */
export function emptyDonor(centre: string): DonorEntries {
  return {
    ...emptyFields(donorFields),
    centre,
    relativeKind: 'father',
    birthDate: null,
    language: languageStore.get(),
  };
}

/** What a person can enter, of a record that shows more. */
export function donorEntriesOf(donor: Donor): DonorEntries {
  return donorFields.parse(donor);
}

interface DonorFormOptions<Reply> {
  values: DonorEntries;
  version?: number;
  save: (fields: DonorFields, context: { version: number; idempotencyKey: string }) => Promise<Reply>;
  saved: string;
  failed: string;
  onSaved: (reply: Reply) => void;
}

export function useDonorForm<Reply>(options: DonorFormOptions<Reply>) {
  useTranslation('person');
  return useRecordForm({ schema: donorFormSchema, hints: usePersonHints(), ...options });
}

export type DonorForm = ReturnType<typeof useDonorForm<unknown>>;
