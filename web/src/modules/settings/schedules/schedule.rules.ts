import type { ScheduleFields } from '@sewa/contract/user/schedules';

const DAY_MS = 86_400_000;

/** What belongs to another kind is put back to a value that the kind does not look at. */
export function tidied(fields: ScheduleFields): ScheduleFields {
  switch (fields.kind) {
    case 'once':
      return { ...fields, days: [], interval: 1, nth: 1, validTo: fields.validFrom, holidays: [] };
    case 'weekly':
      return { ...fields, interval: 1, nth: 1 };
    case 'everyNWeeks':
      return { ...fields, nth: 1 };
    case 'monthly':
      return { ...fields, days: fields.days.slice(0, 1), interval: 1 };
  }
}

/** The days of a month in whole weeks from Monday; days of the neighbouring months fill the edges. */
export function monthGrid(month: string): string[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = Date.UTC(year, number, 0);
  const start = first - mondayIndex(first) * DAY_MS;
  const end = last + (6 - mondayIndex(last)) * DAY_MS;
  const days: string[] = [];
  for (let at = start; at <= end; at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

function mondayIndex(moment: number): number {
  return (new Date(moment).getUTCDay() + 6) % 7;
}
