import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { gatherings } from '@sewa/contract/oae/gatherings';
import { members } from '@sewa/contract/oae/members';
import { call } from '../../../platform/call.ts';
import { CallError } from '../../../platform/call-error.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { today } from '../../../platform/today.ts';

export type Visitor = ReplyOf<typeof gatherings.emergency>;
export type EmergencyReply =
  | { kind: 'member'; person: ReplyOf<typeof members.emergency> }
  | { kind: 'visitor'; person: Visitor; gathering: string };

/** Today's open gatherings of the whole area: their gates know members of other centres. */
async function wholeAreaToday(): Promise<string[]> {
  const day = today();
  const filter = { onDayFrom: day, onDayTo: day, isWholeArea: true, isClosed: false };
  const { rows } = await queryClient.fetchQuery({
    queryKey: [gatherings.list.path, 'whole area', day],
    queryFn: ({ signal }) => call(gatherings.list, { query: { filter }, signal }),
    staleTime: 60_000,
  });
  return rows.map(({ id }) => id);
}

/** Whose pass it is; a pass that nobody knows here may be known to the gate of a gathering of the whole area. */
export async function lookUp(
  code: string,
  { mayAskGates, signal }: { mayAskGates: boolean; signal: AbortSignal },
): Promise<EmergencyReply> {
  try {
    return { kind: 'member', person: await call(members.emergency, { query: { code }, signal }) };
  } catch (error) {
    const isUnknown = error instanceof CallError && error.code === 'PASS_UNKNOWN';
    const [gathering] = isUnknown && mayAskGates ? await wholeAreaToday() : [];
    if (gathering === undefined) throw error;
    const person = await call(gatherings.emergency, { params: { id: gathering }, query: { code }, signal });
    return { kind: 'visitor', person, gathering };
  }
}
