import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { daySchema } from '../kernel/values/days.ts';
import { wallTimeSchema } from '../kernel/values/wall-time.ts';
import { timeField } from '../user/schedules.ts';
import { tripStatuses } from './enums.ts';
import { fitDriverSchema, fitVehicleSchema, tripProblemSchema } from './trip-rules.ts';
import { tripWords } from './trip-words.ts';
import { MAX_ODOMETER } from './vehicles.ts';

const rights = plainRights('TRANSPORT.TRIP');
const statusSchema = z.number().pipe(z.union(Object.values(tripStatuses).map((value) => z.literal(value))));
const odometerSchema = z.number().int().min(0).max(MAX_ODOMETER);

export const MAX_TRIP_DAYS = 31;
export const MAX_TRIP_SITES = 12;

export const tripFields = z.object({
  purpose: textField(200),
  fromDay: daySchema,
  fromTime: timeField,
  toDay: daySchema,
  toTime: timeField,
  roll: z.uuid().nullable(),
  /** Null: as many as the roll has members. */
  passengers: z.number().int().min(0).max(200).nullable(),
  vehicle: z.uuid(),
  driver: z.uuid(),
  secondDriver: z.uuid().nullable(),
  /** In the order in which they are reached; one may come again on the way back. */
  sites: z.array(z.uuid()).max(MAX_TRIP_SITES),
  centre: centreSchema,
  notes: longText(2_000),
});
export type TripFields = z.infer<typeof tripFields>;

const usual = resource({
  path: '/api/transport/trip',
  entity: 'transport_trip',
  isAreaWide: true,
  words: tripWords,
  titleField: 'purpose',
  fields: tripFields,
  extra: {
    number: z.number().int(),
    status: z.number().int(),
    centreName: z.string(),
    /** Null: the person was erased. */
    driver: z.uuid().nullable(),
    vehicleName: z.string(),
    driverName: z.string().nullable(),
    secondDriverName: z.string().nullable(),
    /** Null also where the roll is out of the reader's sight. */
    rollName: z.string().nullable(),
    people: z.number().int(),
    route: z.string(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    odometerOut: z.number().int().nullable(),
    odometerIn: z.number().int().nullable(),
    distance: z.number().int().nullable(),
    /** The last reading of the vehicle, whichever entry it was. */
    odometer: z.number().int().nullable(),
    isLate: z.boolean(),
    /** The asking user drives it. */
    isMine: z.boolean(),
    reason: z.string(),
    madeByName: z.string(),
  },
  sort: ['fromDay', 'number', 'purpose', 'next'],
  /** `next`: under way and from today on, the next first; then those before, the latest first. */
  orders: ['next'],
  groups: [],
  filter: z.object({
    status: several(statusSchema),
    vehicle: z.uuid(),
    /** As the first or the second one. */
    driver: z.uuid(),
    site: z.uuid(),
    centre: several(centreSchema),
    fromDayFrom: daySchema,
    fromDayTo: daySchema,
    isLate: z.boolean(),
    /** Of a centre of the asking user, who sees those of the whole area. */
    isOwn: z.boolean(),
  }),
  envelope: 'data',
  ...rights,
});

const stepBody = z.object({
  odometer: odometerSchema,
  /** When it happened, by the clock of the device; left out: now. */
  at: z.iso.datetime().optional(),
  /** When it happened, as somebody who plans trips read it on paper. */
  when: wallTimeSchema.optional(),
});

export const trips = {
  ...usual,
  start: endpoint({
    method: 'POST',
    path: '/api/transport/trip/{id}/start',
    requirement: rights.view,
    summary:
      'Start a trip with the reading of the odometer; for its drivers, and for those who plan trips, who may enter it later. Papers, licence and seats are judged at that time',
    params: idParams,
    body: stepBody,
    reply: usual.row,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/transport/trip/{id}/end',
    requirement: rights.view,
    summary:
      'End a trip with the reading of the odometer; for its drivers, and for those who plan trips, who may enter it later. The rest of the planned time is free again',
    params: idParams,
    body: stepBody,
    reply: usual.row,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/transport/trip/{id}/cancel',
    requirement: rights.edit,
    summary: 'Cancel a planned trip with a reason; vehicle and drivers are free again',
    params: idParams,
    body: z.object({ reason: z.string().trim().max(1000), version: z.number().int() }),
    reply: usual.row,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/transport/trip/{id}/undo',
    requirement: rights.view,
    summary:
      "Undo the caller's last step, shortly afterwards and only if nothing has happened since; the history keeps both",
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: usual.row,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/transport/trip/{id}/correct',
    requirement: rights.edit,
    summary:
      'Correct the readings and the real times of a completed trip; of one under way those of its start',
    params: idParams,
    body: z.object({
      /** Left out: as it is. */
      startedWhen: wallTimeSchema.optional(),
      endedWhen: wallTimeSchema.optional(),
      odometerOut: odometerSchema,
      /** Left out: as it is. A trip under way has none. */
      odometerIn: odometerSchema.optional(),
      version: z.number().int(),
    }),
    reply: usual.row,
  }),
  warnings: endpoint({
    method: 'GET',
    path: '/api/transport/trip/{id}/warnings',
    requirement: rights.view,
    summary:
      'What now keeps a planned trip from starting, of its vehicle and its drivers, and which of them gave blood on the day of the start or the day before',
    params: idParams,
    reply: z.object({ gaveBlood: z.array(z.string()), problems: z.array(tripProblemSchema) }),
  }),
  free: endpoint({
    method: 'GET',
    path: '/api/transport/trip/free',
    requirement: rights.view,
    summary:
      'Vehicles and drivers of the area for a time, each with what speaks against it; what speaks against nothing is free',
    query: z.object({
      from: wallTimeSchema,
      to: wallTimeSchema,
      /** Without the drivers. */
      passengers: z.coerce.number().int().min(0).max(200).default(0),
      /** The members of a roll ride along. */
      roll: z.uuid().optional(),
      /** Judges the classes of the drivers' licences too. */
      vehicle: z.uuid().optional(),
      /** Who is to drive: they take seats, and the vehicle to take instead is one that they may drive. */
      driver: z.uuid().optional(),
      secondDriver: z.uuid().optional(),
      /** A trip that is planned anew does not stand in its own way. */
      without: z.uuid().optional(),
    }),
    reply: z.object({
      vehicles: z.array(
        fitVehicleSchema.omit({ busy: true, papers: true }).extend({ problems: z.array(tripProblemSchema) }),
      ),
      drivers: z.array(
        fitDriverSchema.omit({ busy: true, papers: true }).extend({
          problems: z.array(tripProblemSchema),
          /** Less than 24 hours may lie between a donation and the start: a warning only. */
          hasGivenBlood: z.boolean(),
        }),
      ),
      /** The vehicle to take instead of the asked one, if something speaks against that and there is one. */
      nextFit: z.uuid().nullable(),
    }),
  }),
} as const;
export type Trip = z.infer<typeof trips.row>;

/** What a refused plan carries: all that speaks against it, and the vehicle to take instead. */
export const tripRefusalSchema = z.object({
  problems: z.array(tripProblemSchema),
  nextFit: z.object({ id: z.uuid(), number: z.string() }).nullable(),
});
export type TripRefusalData = z.infer<typeof tripRefusalSchema>;

/** A week of the board. */
export const tripBoard = {
  week: endpoint({
    method: 'GET',
    path: '/api/transport/board',
    requirement: rights.view,
    summary:
      'The week from a day on: vehicles and drivers with what is asked of them, and the trips that touch the week',
    query: z.object({ from: daySchema }),
    reply: z.object({
      vehicles: z.array(fitVehicleSchema.omit({ busy: true })),
      drivers: z.array(fitDriverSchema.omit({ busy: true })),
      trips: z.array(
        z.object({
          id: z.uuid(),
          version: z.number().int(),
          number: z.number().int(),
          purpose: z.string(),
          status: z.number().int(),
          vehicle: z.uuid(),
          driver: z.uuid().nullable(),
          secondDriver: z.uuid().nullable(),
          from: z.string(),
          to: z.string(),
          people: z.number().int(),
          /** In the reader's hands: a trip of an own centre. */
          isOwn: z.boolean(),
        }),
      ),
    }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/transport/trip/{id}/plan',
    requirement: rights.edit,
    summary: 'Plan a trip anew: another time, vehicle or driver; judged as when it was made',
    params: idParams,
    body: z.object({
      from: wallTimeSchema,
      to: wallTimeSchema,
      vehicle: z.uuid(),
      driver: z.uuid(),
      version: z.number().int(),
    }),
    reply: usual.row,
  }),
} as const;
export type WeekBoard = z.infer<(typeof tripBoard.week)['reply']>;
export type BoardTrip = WeekBoard['trips'][number];

/** How far a driver's phone looks ahead and, for completed trips, back: their bills are entered later. */
export const MY_TRIP_DAYS = 7;

/** The driver's own phone. */
export const myTrips = {
  list: endpoint({
    method: 'GET',
    path: '/api/transport/my-trips',
    requirement: rights.view,
    summary:
      "The caller's trips as a driver: those under way, of today and of the coming days, and those completed in the days before",
    reply: z.object({
      isDriver: z.boolean(),
      trips: z.array(usual.row),
      /** The planned ones before which this driver gave blood, by their ids. */
      afterDonation: z.array(z.uuid()),
    }),
  }),
} as const;
