import { UNDO_MINUTES } from '../kernel/moves.ts';

/** Who closed a sheet by hand, as far as undoing it asks. */
export interface Closing {
  readonly by: string;
  readonly at: string;
  /** The version of the sheet since. */
  readonly version: number;
}

/** Only by who closed the sheet, soon, and while nothing has happened to it since. */
export function mayUndoClosing({
  sheet,
  version,
  user,
  now,
}: {
  sheet: { isClosed: boolean; version: number; undo: Closing | null };
  /** The version that the user has seen. */
  version: number;
  user: string;
  now: number;
}): boolean {
  const { isClosed, undo } = sheet;
  if (!isClosed || undo === null || undo.by !== user) return false;
  if (sheet.version !== version || undo.version !== version) return false;
  return isClosedLately(undo.at, now);
}

export function isClosedLately(closedAt: string | null, now: number): boolean {
  return closedAt !== null && now - Date.parse(closedAt) <= UNDO_MINUTES * 60_000;
}
