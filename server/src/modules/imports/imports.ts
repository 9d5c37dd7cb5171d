import type { ImportState, imports } from '@sewa/contract/imports/imports';
import type { ImportIssue, ImportMapping } from '@sewa/contract/kernel/import/import';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler, SteppingHandler } from '../../platform/http/route.ts';
import type { ImportNeeds } from '../../platform/import/check-job.ts';
import {
  beginCheck,
  beginCommit,
  deleteImportFile,
  findImportFile,
  type ImportFile,
  insertImportFile,
  listImportFiles,
  lockImportFile,
} from '../../platform/import/import-file.queries.ts';
import type { ImportKind } from '../../platform/import/import-kind.ts';
import { columnOf, issueText } from '../../platform/import/issue-texts.ts';
import { readHeadings } from '../../platform/import/read-headings.ts';
import { rejectedFile } from '../../platform/import/rejected-file.ts';
import { forgetRows, rowsWithIssues } from '../../platform/import/staged-rows.queries.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findJob } from '../jobs/public.ts';

export type Needs = ImportNeeds & { jobs: Jobs };

export function listImports(needs: Needs): Handler<typeof imports.list> {
  return async (tx, { who, params, language }) => {
    const kind = kindOf(needs, params.kind, who);
    const files = await listImportFiles(tx, kind.name);
    return Promise.all(files.map((file) => stateOf(tx, kind, file, language)));
  };
}

export function emptyTemplate(needs: Needs): Handler<typeof imports.template> {
  return async (_tx, { who, params, language }) => {
    const { name, columns } = kindOf(needs, params.kind, who);
    return {
      fileName: `${name}.xlsx`,
      format: 'xlsx',
      header: columns.map(({ headings }) => headings[who.language ?? language]),
      page: async () => ({ rows: [], next: null }),
    };
  };
}

export function uploadImport(needs: Needs): SteppingHandler<typeof imports.upload> {
  return async (step, { who, params, query, language, upload }) => {
    const kind = kindOf(needs, params.kind, who);
    const id = newId();
    const { path, bytes } = await needs.files.receive(id, upload);
    try {
      const {
        headings,
        headingRow: heading_row,
        sample,
        mapping,
      } = await readHeadings(path, { columns: kind.columns, user: who.userId });
      return await step(async (tx) => {
        const { name } = kind;
        const file_name = query.fileName;
        await insertImportFile(tx, {
          id,
          kind: name,
          file_name,
          bytes,
          headings,
          heading_row,
          sample,
          mapping,
        });
        await needs.files.keep(tx, id);
        return stateOf(tx, kind, await getFile(tx, kind, id), language);
      });
    } catch (error) {
      await needs.files.removeCopy(id);
      throw error;
    }
  };
}

export function readImport(needs: Needs): Handler<typeof imports.read> {
  return async (tx, { who, params, language }) => {
    const kind = kindOf(needs, params.kind, who);
    return stateOf(tx, kind, await getFile(tx, kind, params.id), language);
  };
}

export function checkImport(needs: Needs): Handler<typeof imports.check> {
  return async (tx, { who, params, body, language }) => {
    const kind = kindOf(needs, params.kind, who);
    const file = await getIdleFile(tx, kind, params.id);
    if (file.state === 'done') throw new PortalError('IMPORT_NOT_READY');
    assertMapped(kind, file, body.mapping);
    const job = await needs.jobs.ask(tx, { kind: 'import.check', input: { kind: kind.name, id: file.id } });
    await beginCheck(tx, file.id, { mapping: body.mapping, job });
    return stateOf(tx, kind, await getFile(tx, kind, file.id), language);
  };
}

export function listIssues(needs: Needs): Handler<typeof imports.issues> {
  return async (tx, { who, params, query, language }) => {
    const kind = kindOf(needs, params.kind, who);
    const file = await getFile(tx, kind, params.id);
    const { page, size } = query;
    const found = await rowsWithIssues(tx, {
      importId: file.id,
      after: 0,
      limit: size,
      offset: page * size,
      level: 1,
    });
    const rows = found.map(({ row_no, issues }) => ({
      row: row_no,
      issues: (issues as ImportIssue[]).map((issue) => ({
        field: issue.field,
        ...columnOf(kind, { field: issue.field, language: who.language ?? language }, file),
        code: issue.code,
        message: issueText(kind, issue, who.language ?? language),
        isWarning: issue.isWarning ?? false,
      })),
    }));
    return { rows, total: file.error_count + file.warning_count };
  };
}

export function commitImport(needs: Needs): Handler<typeof imports.commit> {
  return async (tx, { who, params, body, language }) => {
    const kind = kindOf(needs, params.kind, who);
    const file = await getIdleFile(tx, kind, params.id);
    if (file.state !== 'checked') throw new PortalError('IMPORT_NOT_READY');
    const { error_count: errors, warning_count: warnings } = file;
    const isUndecided =
      (errors > 0 && body.errors === 'refuse') || (warnings > 0 && body.warnings === 'refuse');
    if (isUndecided) throw new PortalError('IMPORT_HAS_ISSUES', { data: { errors, warnings } });
    const mostLevel = body.warnings === 'accept' ? 1 : 0;
    const total = file.row_count - errors - (mostLevel === 0 ? warnings : 0);
    const input = { kind: kind.name, id: file.id, mostLevel };
    await beginCommit(tx, file.id, await needs.jobs.ask(tx, { kind: 'import.commit', input, total }));
    return stateOf(tx, kind, await getFile(tx, kind, file.id), language);
  };
}

export function rejectedRows(needs: Needs): Handler<typeof imports.rejected> {
  return async (tx, { who, params, language }) => {
    const kind = kindOf(needs, params.kind, who);
    const file = await getFile(tx, kind, params.id);
    if (file.state === 'uploaded') throw new PortalError('IMPORT_NOT_READY');
    return rejectedFile({
      kind,
      file,
      path: await needs.files.pathOf(tx, file.id),
      level: (file.result?.mostLevel ?? 0) + 1,
      language: who.language ?? language,
    });
  };
}

export function removeImport(needs: Needs): Handler<typeof imports.remove> {
  return async (tx, { who, params }) => {
    const kind = kindOf(needs, params.kind, who);
    const { id } = await getIdleFile(tx, kind, params.id);
    await forgetRows(tx, id);
    await deleteImportFile(tx, id);
    await needs.files.remove(tx, id);
    return null;
  };
}

/** The call asks for the right of some kind; here it is this kind's own. */
function kindOf(needs: Needs, name: string, who: Who): ImportKind {
  const kind = needs.kinds.get(name);
  if (!kind) throw notFound();
  const { requirement } = kind;
  if (!meets(requirement, who)) throw new PortalError('FORBIDDEN', { data: { requirement } });
  return kind;
}

async function getFile(tx: Tx, kind: ImportKind, id: string): Promise<ImportFile> {
  const file = await findImportFile(tx, id);
  if (file?.kind !== kind.name) throw notFound();
  return file;
}

/** Locked, with no job at work on it: of two clicks the second is refused. */
async function getIdleFile(tx: Tx, kind: ImportKind, id: string): Promise<ImportFile> {
  await getFile(tx, kind, id);
  const file = await lockImportFile(tx, id, { isPatient: false });
  const job = file?.job_id ? await findJob(tx, file.job_id, 'en') : null;
  if (!file || job?.state === 'waiting' || job?.state === 'running')
    throw new PortalError('IMPORT_NOT_READY');
  return file;
}

function assertMapped(kind: ImportKind, file: ImportFile, mapping: ImportMapping): void {
  const fields = new Set(kind.columns.map(({ field }) => field));
  const places = Object.values(mapping);
  const isKnown = Object.keys(mapping).every((field) => fields.has(field));
  const isThere = places.every((place) => place < file.headings.length);
  if (!isKnown || !isThere || new Set(places).size !== places.length) throw new PortalError('VALIDATION');
  const missing = kind.columns.filter(({ field, isRequired }) => isRequired && !(field in mapping));
  if (missing.length > 0)
    throw new PortalError('IMPORT_UNMAPPED', { data: { fields: missing.map(({ field }) => field) } });
}

async function stateOf(
  tx: Tx,
  kind: ImportKind,
  found: ImportFile,
  language: Language,
): Promise<ImportState> {
  const job = found.job_id === null ? null : await findJob(tx, found.job_id, language);
  // A job ends after its work is committed, so the file must not be older than the job that is shown with it.
  const file = job === null ? found : await getFile(tx, kind, found.id);
  return {
    id: file.id,
    kind: kind.name,
    fileName: file.file_name,
    state: file.state,
    job,
    columns: kind.columns.map(({ field, headings, isRequired }) => ({
      field,
      heading: headings[language],
      isRequired: isRequired ?? false,
    })),
    headings: file.headings,
    sample: file.sample,
    mapping: file.mapping,
    rows: file.row_count,
    errors: file.error_count,
    warnings: file.warning_count,
    result: file.result && { created: file.result.created, leftOut: file.result.leftOut },
    createdAt: file.created_at,
  };
}
