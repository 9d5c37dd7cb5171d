import type { SewadarFields } from '@sewa/contract/sewadar/sewadars';
import { type ReadTogether, readTogether } from '../../people/person/person-parts.ts';
import { emergencySection, personSection } from '../../people/person/person-sections.ts';
import { sectionsOf } from '../../ui/resource/resource-fields.ts';

/** Where each field stands in the form, in the record and in a comparison. */
export const sewadarSections = sectionsOf<SewadarFields>()({
  person: [...personSection, 'centre', 'otherPhones', 'address'],
  sewa: ['departments', 'status', 'joinedOn', 'initiationDate', 'isBaalSatsang'],
  about: ['bloodGroup', 'maritalStatus', 'occupation', 'education', 'languages', 'skills'],
  emergency: emergencySection,
  identity: ['aadhaar', 'pan'],
  notes: ['notes'],
});
export type SewadarSection = keyof typeof sewadarSections;
export const sectionNames = Object.keys(sewadarSections) as SewadarSection[];

/** Compared when two records become one; the departments of both stay. */
export type ComparedField = Exclude<keyof SewadarFields, 'departments' | ReadTogether>;
export const comparedFields: readonly ComparedField[] = Object.values(sewadarSections)
  .flat()
  .filter((field): field is ComparedField => field !== 'departments' && !(field in readTogether));

/** The fields that are taken with one that was chosen. */
export function fieldsBehind(field: ComparedField): (ComparedField | ReadTogether)[] {
  const parts = Object.keys(readTogether) as ReadTogether[];
  return [field, ...parts.filter((part) => readTogether[part] === field)];
}
