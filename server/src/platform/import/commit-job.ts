import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { PortalError } from '../http/portal-error.ts';
import { jobKind, type RunningJob } from '../jobs/job-kind.ts';
import { willRunAgain } from '../jobs/will-run-again.ts';
import { checkInput, getKind, type ImportNeeds } from './check-job.ts';
import {
  countImported,
  finishImport,
  type ImportFile,
  keepReserved,
  lockImportFile,
} from './import-file.queries.ts';
import type { ImportKind } from './import-kind.ts';
import { countRows, forgetRows, type RowCounts } from './staged-rows.queries.ts';

const commitInput = checkInput.extend({
  /** Rows with nothing worse than this are taken. */
  mostLevel: z.number().int().min(0).max(1),
});
type Commit = z.infer<typeof commitInput>;

const partSize = 500;
/** Between two parts, as a share of what the last one took: everybody else's turn. */
const restShare = 0.25;

/** All the good rows in one transaction, or none. Run twice, it takes them once. */
export function commitJob(needs: ImportNeeds) {
  return jobKind({
    name: 'import.commit',
    requirement: ({ kind }) => getKind(needs, kind).requirement,
    input: commitInput,
    run: async (job) => {
      const kind = getKind(needs, job.input.kind);
      await reserve(job, kind);
      const { created, leftOut } = await commitAll(job, kind).catch(async (error: unknown) => {
        if (!willRunAgain(job.signal, error)) await release(job, kind);
        throw error;
      });
      await job.afterwards((tx) => countImported(tx, kind.tables)).catch(leaveToHousekeeping);
      if (leftOut === 0)
        await job.afterwards((tx) => needs.files.remove(tx, job.input.id)).catch(leaveToHousekeeping);
      return { created, leftOut };
    },
  });
}

/** The rows are in. Counts that were not updated and files that were not removed are settled within the hour. */
function leaveToHousekeeping(): void {}

/** In a transaction of its own: whoever else needs the next number would wait for the whole import otherwise. */
async function reserve(job: RunningJob<Commit>, kind: ImportKind): Promise<void> {
  await job.transact(async (tx) => {
    const file = await ready(job, await lockImportFile(tx, job.input.id, { isPatient: true }));
    if (file.state === 'done') return;
    assertUnchanged(file, await countRows(tx, file.id));
    // Of a process that died.
    if (file.reserved) await kind.release(tx, file.reserved);
    await keepReserved(
      tx,
      file.id,
      await kind.reserve(tx, { importId: file.id, mostLevel: job.input.mostLevel }),
    );
  });
}

async function commitAll(
  job: RunningJob<Commit>,
  kind: ImportKind,
): Promise<NonNullable<ImportFile['result']>> {
  return job
    .transact(async (tx) => {
      const file = await ready(job, await lockImportFile(tx, job.input.id, { isPatient: true }));
      if (file.result !== null) return file.result;
      const { id } = file;
      let reserved = file.reserved ?? {};
      const { mostLevel } = job.input;
      const counts = await countRows(tx, id);
      assertUnchanged(file, counts);
      const wanted = counts.rows - counts.errors - (mostLevel === 0 ? counts.warnings : 0);
      let made = 0;
      for (let from = 1; from <= counts.lastRow; from += partSize) {
        job.signal.throwIfAborted();
        const started = performance.now();
        const part = await kind.commit(tx, {
          importId: id,
          mostLevel,
          from,
          to: from + partSize - 1,
          reserved,
        });
        made += part.made;
        reserved = part.reserved;
        job.progress(made, wanted);
        await pause((performance.now() - started) * restShare);
      }
      if (made !== wanted) throw new PortalError('IMPORT_STALE');
      await kind.finish(tx, { importId: id, mostLevel });
      const result = { created: made, leftOut: counts.rows - made, mostLevel };
      await finishImport(tx, id, result);
      await forgetRows(tx, id, { mostLevel });
      return result;
    })
    .catch((error: unknown) => {
      throw asStale(error);
    });
}

async function release(job: RunningJob<Commit>, kind: ImportKind): Promise<void> {
  await job
    .afterwards(async (tx) => {
      const file = await lockImportFile(tx, job.input.id, { isPatient: true });
      if (!file?.reserved || file.state === 'done') return;
      await kind.release(tx, file.reserved);
      await keepReserved(tx, file.id, null);
    })
    // What stays reserved is released by the next attempt: see reserve.
    .catch(() => undefined);
}

async function ready(job: RunningJob<Commit>, file: ImportFile | null): Promise<ImportFile> {
  if (!file) throw new PortalError('IMPORT_NOT_READY');
  if (file.kind !== job.input.kind || file.state === 'uploaded') throw new PortalError('IMPORT_NOT_READY');
  return file;
}

/** The rows are kept without a safety net: after a crash of the database they are gone, and checked anew. */
function assertUnchanged(file: ImportFile, counts: RowCounts): void {
  if (file.state !== 'done' && counts.rows !== file.row_count) throw new PortalError('IMPORT_STALE');
}

/** What was free when the file was checked may be taken now. */
function asStale(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(23505|23503|23514)$/.test(code) ? new PortalError('IMPORT_STALE', { cause: error }) : error;
}
