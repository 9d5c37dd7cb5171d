import type { PaperOwner } from '@sewa/contract/papers/paper-owner';
import type { RawBuilder } from 'kysely';
import type { DB } from '../db/schema.gen.ts';

/** Where the records of an owner of papers are kept; declared by the module that keeps them. */
export interface PaperTable {
  readonly owner: PaperOwner;
  /** It has the columns area_id, id, centre_id and status. */
  readonly table: keyof DB;
  /** The column of `expiring_paper` that refers to it. */
  readonly column: OwnerColumn;
  /** The column that names a record. */
  readonly title: string;
  /** Under which number of Home its papers are counted: the list behind it is the module's own. */
  readonly waiting: string;
  /** The statuses in which nobody waits for a paper to be renewed. */
  readonly closed: readonly string[];
  /** Of a record `o`: whether nobody waits either, whatever its status. */
  readonly isOver?: RawBuilder<boolean>;
}

type OwnerColumn = Exclude<
  Extract<keyof DB['expiring_paper'], `${string}_id`>,
  'area_id' | 'centre_id' | 'owner_id' | 'scan_id' | 'renews_id'
>;
