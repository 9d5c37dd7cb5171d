import { applicationTypes } from '@sewa/contract/applications/enums';
import type { AttachmentType } from '@sewa/contract/attachments/attachment-types';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';

const { PHOTO, AADHAR, PAN, MEDICAL, DRIVING_LICENSE, OTHERS } = attachmentTypes;

/** What is usually attached to an application of a type; what it most likely is comes first. */
export function papersOf(type: number): AttachmentType[] {
  switch (type) {
    case applicationTypes.CAR_PASS:
      return [PHOTO, DRIVING_LICENSE, AADHAR, PAN, OTHERS];
    case applicationTypes.OAE:
      return [PHOTO, AADHAR, MEDICAL, PAN, DRIVING_LICENSE, OTHERS];
    default:
      return [PHOTO, AADHAR, PAN, DRIVING_LICENSE, MEDICAL, OTHERS];
  }
}
