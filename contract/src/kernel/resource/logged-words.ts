import type { Texts } from '../values/languages.ts';
import type { FieldWords } from './words.ts';

/**
 * Words of a table in the change log that is no resource, or of columns that a resource does not show. Columns are named
 * like fields: `from_status` is `fromStatus`, `member_id` is `member`.
 */
export interface LoggedWords {
  /** The table. */
  readonly entity: string;
  /** Left out where the name of the resource serves. */
  readonly logged?: Texts;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** Fields that hold an amount in paise, where no resource says so. */
  readonly money?: readonly string[];
  /** Columns that hold a structure: the words of its parts. */
  readonly parts?: Readonly<Record<string, Readonly<Record<string, FieldWords>>>>;
}

/** Words of columns that many tables share. */
export const loggedColumns = {
  at: { en: 'When', hi: 'कब', pa: 'ਕਦੋਂ' },
  userName: { en: 'By', hi: 'किसने', pa: 'ਕਿਸ ਨੇ' },
  reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
  decidedByName: { en: 'Decided by', hi: 'फ़ैसला किसने किया', pa: 'ਫ਼ੈਸਲਾ ਕਿਸ ਨੇ ਕੀਤਾ' },
  decidedAt: { en: 'Decided on', hi: 'फ़ैसला कब हुआ', pa: 'ਫ਼ੈਸਲਾ ਕਦੋਂ ਹੋਇਆ' },
} as const;

/** Words of what is written beside a reading: an export, a print, an opened document. It can stand at any table. */
export const readingColumns = {
  rows: { en: 'Rows', hi: 'पंक्तियाँ', pa: 'ਕਤਾਰਾਂ' },
  export: { en: 'Export', hi: 'एक्सपोर्ट', pa: 'ਐਕਸਪੋਰਟ' },
  q: { en: 'Search', hi: 'खोज', pa: 'ਖੋਜ' },
  filter: { en: 'Filter', hi: 'फ़िल्टर', pa: 'ਫ਼ਿਲਟਰ' },
  print: { en: 'Print', hi: 'प्रिंट', pa: 'ਪ੍ਰਿੰਟ' },
  emergency: { en: 'Emergency view', hi: 'इमरजेंसी पेज', pa: 'ਐਮਰਜੈਂਸੀ ਪੰਨਾ' },
  attachment: { en: 'Document', hi: 'काग़ज़', pa: 'ਕਾਗਜ਼' },
  name: { en: 'Name', hi: 'नाम', pa: 'ਨਾਮ' },
} as const;
