import { dayAfter } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { vehicleTypes } from '@sewa/contract/transport/enums';
import type { Client } from 'pg';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';
import { insertExpenses } from './demo-expenses.ts';
import { insertTrips } from './demo-trips.ts';

const { BUS, CAR, JEEP, MOTOR_CYCLE, TEMPO_TRAVELLER, TRACTOR, TRUCK, VAN } = vehicleTypes;

const sites = [
  ['Railway station', 'Station Road', 4],
  ['Bus stand', 'G.T. Road', 3],
  ['Civil hospital', 'Hospital Road', 6],
  ['Dera Beas', 'Beas, Punjab', 43],
  ['Vegetable market', 'Grain Market Road', 8],
] as const;

/** Days from today on which each paper ends; left out: there is none. */
interface Plan {
  number: string;
  type: number;
  make: string;
  seats: number;
  fuel: string;
  ownership: string;
  ownerName?: string;
  tank?: number;
  odometer: number;
  status?: string;
  papers: Readonly<Record<string, number>>;
}

const vehicles: readonly Plan[] = [
  {
    number: '02 AB 1234',
    type: BUS,
    make: 'Tata Starbus',
    seats: 52,
    fuel: 'diesel',
    ownership: 'organisation',
    odometer: 184_320,
    papers: { registration: 2_100, insurance: 120, pollution: 5, fitness: 90, permit: 400, tax: 60 },
  },
  {
    number: '02 CK 0786',
    type: TEMPO_TRAVELLER,
    make: 'Force Traveller',
    seats: 17,
    fuel: 'diesel',
    ownership: 'organisation',
    odometer: 96_410,
    papers: { registration: 1_500, insurance: 25, pollution: 80, fitness: 200, permit: 300, tax: 200 },
  },
  {
    number: '10 DE 4521',
    type: VAN,
    make: 'Maruti Eeco',
    seats: 7,
    fuel: 'cng',
    ownership: 'sewadar',
    ownerName: 'Harbhajan Singh',
    odometer: 61_007,
    papers: { registration: 3_000, insurance: -3, pollution: 40 },
  },
  {
    number: '02 BX 5555',
    type: JEEP,
    make: 'Mahindra Bolero',
    seats: 7,
    fuel: 'diesel',
    ownership: 'organisation',
    odometer: 120_950,
    status: 'inRepair',
    papers: { registration: 900, insurance: 210, pollution: 12 },
  },
  {
    number: '08 AT 9090',
    type: TRUCK,
    make: 'Ashok Leyland Dost',
    seats: 3,
    fuel: 'diesel',
    ownership: 'hired',
    ownerName: 'Gill Transport Company',
    odometer: 203_118,
    papers: { registration: 1_200, insurance: 150, pollution: 30, fitness: 31, permit: 180 },
  },
  {
    number: '02 F 0007',
    type: TRACTOR,
    make: 'Swaraj 744',
    seats: 1,
    fuel: 'diesel',
    ownership: 'organisation',
    odometer: 8_240,
    papers: { registration: 2_400, insurance: 330 },
  },
  {
    number: '46 H 1212',
    type: MOTOR_CYCLE,
    make: 'Hero Splendor',
    seats: 2,
    fuel: 'petrol',
    ownership: 'sewadar',
    ownerName: 'Manjit Kaur',
    odometer: 33_870,
    papers: { registration: 1_900, insurance: 240, pollution: 170 },
  },
  {
    number: '02 M 3131',
    type: CAR,
    make: 'Maruti Alto',
    seats: 5,
    fuel: 'petrol',
    ownership: 'organisation',
    odometer: 148_600,
    status: 'withdrawn',
    papers: { registration: -200, insurance: -150 },
  },
  {
    number: '02 DA 4040',
    type: BUS,
    make: 'Ashok Leyland Lynx',
    seats: 42,
    fuel: 'diesel',
    tank: 160,
    ownership: 'organisation',
    odometer: 88_204,
    papers: { registration: 1_700, insurance: 170, pollution: 96, fitness: 220, permit: 410, tax: 140 },
  },
  {
    number: '02 EF 2023',
    type: CAR,
    make: 'Maruti Ertiga',
    seats: 7,
    fuel: 'petrol',
    tank: 45,
    ownership: 'organisation',
    odometer: 41_530,
    papers: { registration: 3_400, insurance: 205, pollution: 190 },
  },
  {
    number: '02 GH 1108',
    type: VAN,
    make: 'Tata Winger',
    seats: 9,
    fuel: 'diesel',
    tank: 60,
    ownership: 'organisation',
    odometer: 67_715,
    papers: { registration: 2_900, insurance: 260, pollution: 110, fitness: 300 },
  },
  {
    number: '02 T 6600',
    type: TRUCK,
    make: 'Eicher Pro 2049',
    seats: 3,
    fuel: 'diesel',
    tank: 100,
    ownership: 'organisation',
    odometer: 132_480,
    papers: { registration: 1_100, insurance: 130, pollution: 84, fitness: 160, permit: 250 },
  },
];

const drivers = [
  { classes: ['LMV', 'HMV', 'TRANS'], status: 'active', papers: { licence: 700, medical: 200 } },
  { classes: ['LMV', 'HMV'], status: 'active', papers: { licence: 9, medical: 120 } },
  { classes: ['LMV'], status: 'active', papers: { licence: 1_400 } },
  { classes: ['LMV', 'TRACTOR'], status: 'onLeave', papers: { licence: -12, medical: 28 } },
  { classes: ['MCWG', 'LMV'], status: 'active', papers: { licence: 2_000, medical: 300 } },
  { classes: ['LMV', 'HMV', 'HPMV'], status: 'active', papers: { licence: 900, medical: 210 } },
  { classes: ['LMV', 'LMV_TR'], status: 'active', papers: { licence: 1_300, medical: 180 } },
  { classes: ['LMV', 'HGMV'], status: 'active', papers: { licence: 640, medical: 150 } },
] as const;

/** A driver of the hire firm, who is no sewadar. */
const outsider = {
  name: 'Balwinder Singh',
  phone: '+919876501234',
  classes: ['LMV', 'HMV', 'HGMV', 'TRANS'],
  papers: { licence: 450, medical: 75 },
} as const;

export const insertTransport: DemoPart = async (client, area) => {
  const state = await stateOf(client, area);
  const places = sites.map(([name, address, distance]) => ({
    ...common(area),
    name,
    address,
    distance,
    contact_name: '',
    contact_phone: '',
    latitude: null,
    longitude: null,
    is_active: true,
    notes: '',
  }));
  await insertRows(client, 'transport_site', places);
  const cars = vehicles.map((plan, place) => ({
    ...common(area),
    centre_id: centreOf(area, place),
    number: `${state} ${state === 'DL' ? delhiNumber(plan.number) : plan.number}`,
    type: plan.type,
    make: plan.make,
    seats: plan.seats,
    fuel: plan.fuel,
    tank: plan.tank ?? null,
    ownership: plan.ownership,
    owner_name: plan.ownerName ?? '',
    odometer: plan.odometer,
    status: plan.status ?? 'inUse',
    notes: '',
  }));
  await insertRows(client, 'transport_vehicle', cars);
  const sewadars = await sewadarsOf(client, area);
  const own = sewadars.flatMap(({ id, name, phone }, place) => {
    const plan = drivers[place];
    return plan ? [{ ...plan, sewadar: id, name, phone }] : [];
  });
  const people = [...own.slice(0, 5), { ...outsider, status: 'active', sewadar: null }, ...own.slice(5)];
  const rows = people.map(({ sewadar, name, phone, classes, status }, place) => ({
    ...common(area),
    centre_id: centreOf(area, place),
    sewadar_id: sewadar,
    name,
    phone,
    licence_number: `${state}02201${place}00${12_345 + place * 7}`,
    classes,
    status,
    // The area secretary drives, and sees the own trips on the phone.
    username: place === 0 && state === 'PB' ? 'area' : '',
    notes: '',
  }));
  await insertRows(client, 'transport_driver', rows);
  await insertPapers(client, area, [
    ...cars.flatMap(({ id }, place) => papersOf(area, { vehicle_id: id }, vehicles[place]?.papers ?? {})),
    ...rows.flatMap(({ id }, place) => papersOf(area, { driver_id: id }, people[place]?.papers ?? {})),
  ]);
  const trips = await insertTrips(client, area, { vehicles: cars, drivers: rows, sites: places });
  await insertExpenses(client, area, { trips, vehicles: cars });
};

interface DemoPaper {
  vehicle_id?: string;
  driver_id?: string;
  kind: string;
  number: string;
  until: string;
}

function papersOf(
  { today }: DemoArea,
  owner: Pick<DemoPaper, 'vehicle_id' | 'driver_id'>,
  papers: Readonly<Record<string, number>>,
): DemoPaper[] {
  return Object.entries(papers).map(([kind, days], place) => ({
    ...owner,
    kind,
    number: owner.vehicle_id ? `${kind.slice(0, 3).toUpperCase()}/${20_260 + days}/${place + 1}` : '',
    until: dayAfter(today, days),
  }));
}

const YEAR = 365;

/** Each insurance renews that of the year before. */
async function insertPapers(client: Client, area: DemoArea, papers: readonly DemoPaper[]): Promise<void> {
  const row = (paper: DemoPaper, more: { is_current: boolean; renews_id: string | null }) => ({
    ...common(area),
    centre_id: null,
    owner_id: null,
    vehicle_id: paper.vehicle_id ?? null,
    driver_id: paper.driver_id ?? null,
    kind: paper.kind,
    number: paper.number,
    valid_until: paper.until,
    notes: '',
    ...more,
  });
  const former = papers
    .filter(({ kind }) => kind === 'insurance')
    .map((paper) => ({
      paper,
      row: row(
        { ...paper, number: `${paper.number}/1`, until: dayAfter(paper.until, -YEAR) },
        { is_current: false, renews_id: null },
      ),
    }));
  const renewed = new Map(former.map(({ paper, row: { id } }) => [paper, id]));
  await insertRows(client, 'expiring_paper', [
    ...former.map((one) => one.row),
    ...papers.map((paper) => row(paper, { is_current: true, renews_id: renewed.get(paper) ?? null })),
  ]);
}

function common({ areaId, today }: DemoArea) {
  const at = `${today}T00:00:00Z`;
  return { area_id: areaId, id: newId(), version: 1, created_at: at, updated_at: at };
}

function centreOf({ centres }: DemoArea, place: number): string {
  const centre = centres[place % Math.min(3, centres.length)];
  if (!centre) throw new Error('the demo area has no centre');
  return centre.id;
}

async function stateOf(client: Client, { areaId }: DemoArea): Promise<string> {
  const { rows } = await client.query<{ code: string }>('select code from area where id = $1', [areaId]);
  return rows[0]?.code === 'DEL' ? 'DL' : 'PB';
}

/** '02 AB 1234' is written '2C AB 1234' in Delhi. */
function delhiNumber(number: string): string {
  const [district = '', series = '', digits = ''] = number.split(' ');
  return `${Number(district)}C ${series} ${digits}`;
}

async function sewadarsOf(
  client: Client,
  { areaId }: DemoArea,
): Promise<{ id: string; name: string; phone: string }[]> {
  const { rows } = await client.query<{ id: string; name: string; phone: string }>(
    `select id, name, phone from sewadar
     where area_id = $1 and status = 'active' and merged_into is null and phone <> '' and gender = 'male'
     order by number limit $2`,
    [areaId, drivers.length],
  );
  return rows;
}
