import { because, type FieldReason } from '@sewa/contract/kernel/resource/field-reasons';
import { DAY_MS } from '@sewa/contract/kernel/values/days';
import { type ScheduleFields, weekdays } from '@sewa/contract/user/schedules';
import { RRuleTemporal } from 'rrule-temporal';

/** What decides when a sewa takes place. */
export type Timing = Pick<
  ScheduleFields,
  'kind' | 'days' | 'interval' | 'nth' | 'startTime' | 'endTime' | 'validFrom' | 'validTo' | 'holidays'
>;

const earliest = '2000-01-01';
const latest = '2099-12-31';

/** What the fields together get wrong: field → why. Empty when they fit. */
export function problemsOf(timing: Timing): Record<string, FieldReason> {
  const problems: Record<string, FieldReason> = {};
  const isWeekly = timing.kind === 'weekly' || timing.kind === 'everyNWeeks';
  if (isWeekly && timing.days.length === 0) problems['days'] = because('someDay');
  if (timing.kind === 'monthly' && new Set(timing.days).size !== 1) problems['days'] = because('oneDay');
  if (timing.kind === 'everyNWeeks' && timing.interval < 2) problems['interval'] = because('weeksApart');
  if (timing.startTime === timing.endTime) problems['endTime'] = because('sameTime');
  if (timing.validFrom < earliest || timing.validFrom > latest)
    problems['validFrom'] = because('thisCentury');
  if (timing.validTo !== null && timing.validTo > latest) problems['validTo'] = because('thisCentury');
  if (timing.validTo !== null && timing.validTo < timing.validFrom)
    problems['validTo'] = because('beforeFirstDay');
  return problems;
}

/** Days in the order of the week, each once; what its kind does not ask for is put aside. */
export function tidied<T extends Timing>(timing: T): T {
  const { kind } = timing;
  return {
    ...timing,
    days: kind === 'once' ? [] : weekdays.filter((day) => timing.days.includes(day)),
    interval: kind === 'everyNWeeks' ? timing.interval : 1,
    nth: kind === 'monthly' ? timing.nth : 1,
    holidays: [...new Set(timing.holidays)].sort(),
  };
}

/**
 * The RFC 5545 rule. Its times are floating: wall-clock times of wherever the portal stands, so that neither daylight
 * saving nor a corrected PORTAL_TZ can move or swallow a sewa. DTSTART is the first day that fits, because every n
 * weeks counts from there.
 */
export function ruleOf(timing: Timing): string {
  const until = timing.validTo === null ? '' : `;UNTIL=${basic(timing.validTo)}T235959`;
  const holidays = timing.holidays.map((day) => stamp(day, timing.startTime));
  const lines = [
    `DTSTART:${stamp(firstFittingDay(timing), timing.startTime)}`,
    timing.kind === 'once' ? 'RRULE:FREQ=DAILY;COUNT=1' : `RRULE:${patternOf(timing)}${until}`,
    ...(holidays.length > 0 ? [`EXDATE:${holidays.join(',')}`] : []),
  ];
  return lines.join('\n');
}

/** The days on which it takes place, from one day to another, both included. */
export function daysBetween(timing: Timing, from: string, to: string): string[] {
  if (to < from) return [];
  return ruleObject(timing).between(startOf(from), endOf(to), true).map(dayOf);
}

/** The first day from the given one on, or null when there is none any more. */
export function nextDay(timing: Timing, from: string): string | null {
  const next = ruleObject(timing).next(startOf(from), true);
  return next === null ? null : dayOf(next);
}

export function neverHappens(timing: Timing): boolean {
  return nextDay(timing, timing.validFrom) === null;
}

/** The first day on which the other overlaps the one, within the given days; a shift may reach into the next day. */
export function firstClash(
  one: Timing,
  other: Timing,
  { from, to }: { from: string; to: string },
): string | null {
  const ours = shiftsBetween(one, from, to);
  // A shift of the other that began the evening before may still run.
  const theirs = shiftsBetween(other, addDays(from, -1), addDays(to, 1));
  let position = 0;
  for (const shift of theirs) {
    while ((ours[position]?.end ?? Number.POSITIVE_INFINITY) <= shift.start) position += 1;
    const next = ours[position];
    if (!next) return null;
    if (next.start < shift.end) return shift.day;
  }
  return null;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function shiftsBetween(timing: Timing, from: string, to: string) {
  const length = (minutesOf(timing.endTime) - minutesOf(timing.startTime) + 1440) % 1440;
  return daysBetween(timing, from, to).map((day) => {
    const start = Date.parse(day) / 60_000 + minutesOf(timing.startTime);
    return { day, start, end: start + length };
  });
}

function patternOf({ kind, days, interval, nth }: Timing): string {
  if (kind === 'monthly') return `FREQ=MONTHLY;BYDAY=${nth}${days[0]}`;
  const every = kind === 'everyNWeeks' ? `;INTERVAL=${interval}` : '';
  return `FREQ=WEEKLY${every};BYDAY=${days.join(',')};WKST=MO`;
}

function firstFittingDay(timing: Timing): string {
  if (timing.kind === 'once') return timing.validFrom;
  const pattern = patternOf({ ...timing, interval: 1 });
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${stamp(timing.validFrom, '00:00')}\nRRULE:${pattern}`,
  });
  const first = rule.next(startOf(timing.validFrom), true);
  return first === null ? timing.validFrom : dayOf(first);
}

function ruleObject(timing: Timing) {
  return new RRuleTemporal({ rruleString: ruleOf(timing) });
}

/** The library reads floating times as UTC, and so do we. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function endOf(day: string): Date {
  return new Date(`${day}T23:59:59Z`);
}

function dayOf(moment: { toString(): string }): string {
  return moment.toString().slice(0, 10);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function basic(day: string): string {
  return day.replaceAll('-', '');
}

function stamp(day: string, time: string): string {
  return `${basic(day)}T${time.replace(':', '')}00`;
}
