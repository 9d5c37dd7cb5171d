import { z } from 'zod';
import { jobSchema } from '../jobs/jobs.ts';
import { endpoint } from '../kernel/calls/endpoint.ts';
import type { Requirement } from '../kernel/rights/requirement.ts';
import type { Importable } from './importable.ts';

export const IMPORT_MAX_BYTES = 40 * 1024 * 1024;

const mapping = z.record(z.string().max(40), z.number().int().min(0).max(99));

/** Where an import stands; it is the same after a reload, and on another device. */
export const importState = z.object({
  id: z.uuid(),
  kind: z.string(),
  fileName: z.string(),
  /** `uploaded`: columns to be mapped; `checked`: to be committed; `done`. While `job` runs, it is on its way to the next. */
  state: z.enum(['uploaded', 'checked', 'done']),
  job: jobSchema.nullable(),
  /** The fields that can be mapped, with their headings in the reader's language. */
  columns: z.array(z.object({ field: z.string(), heading: z.string(), isRequired: z.boolean() })),
  headings: z.array(z.string()),
  /** The first rows below the headings; identity numbers are masked. */
  sample: z.array(z.array(z.string())),
  mapping,
  /** After the check: rows in all, rows with an error, rows with nothing worse than a warning. */
  rows: z.number().int(),
  errors: z.number().int(),
  warnings: z.number().int(),
  result: z.object({ created: z.number().int(), leftOut: z.number().int() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type ImportState = z.infer<typeof importState>;

export const importIssueRow = z.object({
  /** As the spreadsheet counts it. */
  row: z.number().int(),
  issues: z.array(
    z.object({
      field: z.string(),
      /** What stands above the column in the file; where it has no such column, what would stand there. */
      heading: z.string(),
      /** The column's letter in the spreadsheet; empty when the file has no such column. */
      column: z.string(),
      code: z.string(),
      message: z.string(),
      isWarning: z.boolean(),
    }),
  ),
});
export type ImportIssueRow = z.infer<typeof importIssueRow>;

/** The calls as far as the browser needs them: addresses and shapes. Nobody may make them until kinds are named. */
export const imports = importCalls([]);

/** The right of any kind opens the call; the handler asks for the right of the kind at hand. */
export function importCalls(kinds: readonly Importable[]) {
  const requirement: Requirement = { anyOf: kinds.map((kind) => kind.requirement) };
  const kindParams = z.object({ kind: kindSchema(kinds) });
  const fileParams = kindParams.extend({ id: z.uuid() });
  return {
    list: endpoint({
      method: 'GET',
      path: '/api/import/{kind}',
      requirement,
      summary: 'The caller’s recent imports, newest first',
      params: kindParams,
      reply: importState,
      envelope: 'docs',
    }),
    template: endpoint({
      method: 'GET',
      path: '/api/import/{kind}/template',
      requirement,
      summary: 'An empty Excel file with the headings in the reader’s language',
      params: kindParams,
      reply: z.string(),
      envelope: 'stream',
    }),
    upload: endpoint({
      method: 'POST',
      path: '/api/import/{kind}',
      requirement,
      summary: 'Upload an Excel or CSV file: its headings and how they seem to map',
      params: kindParams,
      query: z.object({ fileName: z.string().trim().min(1).max(200) }),
      upload: { maxBytes: IMPORT_MAX_BYTES },
      reply: importState,
    }),
    read: endpoint({
      method: 'GET',
      path: '/api/import/{kind}/{id}',
      requirement,
      summary: 'Where an import stands',
      params: fileParams,
      reply: importState,
    }),
    check: endpoint({
      method: 'PUT',
      path: '/api/import/{kind}/{id}/mapping',
      requirement,
      summary: 'Say which column holds which field, and check every row; nothing is imported yet',
      params: fileParams,
      body: z.object({ mapping }),
      reply: importState,
    }),
    issues: endpoint({
      method: 'GET',
      path: '/api/import/{kind}/{id}/issues',
      requirement,
      summary: 'Everything that the check found, by row and column',
      params: fileParams,
      query: z.object({
        page: z.coerce.number().int().min(0).max(10_000).default(0),
        size: z.coerce.number().int().min(1).max(500).default(50),
      }),
      reply: importIssueRow,
      envelope: 'list',
    }),
    commit: endpoint({
      method: 'POST',
      path: '/api/import/{kind}/{id}/commit',
      requirement,
      summary: 'Import the checked rows, all of them or none',
      params: fileParams,
      body: z.object({
        /** What happens to rows with errors. */
        errors: z.enum(['refuse', 'leaveOut']),
        /** What happens to rows with nothing worse than a warning. */
        warnings: z.enum(['refuse', 'leaveOut', 'accept']),
      }),
      reply: importState,
    }),
    rejected: endpoint({
      method: 'GET',
      path: '/api/import/{kind}/{id}/rejected',
      requirement,
      summary:
        'The rows that were or would be left out, as an Excel file to mend: the same columns and one with the errors',
      params: fileParams,
      reply: z.string(),
      envelope: 'stream',
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/import/{kind}/{id}',
      requirement,
      summary: 'Forget an uploaded file and what was found in it; what was imported stays',
      params: fileParams,
      reply: z.null(),
    }),
  } as const;
}

function kindSchema(kinds: readonly Importable[]): z.ZodType<string, string> {
  const [first, ...others] = kinds.map(({ name }) => name);
  return first === undefined ? z.string() : z.enum([first, ...others]);
}
