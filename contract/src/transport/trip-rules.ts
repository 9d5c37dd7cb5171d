import { z } from 'zod';
import { dayAfter, daySchema } from '../kernel/values/days.ts';
import type { PaperKind } from '../papers/paper-owner.ts';
import { leftStatuses } from '../sewadar/left-statuses.ts';
import {
  type DriverStatus,
  driverStatuses,
  licenceClasses,
  type VehicleStatus,
  type VehicleType,
  vehicleStatuses,
  vehicleTypes,
} from './enums.ts';
import { classesFor, mayDrive } from './licence-rules.ts';
import { driverPapers, vehiclePapers } from './papers.ts';

/** The last day of a trip. One that ends at midnight does not reach the next day. */
export function lastDayOf(to: string): string {
  const day = to.slice(0, 10);
  return to.endsWith('T00:00') ? dayAfter(day, -1) : day;
}

/** The end is not part of a trip: the next one may start at that minute. */
export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

export interface Span {
  readonly from: string;
  readonly to: string;
}

const paperSchema = z.object({ kind: z.string(), validUntil: daySchema });
const busySchema = z.object({ trip: z.string(), number: z.number().int(), from: z.string(), to: z.string() });

/** What is asked of a vehicle before it goes. */
export const fitVehicleSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  type: z.number().pipe(z.union(Object.values(vehicleTypes).map((value) => z.literal(value)))),
  make: z.string(),
  seats: z.number().int(),
  status: z.enum(vehicleStatuses),
  centre: z.uuid(),
  centreName: z.string(),
  odometer: z.number().int().nullable(),
  papers: z.array(paperSchema),
  /** The times of its other trips. */
  busy: z.array(busySchema),
});
export type FitVehicle = z.infer<typeof fitVehicleSchema>;

export const fitDriverSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  classes: z.array(z.enum(licenceClasses)),
  status: z.enum(driverStatuses),
  leaveFrom: daySchema.nullable(),
  leaveTo: daySchema.nullable(),
  /** Of a sewadar who no longer serves. */
  leftAs: z.enum(leftStatuses).nullable(),
  centre: z.uuid(),
  centreName: z.string(),
  papers: z.array(paperSchema),
  busy: z.array(busySchema),
});
export type FitDriver = z.infer<typeof fitDriverSchema>;

export const tripProblemCodes = [
  'TRIP_VEHICLE_NOT_IN_USE',
  'TRIP_VEHICLE_BUSY',
  'TRIP_PAPER_LAPSES',
  'TRIP_PAPER_MISSING',
  'TRIP_TOO_MANY',
  'TRIP_DRIVER_LEFT',
  'TRIP_DRIVER_INACTIVE',
  'TRIP_DRIVER_ON_LEAVE',
  'TRIP_DRIVER_BUSY',
  'TRIP_LICENCE_LAPSES',
  'TRIP_LICENCE_MISSING',
  'TRIP_CLASS_TOO_LOW',
] as const;
export type TripProblemCode = (typeof tripProblemCodes)[number];

/** Why a trip may not go as planned: the code of the refusal, where it is entered, and what its text names. */
export const tripProblemSchema = z.object({
  code: z.enum(tripProblemCodes),
  field: z.enum(['vehicle', 'driver', 'secondDriver', 'passengers']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TripProblem = z.infer<typeof tripProblemSchema>;

export interface TripPlan extends Span {
  /** The drivers too. */
  readonly people: number;
}

export function judgeVehicle(plan: TripPlan, vehicle: FitVehicle): TripProblem[] {
  const { number, seats, status } = vehicle;
  const problem = (code: TripProblemCode, values: TripProblem['values'] = {}): TripProblem => ({
    code,
    field: code === 'TRIP_TOO_MANY' ? 'passengers' : 'vehicle',
    values: { vehicle: number, ...values },
  });
  const problems: TripProblem[] = [];
  if (status !== ('inUse' satisfies VehicleStatus))
    problems.push(problem('TRIP_VEHICLE_NOT_IN_USE', { status }));
  const taken = vehicle.busy.find((one) => overlaps(plan, one));
  if (taken) problems.push(problem('TRIP_VEHICLE_BUSY', busyValues(taken)));
  const paper = badPaper(vehicle.papers, vehiclePapers.paperKinds, lastDayOf(plan.to));
  if (paper)
    problems.push(
      paper.day === null
        ? problem('TRIP_PAPER_MISSING', { paper: paper.kind })
        : problem('TRIP_PAPER_LAPSES', { paper: paper.kind, day: paper.day }),
    );
  if (plan.people > seats) problems.push(problem('TRIP_TOO_MANY', { people: plan.people, seats }));
  return problems;
}

/** `vehicle` is left out where none is chosen yet. */
export function judgeDriver(
  plan: TripPlan,
  driver: FitDriver,
  {
    vehicle,
    field = 'driver',
  }: { vehicle?: DrivenVehicle | undefined; field?: 'driver' | 'secondDriver' } = {},
): TripProblem[] {
  const { name, status, leaveFrom, leaveTo, leftAs } = driver;
  const problem = (code: TripProblemCode, values: TripProblem['values'] = {}): TripProblem => ({
    code,
    field,
    values: { driver: name, ...values },
  });
  const problems: TripProblem[] = [];
  if (leftAs !== null) problems.push(problem('TRIP_DRIVER_LEFT', { leftAs }));
  else if (status === ('inactive' satisfies DriverStatus)) problems.push(problem('TRIP_DRIVER_INACTIVE'));
  const [first, last] = [plan.from.slice(0, 10), lastDayOf(plan.to)];
  if (leaveFrom !== null && leaveTo !== null && leaveFrom <= last && leaveTo >= first)
    problems.push(problem('TRIP_DRIVER_ON_LEAVE', { from: leaveFrom, to: leaveTo }));
  // Without days the leave lasts until somebody ends it.
  else if (status === ('onLeave' satisfies DriverStatus) && leaveFrom === null)
    problems.push(problem('TRIP_DRIVER_ON_LEAVE'));
  const taken = driver.busy.find((one) => overlaps(plan, one));
  if (taken) problems.push(problem('TRIP_DRIVER_BUSY', busyValues(taken)));
  const paper = badPaper(driver.papers, driverPapers.paperKinds, last);
  if (paper)
    problems.push(
      paper.day === null
        ? problem('TRIP_LICENCE_MISSING', { paper: paper.kind })
        : problem('TRIP_LICENCE_LAPSES', { paper: paper.kind, day: paper.day }),
    );
  if (vehicle && !mayDrive(driver.classes, vehicle.type))
    problems.push(
      problem('TRIP_CLASS_TOO_LOW', { vehicle: vehicle.number, classes: classesFor[vehicle.type].join(' ') }),
    );
  return problems;
}

interface DrivenVehicle {
  readonly number: string;
  readonly type: VehicleType;
}

/** All that speaks against a trip, what is about the vehicle first. */
export function judgeTrip(trip: {
  plan: TripPlan;
  vehicle: FitVehicle;
  driver: FitDriver;
  secondDriver: FitDriver | null;
}): TripProblem[] {
  const { plan, vehicle, driver, secondDriver } = trip;
  return [
    ...judgeVehicle(plan, vehicle),
    ...judgeDriver(plan, driver, { vehicle }),
    ...(secondDriver ? judgeDriver(plan, secondDriver, { vehicle, field: 'secondDriver' }) : []),
  ];
}

/**
 * The vehicle to take instead: fit for the plan and its drivers. One of the same type and centre comes first, then the
 * one with the fewest seats that are enough.
 */
export function nextFitVehicle(wanted: {
  plan: TripPlan;
  instead: Pick<FitVehicle, 'id' | 'type' | 'centre'>;
  drivers: readonly Pick<FitDriver, 'classes'>[];
  fleet: readonly FitVehicle[];
}): FitVehicle | null {
  const { plan, instead, drivers, fleet } = wanted;
  const rank = ({ type, centre, seats, number }: FitVehicle): [number, number, number, string] => [
    type === instead.type ? 0 : 1,
    centre === instead.centre ? 0 : 1,
    seats,
    number,
  ];
  const fit = fleet.filter(
    (one) =>
      one.id !== instead.id &&
      judgeVehicle(plan, one).length === 0 &&
      drivers.every(({ classes }) => mayDrive(classes, one.type)),
  );
  return fit.sort((one, other) => compareRanks(rank(one), rank(other)))[0] ?? null;
}

function compareRanks(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const place = one.findIndex((value, at) => value !== other[at]);
  const [mine, theirs] = [one[place], other[place]];
  if (mine === undefined || theirs === undefined) return 0;
  return mine < theirs ? -1 : 1;
}

/** The first paper that keeps a trip from going: one that lapses before the last day, else one that must be there and is not. */
function badPaper(
  papers: readonly { kind: string; validUntil: string }[],
  kinds: Readonly<Record<string, PaperKind>>,
  lastDay: string,
): { kind: string; day: string | null } | null {
  const lapsing = papers
    .filter(({ kind, validUntil }) => kind in kinds && validUntil < lastDay)
    .sort((one, other) => (one.validUntil < other.validUntil ? -1 : 1))[0];
  if (lapsing) return { kind: lapsing.kind, day: lapsing.validUntil };
  const missing = Object.entries(kinds).find(
    ([kind, { isRequired }]) => isRequired && !papers.some((paper) => paper.kind === kind),
  );
  return missing ? { kind: missing[0], day: null } : null;
}

function busyValues({ number, from, to }: { number: number; from: string; to: string }) {
  return { trip: number, from, to };
}
