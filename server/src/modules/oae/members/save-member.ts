import type { Member, MemberFields } from '@sewa/contract/oae/members';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import { lockRow } from '../../../platform/resource/lock-row.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { findSewadars } from '../../sewadar/public.ts';
import { type AttendantPlan, mostMembers, planAttendants } from '../attendants/attendant.rules.ts';
import {
  countMembersAttended,
  listKeptAttendants,
  lockAttendants,
  saveAttendants,
} from '../attendants/attendants.queries.ts';
import { endWaitingRenewals } from '../renewals/renewal-lines.queries.ts';
import { problemOf, tidied } from './member.rules.ts';
import { findMember, findMembership, insertMember, updateMember } from './members.queries.ts';

/** A new member with the next number, a pass and the attendants, after what cannot be was refused. */
export async function addMember(
  tx: Tx,
  { area, id, today, fields }: { area: string; id: string; today: string; fields: MemberFields },
): Promise<void> {
  const member = judged(fields, today);
  await assertSewadarsNameable(tx, member, []);
  await assertNotMember(tx, member, id);
  await assertAttendable(tx, member, id);
  await insertMember(tx, { area, id }, member);
  await saveAttendants(
    tx,
    { area, member: id, centre: member.centre },
    planAttendants([], member.attendants),
  );
}

/** The first lock of every change to a member: whom it names, before the member itself. */
export async function lockNamed(tx: Tx, { sewadar, attendants, status }: MemberFields): Promise<void> {
  const named = [sewadar, ...attendants.map((attendant) => attendant.sewadar)];
  await lockAttendants(tx, {
    sewadars: named.filter((id) => id !== null),
    isCounted: status === 'active' && (sewadar !== null || attendants.length > 0),
  });
}

/** The member as it is now, locked, if nobody has saved it since. */
export async function lockMember(
  tx: Tx,
  { id, version, today }: { id: string; version: number; today: string },
): Promise<Member> {
  await lockRow(tx, 'oae_member', id);
  const current = await findMember(tx, id, today);
  if (!current) throw notFound();
  assertVersion(current, version);
  return current;
}

export async function changeMember(
  tx: Tx,
  change: { area: string; current: Member; today: string; userName: string; fields: MemberFields },
): Promise<void> {
  const { area, current, today, fields } = change;
  const { id } = current;
  const member = judged(fields, today);
  await assertSewadarsNameable(tx, member, [
    current.sewadar,
    ...current.attendants.map((one) => one.sewadar),
  ]);
  // What stood there may stay.
  if (current.status !== 'active' || current.sewadar !== member.sewadar)
    await assertNotMember(tx, member, id);
  await assertAttendable(tx, member, id);
  const plan = planAttendants(await listKeptAttendants(tx, id), member.attendants);
  await updateMember(tx, id, { member, hasOtherAttendants: changesAnything(plan, current) });
  await saveAttendants(tx, { area, member: id, centre: member.centre }, plan);
  if (member.status !== 'active') await endWaitingRenewals(tx, id, change.userName);
}

function judged(fields: MemberFields, today: string): MemberFields {
  const member = tidied(fields);
  const problem = problemOf(member, today);
  if (problem) throw new PortalError(problem.code, { fields: problem.fields });
  return member;
}

/** The database would take any sewadar; a user names those in sight whose record goes on. What stood there may stay. */
async function assertSewadarsNameable(
  tx: Tx,
  member: MemberFields,
  before: readonly (string | null)[],
): Promise<void> {
  const named = [
    { field: 'sewadar', id: member.sewadar },
    ...member.attendants.map(({ sewadar }, place) => ({ field: `attendants.${place}.sewadar`, id: sewadar })),
  ];
  const fresh = named.flatMap(({ field, id }) => (id === null || before.includes(id) ? [] : [{ field, id }]));
  if (fresh.length === 0) return;
  const seen = await findSewadars(
    tx,
    fresh.map(({ id }) => id),
  );
  for (const { id, field } of fresh) {
    const sewadar = seen.find((one) => one.id === id);
    if (!sewadar) throw new PortalError('BAD_REFERENCE', { fields: { [field]: 'unknown' } });
    if (sewadar.isClosed) throw new PortalError('RECORD_CLOSED', { fields: { [field]: 'closed' } });
  }
}

/** One person is one member. Of two who save the same person at once the second waits for the first: see lockNamed. */
async function assertNotMember(tx: Tx, { sewadar, status }: MemberFields, id: string): Promise<void> {
  if (sewadar === null || status !== 'active') return;
  const number = await findMembership(tx, sewadar, id);
  if (number !== null)
    throw new PortalError('ALREADY_MEMBER', {
      fields: { sewadar: 'member' },
      words: () => ({ number: String(number) }),
    });
}

/** Only members who come need attending: a former one keeps the names and takes nobody's time. */
async function assertAttendable(tx: Tx, member: MemberFields, id: string): Promise<void> {
  if (member.status !== 'active') return;
  for (const [place, attendant] of member.attendants.entries()) {
    if ((await countMembersAttended(tx, attendant, id)) >= mostMembers)
      throw new PortalError('THIRD_MEMBER', { fields: { [`attendants.${place}.name`]: 'third member' } });
  }
}

function changesAnything({ keep, add, drop }: AttendantPlan, current: Member): boolean {
  if (add.length > 0 || drop.length > 0) return true;
  return keep.some((one) => {
    const before = current.attendants.find(({ id }) => id === one.id);
    return (
      before?.sewadar !== one.sewadar ||
      before.name !== one.name ||
      before.nameLatin !== one.nameLatin ||
      before.phone !== one.phone ||
      before.relation !== one.relation ||
      before.gender !== one.gender
    );
  });
}
