import { expenseStatuses, tripStatuses, vehicleTypes } from '@sewa/contract/transport/enums';
import type { Expense } from '@sewa/contract/transport/expenses';
import type { Trip } from '@sewa/contract/transport/trips';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor, type PrintFormat } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { openTestPrinter, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { logBookData, sheetData, tripLabels, tripTemplates } from './print-trips.ts';

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

const trip: Trip = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  number: 214,
  purpose: 'ਲੰਗਰ ਦਾ ਸਮਾਨ ਅਤੇ ਸੰਗਤ',
  status: tripStatuses.COMPLETED,
  fromDay: '2026-11-14',
  fromTime: '06:00',
  toDay: '2026-11-14',
  toTime: '18:30',
  roll: null,
  rollName: '31 · Dera Beas',
  passengers: null,
  people: 36,
  vehicle: '00000000-0000-4000-8000-000000000002',
  vehicleName: 'PB 02 DA 4040',
  driver: '00000000-0000-4000-8000-000000000003',
  driverName: 'ਗੁਰਦੇਵ ਸਿੰਘ',
  secondDriver: null,
  secondDriverName: null,
  sites: [],
  route: 'Railway station – Dera Beas',
  centre: '00000000-0000-4000-8000-000000000004',
  centreName: 'Gurdaspur',
  notes: 'Wheelchair on board',
  startedAt: '2026-11-14T00:35:00.000Z',
  endedAt: '2026-11-14T12:50:00.000Z',
  odometerOut: 88_020,
  odometerIn: 88_204,
  distance: 184,
  odometer: 88_204,
  isLate: false,
  isMine: false,
  reason: '',
  madeByName: 'Ravinder Kaur',
};

const someExpense = (over: Pick<Expense, 'number' | 'kind' | 'amount'>): Expense => ({
  id: '00000000-0000-4000-8000-000000000005',
  version: 1,
  status: expenseStatuses.APPROVED,
  vehicle: trip.vehicle,
  vehicleName: trip.vehicleName,
  day: '2026-11-14',
  litres: null,
  odometer: null,
  vendor: '',
  billNumber: '',
  paidBy: '',
  trip: trip.id,
  tripName: null,
  centre: trip.centre,
  centreName: trip.centreName,
  notes: '',
  kmPerLitre: null,
  hasBill: true,
  isOwnWork: false,
  reason: '',
  madeByName: '',
  approvedByName: null,
  settledByName: null,
  photo: null,
  ...over,
});

testPictures('trip-sheet', () => printer, {
  template: tripTemplates.sheet,
  labels: tripLabels,
  data: (format: PrintFormat) =>
    sheetData(
      {
        trip,
        papers: [
          { kind: 'insurance', validUntil: '2027-02-28' },
          { kind: 'fitness', validUntil: '2027-06-30' },
        ],
        contacts: [
          { name: 'Railway station', contact: 'Harjit Singh', phone: '+919876543210' },
          { name: 'Dera Beas', contact: '', phone: '' },
        ],
        passengers: [
          { number: 1204, name: 'ਬਲਵਿੰਦਰ ਸਿੰਘ' },
          { number: 1377, name: 'Paramjit Kaur Randhawa' },
          { number: null, name: '' },
        ],
        expenses: [
          someExpense({ number: 58, kind: 'fuel', amount: 412_050 }),
          someExpense({ number: 59, kind: 'toll', amount: 21_500 }),
        ],
        isPartial: false,
      },
      format,
    ),
});

const vehicle = {
  number: 'PB 02 DA 4040',
  type: vehicleTypes.BUS,
  make: 'Ashok Leyland Lynx',
  centreName: 'Gurdaspur',
};
testPictures('log-book', () => printer, {
  template: tripTemplates.logBook,
  labels: tripLabels,
  data: (format: PrintFormat) =>
    logBookData(
      {
        vehicle,
        trips: Array.from({ length: 14 }, (_, place) => ({ ...trip, number: 214 + place })),
        month: '2026-11',
        timeZone: printTimeZone,
      },
      format,
    ),
});

test('a log book shows the first and the last reading of the month, also of a new odometer', () => {
  const trips = [trip, { ...trip, odometerOut: 5, odometerIn: 40, distance: 35 }];
  const book = { vehicle, trips, month: '2026-11', timeZone: printTimeZone };
  expect(logBookData(book, formatFor('en', printTimeZone))).toMatchObject({
    first: '88,020',
    last: '40',
    km: '219',
  });
});
