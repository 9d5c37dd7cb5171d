import type { Arrival, gatherings } from '@sewa/contract/oae/gatherings';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { type Found, searchByNameOnly, searchPeople } from '../../../platform/search/search-people.ts';
import type { OaeNeeds } from '../members/members.ts';
import { readScan, type ScanNeeds } from '../scanned-pass.ts';
import { memberSource } from '../search-source.queries.ts';
import { blockFor, warningsFor, wordsThatName } from './arrival.rules.ts';
import { getArrivalOf, listArrivals, mostShown } from './arrival-rows.queries.ts';
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
import {
  findVisitor,
  type Gate,
  hasLooksLeft,
  listVisitors,
  visitorKeys,
  visitorsFound,
} from './visitors.queries.ts';

export function arrive(needs: ScanNeeds): Handler<typeof gatherings.arrive> {
  return async (tx, { who, params, body, sentAt }) => {
    const gathering = await getOpenGathering(tx, params.id);
    // Before the pass is looked at: what fails afterwards takes the record of that look back.
    if (body.block !== null) await getBlockHere(tx, body.block, gathering.centre);
    const gate = { gathering: gathering.id, today: needs.today() };
    // A scan may wait on the device: a badge is judged by the day of the gathering, as a pass is.
    const scan = { code: body.code, day: gathering.onDay, needs };
    const { isVisitor, isOutOfDate, ...holder } = await getHolderAt(tx, gate, scan);
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
      at: momentOf(body.at, new Date(), sentAt).toISOString(),
    });
    const arrival = isVisitor
      ? only(await listVisitors(tx, gate, arrivedAs(holder)))
      : await getArrivalOf(tx, gathering.id, holder);
    const warnings = warningsFor({
      onDay: gathering.onDay,
      member: holder,
      isPassOutOfDate: isOutOfDate,
      hasBlock: arrival.block !== null,
      isBlockFull:
        outcome !== 'here' && block !== null && (await countTaken(tx, gathering.id, block.id)) > block.seats,
      isMemberHere: kind === 'member' || seat !== null,
    });
    return { arrival, isFirst: outcome === 'first', isBack: outcome === 'back', warnings };
  };
}

export const changeArrival: Handler<typeof gatherings.changeArrival> = async (tx, { params, body }) => {
  const gathering = await getOpenGathering(tx, params.id);
  if (body.block) await getBlockHere(tx, body.block, gathering.centre);
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
export function findAtGate({ today }: OaeNeeds): Handler<typeof gatherings.find> {
  return async (tx, { params, query }) => {
    const { id, isWholeArea } = await gatheringResource.get(tx, params.id);
    const gate = { gathering: id, today: today() };
    const sought = { source: memberSource, text: query.q, limit: maxFound };
    const own = await searchPeople(tx, sought);
    const name = isWholeArea ? wordsThatName(query.q) : '';
    const others =
      name === ''
        ? []
        : await searchByNameOnly(tx, { ...sought, text: name, keysBetween: visitorKeys(gate) });
    if (others.length > 0) await expectLooksLeft(tx, gate);
    const best = [...own, ...others].sort((a, b) => a.cost - b.cost).slice(0, maxFound);
    const members = await gateMembers(tx, { gathering: id, ids: idsAmong(best, own) });
    const visitors = await visitorsFound(tx, gate, idsAmong(best, others));
    const shown = new Map([...members, ...visitors].map((one) => [one.id, one]));
    return best.flatMap(({ id: found }) => shown.get(found) ?? []);
  };
}

function idsAmong(best: readonly Found[], found: readonly Found[]): string[] {
  return best.filter((one) => found.includes(one)).map(({ id }) => id);
}

export function showArrivals({ today }: OaeNeeds): Handler<typeof gatherings.arrivals> {
  return async (tx, { params, query }) => {
    const { id, isWholeArea } = await gatheringResource.get(tx, params.id);
    const own = await listArrivals(tx, id, query);
    if (!isWholeArea) return own;
    const visitors = await listVisitors(tx, { gathering: id, today: today() }, query);
    return [...own, ...visitors].sort(newestFirst).slice(0, mostShown);
  };
}

function newestFirst(a: Arrival, b: Arrival): number {
  return Date.parse(b.at) - Date.parse(a.at) || b.id.localeCompare(a.id);
}

export const showFloor: Handler<typeof gatherings.floor> = async (tx, { params }) =>
  findFloor(tx, await gatheringResource.get(tx, params.id));

/**
 * Whose pass was scanned; what nobody here can know is unknown, not forbidden. A badge that was reported lost still tells who
 * wears it: this serves the emergency view, where the photo is compared.
 */
export async function getHolder(tx: Tx, code: string, needs: ScanNeeds): Promise<PassHolder> {
  const { pass } = await readScan(tx, { text: code, day: needs.today() }, needs);
  const holder = pass && (await findHolder(tx, pass));
  if (!holder) throw new PortalError('PASS_UNKNOWN', { fields: { code: 'unknown' } });
  return holder;
}

/** The same at the gate of a gathering of the whole area, where members of other centres come too. */
async function getHolderAt(
  tx: Tx,
  gate: Gate,
  { code, day, needs }: { code: string; day: string; needs: ScanNeeds },
): Promise<PassHolder & { isVisitor: boolean; isOutOfDate: boolean }> {
  const { pass, isRefused, isOutOfDate } = await readScan(tx, { text: code, day }, needs);
  if (isRefused) throw new PortalError('BADGE_NOT_VALID', { fields: { code: 'invalid' } });
  const own = pass && (await findHolder(tx, pass));
  if (own) return { ...own, isOutOfDate, isVisitor: false };
  if (pass?.kind === 'number') await expectLooksLeft(tx, gate);
  const visitor = pass && (await findVisitor(tx, gate, pass));
  if (!visitor) throw new PortalError('PASS_UNKNOWN', { fields: { code: 'unknown' } });
  return { ...visitor, isOutOfDate, isVisitor: true };
}

/** Numbers can be counted through and names guessed: for one gathering the looks at other centres have an end. */
async function expectLooksLeft(tx: Tx, gate: Gate): Promise<void> {
  if (!(await hasLooksLeft(tx, gate))) throw new PortalError('THROTTLED', { retryAfterSeconds: 3600 });
}

function arrivedAs({ member, attendant }: PassHolder) {
  return attendant === null ? { member } : { attendant };
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
