import { schedules } from '@sewa/contract/user/schedules';
import { handle, type Route } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { findClashes, showCalendar } from './schedule-calendar.ts';
import {
  createSchedule,
  editSchedule,
  exportScheduleList,
  readSchedule,
  removeSchedule,
  scheduleHistory,
  showSchedules,
} from './schedules.ts';

export function schedulesRoutes(needs: ModuleNeeds): Route[] {
  return [
    handle(schedules.list, showSchedules(needs)),
    handle(schedules.read, readSchedule(needs)),
    handle(schedules.create, createSchedule),
    handle(schedules.update, editSchedule(needs)),
    handle(schedules.remove, removeSchedule),
    handle(schedules.export, exportScheduleList),
    handle(schedules.history, scheduleHistory),
    handle(schedules.calendar, showCalendar),
    handle(schedules.clashes, findClashes(needs)),
  ];
}
