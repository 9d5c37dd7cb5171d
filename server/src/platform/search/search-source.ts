import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { RawBuilder, SqlBool } from 'kysely';
import type { DB } from '../db/schema.gen.ts';

/**
 * A kind of people that can be searched, declared by the module that keeps them. The table has the columns id,
 * centre_id, number, name_keys and those of a person (name, name_latin, relative_kind, relative_name, gender, birth_date,
 * is_birth_estimated, phone, photo_id); the database keeps its search keys under the table's name.
 */
export interface SearchSource {
  readonly table: keyof DB;
  /** Rows that are found no more are left out by this condition. */
  readonly isFindable?: RawBuilder<SqlBool>;
  /** The rows that a scanned or typed code means. Left out: these people have no code. */
  byCode?(code: string): RawBuilder<SqlBool>;
}

/** Found by the search box, where several kinds of people stand in one list. */
export interface ListedSource extends SearchSource {
  /** What the reply calls it. */
  readonly entity: string;
  readonly requirement: Requirement;
  /** Of equally good matches those with the lower order come first. */
  readonly order: number;
}
