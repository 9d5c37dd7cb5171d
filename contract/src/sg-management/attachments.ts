import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { attachmentTypes } from '../attachments/attachment-types.ts';
import { right } from '../kernel/rights/requirement.ts';
import { subjectLabels } from './premises-labels.ts';

/** Scans of a letter and its enclosures. Those that are there at the dispatch travel with it to another centre. */
export const letterAttachments: AttachmentOwner = {
  name: 'dakLetter',
  view: right('SG_MANAGEMENT.DAK', 'view'),
  edit: right('SG_MANAGEMENT.DAK', 'edit'),
  openIdentityPapers,
  types: [attachmentTypes.OTHERS],
};

/** Photos by subject, plans and scans of papers. */
export const premisesAttachments = {
  name: 'premises',
  view: right('SG_MANAGEMENT.RECORD', 'view'),
  edit: right('SG_MANAGEMENT.RECORD', 'edit'),
  openIdentityPapers,
  types: [attachmentTypes.OTHERS],
  purposes: subjectLabels,
} as const satisfies AttachmentOwner;

/** What a completed record still takes: a bill often comes after the work. */
export const purposesAfterCompletion: readonly string[] = ['bill'];

/** Photos before and after the work, bills, quotations. */
export const sgRecordAttachments = {
  name: 'sgRecord',
  view: right('SG_MANAGEMENT.RECORD', 'view'),
  edit: right('SG_MANAGEMENT.RECORD', 'edit'),
  openIdentityPapers,
  types: [attachmentTypes.OTHERS],
  purposes: {
    before: { en: 'Photo before', hi: 'पहले की फ़ोटो', pa: 'ਪਹਿਲਾਂ ਦੀ ਫ਼ੋਟੋ' },
    after: { en: 'Photo after', hi: 'बाद की फ़ोटो', pa: 'ਬਾਅਦ ਦੀ ਫ਼ੋਟੋ' },
    bill: { en: 'Bill', hi: 'बिल', pa: 'ਬਿੱਲ' },
    quotation: { en: 'Quotation', hi: 'कोटेशन', pa: 'ਕੋਟੇਸ਼ਨ' },
  },
} as const satisfies AttachmentOwner;
