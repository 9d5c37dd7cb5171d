import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { attachmentTypes } from '../attachments/attachment-types.ts';
import { right } from '../kernel/rights/requirement.ts';

export const vehicleAttachments = {
  name: 'vehicle',
  view: right('TRANSPORT.VEHICLE', 'view'),
  edit: right('TRANSPORT.VEHICLE', 'edit'),
  openIdentityPapers,
  types: [attachmentTypes.OTHERS, attachmentTypes.PHOTO],
} as const satisfies AttachmentOwner;

export const driverAttachments = {
  name: 'driver',
  view: right('TRANSPORT.DRIVER', 'view'),
  edit: right('TRANSPORT.DRIVER', 'edit'),
  openIdentityPapers,
  types: [
    attachmentTypes.DRIVING_LICENSE,
    attachmentTypes.MEDICAL,
    attachmentTypes.PHOTO,
    attachmentTypes.OTHERS,
  ],
} as const satisfies AttachmentOwner;

/** Bills: photos or scans of them. */
export const expenseAttachments = {
  name: 'expense',
  view: right('TRANSPORT.EXPENSE', 'view'),
  edit: right('TRANSPORT.EXPENSE', 'edit'),
  openIdentityPapers,
  types: [attachmentTypes.OTHERS],
} as const satisfies AttachmentOwner;
