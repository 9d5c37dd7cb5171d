import { dayAfter } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { premisesSubjects, type SgRecordKind, sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

const { PENDING, L1_APPROVED, L2_APPROVED } = sgRecordStatuses;
const clerk = 'Mohinder Singh Gill';
const first = { name: 'Harjinder Kaur Sandhu', username: 'area' };
const second = { name: 'Anita Sharma', username: 'admin' };

interface Place {
  /** What differs from the others. */
  facts: Readonly<Record<string, unknown>>;
  halls: readonly { name: string; use: string; capacity: number; area: number }[];
  /** Days from today on which each paper ends. */
  papers: Readonly<Record<string, number>>;
}

/** The satsang ghars of an area, in the order of its centres. */
const places: readonly Place[] = [
  {
    facts: {
      ownership: 'owned',
      land_record: 'Khasra 112/4',
      land_area: 18_200,
      covered_area: 6_400,
      buildings: 5,
      built_year: 1994,
      land_condition: 'good',
      halls_condition: 'good',
      car_spaces: 320,
      two_wheeler_spaces: 900,
      bus_spaces: 14,
      parking_condition: 'attention',
      parking_notes: 'The north lot floods in the monsoon.',
      meals_at_once: 1_200,
      gas_connections: 8,
      kitchen_condition: 'good',
      water_source: 'borewell',
      tank_litres: 60_000,
      drinking_points: 24,
      water_condition: 'good',
      meter_number: 'PSP 4410 8821',
      sanctioned_load: 90,
      generator_kva: 125,
      solar_kw: 20,
      power_condition: 'good',
      toilets_women: 30,
      toilets_men: 24,
      toilets_accessible: 3,
      toilets_condition: 'attention',
      toilets_notes: 'The roof of the east block leaks.',
      extinguishers: 36,
      hydrants: 4,
      exits: 8,
      fire_safety_condition: 'good',
      ramps: 5,
      wheelchairs: 12,
      has_lift: false,
      accessibility_condition: 'good',
      equipment_condition: 'good',
    },
    halls: [
      { name: 'Main hall', use: 'satsang', capacity: 4_500, area: 3_800 },
      { name: 'Langar hall', use: 'langar', capacity: 1_200, area: 1_100 },
      { name: 'Children’s room', use: 'children', capacity: 160, area: 180 },
    ],
    papers: {
      fireNoc: 21,
      electricalSafety: 200,
      buildingInsurance: 140,
      foodLicence: 300,
      waterTest: -6,
      extinguishers: 75,
    },
  },
  {
    facts: {
      ownership: 'donated',
      land_area: 4_100,
      covered_area: 1_300,
      buildings: 2,
      built_year: 2008,
      land_condition: 'good',
      halls_condition: 'attention',
      halls_notes: 'The sound system hums.',
      car_spaces: 60,
      two_wheeler_spaces: 200,
      water_source: 'municipal',
      tank_litres: 8_000,
      toilets_women: 8,
      toilets_men: 6,
      extinguishers: 9,
    },
    halls: [{ name: 'Hall', use: 'satsang', capacity: 900, area: 760 }],
    papers: { fireNoc: 400, electricalSafety: 12 },
  },
  {
    facts: {
      ownership: 'leased',
      land_area: 1_900,
      buildings: 1,
      land_condition: 'bad',
      land_notes: 'Cracks in the west wall.',
    },
    halls: [{ name: 'Hall', use: 'satsang', capacity: 350, area: 300 }],
    papers: { lease: 45 },
  },
];

interface Item {
  subject: string;
  name: string;
  make: string;
  place: string;
  quantity?: number;
  months: number;
  /** Days from today. */
  last: number;
}

const equipment: readonly Item[] = [
  {
    subject: 'power',
    name: 'Generator 125 kVA',
    make: 'Kirloskar',
    place: 'Power room',
    months: 6,
    last: -190,
  },
  {
    subject: 'power',
    name: 'Inverter',
    make: 'Luminous',
    place: 'Office',
    quantity: 3,
    months: 12,
    last: -200,
  },
  {
    subject: 'water',
    name: 'Water cooler',
    make: 'Blue Star',
    place: 'Gate 2',
    quantity: 6,
    months: 6,
    last: -165,
  },
  { subject: 'water', name: 'Submersible pump', make: 'CRI', place: 'Borewell', months: 12, last: -40 },
  { subject: 'halls', name: 'Sound system', make: 'Ahuja', place: 'Main hall', months: 12, last: -350 },
  {
    subject: 'kitchen',
    name: 'Roti machine',
    make: 'Amritsar Works',
    place: 'Langar',
    quantity: 2,
    months: 3,
    last: -20,
  },
];

interface Plan {
  kind: SgRecordKind;
  subject: string | null;
  title: string;
  details: string;
  estimate: number | null;
  vendor?: string;
  /** Days from today. */
  due: number | null;
  made: number;
  status: number;
  reason?: string;
  paperKind?: string;
  /** Approved before, with this estimate: the change waits. */
  approvedEstimate?: number;
  progress?: readonly { day: number; percent: number; text: string }[];
  bills?: readonly { day: number; number: string; amount: number }[];
  completed?: number;
}

const records: readonly Plan[] = [
  {
    kind: 'repair',
    subject: 'toilets',
    title: 'Repair the roof of the east toilets',
    details: 'Rain comes in at three places. New sheets and a gutter.',
    estimate: 45_000_00,
    vendor: 'Gill Builders',
    due: 18,
    made: -6,
    status: PENDING,
  },
  {
    kind: 'purchase',
    subject: 'accessibility',
    title: 'Six wheelchairs for the east gate',
    details: 'Twelve are not enough on bhandara days.',
    estimate: 57_000_00,
    vendor: 'Karma Healthcare',
    due: 30,
    made: -10,
    status: L1_APPROVED,
  },
  {
    kind: 'licence',
    subject: 'fireSafety',
    title: 'Renew the fire safety NOC',
    details: 'The NOC expires this month. Fee and inspection by the fire department.',
    estimate: 12_000_00,
    due: 14,
    made: -20,
    status: L2_APPROVED,
    paperKind: 'fireNoc',
    progress: [{ day: -8, percent: 50, text: 'Application handed in, inspection on Friday' }],
  },
  {
    kind: 'construction',
    subject: 'parking',
    title: 'Drain for the north parking lot',
    details: 'A covered drain of 140 metres to the canal.',
    estimate: 8_40_000_00,
    vendor: 'Sandhu Constructions',
    due: 60,
    made: -48,
    status: PENDING,
    approvedEstimate: 6_90_000_00,
    progress: [
      { day: -30, percent: 10, text: 'Levels taken' },
      { day: -12, percent: 35, text: 'First 50 metres laid' },
    ],
    bills: [{ day: -12, number: 'SC/118', amount: 2_10_000_00 }],
  },
  {
    kind: 'repair',
    subject: 'water',
    title: 'Replace the pump of the borewell',
    details: 'The old pump burnt out.',
    estimate: 62_000_00,
    vendor: 'CRI Service, Amritsar',
    due: -35,
    made: -60,
    status: L2_APPROVED,
    progress: [{ day: -40, percent: 100, text: 'New pump runs' }],
    bills: [{ day: -39, number: 'CRI-2291', amount: 58_450_00 }],
    completed: -38,
  },
  {
    kind: 'bill',
    subject: 'power',
    title: 'Electricity bill, October',
    details: 'Higher than last year because of the new coolers.',
    estimate: 38_260_00,
    vendor: 'Punjab State Power Corporation',
    due: -2,
    made: -9,
    status: PENDING,
    reason: 'Attach the reading of the meter.',
  },
  {
    kind: 'incident',
    subject: 'fireSafety',
    title: 'Short circuit in the shoe house',
    details: 'No injury. One extinguisher used, the wiring is cut off.',
    estimate: null,
    due: 7,
    made: -3,
    status: PENDING,
  },
];

/** The satsang ghar of each centre, and the records of the first. */
export const insertPremises: DemoPart = async (client, area) => {
  const { rows: centres } = await client.query<{ id: string; name: string; address: string }>(
    'select id, name, address from centre where area_id = $1 order by code',
    [area.areaId],
  );
  const shown = centres
    .slice(0, places.length)
    .map((centre, index) => ({ centre, id: newId(), place: places[index] }));
  const parts = shown.flatMap(({ place, ...one }) => (place ? [{ ...one, place }] : []));
  for (const { centre, id, place } of parts)
    await insertRows(client, 'sg_premises', [
      {
        ...common(area, centre.id),
        id,
        name: `Satsang Ghar ${centre.name}`.slice(0, 120),
        address: centre.address,
        status: 'inUse',
        land_record: '',
        meter_number: '',
        has_lift: false,
        ...Object.fromEntries(premisesSubjects.map((subject) => [`${snake(subject)}_notes`, ''])),
        ...place.facts,
      },
    ]);
  await insertRows(
    client,
    'sg_hall',
    parts.flatMap(({ centre, id, place }) =>
      place.halls.map((hall) => ({
        ...common(area, centre.id),
        id: newId(),
        premises_id: id,
        ...hall,
        notes: '',
      })),
    ),
  );
  const [main] = parts;
  if (!main) return;
  await insertRows(
    client,
    'sg_equipment',
    equipment.map(({ months, last, quantity = 1, ...item }) => ({
      ...common(area, main.centre.id),
      id: newId(),
      premises_id: main.id,
      ...item,
      serial: '',
      quantity,
      service_months: months,
      last_service: dayAfter(area.today, last),
      notes: '',
    })),
  );
  await insertRows(
    client,
    'expiring_paper',
    parts.flatMap(({ centre, id, place }) =>
      Object.entries(place.papers).map(([kind, days], index) => ({
        ...common(area, centre.id),
        id: newId(),
        owner_id: id,
        premises_id: id,
        kind,
        number: `${kind.slice(0, 3).toUpperCase()} ${2_040 + index}`,
        valid_until: dayAfter(area.today, days),
        notes: '',
        is_current: true,
      })),
    ),
  );
  const records = await insertRecords(client, area, main.centre);
  if (area.photos === null) return;
  const { photos } = area;
  const ofPremises = {
    area_id: area.areaId,
    centre_id: main.centre.id,
    premises_id: main.id,
    owner_id: main.id,
  };
  const ofRecord = (id: string) => ({
    area_id: area.areaId,
    centre_id: main.centre.id,
    sg_record_id: id,
    owner_id: id,
  });
  await insertRows(
    client,
    'attachment',
    placePhotos.map((shown) => photos.place(ofPremises, shown)),
  );
  await insertRows(
    client,
    'attachment',
    records.flatMap(({ id, isCompleted }) =>
      isCompleted
        ? [
            photos.place(ofRecord(id), { name: 'roofBefore', purpose: 'before' }),
            photos.place(ofRecord(id), { name: 'roofAfter', purpose: 'after' }),
          ]
        : [],
    ),
  );
};

/** What the page of the first satsang ghar shows; without a purpose it stands at the head of the passport. */
const placePhotos = [
  { name: 'front', purpose: '' },
  { name: 'hall', purpose: 'halls' },
  { name: 'parking', purpose: 'parking' },
  { name: 'kitchen', purpose: 'kitchen' },
  { name: 'water', purpose: 'water' },
  { name: 'power', purpose: 'power' },
] as const;

async function insertRecords(
  client: Parameters<DemoPart>[0],
  area: DemoArea,
  centre: { id: string; name: string },
): Promise<{ id: string; isCompleted: boolean }[]> {
  const made = records.map((plan, index) => ({ plan, id: newId(), number: index + 1 }));
  await insertRows(
    client,
    'sg_record',
    made.map(({ plan, id, number }) => rowOf(plan, { area, centre, id, number })),
  );
  await insertRows(
    client,
    'sg_record_entry',
    made.flatMap(({ plan, id }) => [
      ...(plan.progress ?? []).map(({ day, percent, text }) => ({
        ...entryOf(area, centre.id, id, day),
        kind: 'progress',
        percent,
        amount: null,
        bill_number: '',
        vendor: '',
        text,
      })),
      ...(plan.bills ?? []).map(({ day, number, amount }) => ({
        ...entryOf(area, centre.id, id, day),
        kind: 'bill',
        percent: null,
        amount,
        bill_number: number,
        vendor: plan.vendor ?? '',
        text: '',
      })),
    ]),
  );
  await client.query('insert into number_counter (area_id, kind, last) values ($1, $2, $3)', [
    area.areaId,
    'sgRecord',
    made.length,
  ]);
  return made.map(({ id, plan }) => ({ id, isCompleted: plan.completed !== undefined }));
}

interface Placing {
  area: DemoArea;
  centre: { id: string; name: string };
  id: string;
  number: number;
}

function rowOf(plan: Plan, { area, centre, id, number }: Placing) {
  const {
    status,
    kind,
    subject,
    title,
    details,
    estimate,
    vendor = '',
    paperKind = null,
    approvedEstimate,
  } = plan;
  const at = (days: number) => `${dayAfter(area.today, days)}T05:00:00Z`;
  const isApproved = status === L2_APPROVED || approvedEstimate !== undefined;
  const substance = {
    ...{ centre: centre.id, kind, subject, title, details, vendor, paperKind, centreName: centre.name },
    estimate: approvedEstimate ?? estimate,
  };
  const l1 =
    status >= L1_APPROVED ? decided('l1_by', first, { area, at: at(plan.made + 1) }) : undecided('l1_by');
  const l2 =
    status >= L2_APPROVED ? decided('l2_by', second, { area, at: at(plan.made + 2) }) : undecided('l2_by');
  const inForce = {
    substance,
    revision: 1,
    ...{ l1By: area.users.get(first.username), l1ByName: first.name, l1At: at(plan.made + 1) },
    ...{ l2By: area.users.get(second.username), l2ByName: second.name, at: at(plan.made + 2) },
  };
  const decision = isApproved ? { byName: second.name, to: L2_APPROVED } : { byName: first.name, to: status };
  const isDecided = isApproved || status >= L1_APPROVED || plan.reason !== undefined;
  return {
    ...common(area, centre.id),
    ...{ id, number, status, kind, subject, title, details, estimate, vendor },
    paper_kind: paperKind,
    due_day: plan.due === null ? null : dayAfter(area.today, plan.due),
    remarks: '',
    revision: approvedEstimate === undefined ? 1 : 2,
    before: isDecided ? { substance, at: at(plan.made + 1), ...decision } : null,
    in_force: isApproved ? inForce : null,
    verdicts:
      plan.reason === undefined
        ? []
        : [{ field: 'details', verdict: 'back', comment: 'Which meter is it?', byName: first.name }],
    completed_on: plan.completed === undefined ? null : dayAfter(area.today, plan.completed),
    completed_by_name: plan.completed === undefined ? null : clerk,
    completion: plan.completed === undefined ? '' : 'Tested for an hour.',
    made_by: area.users.get('clerk'),
    made_by_name: clerk,
    editors: [],
    status_since: at(plan.made + (status >= L2_APPROVED ? 2 : 1)),
    reason: plan.reason ?? '',
    ...l1,
    ...l2,
    created_at: at(plan.made),
    updated_at: at(plan.made),
  };
}

function decided(
  column: string,
  { name, username }: { name: string; username: string },
  { area, at }: { area: DemoArea; at: string },
) {
  return { [column]: area.users.get(username), [`${column}_name`]: name, [`${column}_at`]: at };
}

function undecided(column: string) {
  return { [column]: null, [`${column}_name`]: null, [`${column}_at`]: null };
}

function entryOf({ areaId, today }: DemoArea, centre: string, record: string, day: number) {
  const at = dayAfter(today, day);
  return {
    area_id: areaId,
    id: newId(),
    centre_id: centre,
    record_id: record,
    day: at,
    by_name: clerk,
    created_at: `${at}T06:00:00Z`,
  };
}

function common({ areaId, today }: DemoArea, centre: string) {
  return {
    area_id: areaId,
    centre_id: centre,
    version: 1,
    created_at: `${today}T00:00:00Z`,
    updated_at: `${today}T00:00:00Z`,
  };
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
