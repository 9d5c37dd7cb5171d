import { AGEING_DAYS, openStatuses } from '@sewa/contract/applications/application-moves';
import { DAY_MS } from '@sewa/contract/kernel/values/days';

export interface Age {
  days: number;
  /** Only what is still open grows old. */
  ageing: 'fresh' | 'old' | 'veryOld' | 'closed';
}

/** How long an application has stood in its status. */
export function ageOf({ status, statusSince }: { status: number; statusSince: string }, now: number): Age {
  const days = Math.max(0, Math.floor((now - Date.parse(statusSince)) / DAY_MS));
  if (!openStatuses.includes(status)) return { days, ageing: 'closed' };
  if (days >= AGEING_DAYS.veryOld) return { days, ageing: 'veryOld' };
  return { days, ageing: days >= AGEING_DAYS.old ? 'old' : 'fresh' };
}
