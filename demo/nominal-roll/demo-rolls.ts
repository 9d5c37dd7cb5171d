import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { DAY_MS } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type CallOutcome, rollStatuses } from '@sewa/contract/nominal-roll/enums';
import type { Client } from 'pg';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

const { CANCELLED, DRAFT, SUBMITTED, APPROVED, ON_SEWA, COMPLETED } = rollStatuses;

/** One of each status, and some more that are over; days from today. Without a destination it goes to the third centre. */
const plans = [
  { status: COMPLETED, destination: 'Dera Beas', department: 'Langar', first: -120, days: 8 },
  { status: COMPLETED, destination: 'Dera Beas', department: 'Security', first: -75, days: 5 },
  { status: COMPLETED, destination: 'Delhi', department: 'Traffic', first: -40, days: 3 },
  { status: ON_SEWA, destination: null, department: 'Langar', first: -2, days: 7 },
  { status: APPROVED, destination: 'Haridwar', department: 'Langar', first: 12, days: 4 },
  { status: SUBMITTED, destination: 'Dera Beas', department: 'Security', first: 25, days: 8 },
  { status: DRAFT, destination: 'Delhi', department: 'Langar', first: 40, days: 3 },
  { status: CANCELLED, destination: 'Jammu', department: 'Traffic', first: 50, days: 4 },
] as const;

const membersEach = 14;

export const insertRolls: DemoPart = async (client, area) => {
  const { areaId, users } = area;
  const maker = users.get('clerk');
  const approver = users.get('zone');
  if (maker === undefined || approver === undefined) throw new Error('the demo lacks a user for its rolls');
  const nearby = await findDestination(client, area);
  const rows = plans.map((plan, index) => {
    const isApproved = plan.status >= APPROVED;
    return {
      area_id: areaId,
      id: newId(),
      centre_id: centreOf(area, index),
      number: index + 1,
      destination: plan.destination ?? nearby.name,
      destination_centre_id: plan.destination === null ? nearby.id : null,
      department: plan.department,
      from_day: dayFrom(area.today, plan.first),
      to_day: dayFrom(area.today, plan.first + plan.days - 1),
      transport: index % 2 === 0 ? 'Own bus, 52 seats' : '',
      remarks: '',
      status: plan.status,
      status_since: `${dayFrom(area.today, Math.min(plan.first, 0) - 1)}T06:00:00Z`,
      reason: plan.status === CANCELLED ? 'Road closed' : '',
      made_by: maker,
      made_by_name: 'Mohinder Singh Gill',
      editors: [],
      approved_by: isApproved ? approver : null,
      approved_by_name: isApproved ? 'Baldev Singh' : null,
      members_at: `${area.today}T00:00:00Z`,
      version: 1,
      created_at: `${area.today}T00:00:00Z`,
      updated_at: `${area.today}T00:00:00Z`,
    };
  });
  await insertRows(client, 'nominal_roll', rows);
  for (const [index, row] of rows.entries()) {
    const sewadars = await sewadarsOf(client, area, { centre: row.centre_id, place: index });
    const ids = sewadars.map(() => newId());
    await insertRows(
      client,
      'nominal_roll_member',
      sewadars.map((sewadar, place) => ({
        area_id: areaId,
        id: ids[place],
        centre_id: row.centre_id,
        roll_id: row.id,
        sewadar_id: sewadar,
        from_day: row.from_day,
        to_day: row.to_day,
        role: place === 0 ? 'Jathedar' : '',
        remarks: '',
        is_cancelled: row.status === CANCELLED,
        code: `R${randomCode(9)}`,
        arrived_at: hasArrived(row.status, place) ? `${row.from_day}T08:30:00Z` : null,
        left_at: hasLeft(row.status, place) ? `${row.to_day}T10:00:00Z` : null,
        ...callOf(row.status, place, area.today),
        dropped_at: row.status === APPROVED && place === DROPPED ? `${area.today}T05:10:00Z` : null,
        replaces_id: row.status === APPROVED && place === REPLACEMENT ? ids[DROPPED] : null,
        version: 1,
        created_at: `${area.today}T00:00:00Z`,
        updated_at: `${area.today}T00:00:00Z`,
      })),
    );
    await client.query(
      'update nominal_roll set jathedar_id = $3, deputy_id = $4 where area_id = $1 and id = $2',
      [areaId, row.id, sewadars[0] ?? null, sewadars[1] ?? null],
    );
  }
  await client.query(`insert into number_counter (area_id, kind, last) values ($1, 'nominalRoll', $2)`, [
    areaId,
    rows.length,
  ]);
};

/** The places of the one who dropped out of the approved roll, and of the one who goes instead. */
const DROPPED = 2;
const REPLACEMENT = 9;

/** Half of the approved roll has been called, with every outcome. */
const outcomes: readonly (CallOutcome | null)[] = [
  ...(['coming', 'coming', 'notComing', 'noAnswer', 'later', 'wrongNumber', 'coming', 'notComing'] as const),
  ...Array.from({ length: 6 }, () => null),
];

function callOf(status: number, place: number, today: string) {
  const outcome = status === APPROVED ? (outcomes[place] ?? null) : null;
  if (outcome === null) return { call_outcome: null, call_note: '', called_at: null, called_by_name: null };
  return {
    call_outcome: outcome,
    call_note: outcome === 'later' ? 'At work until six' : '',
    called_at: `${today}T04:${10 + place}:00Z`,
    called_by_name: 'Mohinder Singh Gill',
  };
}

/** One of them fell ill on the way. */
function hasArrived(status: number, place: number): boolean {
  return (status === ON_SEWA || status === COMPLETED) && place !== 3;
}

/** One was not checked out. */
function hasLeft(status: number, place: number): boolean {
  return status === COMPLETED && hasArrived(status, place) && place !== 5;
}

function centreOf({ centres }: DemoArea, index: number): string {
  const centre = centres[index % Math.min(2, centres.length)];
  if (!centre) throw new Error('the demo area has no centre');
  return centre.id;
}

/** A centre of the area that is not sending, named as the form of a roll names it. */
async function findDestination(
  client: Client,
  { areaId, centres }: DemoArea,
): Promise<{ id: string; name: string }> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select c.id, c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id
     where c.area_id = $1 and c.id = $2`,
    [areaId, (centres[2] ?? centres[0])?.id],
  );
  const [found] = rows;
  if (!found) throw new Error('the demo area has no centre');
  return found;
}

/** Active sewadars of a centre, others for each roll. */
async function sewadarsOf(
  client: Client,
  { areaId }: DemoArea,
  { centre, place }: { centre: string; place: number },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from sewadar where area_id = $1 and centre_id = $2 and status = 'active' and merged_into is null
     order by number desc limit $3 offset $4`,
    [areaId, centre, membersEach, (place % 3) * membersEach],
  );
  return rows.map(({ id }) => id);
}

function dayFrom(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
