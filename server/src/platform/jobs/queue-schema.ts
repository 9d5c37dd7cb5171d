import { PgBoss } from 'pg-boss';

export const queueSchema = 'queue';
export const queueName = 'portal';

/** A process that says nothing for so long is taken for dead, and its job goes to another. */
const heartbeatSeconds = 30;

/**
 * The queue's own tables, made and brought forward by their owner: the role of the application may use them, not change
 * them. Runs with the migrations, under their lock.
 */
export async function migrateQueue(ownerUrl: string, run: (sql: string) => Promise<unknown>): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: queueSchema,
    application_name: 'sewa-portal migrations',
    max: 2,
    supervise: false,
    schedule: false,
  });
  // Whatever fails is thrown by the calls themselves.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    // Thrice: twice its process may die. A job that fails by itself ends its record and is never tried again.
    const options = { heartbeatSeconds, retryLimit: 2, expireInSeconds: 3_600, notify: true };
    if (await boss.getQueue(queueName)) await boss.updateQueue(queueName, options);
    else await boss.createQueue(queueName, options);
  } finally {
    await boss.stop({ graceful: false });
  }
  await run(`grant usage on schema ${queueSchema} to sewa_app`);
  await run(`grant select, insert, update, delete on all tables in schema ${queueSchema} to sewa_app`);
  await run(`grant execute on all functions in schema ${queueSchema} to sewa_app`);
}
