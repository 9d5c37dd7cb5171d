import { z } from 'zod';
import { endpoint } from '../../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../../kernel/print.ts';
import { exportFormat } from '../../kernel/resource/paging.ts';
import { right } from '../../kernel/rights/requirement.ts';
import { daySchema } from '../../kernel/values/days.ts';
import type { Texts } from '../../kernel/values/languages.ts';

/** What a column of a report holds: how it is aligned, formatted, totalled and exported. */
export type ReportColumnKind = 'text' | 'day' | 'number' | 'money' | 'percent';

export interface ReportColumn extends Texts {
  readonly kind: ReportColumnKind;
  /** Its sum stands below the table. The report's own `totals` says what the sum is. */
  readonly isTotalled?: boolean;
  /** Words for the codes that the column holds. */
  readonly choices?: Readonly<Record<string, Texts>>;
}

/** A report shows at most so many rows on the screen; the file has all of them. */
export const MAX_REPORT_ROWS = 1_000;
export const MAX_REPORT_DAYS = 1_100;

/** Filters that the page of a report knows how to ask for. A report takes those that it needs. */
export const reportFilters = {
  period: { from: daySchema, to: daySchema },
  day: { day: daySchema },
  centre: { centre: z.uuid().optional() },
  till: { till: z.uuid().optional() },
  location: { location: z.uuid().optional() },
  /** Not sold for so many days. */
  days: { days: z.coerce.number().int().min(1).max(3_650).default(180) },
  category: { category: z.coerce.number().int().min(0).max(100).optional() },
} as const;

const cell = z.union([z.string(), z.number(), z.null()]);
export type ReportRow = Readonly<Record<string, string | number | null>>;

interface ReportOptions<
  Name extends string,
  Columns extends Readonly<Record<string, ReportColumn>>,
  Query extends z.ZodRawShape,
> {
  /** In its address. */
  name: Name;
  title: Texts;
  /** What it answers, in one sentence. */
  hint: Texts;
  query: z.ZodObject<Query>;
  /** The first column names the row. */
  columns: Columns;
  /** By what the rows can be grouped, where the query has `by`. */
  groups?: Readonly<Record<string, Texts>>;
  /** The columns that the chart above the table draws, at most four; columns over time, bars otherwise. */
  chart?: { readonly columns: readonly (keyof Columns & string)[] };
  /** What a row opens by its `id`: the stock of an item, or the orders of a centre. */
  opens?: 'item' | 'centre';
  /** Asked for the last twelve months unless told otherwise; the others for this month. */
  isOfYear?: true;
}

/** A report of the shop: its question, its columns, and the three ways to get it. */
export function report<
  const Name extends string,
  const Columns extends Readonly<Record<string, ReportColumn>>,
  Query extends z.ZodRawShape,
>(options: ReportOptions<Name, Columns, Query>) {
  const path = `/api/bav/reports/${options.name}` as const;
  const title = options.title.en.toLowerCase();
  const { query } = options;
  return {
    ...options,
    read: endpoint({
      method: 'GET',
      path,
      requirement: right('BAV.REPORTS', 'view'),
      summary: `Report: ${title}. At most ${MAX_REPORT_ROWS} rows; \`total\` says how many there are`,
      query,
      reply: z.object({
        rows: z.array(z.record(z.string(), cell)),
        /** Of all rows, by column. */
        totals: z.record(z.string(), z.number().nullable()),
        total: z.number().int(),
      }),
    }),
    file: endpoint({
      method: 'GET',
      path: `${path}/export` as const,
      requirement: right('BAV.REPORTS', 'export'),
      summary: `Report: ${title}, as Excel or CSV; the export is recorded`,
      query: query.extend(exportFormat),
      reply: z.string(),
      envelope: 'stream',
      changesState: true,
    }),
    print: endpoint({
      ...printed,
      path: `${path}/print` as const,
      requirement: right('BAV.REPORTS', 'export'),
      summary: `Report: ${title}, as PDF; the print is recorded`,
      query: query.extend(printLanguage),
    }),
  };
}

/** Any report, for those who walk them all. */
export type AnyReport = Pick<
  ReturnType<typeof report>,
  | 'name'
  | 'title'
  | 'hint'
  | 'columns'
  | 'groups'
  | 'chart'
  | 'opens'
  | 'isOfYear'
  | 'query'
  | 'read'
  | 'file'
  | 'print'
>;
export type ColumnOf<R extends { columns: object }> = keyof R['columns'] & string;
