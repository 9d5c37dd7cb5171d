import type { marks } from '@sewa/contract/attendance/marks';
import {
  type attendanceSummary,
  MAX_SUMMARY_DAYS,
  type SummaryGroup,
} from '@sewa/contract/attendance/summary';
import { markWords, reportWords, sheetWords } from '@sewa/contract/attendance/words';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { commonWords } from '@sewa/contract/kernel/resource/common-words';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { DAY_MS } from '@sewa/contract/kernel/values/days';
import type { Texts } from '@sewa/contract/kernel/values/languages';
import { personWords } from '@sewa/contract/people/words';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { recordRead } from '../../platform/resource/record-read.queries.ts';
import { nextOffset } from './register.queries.ts';
import { findSummary } from './register-summary.queries.ts';

export const showSummary: Handler<typeof attendanceSummary.read> = (tx, { query }) => {
  assertPeriod(query);
  return findSummary(tx, query);
};

export const exportSummary: Handler<typeof attendanceSummary.file> = async (tx, { query, language }) => {
  const { format, ...asked } = query;
  assertPeriod(asked);
  await recordRead(tx, { entity: 'attendance_entry', detail: { export: format, filter: asked } });
  const isPerson = asked.by === 'person';
  const marksInOrder = ['present', 'late', 'half', 'absent', 'excused'] as const satisfies typeof marks;
  return {
    fileName: `attendance-${asked.by}-${asked.from}-${asked.to}.${format}`,
    format,
    header: [
      ...(isPerson ? [commonWords.number, personWords.name, personWords.nameLatin] : [nameWords[asked.by]]),
      ...(isPerson ? [commonWords.centreName] : [reportWords.people]),
      ...marksInOrder.map((mark) => markWords[mark]),
      reportWords.percentage,
      reportWords.sewaDays,
    ].map((word) => word[language]),
    page: async (reading, cursor) => {
      const offset = Number(cursor ?? 0);
      const { rows, total } = await findSummary(reading, asked, offset);
      return {
        rows: rows.map((row) => [
          ...(isPerson ? [row.number, row.name, row.nameLatin, row.centreName] : [row.name, row.people]),
          ...marksInOrder.map((mark) => row[mark]),
          row.percentage,
          row.sewaDays,
        ]),
        next: nextOffset(offset, rows.length, total),
      };
    },
  };
};

const nameWords: Readonly<Record<SummaryGroup, Texts>> = {
  person: personWords.name,
  department: sheetWords.fields.department,
  centre: commonWords.centreName,
};

function assertPeriod({ from, to }: QueryOf<typeof attendanceSummary.read>): void {
  if (to < from) throw new PortalError('VALIDATION', { fields: { to: because('endsBeforeItBegins') } });
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_SUMMARY_DAYS)
    throw new PortalError('VALIDATION', { fields: { to: because('daysApart', MAX_SUMMARY_DAYS - 1) } });
}
