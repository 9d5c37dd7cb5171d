import { type AttachmentOwner, openIdentityPapers } from '../attachments/attachment-owner.ts';
import { attachmentTypes } from '../attachments/attachment-types.ts';
import { right } from '../kernel/rights/requirement.ts';

/** The signed paper roll, and what belongs to it; no documents of people. */
export const rollAttachments: AttachmentOwner = {
  name: 'nominalRoll',
  view: right('NOMINAL_ROLL.ROLL', 'view'),
  edit: right('NOMINAL_ROLL.ROLL', 'edit'),
  openIdentityPapers,
  types: [attachmentTypes.OTHERS],
};
