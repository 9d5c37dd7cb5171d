import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { daysRemaining } from '@sewa/contract/kernel/values/days';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { isRollEditable } from '@sewa/contract/nominal-roll/roll-moves';
import { MAX_ROLL_DAYS, type Roll, type RollFields, rolls } from '@sewa/contract/nominal-roll/rolls';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { isOwnWork } from '../../platform/four-eyes/four-eyes.queries.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { takeNumber } from '../../platform/numbers/take-number.queries.ts';
import { centreName } from '../../platform/resource/lookups.queries.ts';
import { findPortalCentre } from '../../platform/resource/portal-centres.queries.ts';
import { readTogether } from '../../platform/resource/read-together.ts';
import { serveResource } from '../../platform/resource/serve-resource.ts';
import { isSameDepartment } from '../sewadar/public.ts';
import { assertLeaders } from './assert-leaders.ts';
import { assertRemark } from './assert-remark.ts';
import { membersOfWholeStay } from './judged-members.queries.ts';
import { rollNumbers } from './number-series.ts';
import { addEditor, countShiftClashes, hasMembersOutside, shiftMembers } from './rolls.queries.ts';

/** Whoever leads and moved to a centre out of sight keeps the name here. */
const nameOf = (column: string) => {
  const id = sql.ref(`r.${column}`);
  return sql<
    string | null
  >`coalesce((select s.name from sewadar s where s.area_id = r.area_id and s.id = ${id}),
    roll_leader_name(r.id, ${id}))`;
};

const people = readTogether(
  sql`from nominal_roll_member m where m.area_id = r.area_id and m.roll_id = r.id`,
  {
    members: sql<number>`count(*) filter (where m.dropped_at is null)`,
    arrived: sql<number>`count(*) filter (where m.arrived_at is not null)`,
    returned: sql<number>`count(*) filter (where m.left_at is not null)`,
    dropped: sql<number>`count(*) filter (where m.dropped_at is not null)`,
  },
);

export const rollResource = serveResource(rolls, {
  table: 'nominal_roll',
  columns: {},
  extra: {
    number: sql<number>`r.number`,
    status: sql<number>`r.status`,
    statusSince: sql<string>`r.status_since`,
    reason: sql<string>`r.reason`,
    centreName,
    destinationCentre: sql<string | null>`r.destination_centre_id`,
    jathedarName: nameOf('jathedar_id'),
    deputyName: nameOf('deputy_id'),
    ...people,
    madeByName: sql<string>`r.made_by_name`,
    approvedByName: sql<string | null>`r.approved_by_name`,
    isOwnWork,
  },
  derive: ({ fromDay, toDay }) => ({ days: daysRemaining(fromDay, toDay) }),
  order: { number: sql`r.number` },
  search: ['destination', 'department', 'transport', 'remarks'],
  filters: {
    status: (value) => sql<boolean>`r.status = any (${valuesOf(value)})`,
    department: (value) => isSameDepartment(sql`r.department`, value),
    destination: (value) => sql<boolean>`lower(r.destination) = lower(${value})`,
    isWaiting: (value) =>
      sql<boolean>`(r.status = ${rollStatuses.SUBMITTED} and not ${isOwnWork}) = ${value}`,
    sewadar: (value) => sql<boolean>`exists (select from nominal_roll_member m
      where m.area_id = r.area_id and m.roll_id = r.id and m.sewadar_id = ${value} and m.dropped_at is null)`,
  },
  hooks: {
    beforeSave: async (tx, { who, fields, current }) => {
      assertDays(fields);
      if (current && !isRollEditable(current.status)) throw new PortalError('ROLL_FROZEN');
      await assertLeaders(tx, fields, current);
      if (current) await moveMembers(tx, fields, current);
      const destination = { destination_centre_id: await findPortalCentre(tx, fields.destination) };
      if (current) return { columns: destination };
      const number = await takeNumber(tx, rollNumbers);
      return { columns: { ...destination, number, made_by: who.userId, made_by_name: who.name } };
    },
    afterSave: async (tx, { who, id, current }) => {
      if (current) await addEditor(tx, id, who.userId);
    },
    // Whatever somebody decided on is cancelled instead, with a reason.
    beforeRemove: async (_tx, { current }) => {
      if (current.status !== rollStatuses.DRAFT) throw new PortalError('ROLL_FROZEN');
    },
  },
  history: ['nominal_roll_member', 'attachment'],
});

/** Who goes for the whole roll goes on its new days; who has days of their own must fit into them. */
async function moveMembers(tx: Tx, fields: RollFields, current: Roll): Promise<void> {
  if (fields.fromDay === current.fromDay && fields.toDay === current.toDay) return;
  const clashes = await countShiftClashes(tx, current.id, fields);
  if (clashes > 0)
    throw new PortalError('ROLL_SHIFT_CLASH', {
      fields: { toDay: 'members elsewhere' },
      words: () => ({ count: String(clashes) }),
    });
  await assertRemark(tx, await membersOfWholeStay(tx, current), { before: current, after: fields });
  await shiftMembers(tx, current.id, current, fields);
  if (await hasMembersOutside(tx, current.id, fields))
    throw new PortalError('MEMBERS_OUTSIDE', { fields: { toDay: 'members outside' } });
}

function assertDays({ fromDay, toDay }: RollFields): void {
  if (toDay < fromDay)
    throw new PortalError('VALIDATION', { fields: { toDay: because('endsBeforeItBegins') } });
  if (daysRemaining(fromDay, toDay) > MAX_ROLL_DAYS)
    throw new PortalError('VALIDATION', {
      fields: { toDay: because('daysApart', MAX_ROLL_DAYS - 1) },
    });
}
