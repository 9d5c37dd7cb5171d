import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { daysBetween } from '@sewa/contract/kernel/values/days';
import { wallTime, wallTimeIn } from '@sewa/contract/kernel/values/wall-time';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { isTripEditable, isTripRemovable, startedFields } from '@sewa/contract/transport/trip-moves';
import { MAX_TRIP_DAYS, type Trip, type TripFields, trips } from '@sewa/contract/transport/trips';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { NumberSeries } from '../../../platform/numbers/number-series.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { assertFit, countPeople } from './judge-plan.ts';
import { isMine, lockForPlanning, siteNames } from './trips.queries.ts';

export const tripNumbers: NumberSeries = { name: 'transportTrip' };

export interface TripNeeds {
  timeZone: string;
}

export type TripResource = ReturnType<typeof tripResource>;

const driverName = (column: 'driver_id' | 'second_driver_id') =>
  sql<string | null>`(select coalesce(s.name, d.name) from transport_driver d
    left join sewadar s on s.area_id = d.area_id and s.id = d.sewadar_id
    where d.area_id = r.area_id and d.id = ${sql.ref(`r.${column}`)})`;
const ofVehicle = <Value>(column: 'number' | 'odometer') =>
  sql<Value>`(select ${sql.ref(`v.${column}`)} from transport_vehicle v where v.area_id = r.area_id and v.id = r.vehicle_id)`;

export function tripResource({ timeZone }: TripNeeds) {
  const now = () => wallTimeIn(timeZone, new Date());
  return serveResource(trips, {
    table: 'transport_trip',
    columns: { driver: { column: 'driver_id', read: sql<string>`r.driver_id` } },
    extra: {
      number: sql<number>`r.number`,
      status: sql<number>`r.status`,
      centreName,
      vehicleName: ofVehicle<string>('number'),
      driverName: driverName('driver_id'),
      secondDriverName: driverName('second_driver_id'),
      rollName: sql<string | null>`(select n.number || ' · ' || n.destination from nominal_roll n
        where n.area_id = r.area_id and n.id = r.roll_id)`,
      people: sql<number>`r.people`,
      route: sql<string>`r.route`,
      startedAt: sql<string | null>`r.started_at`,
      endedAt: sql<string | null>`r.ended_at`,
      odometerOut: sql<number | null>`r.odometer_out`,
      odometerIn: sql<number | null>`r.odometer_in`,
      distance: sql<number | null>`r.odometer_in - r.odometer_out`,
      odometer: ofVehicle<number | null>('odometer'),
      isMine,
      reason: sql<string>`r.reason`,
      madeByName: sql<string>`r.made_by_name`,
      driver: sql<string | null>`r.driver_id`,
    },
    derive: ({ status, toDay, toTime }) => ({
      isLate: status === tripStatuses.STARTED && wallTime(toDay, toTime) < now(),
    }),
    order: { fromDay: sql`r.from_at`, number: sql`r.number`, next: nextFirst(timeZone) },
    search: [
      'purpose',
      'notes',
      sql`r.route`,
      sql`r.number::text`,
      ofVehicle('number'),
      sql`replace(${ofVehicle('number')}, ' ', '')`,
      driverName('driver_id'),
    ],
    filters: {
      status: (value) => sql<boolean>`r.status = any (${valuesOf(value)})`,
      driver: (value) => sql<boolean>`${value}::uuid in (r.driver_id, r.second_driver_id)`,
      site: (value) => sql<boolean>`${value}::uuid = any (r.sites)`,
      isLate: (value) =>
        sql<boolean>`(r.status = ${tripStatuses.STARTED} and r.to_at < ${now()}::timestamp) = ${value}`,
      isOwn: (value) => sql<boolean>`centre_in_scope(r.centre_id) = ${value}`,
    },
    may: { change: assertOwnCentre },
    hooks: {
      beforeSave: async (tx, { who, id, fields, current }) => {
        assertTimes(fields);
        if (current) assertEditable(fields, current);
        const route = await routeOf(tx, fields, current);
        const people = await countPeople(tx, { ...fields, before: current?.people ?? null });
        if (!current || isPlanChanged(fields, current, people)) {
          await lockForPlanning(tx, [fields.vehicle, fields.driver, fields.secondDriver]);
          await assertFit(tx, {
            id,
            from: wallTime(fields.fromDay, fields.fromTime),
            to: wallTime(fields.toDay, fields.toTime),
            vehicle: fields.vehicle,
            driver: fields.driver,
            secondDriver: fields.secondDriver,
            people,
          });
        }
        if (current) return { columns: { route, people, undo: null } };
        return {
          columns: { route, people, number: await takeNumber(tx, tripNumbers), made_by_name: who.name },
        };
      },
      beforeRemove: async (_tx, { current }) => {
        if (!isTripRemovable(current.status)) throw new PortalError('TRIP_FROZEN');
      },
    },
    history: [],
  });
}

/** Seconds from the beginning of today. What is over comes after all others, however far ahead those are planned. */
function nextFirst(timeZone: string) {
  const today = sql`(now() at time zone ${timeZone})::date`;
  return sql<number>`case when r.status = ${tripStatuses.STARTED} or r.to_at >= ${today}
    then extract(epoch from r.from_at - ${today}) else 1e11 + extract(epoch from ${today} - r.from_at) end`;
}

/** Drivers may take the steps of their trips in other centres, and nothing else. */
export function assertOwnCentre({ centres }: Who, { centre }: { centre: string }): void {
  if (centres !== '*' && !centres.includes(centre)) throw notFound();
}

export function assertTimes(
  fields: Pick<TripFields, 'fromDay' | 'fromTime' | 'toDay' | 'toTime' | 'driver' | 'secondDriver'>,
): void {
  const { fromDay, fromTime, toDay, toTime, driver, secondDriver } = fields;
  if (wallTime(toDay, toTime) <= wallTime(fromDay, fromTime))
    throw new PortalError('VALIDATION', {
      fields: { [toDay < fromDay ? 'toDay' : 'toTime']: because('endsBeforeItBegins') },
    });
  if (daysBetween(fromDay, toDay) >= MAX_TRIP_DAYS)
    throw new PortalError('VALIDATION', { fields: { toDay: because('daysApart', MAX_TRIP_DAYS - 1) } });
  if (secondDriver === driver)
    throw new PortalError('VALIDATION', { fields: { secondDriver: because('samePersonTwice') } });
}

function assertEditable(fields: TripFields, current: Trip): void {
  if (!isTripEditable(current.status)) throw new PortalError('TRIP_FROZEN');
  if (current.status !== tripStatuses.STARTED) return;
  const changed = startedFields.find((field) => fields[field] !== current[field]);
  if (changed !== undefined) throw new PortalError('TRIP_ON_ITS_WAY', { fields: { [changed]: 'fixed' } });
}

const judged = [
  'fromDay',
  'fromTime',
  'toDay',
  'toTime',
  'vehicle',
  'driver',
  'secondDriver',
] as const satisfies readonly (keyof TripFields)[];

/** A change of the purpose is not refused for a paper that has lapsed since. */
function isPlanChanged(fields: TripFields, current: Trip, people: number): boolean {
  return people > current.people || judged.some((field) => fields[field] !== current[field]);
}

/** The names stay as they were where the sites do. */
async function routeOf(tx: Tx, { sites }: TripFields, current: Trip | null): Promise<string> {
  if (current && sites.join() === current.sites.join()) return current.route;
  const names = await siteNames(tx, sites);
  if (names.length < sites.length) throw new PortalError('BAD_REFERENCE', { fields: { sites: 'unknown' } });
  return names.join(' – ');
}
