import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { gatherings } from '@sewa/contract/oae/gatherings';
import { members } from '@sewa/contract/oae/members';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { CallError } from '../../../platform/call-error.ts';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';

export type Visitor = ReplyOf<typeof gatherings.emergency>;
export type EmergencyReply =
  | { kind: 'member'; person: ReplyOf<typeof members.emergency> }
  | { kind: 'visitor'; person: Visitor; gathering: string };

/** Today's open gatherings of the whole area at which this user may work: their gates know members of other centres. */
export function useWholeAreaToday() {
  const { may } = useSession();
  const day = today();
  return useQuery({
    queryKey: [gatherings.list.path, 'whole area', day],
    queryFn: ({ signal }) => {
      const filter = { onDayFrom: day, onDayTo: day, isWholeArea: true, isClosed: false };
      return call(gatherings.list, { query: { filter }, signal });
    },
    select: ({ rows }) => (may(gatherings.emergency.requirement) ? rows.map(({ id }) => id) : []),
  });
}

/** Whose pass it is; a pass that nobody knows here may be known to the gate of a gathering of the whole area. */
export async function lookUp(
  code: string,
  options: { gatherings: readonly string[]; signal: AbortSignal },
): Promise<EmergencyReply> {
  const { signal } = options;
  try {
    return { kind: 'member', person: await call(members.emergency, { query: { code }, signal }) };
  } catch (error) {
    const [gathering] = options.gatherings;
    const isUnknown = error instanceof CallError && error.code === 'PASS_UNKNOWN';
    if (!isUnknown || gathering === undefined) throw error;
    const person = await call(gatherings.emergency, { params: { id: gathering }, query: { code }, signal });
    return { kind: 'visitor', person, gathering };
  }
}
