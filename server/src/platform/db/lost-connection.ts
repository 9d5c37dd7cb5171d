import { DatabaseError } from 'pg';

/**
 * The connection ended, or the database refuses to work on it because it stops or starts. What was asked of it last was not
 * done, unless it was a commit: see CommitUnknown.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return isLostCode(error.code ?? '');
  if (error instanceof ConnectionLost) return true;
  if (!(error instanceof Error)) return false;
  if (ofDatabase.has(error)) return isSocketLost(error);
  // Of pg's own errors only: the text of a refused entry is made when it is read, and a hostile one has no end.
  return error.name === 'Error' && lostTexts.test(error.message);
}

/** The line to some server was lost: the database, a mail server, a bucket. */
export function isSocketLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostSockets.test(String(error.code));
}

const lostSockets = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** Errors of sockets to the database: those of other servers have the same codes. */
const ofDatabase = new WeakSet<Error>();

/** Before the connection is opened. Whoever waits for it, or for a statement on it, gets the error that was noted. */
export function noteSocketErrors(connection: NodeJS.EventEmitter): void {
  connection.on('error', (error: Error) => ofDatabase.add(error));
}

/** Of pg, which has no codes for these. */
const lostTexts =
  /Connection terminated|Client has encountered a connection error|Client was closed|not queryable|Query read timeout|timeout expired/;

/** Of PostgreSQL: connection exceptions, shutting down, starting. */
export function isLostCode(code: string): boolean {
  return /^(08...|57P0[1235])$/.test(code);
}

/** A database that leads no more refuses to write; the next connection finds the one that does. */
export function isReadOnlyRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006';
}

/** For whoever knows that nothing of what was asked for was done. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** The connection was lost after the commit was sent: only the database knows whether it was done. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  /** What the work had made, to be answered if it turns out to be saved. */
  readonly result: unknown;
  /** Null where nobody will ask what became of it. */
  readonly transactionId: string | null;

  constructor(result: unknown, { cause, transactionId }: { cause: unknown; transactionId: string | null }) {
    super('the connection was lost during the commit', { cause });
    this.result = result;
    this.transactionId = transactionId;
  }
}

/**
 * Runs again what only reads, until it succeeds or the time is over: a leader that fails is replaced within seconds.
 */
export async function untilConnected<T>(run: () => Promise<T>, limitMs: number): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await run();
    } catch (error) {
      if (!isConnectionLost(error) || Date.now() + pause > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
