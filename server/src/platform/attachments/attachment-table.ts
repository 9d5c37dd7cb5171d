import type { AttachmentOwner } from '@sewa/contract/attachments/attachment-owner';
import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { DB } from '../db/schema.gen.ts';

/** Where the records of an owner of attachments are kept; declared by the module that keeps them. */
export interface AttachmentTable {
  readonly owner: AttachmentOwner;
  /** It has the columns area_id, id and photo_id, and centre_id unless its records belong to the whole area. */
  readonly table: keyof DB;
  /** The column of `attachment` that refers to it. */
  readonly column: OwnerColumn;
  /** Why attachments of this record for a purpose cannot be changed now; null when they can. The record is locked. */
  refusal?(tx: Tx, id: string, purpose: string): Promise<ErrorCode | null>;
  /** Runs in the transaction that changed the attachments of a record. */
  changed?(tx: Tx, id: string, who: Who): Promise<void>;
}

type OwnerColumn = Exclude<
  Extract<keyof DB['attachment'], `${string}_id`>,
  'area_id' | 'centre_id' | 'owner_id'
>;
