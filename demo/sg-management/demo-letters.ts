import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { DAY_MS } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import {
  type DakStatus,
  dakStatuses,
  dakTypes,
  type LetterKind,
  type LetterMode,
} from '@sewa/contract/sg-management/enums';
import type { Client } from 'pg';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

const { CREATED, DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;
const clerk = 'Mohinder Singh Gill';
const receiver = 'Satnam Singh';

interface Plan {
  /** Days from today. */
  day: number;
  /** `second` and `abroad` are centres of the portal: the second of the area, and one of another area. */
  party: 'second' | 'abroad' | string;
  subject: string;
  kind: LetterKind;
  mode: LetterMode;
  status: DakStatus;
  replyBy?: number;
  enclosures?: string;
  courierNumber?: string;
  instruction?: string;
  /** The place in the other list of what it answers. */
  answers?: number;
  /** It travelled in the bag to the second centre. */
  isInBag?: true;
}

/** What the first centre sends, in the order of its numbers. */
const sent: readonly Plan[] = [
  {
    day: -64,
    party: 'second',
    subject: 'Seva roster for October',
    kind: 'circular',
    mode: 'hand',
    status: COMPLETED,
  },
  {
    day: -52,
    party: 'Municipal Corporation',
    subject: 'Renewal of the fire safety NOC',
    kind: 'application',
    mode: 'post',
    status: ACKNOWLEDGED,
    enclosures: '2 photos, 1 plan',
    replyBy: -10,
  },
  {
    day: -40,
    party: 'abroad',
    subject: 'Buses for the November programme',
    kind: 'letter',
    mode: 'courier',
    status: DISPATCHED,
    courierNumber: 'DTDC 4471820',
    replyBy: -3,
  },
  {
    day: -33,
    party: 'Punjab State Power Corporation',
    subject: 'Second electricity meter',
    kind: 'application',
    mode: 'post',
    status: RECEIVED,
    replyBy: 20,
  },
  {
    day: -21,
    party: 'second',
    subject: 'Accounts of the langar, September',
    kind: 'report',
    mode: 'hand',
    status: ACKNOWLEDGED,
    enclosures: '14 pages',
  },
  {
    day: -15,
    party: 'Sharma Electricals',
    subject: 'Payment of the generator service',
    kind: 'bill',
    mode: 'courier',
    status: COMPLETED,
    courierNumber: 'BD 99120',
    answers: 1,
  },
  {
    day: -9,
    party: 'second',
    subject: 'Names for the first aid course',
    kind: 'letter',
    mode: 'hand',
    status: RECEIVED,
    replyBy: -2,
    isInBag: true,
  },
  {
    day: -9,
    party: 'second',
    subject: 'Spare keys of the store',
    kind: 'parcel',
    mode: 'hand',
    status: DISPATCHED,
    enclosures: '4 keys',
    isInBag: true,
  },
  {
    day: -4,
    party: 'abroad',
    subject: 'Literature for the bookstall',
    kind: 'parcel',
    mode: 'courier',
    status: DISPATCHED,
    courierNumber: 'DTDC 4480013',
    enclosures: '3 cartons',
  },
  {
    day: -2,
    party: 'second',
    subject: 'Minutes of the meeting of sewadars',
    kind: 'circular',
    mode: 'hand',
    status: DISPATCHED,
    enclosures: '5 pages',
  },
  {
    day: -1,
    party: 'Deputy Commissioner',
    subject: 'Permission for parking on the ground',
    kind: 'application',
    mode: 'hand',
    status: CREATED,
  },
  {
    day: 0,
    party: 'second',
    subject: 'Winter timings of satsang',
    kind: 'circular',
    mode: 'email',
    status: CREATED,
  },
];

/** What the first centre received from outside the portal. */
const came: readonly Plan[] = [
  {
    day: -58,
    party: 'Municipal Corporation',
    subject: 'Property tax, first half',
    kind: 'bill',
    mode: 'post',
    status: COMPLETED,
  },
  {
    day: -30,
    party: 'Sharma Electricals',
    subject: 'Bill for the generator service',
    kind: 'bill',
    mode: 'hand',
    status: COMPLETED,
    replyBy: -14,
  },
  {
    day: -18,
    party: 'Civil Hospital',
    subject: 'Blood donation camp in December',
    kind: 'letter',
    mode: 'email',
    status: ACKNOWLEDGED,
    replyBy: 6,
    instruction: 'Ask the camp team for two dates.',
  },
  {
    day: -12,
    party: 'Fire Department',
    subject: 'Inspection of the extinguishers',
    kind: 'notice',
    mode: 'post',
    status: RECEIVED,
    replyBy: -4,
    instruction: 'Answer within 4 days.',
    enclosures: '1 form',
  },
  {
    day: -6,
    party: 'Traffic Police',
    subject: 'Barricades on the satsang road',
    kind: 'notice',
    mode: 'hand',
    status: RECEIVED,
    replyBy: 2,
  },
  {
    day: -1,
    party: 'Gurmeet Singh, Ranjit Avenue',
    subject: 'Ramp for wheelchairs at the east gate',
    kind: 'application',
    mode: 'hand',
    status: RECEIVED,
  },
];

/** The post register of the first centre, with what its letters are at the other end. */
export const insertLetters: DemoPart = async (client, area) => {
  const places = await findPlaces(client, area);
  const ids = { sent: sent.map(() => newId()), came: came.map(() => newId()) };
  const bagIds = { sent: newId(), received: newId() };
  const targets: Readonly<Record<string, Place>> = { second: places.second, abroad: places.abroad };
  const numbers = new Map<string, number>();
  const rows: Readonly<Record<string, unknown>>[] = [];
  const add = (plan: Plan, over: Readonly<Record<string, unknown>>) =>
    rows.push({ ...rowOf(plan, area), ...over });
  const numbered = (place: Place, type: number, day: string) => {
    const series = `dakLetter/${place.id}/${type}/${day.slice(0, 4)}`;
    const number = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, number);
    const letter = type === dakTypes.DISPATCH ? 'D' : 'R';
    return {
      number,
      year: Number(day.slice(0, 4)),
      reference: `${place.code}/${day.slice(0, 4)}/${letter}${number}`,
    };
  };
  for (const [index, plan] of came.entries()) {
    const number = numbered(places.first, dakTypes.RECEIVE, dayFrom(area.today, plan.day));
    add(plan, {
      ...number,
      id: ids.came[index],
      centre_id: places.first.id,
      type: dakTypes.RECEIVE,
      ...never('dispatched'),
    });
  }
  for (const [index, plan] of sent.entries()) {
    const target = targets[plan.party] ?? null;
    const day = dayFrom(area.today, plan.day);
    const number = numbered(places.first, dakTypes.DISPATCH, day);
    const letter = { ...number, id: ids.sent[index], code: `D${randomCode(9)}` };
    add(plan, {
      ...letter,
      centre_id: places.first.id,
      type: dakTypes.DISPATCH,
      party: target?.name ?? plan.party,
      party_centre_id: target?.id ?? null,
      answers_id: plan.answers === undefined ? null : ids.came[plan.answers],
      bag_id: plan.isInBag ? bagIds.sent : null,
    });
    if (target === null || plan.status < DISPATCHED) continue;
    const isHere = plan.status >= RECEIVED;
    add(plan, {
      ...(isHere ? numbered(target, dakTypes.RECEIVE, day) : { number: null, year: null, reference: '' }),
      area_id: target.area,
      id: newId(),
      centre_id: target.id,
      type: dakTypes.RECEIVE,
      code: letter.code,
      party: places.first.name,
      party_centre_id: places.first.id,
      their_number: number.reference,
      source_area_id: area.areaId,
      source_id: letter.id,
      bag_id: plan.isInBag ? bagIds.received : null,
    });
  }
  await insertRows(client, 'dak_bag', bagRows(area, places, bagIds));
  numbers.set(`dakBag/${places.first.id}/${area.today.slice(0, 4)}`, 1);
  await insertRows(client, 'dak_letter', rows);
  for (const [kind, last] of numbers)
    await client.query('insert into number_counter (area_id, kind, last) values ($1, $2, $3)', [
      area.areaId,
      kind,
      last,
    ]);
};

/** One bag at both its ends, in which a letter was missing. */
function bagRows(
  { areaId, today }: DemoArea,
  { first, second }: { first: Place; second: Place },
  ids: { sent: string; received: string },
) {
  const day = dayFrom(today, -9);
  const common = {
    area_id: areaId,
    status: RECEIVED,
    day,
    reference: `${first.code}/${day.slice(0, 4)}/B1`,
    code: `B${randomCode(9)}`,
    mode: 'hand',
    courier_number: '',
    remarks: '',
    made_by_name: clerk,
    ...step('dispatched', { today, day: -9, by: clerk, hour: 5 }),
    ...step('received', { today, day: -9, by: receiver, hour: 8 }),
    receiver,
    version: 1,
    created_at: `${day}T04:00:00Z`,
    updated_at: `${today}T00:00:00Z`,
  };
  const sentBag = { id: ids.sent, centre_id: first.id, type: dakTypes.DISPATCH, party: second.name };
  const there = { id: ids.received, centre_id: second.id, type: dakTypes.RECEIVE, party: first.name };
  return [
    { ...common, ...sentBag, party_centre_id: second.id, source_area_id: null, source_id: null },
    { ...common, ...there, party_centre_id: first.id, source_area_id: areaId, source_id: ids.sent },
  ];
}

function rowOf(plan: Plan, { areaId, today }: DemoArea) {
  const { status, day } = plan;
  return {
    area_id: areaId,
    status,
    day: dayFrom(today, day),
    code: `D${randomCode(9)}`,
    party: plan.party,
    party_centre_id: null,
    subject: plan.subject,
    kind: plan.kind,
    mode: plan.mode,
    courier_number: plan.courierNumber ?? '',
    enclosures: plan.enclosures ?? '',
    their_number: '',
    reply_by: plan.replyBy === undefined ? null : dayFrom(today, plan.replyBy),
    answers_id: null,
    bag_id: null,
    remarks: '',
    instruction: plan.instruction ?? '',
    instructed_by_name: plan.instruction === undefined ? null : 'Harjinder Kaur Sandhu',
    made_by_name: clerk,
    ...(status >= DISPATCHED ? step('dispatched', { today, day, by: clerk, hour: 5 }) : never('dispatched')),
    ...(status >= RECEIVED ? step('received', { today, day, by: receiver, hour: 8 }) : never('received')),
    receiver: status >= RECEIVED ? receiver : '',
    ...(status >= ACKNOWLEDGED
      ? step('acknowledged', { today, day, by: receiver, hour: 9 })
      : never('acknowledged')),
    ...(status >= COMPLETED ? step('completed', { today, day, by: receiver, hour: 10 }) : never('completed')),
    source_area_id: null,
    source_id: null,
    version: 1,
    created_at: `${dayFrom(today, day)}T04:00:00Z`,
    updated_at: `${today}T00:00:00Z`,
  };
}

function step(
  name: string,
  { today, day, by, hour }: { today: string; day: number; by: string; hour: number },
) {
  return {
    [`${name}_at`]: `${dayFrom(today, day)}T${String(hour).padStart(2, '0')}:00:00Z`,
    [`${name}_by_name`]: by,
  };
}

function never(name: string) {
  return { [`${name}_at`]: null, [`${name}_by_name`]: null };
}

interface Place {
  id: string;
  area: string;
  code: string;
  /** As the register names it: with its area. */
  name: string;
}

async function findPlaces(client: Client, { areaId, centres }: DemoArea) {
  const { rows } = await client.query<Place>(
    `select c.id, c.area_id as area, c.code, c.name || ', ' || a.name as name
     from centre c join area a on a.id = c.area_id order by c.code`,
  );
  const get = (found: Place | undefined): Place => {
    if (!found) throw new Error('the demo lacks a centre for its letters');
    return found;
  };
  return {
    first: get(rows.find(({ id }) => id === centres[0]?.id)),
    second: get(rows.find(({ id }) => id === centres[1]?.id)),
    abroad: get(rows.find(({ area }) => area !== areaId)),
  };
}

function dayFrom(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
