import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { right } from '../kernel/rights/requirement.ts';

export const applicationAttachments: AttachmentOwner = {
  name: 'application',
  view: right('SEWADAR.APPLICATION', 'view'),
  edit: right('SEWADAR.APPLICATION', 'edit'),
  openIdentityPapers,
};
