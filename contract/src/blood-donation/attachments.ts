import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { attachmentTypes } from '../attachments/attachment-types.ts';
import { right } from '../kernel/rights/requirement.ts';

export const donorAttachments = {
  name: 'donor',
  view: right('BLOOD_DONATION.DONOR', 'view'),
  edit: right('BLOOD_DONATION.DONOR', 'edit'),
  openIdentityPapers,
  // No medical papers: answers and findings are for the medical station alone.
  types: [attachmentTypes.PHOTO, attachmentTypes.OTHERS],
} as const satisfies AttachmentOwner;
