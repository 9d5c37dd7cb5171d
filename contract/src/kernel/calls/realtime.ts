import type { Requirement } from '../rights/requirement.ts';

/** An event of /socket: who may hear it, and the tables whose changes it tells of. */
export interface RealtimeEvent {
  readonly requirement: Requirement;
  readonly entities: readonly string[] | '*';
  /** Those of which everybody in the area may read every row; of the others, whoever has the centre of the row. */
  readonly areaWide?: readonly string[];
  /** Told past the change log, and only to the user whose rows they are: the progress of a job. */
  readonly isOwn?: true;
  /** Without the right, even that something happened is hidden: the audit log shows no entry. */
  readonly isSecret?: true;
}

/** client → server, on `subscribe` and `unsubscribe`; `since` asks for what was missed. */
export interface Subscription {
  event: string;
  since?: string;
}

/** server → client, on `message`. */
export interface RealtimeMessage {
  event: string;
  data: {
    /** The changes, oldest first; empty with `isCaughtUp` when nothing was missed. */
    changes: { entity: string; rowId: string | null; kind: number }[];
    /** Where to ask from after a lost connection. */
    position: string;
    /** Too much was missed to list: fetch anew. */
    isGap?: boolean;
    isCaughtUp?: boolean;
  };
}
