import { todayIn } from '@sewa/contract/kernel/days';
import { portalTimeZone } from './page-meta.ts';

/** Today where the portal stands, as YYYY-MM-DD, whatever the device's clock is set to. */
export function today(): string {
  return todayIn(portalTimeZone());
}
