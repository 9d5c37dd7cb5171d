import type { AuditKind } from '../audit.ts';
import type { Texts } from '../values/languages.ts';
import type { Change } from './changes.ts';
import type { FieldWords } from './words.ts';

const kindWords = {
  1: { en: 'Login', hi: 'साइन इन', pa: 'ਸਾਈਨ ਇਨ' },
  2: { en: 'Logout', hi: 'साइन आउट', pa: 'ਸਾਈਨ ਆਊਟ' },
  3: { en: 'Update', hi: 'बदलाव', pa: 'ਬਦਲਾਅ' },
  4: { en: 'Create', hi: 'नया', pa: 'ਨਵਾਂ' },
  5: { en: 'Delete', hi: 'मिटाया', pa: 'ਮਿਟਾਇਆ' },
  6: { en: 'Read', hi: 'देखा', pa: 'ਵੇਖਿਆ' },
} as const satisfies Record<AuditKind, Texts>;

/** The fields of an entry of the change log, in the order of a file. */
export const changeLogWords = {
  at: { en: 'When', hi: 'कब', pa: 'ਕਦੋਂ' },
  userName: { en: 'Who', hi: 'किसने', pa: 'ਕਿਸ ਨੇ' },
  kind: { en: 'Type', hi: 'किस्म', pa: 'ਕਿਸਮ', choices: kindWords },
  entity: { en: 'What', hi: 'क्या', pa: 'ਕੀ' },
  title: { en: 'Name', hi: 'नाम', pa: 'ਨਾਮ' },
  rowId: { en: 'Record ID', hi: 'रिकॉर्ड ID', pa: 'ਰਿਕਾਰਡ ID' },
  origin: {
    ...{ en: 'Made through', hi: 'माध्यम', pa: 'ਰਾਹੀਂ' },
    choices: {
      portal: { en: 'the portal', hi: 'पोर्टल', pa: 'ਪੋਰਟਲ' },
      device: { en: 'a camp laptop', hi: 'कैंप लैपटॉप', pa: 'ਕੈਂਪ ਲੈਪਟਾਪ' },
      system: { en: 'the system', hi: 'सिस्टम', pa: 'ਸਿਸਟਮ' },
    },
  },
  before: { en: 'Before', hi: 'पहले', pa: 'ਪਹਿਲਾਂ' },
  after: { en: 'After', hi: 'बाद में', pa: 'ਬਾਅਦ ਵਿੱਚ' },
  recordTitle: { en: 'Record', hi: 'रिकॉर्ड', pa: 'ਰਿਕਾਰਡ' },
} as const satisfies Partial<Record<keyof Change, FieldWords>>;
