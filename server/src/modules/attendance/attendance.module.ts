import { attendanceReports } from '@sewa/contract/attendance/register';
import { attendanceMonths, sheets } from '@sewa/contract/attendance/sheets';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { handle } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { scheduleResource } from '../user/public.ts';
import { closeSheet, correct, showCorrections } from './closing.ts';
import { showGuestPhoto } from './guest-photo.ts';
import { leave, leaveRest, mark, markRest, scan, showPeople } from './marking.ts';
import { listClosedMonths } from './months.queries.ts';
import { closeMonth } from './months.ts';
import { exportRegister, showOfSewadar, showRegister, showUnseen } from './register.ts';
import { sheetResource } from './sheets.resource.ts';
import { openSheet, showToday } from './today.ts';
import { countSheetsToClose } from './waiting.queries.ts';

/** Who came to which sewa: sheets, their entries, closing and corrections. */
export function attendanceModule({ config, files }: ModuleNeeds): ServerModule {
  const { timeZone } = config;
  const today = () => todayIn(timeZone);
  const schedules = scheduleResource({ today });
  return {
    name: 'attendance',
    waiting: [
      {
        kind: 'sheets',
        requirement: right('SEWADAR.ATTENDANCE', 'correctClose'),
        count: (tx) => countSheetsToClose(tx, today()),
      },
    ],
    routes: [
      // Before the reading of one sheet by its id.
      handle(sheets.today, showToday(schedules)),
      handle(sheets.open, openSheet(schedules, { timeZone })),
      ...sheetResource({ timeZone }).routes,
      handle(sheets.people, showPeople),
      handle(sheets.mark, mark),
      handle(sheets.markRest, markRest),
      handle(sheets.scan, scan({ today })),
      handle(sheets.leave, leave),
      handle(sheets.leaveRest, leaveRest),
      handle(sheets.photo, showGuestPhoto({ today, files })),
      handle(sheets.close, closeSheet),
      handle(sheets.correct, correct),
      handle(sheets.corrections, showCorrections),
      handle(attendanceMonths.closed, listClosedMonths),
      handle(attendanceMonths.close, closeMonth({ today })),
      handle(attendanceReports.register, showRegister),
      handle(attendanceReports.registerFile, exportRegister),
      handle(attendanceReports.unseen, showUnseen({ today })),
      handle(attendanceReports.ofSewadar, showOfSewadar({ today })),
    ],
  };
}
