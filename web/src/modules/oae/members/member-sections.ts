import type { MemberFields } from '@sewa/contract/oae/members';
import { elderSection } from '../../../people/elder/elder-section.ts';
import { emergencySection, personSection } from '../../../people/person/person-sections.ts';
import { sectionsOf } from '../../../ui/resource/resource-fields.ts';

/** Where each field stands in the form and in the record. */
export const memberSections = sectionsOf<MemberFields>()({
  person: [...personSection, 'centre', 'sewadar', 'address'],
  health: elderSection,
  emergency: emergencySection,
  seat: ['block', 'isPermanent', 'validFrom', 'validTo', 'status'],
  attendants: ['attendants'],
  notes: ['notes'],
});
export type MemberSection = keyof typeof memberSections;
export const sectionNames = Object.keys(memberSections) as MemberSection[];
