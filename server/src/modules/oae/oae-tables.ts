import { attendantAttachments, memberAttachments } from '@sewa/contract/oae/attachments';
import type { AttachmentTable } from '../../platform/attachments/attachment-table.ts';

export const memberTable: AttachmentTable = {
  owner: memberAttachments,
  table: 'oae_member',
  column: 'member_id',
};

export const attendantTable: AttachmentTable = {
  owner: attendantAttachments,
  table: 'oae_attendant',
  column: 'attendant_id',
};
