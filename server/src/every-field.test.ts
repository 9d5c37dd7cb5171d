import { storeBarcode } from '@sewa/contract/bav/barcode';
import { fieldOfColumn } from '@sewa/contract/kernel/resource/columns';
import { shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { Resource } from '@sewa/contract/kernel/resource/resource';
import { newId } from '@sewa/contract/kernel/values/ids';
import { allResources } from '@sewa/contract/modules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportCells, exportHeadings } from './platform/resource/export-cells.ts';
import { csvLine } from './platform/sheets/csv/csv-line.ts';
import { placesOf } from './testing/people.ts';
import { sampleFields } from './testing/sample-fields.ts';
import { openTestPortal, type TestPortal } from './testing/test-portal.ts';
import type { Visitor } from './testing/visitor.ts';

/** A field that is entered is read, listed, changed, told in the history and exported, whatever the resource. */

interface Special {
  /** Values that a rule of the resource asks for, by round. */
  fields?(round: number): Record<string, unknown>;
  by?: 'admin' | 'area';
  /** Why a field does not stand in the history of the record under its own name. */
  notInHistory?: Readonly<Record<string, string>>;
  /** Of a list that is longer than a page. */
  query?: Readonly<Record<string, unknown>>;
  /** Why a field is not exported. */
  notExported?: Readonly<Record<string, string>>;
}

/** The history of an area is told to those who work in it. */
const inItsOwnArea = { name: 'told in the area', code: 'told in the area', isActive: 'told in the area' };

const specials: Readonly<Record<string, Special>> = {
  area: {
    by: 'admin',
    fields: (round) => ({ code: `JAL-${round}` }),
    notInHistory: inItsOwnArea,
  },
  centre: { fields: (round) => ({ code: `ASR-9${round}` }) },
  org: { fields: () => ({ level: 50, centre: null }), notInHistory: { level: 'a unit keeps its level' } },
  // Only a letter that came has a day of receipt and a receiver.
  dak_letter: { fields: () => ({ type: 5, receivedOn: null, receiver: '' }) },
  transport_vehicle: { fields: (round) => ({ number: `PB 02 ZZ 000${round}` }) },
  transport_driver: {
    fields: (round) => ({
      licenceNumber: `PB022011000000${round}`,
      leaveFrom: `203${round}-01-01`,
      leaveTo: `203${round}-01-09`,
    }),
  },
  // Each centre has one, and the demo has entered those of the first three.
  sg_premises: { fields: (round) => ({ centre: places['ASR-4'], builtYear: 1990 + round }) },
  sg_hall: { fields: () => ({ premises }) },
  sg_equipment: { fields: () => ({ premises }) },
  nominal_roll: { fields: (round) => ({ toDay: `200${round}-01-28` }) },
  bav_till: {
    fields: (round) => ({ code: `EV${round}`, upiAddress: `stall${round}@bank`, location: tillLocation }),
  },
  bav_item: {
    fields: (round) => ({ barcode: storeBarcode(8_000_000_000 + round) }),
    query: { q: 'title' },
  },
  oae_gathering: { fields: () => ({ isClosed: false }) },
  sewa_schedule: {
    fields: (round) => ({
      kind: 'weekly',
      interval: 1,
      nth: 1,
      validTo: `203${round}-01-01`,
      holidays: [`200${round}-06-07`],
    }),
    notInHistory: { days: 'part of the rule', interval: 'part of the rule', nth: 'part of the rule' },
  },
  oae_member: {
    fields: (round) => ({
      birthDate: `194${round}-02-03`,
      isBirthEstimated: false,
      status: 'active',
      isPermanent: false,
      validTo: `203${round}-01-01`,
      attendants: [],
    }),
    notExported: { passCode: 'opens the gate', isPaperMissing: 'follows from the documents' },
  },
  blood_donor: {
    fields: (round) => ({ isBirthEstimated: false, weight: 60 + round, consentOn: `200${round}-03-04` }),
    query: { q: 'nameLatin 2' },
    notExported: {
      deferralKind: 'the next eligible day says it',
      deferralReason: 'the next eligible day says it',
      welcomeFrom: 'the next eligible day says it',
      mergedInto: 'merged records are in no list',
    },
  },
  blood_camp: {
    fields: (round) => ({
      firstDay: `200${round}-01-02`,
      lastDay: `200${round}-01-03`,
      opensAt: `0${round}:00`,
      closesAt: `1${round}:00`,
    }),
  },
  badge_printer: { fields: (round) => ({ scaleX: 99 + round / 2, scaleY: 100 + round / 2 }) },
  stock_sanction: { fields: (round) => ({ year: 2100 + round }) },
  sewadar: {
    fields: (round) => ({
      isBirthEstimated: false,
      status: ['active', 'onLeave'][round % 2],
      departments: [{ department: `Department ${round}`, role: '', since: '2001-02-03', until: null }],
      aadhaar: ['234123412346', '499118665246'][round % 2],
      pan: ['ABCPE1234F', 'CDEPE1234H'][round % 2],
    }),
    query: { q: 'nameLatin 2' },
    notInHistory: { departments: 'a table of its own' },
    notExported: {
      aadhaar: 'for those who may see the documents',
      pan: 'for those who may see the documents',
    },
  },
};

/** A counter sells the stock of a location of its own centre. */
const tillLocation = newId();

/** Created by calls of their own, with other records, or not changed: see the tests of their modules. */
const elsewhere = new Set([
  'application',
  'badge',
  'blood_deferral',
  'dak_bag',
  'blood_donation',
  'stock_balance',
  'stock_count',
  'stock_order',
  'stock_purchase',
  'stock_transfer',
  'transport_expense',
  'transport_trip',
]);

const walked = allResources.filter(
  (resource): resource is Resource => 'create' in resource && !elsewhere.has(resource.entity),
);

let portal: TestPortal;
let admin: Visitor;
let area: Visitor;
let places: Record<string, string>;
let centre: string;
let premises: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [admin, area] = await Promise.all([portal.signIn('admin'), portal.signIn('area')]);
  places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
  await portal.owner.query(
    `insert into stock_location (area_id, id, centre_id, name, kind)
     select area_id, $2, id, 'Every field', 'counter' from centre where id = $1`,
    [centre, tillLocation],
  );
  const found = await portal.owner.query('select id from sg_premises where centre_id = $1', [centre]);
  premises = found.rows[0].id;
});
afterAll(() => portal.close());

test('walks every resource that is created by its fields', () => {
  expect(walked.length).toBe(allResources.length - elsewhere.size);
});

describe.each(walked.map((resource) => [resource.entity, resource] as const))('%s', (entity, resource) => {
  const { fields = () => ({}), by = 'area', query = {}, ...apart } = specials[entity] ?? {};
  const { notInHistory = {}, notExported = {} } = apart;
  const { path } = resource.list;
  const sample = (round: number): Record<string, unknown> => ({
    ...sampleFields(resource, { round, centre }),
    ...fields(round),
  });
  const who = () => (by === 'admin' ? admin : area);
  const id = newId();

  test('what is entered is read', async () => {
    expect((await who().post(path, { ...sample(1), id })).body).toMatchObject({ success: true });
    expect(comparable((await who().get(`${path}/${id}`)).body.data)).toMatchObject(comparable(sample(1)));
  });

  test('what is changed is read, listed and stands in the history', async () => {
    const reply = await who().put(`${path}/${id}`, { ...sample(2), version: await version() });
    expect(comparable(reply.body.data)).toMatchObject(comparable(sample(2)));
    const { body } = await who().get(path, { size: 500, ...query });
    const listed = (body.list ?? body.data.rows).find((row: { id: string }) => row.id === id);
    expect(comparable(listed)).toMatchObject(comparable(sample(2)));
    const changed = Object.keys(sample(1)).filter(
      (field) =>
        JSON.stringify(sample(1)[field]) !== JSON.stringify(sample(2)[field]) && !(field in notInHistory),
    );
    const { rows } = (await admin.get(`${path}/${id}/history`)).body.data;
    const last = rows.find((change: { entity: string }) => change.entity === entity);
    const told = Object.keys(last?.after ?? {}).map((column) => fieldOfColumn(column.replace(/_last4$/, '')));
    expect(told).toEqual(expect.arrayContaining(changed));
  });

  test('it is exported with a heading for every field', async () => {
    const except = Object.keys(notExported);
    const options = { language: 'en', except } as const;
    const headings = exportHeadings(resource, options);
    for (const [field, { kind }] of shapesOf(resource.fields))
      if (!(field in notExported) && !['centre', 'reference', 'person'].includes(kind))
        expect(headings).toContain(resource.words.fields[field]?.en);
    const row = (await who().get(`${path}/${id}`)).body.data;
    const cells = exportCells(resource, options)(row);
    for (const [field, { kind }] of shapesOf(resource.row)) {
      const place = headings.indexOf(resource.words.fields[field]?.en ?? '');
      if (kind === 'money') expect(cells[place]).toBe(row[field] === null ? null : row[field] / 100);
    }
    const file = (await who().get(`${path}/export`, { size: 500 })).body as string;
    const [head, ...lines] = file.replace(/^\ufeff/, '').split('\r\n');
    expect(head).toBe(csvLine(headings).trimEnd());
    for (const [place, cell] of cells.entries())
      if (typeof cell === 'string' && cell.includes(' 2'))
        expect([headings[place], lines.some((line) => line.includes(cell))]).toEqual([headings[place], true]);
  });

  async function version(): Promise<number> {
    return (await who().get(`${path}/${id}`)).body.data.version;
  }
});

/** Identity numbers are read as masks, and departments get ids. */
function comparable(row: Record<string, unknown>) {
  const { departments, aadhaar, pan, ...others } = row;
  const masked = (number: unknown) => (typeof number === 'string' ? number.slice(-4) : undefined);
  return {
    ...others,
    ...(aadhaar === undefined ? {} : { aadhaar: masked(aadhaar), pan: masked(pan) }),
    ...(Array.isArray(departments) ? { departments: departments.map(({ department }) => department) } : {}),
  };
}
