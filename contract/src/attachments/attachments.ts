import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import type { Requirement } from '../kernel/rights/requirement.ts';
import type { AttachmentOwner } from './attachment-owner.ts';
import { attachmentTypes } from './attachment-types.ts';

export const attachmentTypeValues = Object.values(attachmentTypes);
/** Papers with an identity number, which the sender is asked to cover. */
export const numberedPaperTypes: readonly number[] = [attachmentTypes.AADHAR, attachmentTypes.PAN];
/** Papers that need the right for identity papers; licences and medical papers tell as much about a person. */
export const identityPaperTypes: readonly number[] = [
  ...numberedPaperTypes,
  attachmentTypes.DRIVING_LICENSE,
  attachmentTypes.MEDICAL,
];
export { openIdentityPapers } from './attachment-owner.ts';
export const MAX_ATTACHMENT_BYTES = 8 * 1024 * 1024;
export const mostAttachments = 40;

export const attachmentRow = z.object({
  id: z.uuid(),
  type: z.number().int(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  hasThumbnail: z.boolean(),
  isPhoto: z.boolean(),
  /** One of those that its owner declares; empty: none in particular. */
  purpose: z.string(),
  addedByName: z.string(),
  addedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type Attachment = z.infer<typeof attachmentRow>;

/** The calls as far as the browser needs them: addresses and shapes. Nobody may make them until owners are named. */
export const attachments = attachmentCalls([]);

/** Who may see or change what depends on the record: the right of any owner opens the call, its own right the record. */
export function attachmentCalls(owners: readonly AttachmentOwner[]) {
  const anyView: Requirement = { anyOf: owners.map(({ view }) => view) };
  const anyEdit: Requirement = { anyOf: owners.map(({ edit }) => edit) };
  const ownerQuery = { owner: ownerSchema(owners), ownerId: z.uuid() };
  return {
    list: endpoint({
      method: 'GET',
      path: '/api/attachment',
      requirement: anyView,
      summary: 'The attachments of a record',
      query: z.object(ownerQuery),
      reply: attachmentRow,
      envelope: 'docs',
    }),
    upload: endpoint({
      method: 'POST',
      path: '/api/attachment',
      requirement: anyEdit,
      summary: 'Attach a JPEG, PNG, WebP or PDF; a photo becomes the picture of its record',
      query: z.object({
        ...ownerQuery,
        id: z.uuid().optional(),
        type: z.coerce.number().pipe(z.union(attachmentTypeValues.map((value) => z.literal(value)))),
        fileName: z.string().trim().min(1).max(255),
        purpose: z.string().trim().max(40).default(''),
      }),
      upload: { maxBytes: MAX_ATTACHMENT_BYTES },
      reply: attachmentRow,
    }),
    /** `thumbnail` is for lists, `card` is 35:45 for records and passes. Identity papers have none. */
    picture: endpoint({
      method: 'GET',
      path: '/api/attachment/{id}/picture',
      requirement: anyView,
      summary: 'A small picture of an attachment',
      params: idParams,
      query: z.object({ size: z.enum(['thumbnail', 'card']).default('thumbnail') }),
      reply: z.string(),
      envelope: 'stream',
    }),
    file: endpoint({
      method: 'GET',
      path: '/api/attachment/{id}/file',
      requirement: anyView,
      summary: 'The file itself; opening an identity paper is recorded',
      params: idParams,
      reply: z.string(),
      envelope: 'stream',
      changesState: true,
    }),
    makePhoto: endpoint({
      method: 'PUT',
      path: '/api/attachment/{id}/photo',
      requirement: anyEdit,
      summary: 'Make a picture the photo of its record',
      params: idParams,
      reply: z.null(),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/attachment/{id}',
      requirement: anyEdit,
      summary: 'Delete an attachment',
      params: idParams,
      reply: z.null(),
    }),
  } as const;
}

function ownerSchema(owners: readonly AttachmentOwner[]): z.ZodType<string, string> {
  const [first, ...others] = owners.map(({ name }) => name);
  return first === undefined ? z.string() : z.enum([first, ...others]);
}
