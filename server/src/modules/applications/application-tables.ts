import { isEditable } from '@sewa/contract/applications/application-moves';
import { applicationAttachments } from '@sewa/contract/applications/attachments';
import type { AttachmentTable } from '../../platform/attachments/attachment-table.ts';
import { findStatus, setEditor } from './moves.queries.ts';

export const applicationTable: AttachmentTable = {
  owner: applicationAttachments,
  table: 'application',
  column: 'application_id',
  refusal: async (tx, id) => {
    const status = await findStatus(tx, id);
    return status === null || isEditable(status) ? null : 'APPLICATION_FROZEN';
  },
  // Whoever changes the papers of an application has edited it, and does not decide it.
  changed: (tx, id, who) => setEditor(tx, id, who.userId),
};

/** Its papers come with the application that it was made from; nobody changes them afterwards. */
export const entitlementTable: AttachmentTable = {
  owner: { ...applicationAttachments, name: 'entitlement', edit: applicationAttachments.view },
  table: 'badge_entitlement',
  column: 'entitlement_id',
  refusal: async () => 'RECORD_CLOSED',
};
