/** What other modules may use of schedules and centres. */
export { daysBetween } from './schedules/schedule.rules.ts';
export { listValidSchedules, scheduleResource } from './schedules/schedules.resource.ts';
export { assertCentreInReach } from './users/centre-reach.ts';
