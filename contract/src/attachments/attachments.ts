import { z } from 'zod';
import { endpoint, idParams } from '../kernel/endpoint.ts';
import type { Requirement, Right } from '../kernel/requirement.ts';
import { right } from '../kernel/requirement.ts';
import { attachmentTypes } from './attachment-types.ts';

export const attachmentOwners = ['sewadar', 'application', 'oaeMember', 'oaeAttendant'] as const;
export type AttachmentOwner = (typeof attachmentOwners)[number];
export const attachmentTypeValues = Object.values(attachmentTypes);
export const identityPaperTypes: readonly number[] = [attachmentTypes.AADHAR, attachmentTypes.PAN];
export const MAX_ATTACHMENT_BYTES = 8 * 1024 * 1024;
export const mostAttachments = 40;

/** The right by which an owner's attachments are seen and changed; identity papers ask for `openIdentityPapers` beside it. */
export const ownerRights = {
  sewadar: { view: right('SEWADAR.SEWADAR', 'view'), edit: right('SEWADAR.SEWADAR', 'edit') },
  application: { view: right('SEWADAR.APPLICATION', 'view'), edit: right('SEWADAR.APPLICATION', 'edit') },
  oaeMember: { view: right('SEWADAR.OAE', 'view'), edit: right('SEWADAR.OAE', 'edit') },
  oaeAttendant: { view: right('SEWADAR.OAE', 'view'), edit: right('SEWADAR.OAE', 'edit') },
} as const satisfies Record<AttachmentOwner, { view: Right; edit: Right }>;
export const openIdentityPapers = right('SEWADAR.SEWADAR', 'openIdentityPapers');

const anyView: Requirement = { anyOf: Object.values(ownerRights).map((rights) => rights.view) };
const anyEdit: Requirement = { anyOf: Object.values(ownerRights).map((rights) => rights.edit) };

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
  addedByName: z.string(),
  addedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type Attachment = z.infer<typeof attachmentRow>;

const ownerQuery = { owner: z.enum(attachmentOwners), ownerId: z.uuid() };

export const attachments = {
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
