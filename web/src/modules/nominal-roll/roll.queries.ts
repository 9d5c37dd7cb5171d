import type { BodyOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { rollArrivals } from '@sewa/contract/nominal-roll/arrivals';
import { rollCalls } from '@sewa/contract/nominal-roll/calls';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { type GateMember, rollMembers } from '@sewa/contract/nominal-roll/members';
import { hasDeparted } from '@sewa/contract/nominal-roll/roll-moves';
import { type Roll, rolls } from '@sewa/contract/nominal-roll/rolls';
import { rollTrips } from '@sewa/contract/nominal-roll/trips';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { keptOffline } from '../../platform/offline/kept-offline.ts';
import { queryClient } from '../../platform/query-client.ts';

const PATH = rolls.list.path;

export function useRoll(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => call(rolls.read, { params: { id }, signal }),
    meta: keptOffline,
  });
}

export function useRollMembers(id: string) {
  return useQuery({
    queryKey: [PATH, id, 'members'],
    queryFn: ({ signal }) => call(rollMembers.list, { params: { id }, signal }),
    meta: keptOffline,
  });
}

/** What stands against the members, by their ids, until the group leaves. */
export function useRollWarnings({ id, status }: Pick<Roll, 'id' | 'status'>) {
  const isOver = hasDeparted(status) || status === rollStatuses.CANCELLED;
  return useQuery({
    queryKey: [PATH, id, 'warnings'],
    queryFn: isOver ? skipToken : ({ signal }) => call(rollMembers.warnings, { params: { id }, signal }),
    select: byMember,
  });
}

function byMember(warned: ReplyOf<typeof rollMembers.warnings>) {
  return new Map(warned.map(({ member, reasons }) => [member, reasons]));
}

export function useRollTrips(id: string) {
  return useQuery({
    queryKey: [PATH, id, 'trips'],
    queryFn: ({ signal }) => call(rollTrips.list, { params: { id }, signal }),
  });
}

export function useRollSettings() {
  return useQuery({
    queryKey: [PATH, 'settings'],
    queryFn: ({ signal }) => call(rolls.readSettings, { signal }),
  });
}

/** Who left the roll before the journey or never came. */
export function useDropped(id: string) {
  return useQuery({
    queryKey: [PATH, id, 'dropped'],
    queryFn: ({ signal }) => call(rollCalls.dropped, { params: { id }, signal }),
  });
}

const MAX_SUGGESTED = 6;

/** Who could take a place: those of the same gender first. */
export function useNextFree(id: string, gender: string) {
  return useQuery({
    queryKey: [PATH, id, 'suggest'],
    queryFn: ({ signal }) =>
      call(rollMembers.suggest, {
        params: { id },
        query: { men: MAX_SUGGESTED, women: MAX_SUGGESTED },
        signal,
      }),
    select: (free) =>
      [...free.filter((one) => one.gender === gender), ...free.filter((one) => one.gender !== gender)].slice(
        0,
        MAX_SUGGESTED,
      ),
  });
}

const MAX_EARLIER = 100;

/** The latest rolls, to copy members from. */
export function useEarlierRolls() {
  return useQuery({
    queryKey: [PATH, 'earlier'],
    queryFn: ({ signal }) => call(rolls.list, { query: { size: MAX_EARLIER, sort: '-fromDay' }, signal }),
  });
}

export async function addMembers(id: string, body: BodyOf<typeof rollMembers.add>) {
  const results = await call(rollMembers.add, { params: { id }, body });
  await refreshRolls();
  return results;
}

export async function removeMember(id: string, member: string) {
  const removed = await call(rollMembers.remove, { params: { id }, body: { members: [member] } });
  await refreshRolls();
  return removed;
}

export async function undoRemoval({ id, version }: Pick<Roll, 'id' | 'version'>): Promise<void> {
  try {
    await call(rollMembers.undoRemove, { params: { id }, body: { version } });
  } finally {
    await refreshRolls();
  }
}

interface MemberKey {
  roll: string;
  member: string;
}

const paramsOf = ({ roll, member }: MemberKey) => ({ id: roll, member });

/** Shown at once; what the server says follows. */
export async function recordCall(key: MemberKey, body: BodyOf<typeof rollCalls.record>): Promise<void> {
  const queryKey = [PATH, key.roll, 'members'];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<GateMember[]>(queryKey, (members) =>
    members?.map((one) =>
      one.id === key.member ? { ...one, callOutcome: body.outcome, callNote: body.note } : one,
    ),
  );
  try {
    await call(rollCalls.record, { params: paramsOf(key), body });
  } finally {
    await queryClient.invalidateQueries({ queryKey });
  }
}

export async function dropOut(key: MemberKey, remark: string): Promise<void> {
  await call(rollCalls.drop, { params: paramsOf(key), body: { remark } });
  await refreshRolls();
}

/** Without a remark the one before stays. */
export async function comeAfterAll(key: MemberKey, remark?: string): Promise<void> {
  await call(rollCalls.restore, { params: paramsOf(key), body: { remark } });
  await refreshRolls();
}

export async function replaceMember(key: MemberKey, body: BodyOf<typeof rollCalls.replace>) {
  const result = await call(rollCalls.replace, { params: paramsOf(key), body });
  await refreshRolls();
  return result;
}

export type GateReply = ReplyOf<typeof rollArrivals.checkIn>;

export async function correctStay(key: MemberKey, body: BodyOf<typeof rollArrivals.correct>): Promise<void> {
  await call(rollArrivals.correct, { params: paramsOf(key), body });
  await refreshRolls();
}

export async function moveRoll(
  { id, version }: Pick<Roll, 'id' | 'version'>,
  body: { to: number; reason: string },
  idempotencyKey: string,
) {
  try {
    return await call(rolls.move, { params: { id }, body: { ...body, version }, idempotencyKey });
  } finally {
    // A refusal may say that somebody else was faster: whoever decides looks at what is there now.
    await refreshRolls();
  }
}

export async function arrangeRoll(id: string, body: BodyOf<typeof rolls.arrange>): Promise<void> {
  await call(rolls.arrange, { params: { id }, body });
  await refreshRolls();
}

export async function undoRollMove({ id, version }: Pick<Roll, 'id' | 'version'>): Promise<void> {
  try {
    await call(rolls.undo, { params: { id }, body: { version } });
  } finally {
    await refreshRolls();
  }
}

export async function refreshRolls(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [PATH] });
}
