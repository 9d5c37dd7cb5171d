import { dayAfter, daySchema, daysBetween, mondayOf } from '@sewa/contract/kernel/values/days';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { judgeDriver, judgeVehicle, type TripProblem } from '@sewa/contract/transport/trip-rules';
import type { BoardTrip, WeekBoard } from '@sewa/contract/transport/trips';

export const WEEK_DAYS = 7;
export const DAY_MINUTES = 1_440;
export const WEEK_MINUTES = WEEK_DAYS * DAY_MINUTES;
/** Trips are moved by half hours. */
export const STEP_MINUTES = 30;

/** By vehicle or by driver: what the rows of the board are. */
export type BoardSide = 'vehicle' | 'driver';

/** Minutes since the week began; a trip may begin before it or end after it. */
export function minutesAt(wall: string, weekStart: string): number {
  const [day = '', time = '00:00'] = wall.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return daysBetween(weekStart, day) * DAY_MINUTES + hours * 60 + minutes;
}

export function wallAt(minutes: number, weekStart: string): string {
  const day = dayAfter(weekStart, Math.floor(minutes / DAY_MINUTES));
  const rest = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

export function snapped(minutes: number): number {
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}

/** The part of the week that a trip takes, in hundredths of its width. */
export function placeOf({ from, to }: { from: string; to: string }, weekStart: string) {
  const start = Math.max(0, minutesAt(from, weekStart));
  const end = Math.min(WEEK_MINUTES, minutesAt(to, weekStart));
  return { left: (start / WEEK_MINUTES) * 100, width: (Math.max(0, end - start) / WEEK_MINUTES) * 100 };
}

/** The week that an address asks for; one that names no day shows this week. */
export function weekStartOf(asked: string | null, today: string): string {
  return mondayOf(daySchema.safeParse(asked).data ?? today);
}

/** The trips of each row, in the order of their time. A trip with two drivers stands in both rows. */
export function tripsByRow(
  trips: readonly BoardTrip[],
  side: BoardSide,
): ReadonlyMap<string, readonly BoardTrip[]> {
  const rows = new Map<string, BoardTrip[]>();
  for (const trip of trips)
    for (const id of side === 'vehicle' ? [trip.vehicle] : [trip.driver, trip.secondDriver])
      if (id !== null) rows.set(id, [...(rows.get(id) ?? []), trip]);
  return rows;
}

export interface MovedPlan {
  readonly from: string;
  readonly to: string;
  readonly vehicle: string;
  readonly driver: string;
}

/** Only a planned trip of an own centre is moved. */
export function isMovable({ status, isOwn, driver }: BoardTrip): boolean {
  return isOwn && status === tripStatuses.PLANNED && driver !== null;
}

/** Where a trip goes that is put on another row, so many minutes later; null where the row does not decide about it. */
export function planOn(
  trip: BoardTrip,
  target: { side: BoardSide; row: string; fromRow: string; startsAt: number; weekStart: string },
): MovedPlan | null {
  const { side, row, fromRow, startsAt, weekStart } = target;
  if (trip.driver === null) return null;
  const length = minutesAt(trip.to, weekStart) - minutesAt(trip.from, weekStart);
  const times = { from: wallAt(startsAt, weekStart), to: wallAt(startsAt + length, weekStart) };
  if (side === 'vehicle') return { ...times, vehicle: row, driver: trip.driver };
  // On the row of the second driver only the time is moved.
  if (fromRow === trip.secondDriver)
    return row === fromRow ? { ...times, vehicle: trip.vehicle, driver: trip.driver } : null;
  return { ...times, vehicle: trip.vehicle, driver: row };
}

/** What speaks against a plan, by what the board knows of the week; the server judges once more. */
export function judgePlan(board: WeekBoard, trip: BoardTrip, plan: MovedPlan): TripProblem[] {
  const people = trip.people + (trip.secondDriver === null ? 1 : 2);
  const asked = { from: plan.from, to: plan.to, people };
  const others = board.trips.filter(({ id }) => id !== trip.id);
  const busyOf = (isOf: (one: BoardTrip) => boolean) =>
    others.filter(isOf).map(({ id, number, from, to }) => ({ trip: id, number, from, to }));
  const vehicle = board.vehicles.find(({ id }) => id === plan.vehicle);
  const problems: TripProblem[] = vehicle
    ? judgeVehicle(asked, { ...vehicle, busy: busyOf((one) => one.vehicle === vehicle.id) })
    : [];
  for (const id of [plan.driver, trip.secondDriver]) {
    const driver = board.drivers.find((one) => one.id === id);
    if (!driver) continue;
    const busy = busyOf((one) => one.driver === driver.id || one.secondDriver === driver.id);
    problems.push(...judgeDriver(asked, { ...driver, busy }, { vehicle }));
  }
  return problems;
}
