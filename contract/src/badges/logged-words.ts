import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import { holderKindLabels } from './badge-labels.ts';
import { badgeWords } from './words.ts';

/** Columns that the record shows otherwise. */
export const badgeLog: LoggedWords = {
  entity: 'badge',
  fields: {
    ...holderKindLabels,
    printedCentre: { en: 'Printed for centre', hi: 'किस केंद्र के लिए प्रिंट', pa: 'ਕਿਸ ਸੈਂਟਰ ਲਈ ਪ੍ਰਿੰਟ' },
    replaces: badgeWords.fields.replaces,
  },
};
