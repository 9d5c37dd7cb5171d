import { z } from 'zod';
import { notFound, PortalError } from '../http/portal-error.ts';
import { jobKind, type RunningJob } from '../jobs/job-kind.ts';
import { openProcess } from '../sheets/sheet-process.ts';
import { findImportFile, finishCheck } from './import-file.queries.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportKind } from './import-kind.ts';
import type { ParsedBatch, ParseOrder } from './parse-rows.process.ts';
import { addIssues, countRows, forgetRows, stageRows } from './staged-rows.queries.ts';

export const checkInput = z.object({ kind: z.string(), id: z.uuid() });
type Check = z.infer<typeof checkInput>;

export interface ImportNeeds {
  kinds: ReadonlyMap<string, ImportKind>;
  files: ImportFiles;
}

/** The dry run: every row read, judged by itself and against the database, and kept until it is committed. */
export function checkJob(needs: ImportNeeds) {
  return jobKind({
    name: 'import.check',
    requirement: ({ kind }) => getKind(needs, kind).requirement,
    input: checkInput,
    run: async (job) => {
      const { order, kind, user } = await job.transact(async (tx, who) => {
        const file = await findImportFile(tx, job.input.id);
        const found = getKind(needs, job.input.kind);
        if (!file || file.state === 'done') throw notFound();
        await forgetRows(tx, file.id);
        const context = await found.parserContext(tx, who);
        const { heading_row: headingRow, mapping } = file;
        const path = await needs.files.pathOf(tx, file.id);
        const order = { path, parser: found.parser.href, context, headingRow, mapping };
        return { kind: found, user: who.userId, order };
      });
      const rows = await stageAll(job, order, user);
      if (rows === 0) throw new PortalError('SHEET_EMPTY');
      for (const [step, check] of kind.checks.entries()) {
        job.progress(rows + (rows * step) / kind.checks.length, rows * 2);
        await job.transact(async (tx) => addIssues(tx, job.input.id, await check(tx, job.input.id)));
      }
      return job.transact(async (tx) => {
        const counts = await countRows(tx, job.input.id);
        await finishCheck(tx, job.input.id, counts);
        return { rows: counts.rows, errors: counts.errors, warnings: counts.warnings };
      });
    },
  });
}

export function getKind(needs: ImportNeeds, name: string): ImportKind {
  const kind = needs.kinds.get(name);
  if (!kind) throw notFound();
  return kind;
}

const processFile = new URL('./parse-rows.process.ts', import.meta.url);

/** While one batch is being written, the next one is being read. */
async function stageAll(job: RunningJob<Check>, order: ParseOrder, user: string): Promise<number> {
  const parser = await openProcess(processFile, order, { user, signal: job.signal });
  try {
    let rows = 0;
    let next = parser.ask<ParsedBatch>('next');
    for (;;) {
      const batch = await next;
      if (batch.rows === 0) return rows;
      next = parser.ask<ParsedBatch>('next');
      // It is awaited only when this batch is written; a failure must not end the process before.
      next.catch(() => undefined);
      await job.transact((tx) => stageRows(tx, job.input.id, batch.bytes));
      rows += batch.rows;
      job.progress(rows);
    }
  } finally {
    parser.end();
  }
}
