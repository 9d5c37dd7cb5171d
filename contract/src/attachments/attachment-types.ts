export const attachmentTypes = {
  PHOTO: 5,
  AADHAR: 10,
  PAN: 15,
  MEDICAL: 20,
  DRIVING_LICENSE: 25,
  OTHERS: 30,
} as const;
export type AttachmentType = (typeof attachmentTypes)[keyof typeof attachmentTypes];
