import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import type { MovedRecord, MoveRefusal, StatusMachine, UndoableMove } from '@sewa/contract/kernel/moves';
import type { AclKey } from '@sewa/contract/kernel/rights/rights';
import type { DB } from '../db/schema.gen.ts';

/**
 * Where records that others decide are kept, and by which table of moves. The table has the columns of make_four_eyes
 * (migration 0069), or its own of the same names.
 */
export interface FourEyes<Key extends AclKey, Status extends number, Decider extends string> {
  readonly machine: StatusMachine<Key, Status, Decider>;
  readonly table: keyof DB & string;
  /** Tables whose rows are part of the record: their changes count as edits of it. */
  readonly parts?: readonly (keyof DB & string)[];
  /** The column of each decider; beside it stand {column}_name and {column}_at. */
  readonly deciders: Readonly<Record<Decider, string>>;
  /** The table has a column `undo`: for ten minutes whoever decided can undo it. */
  readonly isUndoable?: boolean;
  /** The module's own texts, where the general ones do not say enough. */
  readonly refusals?: Partial<Record<Exclude<MoveRefusal, 'FORBIDDEN'>, RefusalCode>>;
}

/** A refusal with a text of its own. */
export type RefusalCode = Exclude<ErrorCode, 'VALIDATION'>;

/** A record as the rules see it; the caller holds the lock of its row. */
export type DecidedRecord<Decider extends string> = MovedRecord<Decider> & {
  readonly id: string;
  readonly version: number;
};

/** The last decision, with the columns that it wrote as they were before. */
export interface UndoableDecision extends UndoableMove {
  readonly columns: Readonly<Record<string, unknown>>;
}
