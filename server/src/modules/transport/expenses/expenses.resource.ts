import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { type ExpenseStatus, expenseStatuses } from '@sewa/contract/transport/enums';
import { type ExpenseDecider, expenseMachine, frozenExpense } from '@sewa/contract/transport/expense-moves';
import { type ExpenseFields, expenses } from '@sewa/contract/transport/expenses';
import { isOverTank } from '@sewa/contract/transport/fuel-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { FourEyes } from '../../../platform/four-eyes/decided-table.ts';
import { isOwnWork } from '../../../platform/four-eyes/four-eyes.queries.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { NumberSeries } from '../../../platform/numbers/number-series.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { getReadingsAround } from '../trips/readings.queries.ts';
import { assertReading } from '../trips/readings.ts';
import { addEditor, findBillTwin, findVehicle, findVehicleOfTrip } from './expenses.queries.ts';

export const expenseNumbers: NumberSeries = { name: 'transportExpense' };

export const expenseFourEyes = {
  machine: expenseMachine,
  table: 'transport_expense',
  parts: ['attachment'],
  isUndoable: true,
  deciders: { approvedBy: 'approved_by', settledBy: 'settled_by' },
  refusals: { OWN_WORK: 'OWN_EXPENSE' },
} as const satisfies FourEyes<'TRANSPORT.EXPENSE', ExpenseStatus, ExpenseDecider>;

/** Kilometres since the fill before, whoever paid it, by litre of this one. */
const kmPerLitre = sql<
  number | null
>`(case when r.kind = 'fuel' then (r.odometer - reading_at_fill_before(r.vehicle_id, r.day, r.odometer)) / r.litres end)`;

export function expenseResource({ timeZone }: { timeZone: string }) {
  return serveResource(expenses, {
    table: 'transport_expense',
    columns: {},
    extra: {
      number: sql<number>`r.number`,
      status: sql<number>`r.status`,
      vehicleName: sql<string>`(select v.number from transport_vehicle v where v.area_id = r.area_id and v.id = r.vehicle_id)`,
      tripName: sql<string | null>`(select t.number || ' · ' || t.purpose from transport_trip t
        where t.area_id = r.area_id and t.id = r.trip_id)`,
      kmPerLitre,
      hasBill: sql<boolean>`exists (select from attachment a where a.area_id = r.area_id and a.expense_id = r.id)`,
      centreName,
      isOwnWork,
      reason: sql<string>`r.reason`,
      madeByName: sql<string>`r.made_by_name`,
      approvedByName: sql<string | null>`r.approved_by_name`,
      settledByName: sql<string | null>`r.settled_by_name`,
      photo: sql<string | null>`r.photo_id`,
    },
    order: { number: sql`r.number` },
    search: [
      'vendor',
      'billNumber',
      'paidBy',
      'notes',
      sql`r.number::text`,
      sql`(select v.number || ' ' || replace(v.number, ' ', '') from transport_vehicle v
        where v.area_id = r.area_id and v.id = r.vehicle_id)`,
    ],
    filters: {
      status: (value) => sql<boolean>`r.status = any (${valuesOf(value)})`,
      isWaiting: (value) =>
        sql<boolean>`(r.status = ${expenseStatuses.SUBMITTED} and not ${isOwnWork}) = ${value}`,
      isOwnWork: (value) => sql<boolean>`${isOwnWork} = ${value}`,
    },
    hooks: {
      beforeSave: async (tx, { who, id, fields, current }) => {
        if (current) assertChangeable(current);
        await assertExpense(tx, { id, fields, timeZone });
        if (current) return undefined;
        const number = await takeNumber(tx, expenseNumbers);
        return { columns: { number, made_by: who.userId, made_by_name: who.name } };
      },
      afterSave: async (tx, { who, id, current }) => {
        if (current) await addEditor(tx, id, who.userId);
      },
      // Whatever somebody decided on stays.
      beforeRemove: async (_tx, { current }) => {
        assertChangeable(current);
      },
    },
    history: ['attachment'],
  });
}

function assertChangeable({ status }: { status: number }): void {
  const frozen = frozenExpense(status);
  if (frozen) throw new PortalError(frozen);
}

interface Saved {
  id: string;
  fields: ExpenseFields;
  timeZone: string;
}

/** Fuel has litres and a reading that fits those around it; nothing is entered twice. */
export async function assertExpense(tx: Tx, { id, fields, timeZone }: Saved): Promise<void> {
  const { kind, vehicle, day, litres, odometer, trip } = fields;
  if (day > todayIn(timeZone)) throw new PortalError('VALIDATION', { fields: { day: because('inFuture') } });
  const found = await findVehicle(tx, vehicle);
  if (!found) throw new PortalError('BAD_REFERENCE', { fields: { vehicle: 'unknown' } });
  if (kind === 'fuel') {
    if (litres === null) throw new PortalError('VALIDATION', { fields: { litres: because('missing') } });
    if (odometer === null) throw new PortalError('VALIDATION', { fields: { odometer: because('missing') } });
    assertTank(litres, found);
  } else if (litres !== null)
    throw new PortalError('VALIDATION', { fields: { litres: because('onlyFuel') } });
  if (trip !== null) {
    const driven = await findVehicleOfTrip(tx, trip);
    if (driven === null) throw new PortalError('BAD_REFERENCE', { fields: { trip: 'unknown' } });
    if (driven !== vehicle)
      throw new PortalError('TRIP_OF_OTHER_VEHICLE', { fields: { trip: 'other vehicle' } });
  }
  if (odometer !== null)
    await assertOdometer(tx, { id, vehicle, day, odometer, number: found.number, timeZone });
  const twin = await findBillTwin(tx, id, fields);
  if (twin) throw sameBill(twin);
}

export function sameBill({
  number,
  centreName: centre,
}: {
  number: number;
  centreName: string;
}): PortalError {
  return new PortalError('EXPENSE_SAME_BILL', {
    fields: { billNumber: 'twice' },
    words: () => ({ number: String(number), centre }),
  });
}

function assertTank(litres: number, { number, tank }: { number: string; tank: number | null }): void {
  if (!isOverTank(litres, tank)) return;
  throw new PortalError('FUEL_OVER_TANK', {
    fields: { litres: 'over the tank' },
    words: () => ({ vehicle: number, tank: String(tank), litres: String(litres) }),
  });
}

/** Readings of the same day are not compared: nobody knows which came first. */
async function assertOdometer(
  tx: Tx,
  entry: { id: string; vehicle: string; day: string; odometer: number; number: string; timeZone: string },
): Promise<void> {
  const { id, vehicle, day, odometer, number, timeZone } = entry;
  const around = await getReadingsAround(tx, { vehicle, day, withoutExpense: id, timeZone });
  assertReading(odometer, { ...around, day, vehicle: number, beyond: 'ODOMETER_BEYOND_LATER' });
}
