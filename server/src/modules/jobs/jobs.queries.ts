import type { Job } from '@sewa/contract/jobs/jobs';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { shownError } from '../../platform/jobs/job-error.ts';

const mostShown = 50;
const columns = [
  'id',
  'kind',
  'state',
  'done',
  'total',
  'is_cancel_asked',
  'result',
  'error',
  'error_data',
  'created_at',
  'ended_at',
] as const;

/** Whose jobs they are, the policy says. */
export async function listJobs(tx: Tx, language: Language): Promise<Job[]> {
  const rows = await tx
    .selectFrom('job')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => asJob(row, language));
}

export async function findJob(tx: Tx, id: string, language: Language): Promise<Job | null> {
  const row = await tx.selectFrom('job').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? asJob(row, language) : null;
}

export async function askToCancel(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('job')
    .set({ is_cancel_asked: true })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

interface JobRow {
  id: string;
  kind: string;
  state: Job['state'];
  done: number;
  total: number | null;
  is_cancel_asked: boolean;
  result: unknown;
  error: string | null;
  error_data: unknown;
  created_at: string;
  ended_at: string | null;
}

function asJob(row: JobRow, language: Language): Job {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    done: row.done,
    total: row.total,
    isCancelAsked: row.is_cancel_asked,
    result: row.result as Job['result'],
    error: row.error === null ? null : shownError({ code: row.error, kept: row.error_data }, language),
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}
