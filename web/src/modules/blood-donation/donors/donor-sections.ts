import type { DonorFields } from '@sewa/contract/blood-donation/donors';
import { type ReadTogether, readTogether } from '../../../people/person/person-parts.ts';
import { personSection } from '../../../people/person/person-sections.ts';
import { sectionsOf } from '../../../ui/resource/resource-fields.ts';

/** Where each field stands in the form and in the record. */
export const donorSections = sectionsOf<DonorFields>()({
  person: [...personSection, 'centre', 'sewadar', 'address', 'language'],
  blood: ['bloodGroup', 'confirmedGroup', 'weight'],
  consent: ['consentOn', 'mayBeCalled'],
  notes: ['notes'],
});
export type DonorSection = keyof typeof donorSections;
export const donorSectionNames = Object.keys(donorSections) as DonorSection[];

export const comparedDonorFields = Object.values(donorSections)
  .flat()
  .filter((field) => !(field in readTogether));

/** The fields that are taken with one that was chosen. */
export function donorFieldsBehind(field: string): string[] {
  const parts = Object.keys(readTogether) as ReadTogether[];
  return [field, ...parts.filter((part) => readTogether[part] === field)];
}
