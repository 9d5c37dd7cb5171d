import type { Pool, PoolClient } from 'pg';
import type { Tx } from './kysely-on-client.ts';
import type { SessionDetails } from './request-session.ts';

export interface RequestWork<T> {
  token: string;
  requestId: string;
  /** `session` is null when there is none. A reading one may run twice: see speculative/README.md. */
  run(tx: Tx, session: SessionDetails | null): Promise<T>;
  /** The last statement of a write, which leaves together with the commit: it must be sent before the first `await`. */
  lastly?: ((tx: Tx, result: T) => Promise<void>) | undefined;
}

/** How the work of a request gets its connection and its context: see plain-requests.ts and speculative/. */
export interface Requests {
  read<T>(work: RequestWork<T>): Promise<T>;
  write<T>(work: RequestWork<T>): Promise<T>;
  /** A transaction without context. */
  anonymous<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** A connection that refuses writes, outside every request and transaction. */
  look<T>(run: (client: PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface RequestPools {
  /** Its connections refuse writes. */
  reading: Pool;
  writing: Pool;
  /** Marks a session as used, for its idle limit; nobody waits for it. */
  touch(token: string): void;
}
