import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { attachmentTypes } from '../attachments/attachment-types.ts';
import { right } from '../kernel/rights/requirement.ts';

/** Scans of a letter and its enclosures. Those that are there at the dispatch travel with it to another centre. */
export const letterAttachments: AttachmentOwner = {
  name: 'dakLetter',
  view: right('SG_MANAGEMENT.DAK', 'view'),
  edit: right('SG_MANAGEMENT.DAK', 'edit'),
  openIdentityPapers,
  types: [attachmentTypes.OTHERS],
};
