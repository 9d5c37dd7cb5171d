import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import { ARRIVING_DAYS, type ArrivingRoll, type arrivingRolls } from '@sewa/contract/nominal-roll/arriving';
import { mayCheckIn } from '@sewa/contract/nominal-roll/roll-moves';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { cardShown, type GateNeeds, type Scan, stayAfter } from './arrivals.ts';
import {
  findArriving,
  listArriving,
  listArrivingMembers,
  lockArriving,
  setArrivingStay,
} from './arriving.queries.ts';
import type { StoredMember } from './members.queries.ts';
import { asMember, type RollNeeds, withCards } from './members.ts';

export function showArriving({ today }: RollNeeds): Handler<typeof arrivingRolls.list> {
  return (tx) => listArriving(tx, { today: today(), days: ARRIVING_DAYS });
}

export const readArriving: Handler<typeof arrivingRolls.read> = (tx, { params }) =>
  getArriving(tx, params.id);

export function showArrivingMembers(needs: RollNeeds): Handler<typeof arrivingRolls.members> {
  return async (tx, { params }) => {
    await getArriving(tx, params.id);
    const members = (await listArrivingMembers(tx, params.id)).map((stored) => asMember(stored, needs));
    return withCards(tx, params.id, { members, today: needs.today() });
  };
}

export function checkInHere(needs: GateNeeds): Handler<typeof arrivingRolls.checkIn> {
  return (tx, { params, body, sentAt }) =>
    scan(tx, needs, { ...body, sentAt, roll: params.id, direction: 'in' });
}

export function checkOutHere(needs: GateNeeds): Handler<typeof arrivingRolls.checkOut> {
  return (tx, { params, body, sentAt }) =>
    scan(tx, needs, { ...body, sentAt, roll: params.id, direction: 'out' });
}

/** A scan at the destination, by its own people. */
async function scan(tx: Tx, needs: GateNeeds, asked: Scan) {
  const { roll, code } = asked;
  const status = await lockArriving(tx, roll);
  if (status === null) throw notFound();
  if (!mayCheckIn(status)) throw new PortalError('ROLL_NOT_OPEN');
  const card = await cardShown(tx, needs, asked);
  const wanted = normaliseCode(code);
  // By the record, not by its number: the roll may be of another area, where somebody else has that number.
  const isMeant = (one: StoredMember) =>
    card ? one.sewadar === card.id : one.code === wanted || String(one.number) === wanted;
  const member = (await listArrivingMembers(tx, roll)).find(isMeant);
  if (!member) throw new PortalError('NOT_ON_ROLL');
  const { outcome, stay } = stayAfter(member, asked);
  if (outcome === 'repeat') return { member: asMember(member, needs), outcome };
  await setArrivingStay(tx, { roll, member: member.id, today: needs.today() }, stay);
  const times = {
    arrivedAt: stay.arrivedAt?.toISOString() ?? null,
    leftAt: stay.leftAt?.toISOString() ?? null,
  };
  return { member: asMember({ ...member, ...times }, needs), outcome };
}

async function getArriving(tx: Tx, id: string): Promise<ArrivingRoll> {
  const roll = await findArriving(tx, id);
  if (!roll) throw notFound();
  return roll;
}
