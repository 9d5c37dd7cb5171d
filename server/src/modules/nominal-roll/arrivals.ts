import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { todayIn } from '@sewa/contract/kernel/values/days';
import type { rollArrivals } from '@sewa/contract/nominal-roll/arrivals';
import { afterGateScan, type GateDirection, type GateOutcome } from '@sewa/contract/nominal-roll/gate-scan';
import { mayCheckIn, mayCorrectStay } from '@sewa/contract/nominal-roll/roll-moves';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { momentAt } from '../../platform/db/moment-at.queries.ts';
import { momentOf } from '../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import type { ReadCard } from './add-members.ts';
import { setStay, type Times } from './arrivals.queries.ts';
import { findMember, findMemberByCode, findMemberOfSewadar, type StoredMember } from './members.queries.ts';
import { asMember, type RollNeeds } from './members.ts';
import { getLockedRoll } from './move-roll.ts';

export function checkIn(needs: GateNeeds): Handler<typeof rollArrivals.checkIn> {
  return (tx, { params, body, sentAt }) =>
    scan(tx, needs, { ...body, sentAt, roll: params.id, direction: 'in' });
}

export function checkOut(needs: GateNeeds): Handler<typeof rollArrivals.checkOut> {
  return (tx, { params, body, sentAt }) =>
    scan(tx, needs, { ...body, sentAt, roll: params.id, direction: 'out' });
}

export interface GateNeeds extends RollNeeds {
  readCard: ReadCard;
}

export interface Scan {
  roll: string;
  code: string;
  at?: string | undefined;
  sentAt: number | null;
  direction: GateDirection;
}

async function scan(tx: Tx, needs: GateNeeds, asked: Scan) {
  const { roll } = asked;
  const { status } = await getLockedRoll(tx, roll);
  if (!mayCheckIn(status)) throw new PortalError('ROLL_NOT_OPEN');
  const member = await scanned(tx, needs, asked);
  const { outcome, stay } = stayAfter(member, asked);
  if (outcome !== 'repeat') await setStay(tx, member.id, stay);
  const shown = await findMember(tx, roll, member.id);
  if (!shown) throw notFound();
  return { member: asMember(shown, needs), outcome };
}

type Waited = Pick<Scan, 'at' | 'sentAt'>;

/** The sewadar on a scanned card; one that waited on the device counts by the day on which it was shown. */
export function cardShown(
  tx: Tx,
  { readCard, timeZone }: GateNeeds,
  { code, ...scan }: Waited & Pick<Scan, 'code'>,
) {
  return readCard(tx, code, todayIn(timeZone, scannedAt(scan)));
}

function scannedAt({ at, sentAt }: Waited): Date {
  return momentOf(at, new Date(), sentAt);
}

/** What a scan makes of the times of a member. */
export function stayAfter(
  member: { arrivedAt: string | null; leftAt: string | null },
  { direction, ...scan }: Waited & Pick<Scan, 'direction'>,
): { outcome: GateOutcome; stay: Times } {
  const moment = scannedAt(scan).getTime();
  const before = { arrivedAt: millisecondsOf(member.arrivedAt), leftAt: millisecondsOf(member.leftAt) };
  const after = afterGateScan(before, direction, moment);
  if (after === null) throw new PortalError('NOT_ARRIVED');
  const { outcome, stay } = after;
  return { outcome, stay: { arrivedAt: dateOf(stay.arrivedAt), leftAt: dateOf(stay.leftAt) } };
}

/** By hand, where somebody was not scanned. */
export function correctStay(needs: RollNeeds): Handler<typeof rollArrivals.correct> {
  return async (tx, { params, body }) => {
    const { status } = await getLockedRoll(tx, params.id);
    if (!mayCorrectStay(status)) throw new PortalError('ROLL_NOT_OPEN');
    const member = await findMember(tx, params.id, params.member);
    if (!member) throw notFound();
    const momentOfWall = (wall: string | null) => (wall === null ? null : momentAt(tx, wall, needs.timeZone));
    const [arrivedAt, leftAt] = [await momentOfWall(body.arrivedAt), await momentOfWall(body.leftAt)];
    const now = new Date();
    if (arrivedAt !== null && arrivedAt > now) throw refused('arrivedAt', because('inFuture'));
    if (leftAt !== null && leftAt > now) throw refused('leftAt', because('inFuture'));
    if (leftAt !== null && arrivedAt === null) throw refused('arrivedAt', because('missing'));
    if (leftAt !== null && arrivedAt !== null && leftAt < arrivedAt)
      throw refused('leftAt', because('endsBeforeItBegins'));
    await setStay(tx, member.id, { arrivedAt, leftAt });
    return null;
  };
}

async function scanned(tx: Tx, needs: GateNeeds, asked: Scan): Promise<StoredMember> {
  const { roll, code } = asked;
  const card = await cardShown(tx, needs, asked);
  const member = card
    ? await findMemberOfSewadar(tx, roll, card.id)
    : await findMemberByCode(tx, roll, normaliseCode(code));
  if (!member) throw new PortalError('NOT_ON_ROLL');
  return member;
}

function refused(field: string, reason: ReturnType<typeof because>): PortalError {
  return new PortalError('VALIDATION', { fields: { [field]: reason } });
}

function millisecondsOf(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment);
}

function dateOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}
