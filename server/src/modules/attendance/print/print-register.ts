import { hasServed } from '@sewa/contract/attendance/marks';
import { daysInMonth, isSunday } from '@sewa/contract/attendance/months';
import type { attendancePrints } from '@sewa/contract/attendance/print';
import { markOfLetter, type RegisterRow } from '@sewa/contract/attendance/register';
import { entryWords, reportWords } from '@sewa/contract/attendance/words';
import { commonWords } from '@sewa/contract/kernel/resource/common-words';
import { personWords } from '@sewa/contract/people/words';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { centreName } from '../../../platform/pdf/print.queries.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { findRegister } from '../register.queries.ts';
import { dayLine } from './day-line.rules.ts';

export const registerTemplate = new URL('./register.typ', import.meta.url);

/** Words of the contract that the template shows. */
export const registerLabels = {
  number: commonWords.number,
  name: personWords.name,
  ...entryWords,
  ...reportWords,
};

export function printRegister(needs: PrintNeeds): SteppingHandler<typeof attendancePrints.register> {
  return (step, call) => {
    const { language: _language, ...asked } = call.query;
    return printReply(
      needs,
      { step, call },
      {
        template: registerTemplate,
        labels: registerLabels,
        fileName: `attendance-${asked.month}.pdf`,
        read: { entity: 'attendance_entry', detail: { filter: asked } },
        find: async (tx, format) => {
          const { rows, total } = await findRegister(tx, asked);
          if (total > rows.length) throw new PortalError('PRINT_TOO_LARGE');
          const centre = asked.centre === undefined ? '' : await centreName(tx, asked.centre);
          const { month, department = '' } = asked;
          return { data: registerData(rows, { month, centre, department, format }) };
        },
      },
    );
  };
}

/** What the template shows of each person, and how many came on each day. */
export function registerData(
  rows: readonly RegisterRow[],
  given: { month: string; centre: string; department: string; format: PrintFormat },
) {
  const { month, centre, department, format } = given;
  const days = daysInMonth(month);
  return {
    month: format.month(month),
    filters: [centre, department].filter((text) => text !== ''),
    count: format.number(rows.length),
    days: days.length,
    dayLine: dayLine(days.map((_day, place) => String(place + 1))),
    sundays: days.flatMap((day, place) => (isSunday(day) ? [place] : [])),
    cameOn: days.map((_day, place) => {
      const came = rows.filter(({ letters }) => hasCome(letters.charAt(place))).length;
      return came === 0 ? '' : format.number(came);
    }),
    rows: rows.map((row) => ({
      number: String(row.number),
      // One name: the line has no room for both, and the number tells two people apart.
      name: format.language === 'en' ? row.nameLatin || row.name : row.name,
      marks: dayLine([...row.letters]),
      counts: countLine([row.present, row.late, row.half, row.excused, row.absent]),
      sewaDays: format.number(row.sewaDays),
      percentage: row.percentage === null ? '' : format.number(row.percentage),
    })),
  };
}

/** Numbers below each other: digits are equally wide, and a figure space is as wide as one. */
function countLine(counts: readonly number[]): string {
  return counts.map((count) => (count === 0 ? '' : String(count)).padStart(3, '\u2007')).join('');
}

function hasCome(letter: string): boolean {
  const mark = markOfLetter(letter);
  return mark !== null && hasServed(mark);
}
