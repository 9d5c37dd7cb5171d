import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { right } from '../kernel/rights/requirement.ts';

export const sewadarAttachments: AttachmentOwner = {
  name: 'sewadar',
  view: right('SEWADAR.SEWADAR', 'view'),
  edit: right('SEWADAR.SEWADAR', 'edit'),
  openIdentityPapers,
};
