import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { Pool, PoolClient } from 'pg';
import { type Who, whoOf } from '../access/who.ts';
import { kyselyOn } from '../db/kysely-on-client.ts';
import { CommitUnknown } from '../db/lost-connection.ts';
import { only } from '../db/only.ts';
import type { SessionDetails } from '../db/request-session.ts';
import { commit } from '../db/transaction.ts';
import { PortalError } from '../http/portal-error.ts';
import { translateError } from '../http/translate-error.ts';
import type { Log } from '../log.ts';
import { keptOf } from './job-error.ts';
import type { JobKind, RunningJob } from './job-kind.ts';
import { willRunAgain } from './will-run-again.ts';

interface Running {
  id: string;
  kinds: ReadonlyMap<string, JobKind>;
  pool: Pool;
  timeZone: string;
  log: Log;
  /** The portal is being closed: the job is broken off, to be taken up again. */
  closing: AbortSignal;
}

const reportEveryMs = 500;

/**
 * One job from its beginning to its end, which is written down; throws only when it is to be run again. A lock that ends
 * with the connection keeps a second run out while the first one lives, however silent it was.
 */
export async function runJob(running: Running): Promise<void> {
  const { id, pool } = running;
  const watch = await pool.connect();
  try {
    const lock = await watch.query<{ held: boolean }>('select hold_job($1) as held', [id]);
    if (!only(lock.rows).held) return;
    await runAlone(running, watch);
  } finally {
    // A connection that cannot be unlocked is closed, which ends its locks as well.
    const broken = await watch.query('select pg_advisory_unlock_all()').then(
      () => undefined,
      (error: Error) => error,
    );
    watch.release(broken);
  }
}

async function runAlone(running: Running, watch: PoolClient): Promise<void> {
  const { id, kinds, log, closing } = running;
  const begun = await watch.query<{ kind: string; input: unknown }>('select * from begin_job($1)', [id]);
  const job = begun.rows[0];
  if (!job) return;
  const cancelling = new AbortController();
  const signal = AbortSignal.any([cancelling.signal, closing]);
  const reporter = startReporter({
    watch,
    id,
    log,
    onCancel: () => cancelling.abort(new PortalError('JOB_CANCELLED')),
  });
  try {
    const kind = kinds.get(job.kind);
    if (!kind) throw new PortalError('JOB_LOST');
    const input = kind.input.parse(job.input, { reportInput: true });
    const result = await kind.run({
      id,
      input,
      signal,
      progress: reporter.progress,
      transact: transactions(running, kind, input, signal),
      afterwards: transactions(running, kind, input, new AbortController().signal),
    });
    await reporter.stop();
    await endJob(watch, id, { state: 'done', result });
  } catch (error) {
    await reporter.stop();
    if (closing.aborted || willRunAgain(signal, error)) throw error;
    const refusal = cancelling.signal.aborted ? new PortalError('JOB_CANCELLED') : translateError(error);
    if (refusal.code === 'INTERNAL')
      log.error(`job ${job.kind} ${id} failed: ${String(refusal.cause ?? error)}`);
    const state = refusal.code === 'JOB_CANCELLED' ? 'cancelled' : 'failed';
    await endJob(watch, id, { state, error: refusal.code, data: keptOf(refusal) });
  }
}

interface Ending {
  state: 'done' | 'failed' | 'cancelled';
  result?: Record<string, unknown>;
  error?: string;
  data?: unknown;
}

async function endJob(watch: PoolClient, id: string, { state, result, error, data }: Ending): Promise<void> {
  await watch.query('select end_job($1, $2, $3, $4, $5)', [
    id,
    state,
    asJson(result),
    error ?? null,
    asJson(data),
  ]);
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Writes down twice a second how far the job is, and learns whether it was cancelled. */
function startReporter(of: { watch: PoolClient; id: string; log: Log; onCancel(): void }) {
  const { watch, id, log, onCancel } = of;
  let done = 0;
  let total: number | null = null;
  let last = Promise.resolve();
  const report = async () => {
    const answer = await watch.query<{ cancelled: boolean }>('select report_job($1, $2, $3) as cancelled', [
      id,
      done,
      total,
    ]);
    if (only(answer.rows).cancelled) onCancel();
  };
  const timer = setInterval(() => {
    last = last
      .then(report)
      .catch((error: Error) => log.warn(`job ${id}: progress was not reported: ${error.message}`));
  }, reportEveryMs);
  return {
    progress: (now: number, of?: number) => {
      done = Math.floor(now);
      if (of !== undefined) total = of;
    },
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}

function transactions(
  { id, pool, timeZone, log }: Running,
  kind: JobKind,
  input: unknown,
  signal: AbortSignal,
): RunningJob<unknown>['transact'] {
  return async (run) => {
    signal.throwIfAborted();
    const client = await pool.connect();
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping = cancelStatement(pool, client).catch((error: Error) =>
        log.warn(`job ${id}: its statement was not cancelled: ${error.message}`),
      );
    };
    signal.addEventListener('abort', stop, { once: true });
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const who = await openJob(client, id, timeZone);
      if (!meets(requirementOf(kind, input), who)) throw new PortalError('FORBIDDEN');
      const result = await run(kyselyOn(client), who, client);
      signal.throwIfAborted();
      // From here on a cancellation comes too late: it must not break off the commit and leave a doubt.
      signal.removeEventListener('abort', stop);
      await commit(client, { result });
      return result;
    } catch (error) {
      // Sent late, it would stop whatever uses this connection next.
      await stopping;
      if (error instanceof CommitUnknown) broken = error;
      else
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      client.release(broken);
    }
  };
}

function requirementOf(kind: JobKind, input: unknown) {
  return typeof kind.requirement === 'function' ? kind.requirement(input) : kind.requirement;
}

async function openJob(client: PoolClient, id: string, timeZone: string): Promise<Who> {
  const opened = await client.query<SessionDetails>('select * from open_job($1)', [id]);
  const details = opened.rows[0];
  if (!details) throw new PortalError('FORBIDDEN');
  return whoOf(details, timeZone);
}

/** The statement that runs there now; the same role may do that. */
async function cancelStatement(pool: Pool, client: PoolClient): Promise<void> {
  const { processID } = client as unknown as { processID: number | null };
  if (processID !== null) await pool.query('select pg_cancel_backend($1)', [processID]);
}
