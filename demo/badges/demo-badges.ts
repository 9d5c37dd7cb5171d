import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import { badgeTypeValues } from '@sewa/contract/badges/badge-rights';
import { usualDays } from '@sewa/contract/badges/badge-validity';
import { type BadgeStatus, badgeStatuses, type HolderKind } from '@sewa/contract/badges/enums';
import { holderKindOf, usualCategory } from '@sewa/contract/badges/holders';
import { DAY_MS } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Client } from 'pg';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

const { REQUESTED, PRINTED, ISSUED, RETURNED, EXPIRED, LOST, REVOKED } = badgeStatuses;

interface Plan {
  status: BadgeStatus;
  /** Begun so many days ago. */
  ago: number;
  /** Ends in so many days, where that is not as usual. */
  endsIn?: number;
  reason?: string;
  isSpoiled?: true;
  /** The card shows an earlier name or department. */
  isChanged?: true;
}

/** What has become of the badges of a type, from the first number on; whoever comes after these has one in use. */
const plans: readonly Plan[] = [
  { status: ISSUED, ago: 300 },
  { status: ISSUED, ago: 200, isSpoiled: true },
  { status: ISSUED, ago: 60, endsIn: 20 },
  { status: LOST, ago: 150, reason: 'Lost on the bus' },
  { status: REQUESTED, ago: 0 },
  { status: PRINTED, ago: 1 },
  { status: REVOKED, ago: 90, reason: 'No longer serves' },
  { status: RETURNED, ago: 120 },
  { status: EXPIRED, ago: 400, endsIn: -30 },
  { status: ISSUED, ago: 80, isChanged: true },
  { status: REQUESTED, ago: 0 },
  { status: ISSUED, ago: 70, endsIn: 45 },
];

/** How many people of a type have or had a badge; the others wait in the list of the entitled. */
const most: Readonly<Record<BadgeTypeValue, number>> = { 1: 80, 2: 16, 3: 3, 4: 14, 5: 3, 10: 16, 11: 12 };

interface Holder {
  id: string;
  centre_id: string;
  department: string;
  own_from: string | null;
  own_to: string | null;
}

/** Badges of every type and status; some cards wait to be printed, some are about to expire. */
export const insertBadges: DemoPart = async (client, area) => {
  await insertEntitled(client, area);
  for (const type of badgeTypeValues) {
    const holders = await holdersOf(client, area, type);
    const rows = holders.slice(0, most[type]).map((holder, place) => badgeRow(area, { type, holder, place }));
    const replacements = rows
      .filter(({ status }) => status === LOST)
      .map((lost) => replacement(area, lost, rows.length));
    await insertRows(client, 'badge', [...rows, ...replacements]);
    await client.query(`insert into number_counter (area_id, kind, last) values ($1, $2, $3)`, [
      area.areaId,
      `badge/${type}`,
      rows.length + replacements.length,
    ]);
  }
  await client.query(
    `update badge b set printed_centre_id = b.centre_id, printed_digest = case when b.printed_digest is null then badge_digest(b) else b.printed_digest end
     where b.area_id = $1 and b.print_count > 0`,
    [area.areaId],
  );
};

const columns: Readonly<Record<HolderKind, string>> = {
  sewadar: 'sewadar_id',
  member: 'member_id',
  attendant: 'attendant_id',
  entitlement: 'entitlement_id',
};
const nobody = { sewadar_id: null, member_id: null, attendant_id: null, entitlement_id: null };

function badgeRow(
  area: DemoArea,
  { type, holder, place }: { type: BadgeTypeValue; holder: Holder; place: number },
) {
  const plan = plans[place] ?? { status: ISSUED, ago: 30 + place };
  const own = { from: holder.own_from, to: holder.own_to };
  const from = dayFrom(area.today, -plan.ago);
  const usual = usualDays(type, from, own);
  const validTo = plan.endsIn === undefined ? usual.validTo : dayFrom(area.today, plan.endsIn);
  const isPrinted = plan.status !== REQUESTED;
  const moment = `${from}T06:00:00Z`;
  // A short one that was begun long ago has ended by now.
  const isOver = validTo < area.today && [REQUESTED, PRINTED, ISSUED].some((one) => one === plan.status);
  return {
    area_id: area.areaId,
    id: newId(),
    centre_id: holder.centre_id,
    type,
    number: place + 1,
    category: usualCategory(type, own),
    department: holder.department,
    ...nobody,
    [columns[holderKindOf[type]]]: holder.id,
    valid_from: earlier(validTo, usual.validFrom),
    valid_to: validTo,
    status: isOver ? EXPIRED : plan.status,
    status_since: moment,
    reason: plan.reason ?? '',
    print_count: isPrinted ? 1 + (plan.isSpoiled ? 1 : 0) : 0,
    spoiled_count: plan.isSpoiled ? 1 : 0,
    printed_at: isPrinted ? moment : null,
    printed_digest: plan.isChanged ? 'as it was' : null,
    replaces: null as string | null,
    made_by: area.users.get('clerk'),
    made_by_name: 'Mohinder Singh Gill',
    version: 1,
    created_at: moment,
    updated_at: moment,
  };
}

/** Whoever lost a card has a new one. */
function replacement(area: DemoArea, lost: ReturnType<typeof badgeRow>, given: number) {
  return {
    ...lost,
    id: newId(),
    number: given + 1,
    valid_from: area.today,
    valid_to: usualDays(lost.type, area.today, { from: null, to: null }).validTo,
    status: REQUESTED,
    status_since: `${area.today}T05:00:00Z`,
    reason: '',
    print_count: 0,
    printed_at: null,
    replaces: lost.id,
    created_at: `${area.today}T05:00:00Z`,
  };
}

async function holdersOf(client: Client, { areaId }: DemoArea, type: BadgeTypeValue): Promise<Holder[]> {
  const { rows } = await client.query<Holder>(
    {
      sewadar: `select s.id, s.centre_id, coalesce((select d.department from sewadar_department d
          where d.area_id = s.area_id and d.sewadar_id = s.id and d.until is null order by d.since limit 1), '') as department,
          null as own_from, null as own_to
        from sewadar s where s.area_id = $1 and s.status = 'active' and s.merged_into is null and $2 > 0 order by s.number`,
      member: `select m.id, m.centre_id, '' as department, m.valid_from::text as own_from, m.valid_to::text as own_to
        from oae_member m where m.area_id = $1 and m.status = 'active' and m.is_permanent = ($2 = 10)
          and (m.valid_to is null or m.valid_to >= current_date) order by m.number`,
      attendant: `select a.id, a.centre_id, '' as department, m.valid_from::text as own_from, m.valid_to::text as own_to
        from oae_attendant a join oae_member m on m.area_id = a.area_id and m.id = a.member_id
        where a.area_id = $1 and m.status = 'active' and $2 > 0 and (m.valid_to is null or m.valid_to >= current_date)
        order by m.number, a.place`,
      entitlement: `select e.id, e.centre_id, '' as department, e.valid_from::text as own_from, e.valid_to::text as own_to
        from badge_entitlement e where e.area_id = $1 and e.badge_type = $2 and (e.valid_to is null or e.valid_to >= current_date)
        order by e.id`,
    }[holderKindOf[type]],
    [areaId, type],
  );
  return rows;
}

/** Some more accepted applications of elders and of the sangat than the demo has by itself. */
async function insertEntitled(client: Client, { areaId, centres, today }: DemoArea): Promise<void> {
  const people = [
    {
      badge_type: 3,
      name: 'ਕਰਤਾਰ ਕੌਰ',
      name_latin: 'Kartar Kaur',
      gender: 'female',
      birth_date: '1944-02-11',
    },
    { badge_type: 3, name: 'Harbans Singh', name_latin: '', gender: 'male', birth_date: '1941-09-30' },
    {
      badge_type: 3,
      name: 'बिमला देवी',
      name_latin: 'Bimla Devi',
      gender: 'female',
      birth_date: '1946-06-01',
    },
    {
      badge_type: 5,
      name: 'ਜਸਵਿੰਦਰ ਸਿੰਘ',
      name_latin: 'Jaswinder Singh',
      gender: 'male',
      birth_date: '1979-03-21',
    },
    { badge_type: 5, name: 'Sunita Sharma', name_latin: '', gender: 'female', birth_date: '1985-12-05' },
    {
      badge_type: 5,
      name: 'ਪਰਮਜੀਤ ਕੌਰ',
      name_latin: 'Paramjit Kaur',
      gender: 'female',
      birth_date: '1990-07-14',
    },
  ];
  await insertRows(
    client,
    'badge_entitlement',
    people.map((person, place) => ({
      area_id: areaId,
      id: newId(),
      centre_id: centres[place % Math.min(2, centres.length)]?.id,
      ...person,
      relative_name: '',
      is_birth_estimated: false,
      phone: '',
      address: '',
      valid_from: null,
      valid_to: place % 3 === 2 ? dayFrom(today, 200) : null,
      version: 1,
      created_at: `${today}T00:00:00Z`,
      updated_at: `${today}T00:00:00Z`,
    })),
  );
}

function earlier(one: string, other: string): string {
  if (one < other) return one;
  return other;
}

function dayFrom(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
