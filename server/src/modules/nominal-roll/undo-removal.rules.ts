import { UNDO_MINUTES } from '@sewa/contract/kernel/moves';

/** Who removed members of a roll, as far as undoing it asks. */
export interface OwnRemoval {
  readonly by: string;
  readonly at: string;
  /** The version of the roll since. */
  readonly version: number;
}

/** Only by who removed them, soon, and while nothing has happened to the roll since: as with its moves. */
export function mayUndoRemoval(
  removal: OwnRemoval,
  asked: {
    /** The version of the roll now. */
    current: number;
    /** The version that the user has seen. */
    version: number;
    user: string;
    now: number;
  },
): boolean {
  const { current, version, user, now } = asked;
  if (removal.by !== user || removal.version !== version || current !== version) return false;
  return now - Date.parse(removal.at) <= UNDO_MINUTES * 60_000;
}
