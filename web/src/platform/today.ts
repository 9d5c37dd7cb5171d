import { DAY_MS, todayIn } from '@sewa/contract/kernel/values/days';
import { portalTimeZone } from './page-meta.ts';

/** Today where the portal stands, as YYYY-MM-DD, whatever time zone the device is set to. */
export function today(): string {
  return todayIn(portalTimeZone());
}

/** So many days from today, by the portal's calendar. */
export function dayFromToday(days: number): string {
  return todayIn(portalTimeZone(), new Date(Date.now() + days * DAY_MS));
}
