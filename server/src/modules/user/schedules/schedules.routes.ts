import { todayIn } from '@sewa/contract/kernel/values/days';
import { schedules } from '@sewa/contract/user/schedules';
import { handle, type Route } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { findClashes, showCalendar } from './schedule-calendar.ts';
import { scheduleResource } from './schedules.resource.ts';

export function schedulesRoutes({ config }: ModuleNeeds): Route[] {
  const today = () => todayIn(config.timeZone);
  const resource = scheduleResource({ today });
  return [
    ...resource.routes,
    handle(schedules.calendar, showCalendar(resource)),
    handle(schedules.clashes, findClashes(resource, today)),
  ];
}
