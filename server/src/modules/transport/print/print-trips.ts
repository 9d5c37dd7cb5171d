import { daysOf } from '@sewa/contract/kernel/chart';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import { meets, right } from '@sewa/contract/kernel/rights/requirement';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { formatMoney } from '@sewa/contract/kernel/values/money';
import { wallTime } from '@sewa/contract/kernel/values/wall-time';
import { expenseWords } from '@sewa/contract/transport/expense-words';
import { type Expense, expenses } from '@sewa/contract/transport/expenses';
import { vehiclePapers } from '@sewa/contract/transport/papers';
import { tripCost } from '@sewa/contract/transport/trip-cost';
import { MAX_LOG_TRIPS, type tripPrints } from '@sewa/contract/transport/trip-prints';
import { tripWords } from '@sewa/contract/transport/trip-words';
import type { Trip } from '@sewa/contract/transport/trips';
import { vehicleWords } from '@sewa/contract/transport/vehicle-words';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { listRollMembers } from '../../nominal-roll/public.ts';
import { hasBillsElsewhere } from '../costs/costs.queries.ts';
import type { ExpenseResource } from '../expenses/move-expense.ts';
import { listFitVehicles } from '../trips/fleet.queries.ts';
import { isInLogBook } from '../trips/trip-times.queries.ts';
import { type SiteContact, siteContacts } from '../trips/trips.queries.ts';
import type { TripResource } from '../trips/trips.resource.ts';

export const tripTemplates = {
  sheet: new URL('./trip-sheet.typ', import.meta.url),
  logBook: new URL('./log-book.typ', import.meta.url),
} as const;

/** Words of the contract that the templates show. */
export const tripLabels = tripWords.fields;

interface Needs extends PrintNeeds {
  resource: TripResource;
}

export function printTripSheet(
  needs: Needs & { expenses: ExpenseResource },
): SteppingHandler<typeof tripPrints.sheet> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: tripTemplates.sheet,
        labels: tripLabels,
        fileName: 'trip-sheet.pdf',
        read: { entity: 'transport_trip', rowId: call.params.id, detail: {} },
        find: async (tx, format) => {
          const trip = await needs.resource.get(tx, call.params.id);
          const now = wallTime(trip.fromDay, trip.fromTime);
          const [vehicle] = await listFitVehicles(tx, { span: { from: now, to: now }, ids: [trip.vehicle] });
          return {
            data: sheetData(
              {
                trip,
                papers: vehicle?.papers ?? [],
                contacts: await siteContacts(tx, trip.sites),
                passengers: await passengersOf(tx, call.who, trip),
                expenses: await expensesOf(tx, call.who, { trip, expenses: needs.expenses }),
                isPartial: await hasBillsElsewhere(tx, trip.id),
              },
              format,
            ),
          };
        },
      },
    );
}

export function printLogBook(needs: Needs): SteppingHandler<typeof tripPrints.logBook> {
  return (step, call) => {
    const { vehicle: id, month } = call.query;
    return printReply(
      needs,
      { step, call },
      {
        template: tripTemplates.logBook,
        labels: tripLabels,
        fileName: `log-book-${month}.pdf`,
        read: { entity: 'transport_vehicle', rowId: id, detail: { month } },
        find: async (tx, format) => {
          const { from, to } = daysOf(month, { from: `${month}-01`, to: `${month}-31` });
          const nowhere = { from: wallTime(from, '00:00'), to: wallTime(from, '00:00') };
          const [vehicle] = await listFitVehicles(tx, { span: nowhere, ids: [id] });
          if (!vehicle) throw notFound();
          const { timeZone } = needs;
          const driven = await needs.resource.table.findWhere(
            tx,
            isInLogBook({ vehicle: id, from, to, timeZone }),
            MAX_LOG_TRIPS + 1,
          );
          if (driven.length > MAX_LOG_TRIPS)
            throw new PortalError('LOG_BOOK_TOO_LONG', {
              words: () => ({ max: format.number(MAX_LOG_TRIPS) }),
            });
          const inOrder = driven.toSorted((one, other) => startOf(one) - startOf(other));
          return { data: logBookData({ vehicle, trips: inOrder, month, timeZone }, format) };
        },
      },
    );
  };
}

function startOf({ id, startedAt }: Trip): number {
  if (startedAt === null) throw new Error(`trip ${id} of a log book has not started`);
  return Date.parse(startedAt);
}

const viewRolls = right('NOMINAL_ROLL.ROLL', 'view');

/** Who rides along by the roll, for those who may see the roll. */
async function passengersOf(tx: Tx, who: Who, { roll, rollName }: Trip): Promise<Passenger[]> {
  if (roll === null || rollName === null || !meets(viewRolls, who)) return [];
  return listRollMembers(tx, roll);
}

/** What was entered for the trip, for those who may see expenses. */
async function expensesOf(
  tx: Tx,
  who: Who,
  of: { trip: Trip; expenses: ExpenseResource },
): Promise<Expense[]> {
  if (!meets(expenses.list.requirement, who)) return [];
  const query = { page: 0, size: MAX_SHEET_EXPENSES, sort: 'day', filter: { trip: of.trip.id } } as const;
  return (await of.expenses.table.list(tx, query)).rows;
}

/** As many as the screen of a trip shows. */
const MAX_SHEET_EXPENSES = 100;

interface Passenger {
  /** Null, with an empty name: out of the reader's sight, or erased. */
  number: number | null;
  name: string;
}

export interface SheetParts {
  trip: Trip;
  papers: readonly { kind: string; validUntil: string }[];
  /** Names and contacts of the sites, in their order. */
  contacts: readonly SiteContact[];
  passengers: readonly Passenger[];
  expenses: readonly Expense[];
  /** Other centres have bills for the trip too. */
  isPartial: boolean;
}

export function sheetData(parts: SheetParts, format: PrintFormat) {
  const { trip, papers, contacts, passengers } = parts;
  const { language } = format;
  const moment = (at: string | null) => (at === null ? null : format.dateTime(new Date(at)));
  return {
    title: `${tripWords.one[language]} ${trip.number}`,
    purpose: trip.purpose,
    status: String(trip.status),
    vehicle: trip.vehicleName,
    driver: trip.driverName,
    secondDriver: trip.secondDriverName,
    from: `${format.day(trip.fromDay)}, ${trip.fromTime}`,
    to: `${format.day(trip.toDay)}, ${trip.toTime}`,
    centre: trip.centreName,
    people: format.number(trip.people),
    roll: trip.rollName,
    madeBy: trip.madeByName,
    notes: trip.notes,
    sites: contacts.map(({ name, contact, phone }) => ({
      name,
      contact: [contact, format.phone(phone)].filter(Boolean).join(', '),
    })),
    odometerOut: trip.odometerOut === null ? null : format.number(trip.odometerOut),
    odometerIn: trip.odometerIn === null ? null : format.number(trip.odometerIn),
    startedAt: moment(trip.startedAt),
    endedAt: moment(trip.endedAt),
    papers: Object.entries(vehiclePapers.paperKinds).flatMap(([kind, { words }]) => {
      const paper = papers.find((one) => one.kind === kind);
      return paper ? [{ kind: words[language], until: format.day(paper.validUntil) }] : [];
    }),
    passengers: passengers.map(({ number, name }) => ({
      number: number === null ? '' : String(number),
      name,
    })),
    cost: parts.expenses.length === 0 ? null : costData(parts, format),
  };
}

/** What the trip cost, as its own tab shows it. */
function costData({ expenses: rows, isPartial, trip }: SheetParts, format: PrintFormat) {
  const { language } = format;
  const money = (paise: number | null) => (paise === null ? null : formatMoney(paise, language));
  const { total, perPerson, perKm } = tripCost(rows, trip);
  const { kind: kinds, status: statuses } = expenseWords.fields;
  return {
    rows: rows.map(({ number, kind, day, amount, status }) => ({
      number: String(number),
      kind: choiceWord(kinds, kind, language) ?? kind,
      day: format.day(day),
      amount: money(amount),
      status: choiceWord(statuses, status, language) ?? '',
    })),
    total: money(total),
    perPerson: money(perPerson),
    perKm: money(perKm),
    distance: trip.distance === null ? null : format.number(trip.distance),
    isPartial,
  };
}

export function logBookData(
  book: {
    vehicle: { number: string; type: number; make: string; centreName: string };
    /** In the order in which they left: a new odometer may begin in the month. */
    trips: readonly Trip[];
    month: string;
    timeZone: string;
  },
  format: PrintFormat,
) {
  const { vehicle, trips, month } = book;
  const moment = (at: string | null) => (at === null ? null : format.dateTime(new Date(at)));
  const reading = (value: number | null) => (value === null ? null : format.number(value));
  const kilometres = trips.reduce((sum, { distance }) => sum + (distance ?? 0), 0);
  const readings = trips.flatMap(({ odometerOut, odometerIn }) => [odometerOut, odometerIn]).filter(isNumber);
  return {
    vehicle: vehicle.number,
    type: typeText(vehicle.type, format.language),
    make: vehicle.make,
    centre: vehicle.centreName,
    month: format.month(month),
    trips: trips.map((trip) => ({
      number: String(trip.number),
      from: moment(trip.startedAt),
      to: moment(trip.endedAt),
      purpose: trip.purpose,
      route: trip.route,
      driver: [trip.driverName, trip.secondDriverName].filter(Boolean).join(', '),
      out: reading(trip.odometerOut),
      in: reading(trip.odometerIn),
      km: reading(trip.distance),
    })),
    count: format.number(trips.length),
    km: format.number(kilometres),
    first: reading(readings.at(0) ?? null),
    last: reading(readings.at(-1) ?? null),
  };
}

function typeText(type: number, language: Language): string {
  return choiceWord(vehicleWords.fields.type, type, language) ?? '';
}

function isNumber(value: number | null): value is number {
  return value !== null;
}
