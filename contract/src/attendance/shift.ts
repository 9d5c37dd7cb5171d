import { dayAfter } from '../kernel/values/days.ts';
import { zoneFormat } from '../kernel/values/zone-format.ts';

/** The planned time of a sheet as moments. An end that is not after the start is one of the next day. */
export function plannedTime(
  { onDay, startTime, endTime }: { onDay: string; startTime: string; endTime: string },
  timeZone: string,
): { startsAt: number; endsAt: number } {
  const lastDay = endTime > startTime ? onDay : dayAfter(onDay, 1);
  return { startsAt: momentOf(onDay, startTime, timeZone), endsAt: momentOf(lastDay, endTime, timeZone) };
}

/** The moment at which the clocks of a time zone show this day and time. */
export function momentOf(day: string, time: string, timeZone: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // The offset is asked for twice: the first guess may lie on the other side of a change of the clocks.
  const guess = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(guess, timeZone);
}

/** The moment of a time of day nearest to the planned time of a sheet: on its day, the night before or the one after. */
export function momentNear(
  { onDay, startsAt, endsAt }: { onDay: string; startsAt: number; endsAt: number },
  time: string,
  timeZone: string,
): number {
  const distance = (moment: number) => Math.max(startsAt - moment, moment - endsAt, 0);
  const moments = [dayAfter(onDay, -1), onDay, dayAfter(onDay, 1)].map((day) =>
    momentOf(day, time, timeZone),
  );
  return moments.reduce((best, moment) => (distance(moment) < distance(best) ? moment : best));
}

/** What the clocks of a time zone show at a moment: HH:MM. */
export function timeOf(moment: number, timeZone: string): string {
  return clockFormat(timeZone).format(moment);
}

const clock = { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;
const clockFormat = zoneFormat('en-GB', clock);
const momentFormat = zoneFormat('en-GB', { ...clock, year: 'numeric', month: '2-digit', day: '2-digit' });

function offsetAt(moment: number, timeZone: string): number {
  const parts = momentFormat(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value;
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const shown = Date.parse(`${day}T${part('hour')}:${part('minute')}:00Z`);
  return shown - Math.floor(moment / 60_000) * 60_000;
}
