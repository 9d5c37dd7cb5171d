import type { AnyReport, ReportColumn, ReportRow } from '@sewa/contract/bav/reports/report';
import { MAX_REPORT_DAYS, MAX_REPORT_ROWS } from '@sewa/contract/bav/reports/report';
import { itemWords } from '@sewa/contract/bav/words';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import { daysBetween } from '@sewa/contract/kernel/values/days';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { formatMoney } from '@sewa/contract/kernel/values/money';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { handle, handleInSteps, type Route } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { recordRead } from '../../../platform/resource/record-read.queries.ts';
import { findFilterNames } from './filter-names.queries.ts';

/** What a report finds: its first rows, the sums of all of them, and how many there are. */
export interface FoundReport {
  rows: readonly ReportRow[];
  totals: Readonly<Record<string, number | null>>;
  total: number;
}

export interface ServedReport<R extends AnyReport> {
  report: R;
  /** At most `limit` rows from `offset` on; the sums are of all rows. */
  find(tx: Tx, query: QueryOf<R['read']>, page: { limit: number; offset: number }): Promise<FoundReport>;
}

/** A file is fetched in pages of this size. */
const FILE_PAGE = 1_000;
/** More rows are not printed: a statement of five thousand items has some hundred pages. */
const MAX_PRINTED_ROWS = 5_000;

const template = new URL('./report.typ', import.meta.url);

/** The three ways to get a report: on the screen, as a file, on paper. */
export function serveReport<R extends AnyReport>(served: ServedReport<R>, needs: PrintNeeds): Route[] {
  const { report } = served;
  const columns = Object.entries<ReportColumn>(report.columns);
  const find = (tx: Tx, query: Asked, page: { limit: number; offset: number }) => {
    assertPeriod(query);
    return served.find(tx, query as never, page);
  };
  return [
    handle(report.read, async (tx, { query }) => {
      const { rows, totals, total } = await find(tx, query, { limit: MAX_REPORT_ROWS, offset: 0 });
      return { rows: [...rows], totals, total };
    }),
    handle(report.file, async (tx, call) => {
      const { format = 'csv', ...query } = call.query as Asked & { format?: 'csv' | 'xlsx' };
      assertPeriod(query);
      const language = call.who.language ?? call.language;
      await recordRead(tx, { entity: 'bav_receipt', detail: { export: report.name, filter: query } });
      return {
        fileName: `${report.name}.${format}`,
        format,
        header: columns.map(([name, column]) => headingOf(report, { name, column, query, language })),
        page: async (reading, cursor) => {
          const offset = Number(cursor ?? 0);
          const { rows, total } = await find(reading, query, { limit: FILE_PAGE, offset });
          const next = offset + rows.length;
          return {
            rows: rows.map((row) => columns.map(([name, column]) => fileCell(column, row[name], language))),
            next: rows.length > 0 && next < total ? String(next) : null,
          };
        },
      };
    }),
    handleInSteps(report.print, (step, call) => {
      const { language: _language, ...query } = call.query as Asked;
      return printReply(
        needs,
        { step, call: call as never },
        {
          template,
          fileName: `${report.name}.pdf`,
          read: { entity: 'bav_receipt', detail: { filter: query } },
          find: async (tx, format) => {
            const found = await find(tx, query, { limit: MAX_PRINTED_ROWS, offset: 0 });
            if (found.total > found.rows.length) throw new PortalError('PRINT_TOO_LARGE');
            const names = await findFilterNames(tx, {
              centre: textIn(query, 'centre'),
              till: textIn(query, 'till'),
              location: textIn(query, 'location'),
            });
            return { data: printData(report, { found, query, names, format }) };
          },
        },
      );
    }),
  ];
}

type Asked = Readonly<Record<string, unknown>>;

function textIn(query: Asked, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' ? value : null;
}

function assertPeriod({ from, to }: Asked): void {
  if (typeof from !== 'string' || typeof to !== 'string') return;
  if (to < from) throw new PortalError('VALIDATION', { fields: { to: because('endsBeforeItBegins') } });
  if (daysBetween(from, to) >= MAX_REPORT_DAYS)
    throw new PortalError('VALIDATION', { fields: { to: because('daysApart', MAX_REPORT_DAYS - 1) } });
}

/** The first column of a grouped report is called as the group is. */
function headingOf(
  report: Pick<AnyReport, 'columns' | 'groups'>,
  { name, column, query, language }: { name: string; column: ReportColumn; query: Asked; language: Language },
): string {
  const isFirst = Object.keys(report.columns)[0] === name;
  const group = isFirst ? report.groups?.[String(query['by'])] : undefined;
  return (group ?? column)[language];
}

/** Amounts in rupees: a spreadsheet adds them up. */
function fileCell(column: ReportColumn, value: string | number | null | undefined, language: Language) {
  const word = choiceWord(column, value ?? '', language);
  if (word !== null || value === null || value === undefined) return word;
  return column.kind === 'money' ? Number(value) / 100 : value;
}

interface Printed {
  query: Asked;
  /** Of what the filters select. */
  names: readonly string[];
  format: PrintFormat;
}

function printData(report: AnyReport, printed: Printed & { found: FoundReport }) {
  const { found, query, format } = printed;
  const { language } = format;
  const columns = Object.entries<ReportColumn>(report.columns);
  return {
    title: report.title[language],
    note: noteOf(printed),
    columns: columns.map(([name, column]) => ({
      name: headingOf(report, { name, column, query, language }),
      isNumber: column.kind !== 'text' && column.kind !== 'day',
    })),
    rows: found.rows.map((row) => columns.map(([name, column]) => printCell(column, row[name], format))),
    totals: columns.map(([name, column]) =>
      column.isTotalled ? printCell(column, found.totals[name], format) : '',
    ),
  };
}

/** What the report is about: its days, and every filter that is set. */
function noteOf({ query, names, format }: Printed): string {
  const { from, to, day, category, days } = query;
  const period = [day ?? from, day === undefined ? to : undefined].filter((one) => typeof one === 'string');
  const parts = [
    period.map((one) => format.day(one)).join(' – '),
    ...names,
    category === undefined ? '' : choiceWord(itemWords.fields.category, category, format.language),
    typeof days === 'number' ? unsoldFor[format.language](format.number(days)) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

const unsoldFor: Readonly<Record<Language, (days: string) => string>> = {
  en: (days) => `not sold for ${days} days`,
  hi: (days) => `${days} दिन से नहीं बिका`,
  pa: (days) => `${days} ਦਿਨ ਤੋਂ ਨਹੀਂ ਵਿਕਿਆ`,
};

function printCell(
  column: ReportColumn,
  value: string | number | null | undefined,
  format: PrintFormat,
): string {
  const word = choiceWord(column, value ?? '', format.language);
  if (word !== null || value === null || value === undefined) return word ?? '';
  switch (column.kind) {
    case 'money':
      return formatMoney(Number(value), format.language);
    case 'number':
      return format.number(Number(value));
    case 'percent':
      return `${format.number(Number(value))} %`;
    case 'day':
      return format.day(String(value)) ?? '';
    case 'text':
      return textOf(String(value), format);
  }
}

/** The rows of a report over time are named by their day or month. */
function textOf(text: string, format: PrintFormat): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return format.day(text) ?? text;
  return /^\d{4}-\d\d$/.test(text) ? format.month(text) : text;
}
