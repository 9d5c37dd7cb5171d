import { type CampStation, campStatuses } from '@sewa/contract/blood-donation/enums';
import { stationRequirements } from '@sewa/contract/blood-donation/floor/floor';
import {
  type FloorAct,
  type FloorRefusal,
  judgeAct,
  type VisitState,
} from '@sewa/contract/blood-donation/floor/floor-moves';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { FloorVisit } from '@sewa/contract/blood-donation/floor/floor-visit';
import { visitStatusLabels } from '@sewa/contract/blood-donation/floor/floor-words';
import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { shownVisit } from './shown-visits.ts';
import { findStep, insertStep } from './steps.queries.ts';
import {
  type FloorCamp,
  findFloorCamp,
  lockVisit,
  type StoredVisit,
  updateVisit,
  type VisitChange,
} from './visits.queries.ts';

/** What every act of a station sends. */
interface SentAct {
  id: string;
  desk: string;
  at: string;
}

export interface ActCall {
  who: Who;
  params: { id: string; visit: string };
  body: SentAct;
  sentAt: number | null;
}

/** What an act finds when it is allowed, and what comes of it. */
export interface ActScene {
  tx: Tx;
  who: Who;
  area: string;
  camp: FloorCamp & { id: string };
  visit: StoredVisit;
  at: string;
}
export interface ActResult {
  change?: VisitChange;
  bagNumber?: string;
  reason?: string;
  /** Kept with the step beside the visit, for an undo. */
  before?: Record<string, unknown>;
}

/**
 * The one way in which a donor moves: camp and visit are locked, the rule of the contract is asked, the step is written
 * with how the visit stood. An act that comes again is answered with what came of it.
 */
export async function takeStep(
  tx: Tx,
  { who, params, body, sentAt }: ActCall,
  asked: {
    act: FloorAct;
    station: CampStation;
    needs: BloodNeeds;
    work?: (scene: ActScene) => Promise<ActResult>;
  },
): Promise<FloorVisit> {
  const { act, station, needs, work } = asked;
  assertStation(who, station);
  // Sent without waiting in between, in this order: the camp is held and the visit locked before the step is looked for.
  const [camp, visit, done, device] = await Promise.all([
    openCamp(tx, params.id),
    lockVisit(tx, params.id, params.visit),
    findStep(tx, body.id),
    needs.device(tx),
  ]);
  if (!visit) throw notFound();
  if (done !== null && done.visit === visit.id)
    return shownVisit(tx, who, { camp: params.id, visit: visit.id, needs });
  const at = momentOf(body.at, new Date(), sentAt);
  const verdict = judgeAct(stateOf(visit), { act, station, desk: body.desk, at: at.getTime() });
  if (verdict.kind === 'refused') throw floorRefusal(verdict.refusal, visit);
  const area = areaOf(who);
  const moment = at.toISOString();
  const result = (await work?.({ tx, who, area, camp: { ...camp, id: params.id }, visit, at: moment })) ?? {};
  const { state } = verdict;
  const isMoved = state.status !== visit.status;
  const updating = updateVisit(tx, visit.id, {
    status: state.status,
    outcome: state.outcome,
    since: new Date(state.since).toISOString(),
    desk: state.desk,
    desk_name: deskNameOf(state.desk, visit, who),
    ...(isMoved || state.outcome !== '' ? { called_at: null } : {}),
    ...(act === 'call' ? { called_at: moment } : {}),
    last_by_name: who.name,
    ...result.change,
  });
  const inserting = insertStep(tx, {
    area,
    id: body.id,
    centre: camp.centre,
    camp: params.id,
    visit: visit.id,
    act,
    station,
    desk: body.desk,
    from: visit.status,
    to: state.status,
    at: moment,
    waitedSeconds: Math.max(0, Math.round((at.getTime() - Date.parse(visit.since)) / 1000)),
    device,
    user: { id: who.userId, name: who.name },
    ...(result.bagNumber === undefined ? {} : { bagNumber: result.bagNumber }),
    ...(result.reason === undefined ? {} : { reason: result.reason }),
    before: { ...visit.kept, ...result.before },
  });
  const showing = shownVisit(tx, who, { camp: params.id, visit: visit.id, needs });
  const [, , shown] = await Promise.all([updating, inserting, showing]);
  return shown;
}

function deskNameOf(desk: string | null, visit: StoredVisit, who: Who): string {
  if (desk === null) return '';
  return desk === visit.desk ? visit.deskName : who.name;
}

export function assertStation(who: Who, station: CampStation): void {
  const requirement = stationRequirements[station];
  if (!meets(requirement, who)) throw new PortalError('FORBIDDEN', { data: { requirement } });
}

/** The floor works while the camp is open. Who is in the line can leave it after the last day, or it would never close. */
export async function openCamp(tx: Tx, id: string, { isHeld = true } = {}): Promise<FloorCamp> {
  const camp = await findFloorCamp(tx, id, { isHeld });
  if (!camp) throw notFound();
  if (camp.status !== campStatuses.OPEN) throw new PortalError('FLOOR_CLOSED');
  return camp;
}

/** Nobody new comes after the last day. */
export function assertCampDay({ firstDay, lastDay }: FloorCamp, day: string): void {
  if (day < firstDay || day > lastDay) throw new PortalError('FLOOR_CLOSED');
}

function stateOf(visit: StoredVisit): VisitState {
  return {
    status: visit.status,
    outcome: visit.outcome,
    since: Date.parse(visit.since),
    desk: visit.desk,
    hasLeft: visit.leftAt !== null,
  };
}

const refusalCodes = {
  OVER: 'FLOOR_OVER',
  MOVED_ON: 'FLOOR_MOVED_ON',
  HELD: 'FLOOR_HELD',
  NOT_CALLED: 'FLOOR_NOT_CALLED',
  STALE: 'FLOOR_STALE',
} as const satisfies Record<FloorRefusal, ErrorCode>;

/** Says who was first, and where the donor is now. */
function floorRefusal(refusal: FloorRefusal, visit: StoredVisit): PortalError {
  const by = refusal === 'HELD' ? visit.deskName : visit.lastByName;
  return new PortalError(refusalCodes[refusal], {
    data: { status: visit.status, outcome: visit.outcome, by },
    words: (language) => ({
      number: queueText(visit.number),
      by,
      status: visitStatusLabels[visit.status][language],
    }),
  });
}
