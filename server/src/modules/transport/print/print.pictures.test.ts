import { tripStatuses, vehicleTypes } from '@sewa/contract/transport/enums';
import type { Trip } from '@sewa/contract/transport/trips';
import { afterAll, beforeAll } from 'vitest';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
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
          { name: 'Railway station', contact: 'Harjit Singh, +91 98765 43210' },
          { name: 'Dera Beas', contact: '' },
        ],
      },
      format,
    ),
});
testPictures('log-book', () => printer, {
  template: tripTemplates.logBook,
  labels: tripLabels,
  data: (format: PrintFormat) =>
    logBookData(
      {
        vehicle: {
          number: 'PB 02 DA 4040',
          type: vehicleTypes.BUS,
          make: 'Ashok Leyland Lynx',
          centreName: 'Gurdaspur',
        },
        trips: Array.from({ length: 14 }, (_, place) => ({ ...trip, number: 214 + place })),
        month: '2026-11',
        timeZone: printTimeZone,
      },
      format,
    ),
});
