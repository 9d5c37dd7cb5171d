import { type AttachmentType, attachmentTypes } from '@sewa/contract/attachments/attachment-types';

/** In the order in which they are usually asked for. */
export const allTypes: readonly AttachmentType[] = Object.values(attachmentTypes);

/** What a dropped file is taken for until somebody says otherwise: never a photo, which is cropped first. */
export function usualType(types: readonly AttachmentType[]): AttachmentType {
  return types.find((type) => type !== attachmentTypes.PHOTO) ?? attachmentTypes.OTHERS;
}
