import type { gatherings } from '@sewa/contract/oae/gatherings';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { searchPeople } from '../../../platform/search/search-people.ts';
import { readPass } from '../pass-code.rules.ts';
import { memberSource } from '../search-source.queries.ts';
import { blockFor, warningsFor } from './arrival.rules.ts';
import { getArrivalOf, listArrivals } from './arrival-rows.queries.ts';
import {
  countTaken,
  deleteArrival,
  findHolder,
  findSeat,
  lockBlock,
  type PassHolder,
  saveArrival,
  updateArrival,
} from './arrivals.queries.ts';
import { findFloor } from './floor.queries.ts';
import { gateMembers } from './gate-members.queries.ts';
import { findGateway } from './gatherings.queries.ts';
import { gatheringResource } from './gatherings.resource.ts';

export const arrive: Handler<typeof gatherings.arrive> = async (tx, { who, params, body }) => {
  const gathering = await getOpenGathering(tx, params.id);
  const holder = await getHolder(tx, body.code);
  const kind = holder.attendant === null ? 'member' : 'attendant';
  const seat = await findSeat(tx, gathering.id, holder.member);
  const own = holder.blockCentre === gathering.centre ? holder.block : null;
  const wished = blockFor(kind, body.block, { own, today: seat?.block ?? null });
  const block = wished === null ? null : await getBlockHere(tx, wished, gathering.centre);
  const outcome = await saveArrival(tx, {
    area: areaOf(who),
    centre: gathering.centre,
    gathering: gathering.id,
    holder,
    block: block?.id ?? null,
    userName: who.name,
  });
  const arrival = await getArrivalOf(tx, gathering.id, holder);
  const warnings = warningsFor({
    onDay: gathering.onDay,
    member: holder,
    hasBlock: arrival.block !== null,
    isBlockFull:
      outcome !== 'here' && block !== null && (await countTaken(tx, gathering.id, block.id)) > block.seats,
    isMemberHere: kind === 'member' || seat !== null,
  });
  return { arrival, isFirst: outcome === 'first', isBack: outcome === 'back', warnings };
};

export const changeArrival: Handler<typeof gatherings.changeArrival> = async (tx, { params, body }) => {
  const gathering = await getOpenGathering(tx, params.id);
  if (body.block !== null) await getBlockHere(tx, body.block, gathering.centre);
  const key = { gathering: gathering.id, id: body.arrival };
  if (!(await updateArrival(tx, key, body))) throw notFound();
  return null;
};

export const cancelArrival: Handler<typeof gatherings.cancelArrival> = async (tx, { params, body }) => {
  const gathering = await getOpenGathering(tx, params.id);
  if (!(await deleteArrival(tx, { gathering: gathering.id, id: body.arrival }))) throw notFound();
  return null;
};

const maxFound = 8;

/** Best match first, as the search has it. */
export const findAtGate: Handler<typeof gatherings.find> = async (tx, { params, query }) => {
  const { id } = await gatheringResource.get(tx, params.id);
  const found = await searchPeople(tx, { source: memberSource, text: query.q, limit: maxFound });
  const ids = found.map((one) => one.id);
  const members = await gateMembers(tx, { gathering: id, ids });
  return members.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

export const showArrivals: Handler<typeof gatherings.arrivals> = async (tx, { params, query }) => {
  const { id } = await gatheringResource.get(tx, params.id);
  return listArrivals(tx, id, query);
};

export const showFloor: Handler<typeof gatherings.floor> = async (tx, { params }) =>
  findFloor(tx, await gatheringResource.get(tx, params.id));

/** Whose pass was scanned; what nobody here can know is unknown, not forbidden. */
export async function getHolder(tx: Tx, code: string): Promise<PassHolder> {
  const pass = readPass(code);
  const holder = pass && (await findHolder(tx, pass));
  if (!holder) throw new PortalError('PASS_UNKNOWN', { fields: { code: 'unknown' } });
  return holder;
}

async function getOpenGathering(tx: Tx, id: string) {
  const gathering = await findGateway(tx, id);
  if (!gathering) throw notFound();
  if (gathering.isClosed) throw new PortalError('GATHERING_CLOSED');
  return gathering;
}

async function getBlockHere(tx: Tx, id: string, centre: string) {
  const block = await lockBlock(tx, { id, centre });
  if (!block) throw new PortalError('BAD_REFERENCE', { fields: { block: 'unknown' } });
  return block;
}
