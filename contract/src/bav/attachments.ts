import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { attachmentTypes } from '../attachments/attachment-types.ts';
import { right } from '../kernel/rights/requirement.ts';

/** Pictures of items: covers, and what the back says. */
export const itemAttachments = {
  name: 'bavItem',
  view: right('BAV.SKU', 'view'),
  edit: right('BAV.SKU', 'edit'),
  openIdentityPapers,
  types: [attachmentTypes.PHOTO, attachmentTypes.OTHERS],
} as const satisfies AttachmentOwner;
