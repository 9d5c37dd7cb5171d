import { attendanceGrid } from '@sewa/contract/attendance/month-grid';
import { attendancePrints } from '@sewa/contract/attendance/print';
import { attendanceReports } from '@sewa/contract/attendance/register';
import { attendanceMonths, sheets } from '@sewa/contract/attendance/sheets';
import { attendanceSummary } from '@sewa/contract/attendance/summary';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { scheduleResource } from '../user/public.ts';
import { countedAttendanceCharts } from './charts.ts';
import { close, undoClose } from './closing.ts';
import { correct, removeEntry, showCorrections } from './correcting.ts';
import type { ReadCard } from './find-by-code.ts';
import { showGuestPhoto } from './guest-photo.ts';
import { leave, leaveRest, mark, markNumber, markRest, scan, showPeople, undoRest } from './marking.ts';
import { listClosedMonths } from './months.queries.ts';
import { closeMonth } from './months.ts';
import { printRegister } from './print/print-register.ts';
import { exportRegister, showOfSewadar, showRegister, showUnseen } from './register.ts';
import { type ListGatheringDays, showGrid } from './register-grid.ts';
import { exportSummary, showSummary } from './register-summary.ts';
import { sheetResource } from './sheets.resource.ts';
import { openSheet, showToday } from './today.ts';
import { countSheetsToClose } from './waiting.queries.ts';

/** Who came to which sewa: sheets, their entries, closing and corrections. */
export function attendanceModule(
  { config, pdf, files }: ModuleNeeds,
  { readCard, listGatheringDays }: { readCard: ReadCard; listGatheringDays: ListGatheringDays },
): ServerModule {
  const { timeZone } = config;
  const cards = { timeZone, readCard };
  const today = () => todayIn(timeZone);
  const schedules = scheduleResource({ today });
  return {
    name: 'attendance',
    charts: countedAttendanceCharts,
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
      handle(sheets.undoRest, undoRest),
      handle(sheets.markNumber, markNumber(cards)),
      handle(sheets.scan, scan(cards)),
      handle(sheets.leave, leave),
      handle(sheets.leaveRest, leaveRest),
      handle(sheets.photo, showGuestPhoto({ today, files })),
      handle(sheets.close, close),
      handle(sheets.undoClose, undoClose),
      handle(sheets.correct, correct(cards)),
      handle(sheets.removeEntry, removeEntry),
      handle(sheets.corrections, showCorrections),
      handle(attendanceMonths.closed, listClosedMonths),
      handle(attendanceMonths.close, closeMonth({ today })),
      handle(attendanceGrid.read, showGrid(schedules, listGatheringDays)),
      handle(attendanceReports.register, showRegister),
      handle(attendanceReports.registerFile, exportRegister),
      handleInSteps(attendancePrints.register, printRegister({ pdf, files, timeZone })),
      handle(attendanceSummary.read, showSummary),
      handle(attendanceSummary.file, exportSummary),
      handle(attendanceReports.unseen, showUnseen({ today })),
      handle(attendanceReports.ofSewadar, showOfSewadar({ today })),
    ],
  };
}
