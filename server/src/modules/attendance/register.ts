import { daysInMonth } from '@sewa/contract/attendance/months';
import type { attendanceReports } from '@sewa/contract/attendance/register';
import { markWords, reportWords } from '@sewa/contract/attendance/words';
import { commonWords } from '@sewa/contract/kernel/resource/common-words';
import { personWords } from '@sewa/contract/people/words';
import { notFound } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { recordRead } from '../../platform/resource/record-read.queries.ts';
import { findById } from './people.queries.ts';
import { findAttendanceOf, findRegister, listUnseen, nextOffset } from './register.queries.ts';

export const showRegister: Handler<typeof attendanceReports.register> = (tx, { query }) =>
  findRegister(tx, query);

/** All people of the month, also those beyond what the screen shows. */
export const exportRegister: Handler<typeof attendanceReports.registerFile> = async (
  tx,
  { query, language },
) => {
  const { format, ...asked } = query;
  await recordRead(tx, { entity: 'attendance_entry', detail: { export: format, filter: asked } });
  const days = Array.from(daysInMonth(asked.month), (_day, place) => String(place + 1));
  return {
    fileName: `attendance-${asked.month}.${format}`,
    format,
    header: [
      commonWords.number[language],
      personWords.name[language],
      personWords.nameLatin[language],
      commonWords.centreName[language],
      ...days,
      ...(['present', 'late', 'half', 'absent', 'excused'] as const).map((mark) => markWords[mark][language]),
      reportWords.percentage[language],
      reportWords.sewaDays[language],
    ],
    page: async (reading, cursor) => {
      const offset = Number(cursor ?? 0);
      const { rows, total } = await findRegister(reading, asked, offset);
      return {
        rows: rows.map((row) => [
          ...[row.number, row.name, row.nameLatin, row.centreName],
          ...row.letters,
          ...[row.present, row.late, row.half, row.absent, row.excused, row.percentage, row.sewaDays],
        ]),
        next: nextOffset(offset, rows.length, total),
      };
    },
  };
};

export function showUnseen({ today }: { today(): string }): Handler<typeof attendanceReports.unseen> {
  return (tx, { query }) => listUnseen(tx, query, today());
}

export function showOfSewadar({ today }: { today(): string }): Handler<typeof attendanceReports.ofSewadar> {
  return async (tx, { params }) => {
    if (!(await findById(tx, params.id))) throw notFound();
    return findAttendanceOf(tx, params.id, today());
  };
}
