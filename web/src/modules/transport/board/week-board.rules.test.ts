import { tripStatuses, vehicleTypes } from '@sewa/contract/transport/enums';
import type { BoardTrip, WeekBoard } from '@sewa/contract/transport/trips';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isMovable,
  judgePlan,
  minutesAt,
  placeOf,
  planOn,
  snapped,
  tripsByRow,
  WEEK_MINUTES,
  wallAt,
  weekStartOf,
} from './week-board.rules.ts';

const weekStart = '2028-02-28';
const trip: BoardTrip = {
  id: 't1',
  version: 1,
  number: 1,
  purpose: 'Langar',
  status: tripStatuses.PLANNED,
  vehicle: 'v1',
  driver: 'd1',
  secondDriver: 'd2',
  from: '2028-02-28T08:00',
  to: '2028-02-28T12:00',
  people: 4,
  isOwn: true,
};
const far = '2090-01-01';
const board: WeekBoard = {
  vehicles: ['v1', 'v2'].map((id, place) => ({
    id,
    number: id,
    type: vehicleTypes.CAR,
    make: '',
    seats: place === 0 ? 7 : 5,
    status: 'inUse',
    centre: 'c',
    centreName: '',
    odometer: null,
    papers: ['registration', 'insurance', 'pollution'].map((kind) => ({ kind, validUntil: far })),
  })),
  drivers: ['d1', 'd2', 'd3'].map((id) => ({
    id,
    name: id,
    phone: '',
    classes: ['LMV'],
    status: 'active',
    leaveFrom: null,
    leaveTo: null,
    leftAs: null,
    centre: 'c',
    centreName: '',
    papers: ['licence', 'medical'].map((kind) => ({ kind, validUntil: far })),
  })),
  trips: [trip],
};

test('minutes and wall times are the same moment, over a leap day too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_000, max: 2 * WEEK_MINUTES }), (minutes) => {
      expect(minutesAt(wallAt(minutes, weekStart), weekStart)).toBe(minutes);
    }),
  );
  expect(wallAt(1_440, weekStart)).toBe('2028-02-29T00:00');
  expect(snapped(44)).toBe(30);
  expect(snapped(46)).toBe(60);
});

test('a trip is shown as far as it lies in the week', () => {
  const first = placeOf({ from: '2028-02-27T12:00', to: '2028-02-29T00:00' }, weekStart);
  expect(first.left).toBe(0);
  expect(first.width).toBeCloseTo(100 / 7);
  expect(placeOf({ from: '2028-03-05T00:00', to: '2028-03-09T00:00' }, weekStart).width).toBeCloseTo(100 / 7);
});

test('an address that names no day shows this week', () => {
  for (const asked of [null, '', 'today', '2028-13-45', '2027-02-29'])
    expect(weekStartOf(asked, '2028-03-01')).toBe(weekStart);
  expect(weekStartOf('2028-03-08', '2028-03-01')).toBe('2028-03-06');
});

test('a trip with two drivers stands in both rows', () => {
  expect([...tripsByRow([trip], 'driver').keys()]).toEqual(['d1', 'd2']);
  expect([...tripsByRow([trip], 'vehicle').keys()]).toEqual(['v1']);
});

test('a move keeps the length of the trip, and changes what its row stands for', () => {
  const on = (over: Partial<Parameters<typeof planOn>[1]>) =>
    planOn(trip, { side: 'vehicle', row: 'v2', fromRow: 'v1', startsAt: 600, weekStart, ...over });
  expect(on({})).toEqual({ from: '2028-02-28T10:00', to: '2028-02-28T14:00', vehicle: 'v2', driver: 'd1' });
  expect(on({ side: 'driver', row: 'd3', fromRow: 'd1' })).toMatchObject({ vehicle: 'v1', driver: 'd3' });
  expect(on({ side: 'driver', row: 'd3', fromRow: 'd2' })).toBeNull();
  expect(isMovable(trip)).toBe(true);
  expect(isMovable({ ...trip, isOwn: false })).toBe(false);
  expect(isMovable({ ...trip, status: tripStatuses.STARTED })).toBe(false);
});

test('a place where a trip may not go says why', () => {
  const other = { ...trip, id: 't2', number: 2, vehicle: 'v2', driver: 'd3', secondDriver: null };
  const plan = { from: trip.from, to: trip.to, vehicle: 'v2', driver: 'd1' };
  expect(judgePlan(board, trip, { ...plan, vehicle: 'v1' })).toEqual([]);
  const codes = judgePlan({ ...board, trips: [trip, other] }, trip, plan).map(({ code }) => code);
  expect(codes).toEqual(['TRIP_VEHICLE_BUSY', 'TRIP_TOO_MANY']);
  const after = { ...plan, from: trip.to, to: '2028-02-28T16:00', vehicle: 'v1', driver: 'd3' };
  expect(judgePlan({ ...board, trips: [trip, other] }, trip, after)).toEqual([]);
});
