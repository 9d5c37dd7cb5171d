import { sewadarAttachments } from '@sewa/contract/sewadar/attachments';
import type { AttachmentTable } from '../../platform/attachments/attachment-table.ts';
import { findSewadars } from './sewadars.queries.ts';

export const sewadarTable: AttachmentTable = {
  owner: sewadarAttachments,
  table: 'sewadar',
  column: 'sewadar_id',
  refusal: async (tx, id) => {
    const [sewadar] = await findSewadars(tx, [id]);
    return sewadar?.isClosed ? 'RECORD_CLOSED' : null;
  },
};
