import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Tx } from '../db/kysely-on-client.ts';
import { StandbyAware } from '../db/standby.ts';
import { noteUnconfirmed } from '../db/transaction.ts';
import { PortalError } from '../http/portal-error.ts';
import type { Log } from '../log.ts';
import type { JobKind } from './job-kind.ts';
import { queueName, queueSchema } from './queue-schema.ts';
import { runJob } from './run-job.ts';

export interface Jobs {
  /** Asks for a job within the caller's transaction: it is there exactly when the rest of it is. */
  ask(tx: Tx, job: { kind: string; input: object; total?: number }): Promise<string>;
}

export interface JobRunner extends Jobs {
  /** From now on this process takes up jobs of these kinds. */
  run(kinds: readonly JobKind[]): Promise<void>;
  close(): Promise<void>;
}

const atOnce = 3;
/** Of one user: the third place is left to somebody else. */
const atOncePerUser = 2;
const settleEveryMs = 15_000;

/** Jobs wait in the database, so they outlive this process; each is worked on by one process at a time. */
export function openJobs(options: { url: string; timeZone: string; log: Log }): JobRunner {
  const { url, timeZone, log } = options;
  const closing = new AbortController();
  const pool = openPool(url, log);
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    application_name: 'sewa-portal queue',
    max: 2,
    // Its owner did both with the migrations.
    migrate: false,
    createSchema: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // Only the owner of an index may rebuild it.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn(`job queue: ${error.message}`));
  const kinds = new Map<string, JobKind>();
  let settling: NodeJS.Timeout | null = null;
  let started: Promise<unknown> | null = null;

  function settle(): void {
    pool
      .query('select settle_lost_jobs()')
      .catch((error: Error) => log.warn(`lost jobs were not settled: ${error.message}`));
  }

  return {
    ask: async (tx, { kind, input, total }) => {
      if (!kinds.has(kind)) throw new Error(`no module has jobs of the kind ${kind}`);
      const id = newId();
      const { user_id: user } = await tx
        .insertInto('job')
        .values({
          area_id: sql`context_area()`,
          id,
          user_id: sql`context_user()`,
          kind,
          input: JSON.stringify(input),
          total: total ?? null,
        })
        .returning('user_id')
        .executeTakeFirstOrThrow();
      await boss.send(queueName, { id }, { id, group: { id: user }, db: fromKysely(tx) });
      return id;
    },
    run: async (offered) => {
      for (const kind of offered) kinds.set(kind.name, kind);
      started = boss.start();
      await started;
      const options = {
        localConcurrency: atOnce,
        localGroupConcurrency: atOncePerUser,
        notifyPollingIntervalSeconds: 3,
      };
      await boss.work<{ id: string }>(queueName, options, async (jobs) => {
        for (const { id } of jobs) await runJob({ id, kinds, pool, timeZone, log, closing: closing.signal });
      });
      settle();
      settling = setInterval(settle, settleEveryMs);
    },
    close: async () => {
      if (settling) clearInterval(settling);
      // What is under way is broken off, and taken up by the next process.
      closing.abort(new PortalError('BUSY'));
      if (started)
        await started
          .then(() => boss.stop({ graceful: true, timeout: 5_000 }))
          .catch((error: Error) => log.warn(`the job queue did not stop: ${error.message}`));
      await pool.end();
    },
  };
}

/** Long statements are what these connections are for; waiting for a lock that somebody else holds is not. */
function openPool(url: string, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    max: atOnce * 2 + 1,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'sewa-portal jobs',
    Client: StandbyAware,
    options: '-c statement_timeout=0 -c lock_timeout=20000 -c idle_in_transaction_session_timeout=600000',
  });
  pool.on('error', (error) => log.warn(`database connection of a job lost: ${error.message}`));
  // Without a listener a lost connection would end the process; the statement under way fails with the same error.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    noteUnconfirmed(client);
  });
  return pool;
}
