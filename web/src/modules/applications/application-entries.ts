import { applicationForm } from '@sewa/contract/applications/application-form';
import {
  type ApplicationFields,
  applicationFields,
  applicationRecord,
} from '@sewa/contract/applications/applications';
import { applicationEntryWords, applicationWords, questionWords } from '@sewa/contract/applications/words';
import { elderSection } from '../../people/elder/elder-section.ts';
import { emergencySection, personSection } from '../../people/person/person-sections.ts';
import { sectionsOf } from '../../ui/resource/resource-fields.ts';

/** An application as it is entered: more than its list shows. */
export const entries = {
  entity: 'application',
  fields: applicationFields,
  row: applicationRecord,
  words: { ...applicationWords, fields: applicationEntryWords },
};

/** What the types ask beyond the person. */
export const questions = {
  entity: 'application',
  fields: applicationForm,
  row: applicationForm,
  words: { ...applicationWords, fields: questionWords },
};

/** Where each entry stands. The type is chosen before; its questions are another list, in the contract's order. */
export const applicationSections = sectionsOf<Omit<ApplicationFields, 'type' | 'form'>>()({
  linked: ['sewadar'],
  person: [...personSection, 'centre', 'address'],
  identity: ['aadhaar', 'pan'],
});

/** Questions that stand under a heading of their own. */
export const questionGroups = {
  elder: elderSection,
  emergency: emergencySection,
  attendants: ['attendants'],
} as const;
