import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { rollMembers } from '@sewa/contract/nominal-roll/members';
import { type Roll, rolls } from '@sewa/contract/nominal-roll/rolls';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { queryClient } from '../../platform/query-client.ts';

const PATH = rolls.list.path;

export function useRoll(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => call(rolls.read, { params: { id }, signal }),
  });
}

export function useRollMembers(id: string) {
  return useQuery({
    queryKey: [PATH, id, 'members'],
    queryFn: ({ signal }) => call(rollMembers.list, { params: { id }, signal }),
  });
}

export function useRollSettings() {
  return useQuery({
    queryKey: [PATH, 'settings'],
    queryFn: ({ signal }) => call(rolls.readSettings, { signal }),
  });
}

const MOST_EARLIER = 100;

/** The latest rolls, to copy members from. */
export function useEarlierRolls() {
  return useQuery({
    queryKey: [PATH, 'earlier'],
    queryFn: ({ signal }) => call(rolls.list, { query: { size: MOST_EARLIER, sort: '-fromDay' }, signal }),
  });
}

export async function addMembers(id: string, body: BodyOf<typeof rollMembers.add>) {
  const results = await call(rollMembers.add, { params: { id }, body });
  await refreshRolls();
  return results;
}

export async function removeMember(id: string, member: string): Promise<void> {
  await call(rollMembers.remove, { params: { id }, body: { members: [member] } });
  await refreshRolls();
}

export async function moveRoll(
  { id, version }: Pick<Roll, 'id' | 'version'>,
  body: { to: number; reason: string },
  { idempotencyKey, changedText }: { idempotencyKey: string; changedText: string },
) {
  try {
    return await call(rolls.move, { params: { id }, body: { ...body, version }, idempotencyKey });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'CONFLICT') throw error;
    // There are no entries to compare: whoever decides looks at what is there now, and decides anew.
    const { status, code, requestId } = error;
    throw new CallError({ status, code, requestId, message: changedText, said: changedText });
  } finally {
    await refreshRolls();
  }
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
