import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { right } from '../kernel/rights/requirement.ts';

const rights = {
  view: right('SEWADAR.OAE', 'view'),
  edit: right('SEWADAR.OAE', 'edit'),
  openIdentityPapers,
};

export const memberAttachments: AttachmentOwner = { name: 'oaeMember', ...rights };
export const attendantAttachments: AttachmentOwner = { name: 'oaeAttendant', ...rights };
