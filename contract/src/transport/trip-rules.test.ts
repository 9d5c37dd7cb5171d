import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '../kernel/values/days.ts';
import { leftStatuses } from '../sewadar/left-statuses.ts';
import { sewadarWords } from '../sewadar/words.ts';
import { type LicenceClass, licenceClasses, type VehicleType, vehicleTypes } from './enums.ts';
import { mayDrive } from './licence-rules.ts';
import { problemText } from './trip-problem-text.ts';
import {
  type FitDriver,
  type FitVehicle,
  judgeDriver,
  judgeTrip,
  judgeVehicle,
  lastDayOf,
  nextFitVehicle,
  overlaps,
} from './trip-rules.ts';

const centre = '00000000-0000-4000-8000-000000000001';
const papers = (kinds: readonly string[], validUntil = '2030-12-31') =>
  kinds.map((kind) => ({ kind, validUntil }));
const required = ['registration', 'insurance', 'pollution'];

const vehicle = (over: Partial<FitVehicle> = {}): FitVehicle => ({
  id: '00000000-0000-4000-8000-00000000000a',
  number: 'PB 02 AB 1234',
  type: vehicleTypes.BUS,
  make: '',
  seats: 52,
  status: 'inUse',
  centre,
  centreName: 'Amritsar',
  odometer: null,
  papers: papers(required),
  busy: [],
  ...over,
});
const driver = (over: Partial<FitDriver> = {}): FitDriver => ({
  id: '00000000-0000-4000-8000-00000000000d',
  name: 'Balkar Singh',
  phone: '',
  classes: ['HMV'],
  status: 'active',
  leaveFrom: null,
  leaveTo: null,
  leftAs: null,
  centre,
  centreName: 'Amritsar',
  papers: papers(['licence', 'medical']),
  busy: [],
  ...over,
});
const plan = (over: { from?: string; to?: string; people?: number } = {}) => ({
  from: '2028-02-28T06:00',
  to: '2028-02-28T18:00',
  people: 40,
  ...over,
});
const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

test('what is in order goes', () => {
  expect(judgeTrip({ plan: plan(), vehicle: vehicle(), driver: driver(), secondDriver: null })).toEqual([]);
});

describe('a paper that ends before the return', () => {
  /** Last day of the insurance, return, whether the trip goes. */
  const edges: readonly (readonly [string, string, boolean])[] = [
    ['2028-02-28', '2028-02-28T18:00', true],
    ['2028-02-28', '2028-02-28T23:59', true],
    // Midnight ends the day before.
    ['2028-02-28', '2028-02-29T00:00', true],
    ['2028-02-28', '2028-02-29T00:01', false],
    // A leap day is a day.
    ['2028-02-28', '2028-02-29T18:00', false],
    ['2028-02-29', '2028-02-29T18:00', true],
    ['2028-02-29', '2028-03-01T00:00', true],
    ['2028-02-29', '2028-03-01T06:00', false],
    ['2028-02-27', '2028-02-28T18:00', false],
  ];

  test.each(edges)('insurance until %s, back on %s: %s', (validUntil, to, goes) => {
    for (const kind of ['insurance', 'fitness', 'pollution', 'permit', 'tax', 'registration']) {
      const of = vehicle({
        papers: [...papers(required.filter((one) => one !== kind)), { kind, validUntil }],
      });
      expect(codes(judgeVehicle(plan({ to }), of))).toEqual(goes ? [] : ['TRIP_PAPER_LAPSES']);
    }
    for (const kind of ['licence', 'medical']) {
      const others = papers(['licence', 'medical'].filter((one) => one !== kind));
      const of = driver({ papers: [...others, { kind, validUntil }] });
      expect(codes(judgeDriver(plan({ to }), of))).toEqual(goes ? [] : ['TRIP_LICENCE_LAPSES']);
    }
  });

  test('in a year without a leap day the next day is 1 March', () => {
    expect(lastDayOf('2027-03-01T00:00')).toBe('2027-02-28');
    const of = vehicle({ papers: papers(required, '2027-02-28') });
    expect(judgeVehicle(plan({ from: '2027-02-28T06:00', to: '2027-03-01T00:00' }), of)).toEqual([]);
    expect(codes(judgeVehicle(plan({ from: '2027-02-28T06:00', to: '2027-03-01T00:01' }), of))).toEqual([
      'TRIP_PAPER_LAPSES',
    ]);
  });

  test('whatever the days are, a trip goes just when every paper lasts to its last day', () => {
    const day = fc.integer({ min: -40, max: 40 }).map((days) => dayAfter('2028-02-28', days));
    fc.assert(
      fc.property(day, day, (validUntil, lastDay) => {
        const of = vehicle({ papers: papers(required, validUntil) });
        const asked = plan({ from: '2027-01-01T00:00', to: `${lastDay}T12:00` });
        expect(judgeVehicle(asked, of).length === 0).toBe(validUntil >= lastDay);
      }),
    );
  });

  test('the one that ends first is named, and one that is missing where none ends', () => {
    const of = vehicle({
      papers: [
        ...papers(['registration', 'pollution']),
        ...papers(['insurance'], '2028-02-20'),
        ...papers(['fitness'], '2028-02-10'),
      ],
    });
    expect(judgeVehicle(plan(), of)[0]).toMatchObject({
      code: 'TRIP_PAPER_LAPSES',
      field: 'vehicle',
      values: { paper: 'fitness', day: '2028-02-10', vehicle: 'PB 02 AB 1234' },
    });
    expect(judgeVehicle(plan(), vehicle({ papers: papers(['registration', 'pollution']) }))[0]).toMatchObject(
      {
        code: 'TRIP_PAPER_MISSING',
        values: { paper: 'insurance' },
      },
    );
    expect(codes(judgeDriver(plan(), driver({ papers: papers(['medical']) })))).toEqual([
      'TRIP_LICENCE_MISSING',
    ]);
  });
});

describe('times', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }))
    .map(([start, length]) => ({ from: clock(start), to: clock(start + length) }));
  const clock = (minutes: number) => {
    const day = dayAfter('2028-02-28', Math.floor(minutes / 1440));
    const rest = minutes % 1440;
    return `${day}T${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  };

  test('overlapping is symmetric, touching is allowed, and every span overlaps itself', () => {
    fc.assert(
      fc.property(span, span, (one, other) => {
        expect(overlaps(one, other)).toBe(overlaps(other, one));
        expect(overlaps(one, one)).toBe(true);
        expect(overlaps(one, { from: one.to, to: '2099-01-01T00:00' })).toBe(false);
      }),
    );
  });

  test('a vehicle and a driver on another trip are named with it', () => {
    const busy = [{ trip: 't', number: 7, from: '2028-02-28T17:00', to: '2028-02-28T20:00' }];
    expect(judgeVehicle(plan(), vehicle({ busy }))[0]).toMatchObject({
      code: 'TRIP_VEHICLE_BUSY',
      values: { trip: 7 },
    });
    expect(codes(judgeDriver(plan(), driver({ busy })))).toEqual(['TRIP_DRIVER_BUSY']);
    const after = [{ trip: 't', number: 7, from: '2028-02-28T18:00', to: '2028-02-28T20:00' }];
    expect(judgeVehicle(plan(), vehicle({ busy: after }))).toEqual([]);
    expect(judgeDriver(plan(), driver({ busy: after }))).toEqual([]);
  });
});

test('seats count the drivers', () => {
  expect(judgeVehicle(plan({ people: 52 }), vehicle())).toEqual([]);
  expect(judgeVehicle(plan({ people: 53 }), vehicle())[0]).toMatchObject({
    code: 'TRIP_TOO_MANY',
    field: 'passengers',
    values: { people: 53, seats: 52 },
  });
});

test('a vehicle in repair and a driver who has left do not go', () => {
  expect(codes(judgeVehicle(plan(), vehicle({ status: 'inRepair' })))).toEqual(['TRIP_VEHICLE_NOT_IN_USE']);
  expect(codes(judgeVehicle(plan(), vehicle({ status: 'withdrawn' })))).toEqual(['TRIP_VEHICLE_NOT_IN_USE']);
  expect(codes(judgeDriver(plan(), driver({ status: 'inactive' })))).toEqual(['TRIP_DRIVER_INACTIVE']);
});

test.each(leftStatuses)(
  'a driver whose record as a sewadar is %s does not go, and the text says so',
  (leftAs) => {
    const [problem, ...others] = judgeDriver(plan(), driver({ leftAs }));
    expect(problem).toMatchObject({ code: 'TRIP_DRIVER_LEFT', field: 'driver', values: { leftAs } });
    expect(others).toEqual([]);
    const word = sewadarWords.fields.status.choices[leftAs].en;
    if (problem) expect(problemText(problem, { language: 'en', day: String })).toContain(`“${word}”`);
  },
);

describe('leave', () => {
  test.each([
    ['2028-02-20', '2028-02-27', 'active', true],
    ['2028-02-20', '2028-02-28', 'active', false],
    ['2028-02-28', '2028-03-05', 'active', false],
    ['2028-02-29', '2028-03-05', 'active', true],
    // On leave now, and back by then.
    ['2028-02-01', '2028-02-10', 'onLeave', true],
    [null, null, 'onLeave', false],
    [null, null, 'active', true],
  ] as const)('from %s to %s, %s: goes %s', (leaveFrom, leaveTo, status, goes) => {
    expect(codes(judgeDriver(plan(), driver({ leaveFrom, leaveTo, status })))).toEqual(
      goes ? [] : ['TRIP_DRIVER_ON_LEAVE'],
    );
  });
});

describe('classes', () => {
  const { CAR, BUS, TRUCK, TEMPO_TRAVELLER, SCOOTER, MOTOR_CYCLE, TRACTOR } = vehicleTypes;
  const table: readonly (readonly [VehicleType, LicenceClass, boolean])[] = [
    [CAR, 'LMV', true],
    [CAR, 'HMV', true],
    [CAR, 'MCWG', false],
    [BUS, 'LMV', false],
    [BUS, 'LMV_TR', false],
    [BUS, 'HGMV', false],
    [BUS, 'HPMV', true],
    [BUS, 'TRANS', true],
    [TRUCK, 'HPMV', false],
    [TRUCK, 'HGMV', true],
    [TEMPO_TRAVELLER, 'LMV', false],
    [TEMPO_TRAVELLER, 'LMV_TR', true],
    [SCOOTER, 'MCWOG', true],
    [MOTOR_CYCLE, 'MCWOG', false],
    [MOTOR_CYCLE, 'LMV', false],
    [TRACTOR, 'TRACTOR', true],
    [TRACTOR, 'MCWG', false],
  ];

  test.each(table)('type %i with %s: %s', (type, one, goes) => {
    expect(mayDrive([one], type)).toBe(goes);
    const problems = judgeDriver(plan(), driver({ classes: [one] }), { vehicle: vehicle({ type }) });
    expect(codes(problems)).toEqual(goes ? [] : ['TRIP_CLASS_TOO_LOW']);
  });

  test('without a class nobody drives, with all of them everybody does', () => {
    for (const type of Object.values(vehicleTypes)) {
      expect(mayDrive([], type)).toBe(false);
      expect(mayDrive(licenceClasses, type)).toBe(true);
    }
  });
});

test('the next fit vehicle is of the same type and centre, with the fewest seats that are enough', () => {
  const instead = vehicle({ id: '00000000-0000-4000-8000-0000000000ff' });
  const elsewhere = '00000000-0000-4000-8000-000000000002';
  const fleet = [
    vehicle({ id: '1', number: 'PB 1', seats: 52, centre: elsewhere }),
    vehicle({ id: '2', number: 'PB 2', seats: 60 }),
    vehicle({ id: '3', number: 'PB 3', seats: 45 }),
    vehicle({ id: '4', number: 'PB 4', seats: 39 }),
    vehicle({ id: '5', number: 'PB 5', seats: 40, papers: papers(required, '2028-02-27') }),
    vehicle({ id: '6', number: 'PB 6', seats: 40, status: 'inRepair' }),
    vehicle({ id: '7', number: 'PB 7', seats: 41, type: vehicleTypes.TEMPO_TRAVELLER }),
    instead,
  ];
  const next = (of: readonly FitVehicle[], classes: readonly LicenceClass[] = ['HMV']) =>
    nextFitVehicle({ plan: plan(), instead, drivers: [{ classes: [...classes] }], fleet: of })?.id;
  expect(next(fleet)).toBe('3');
  expect(next(fleet.filter(({ id }) => id !== '3'))).toBe('2');
  expect(next(fleet.filter(({ id }) => !['2', '3'].includes(id)))).toBe('1');
  expect(next(fleet, ['LMV_TR'])).toBe('7');
  expect(next([instead])).toBeUndefined();
});
