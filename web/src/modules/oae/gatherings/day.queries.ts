import type { BodyOf, QueryOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { members } from '@sewa/contract/oae/members';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call, callUrl } from '../../../platform/call.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';
import { send } from '../../../platform/outbox/outbox.ts';
import type { Answered } from '../../../platform/outbox/outcomes.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useRealtime } from '../../../platform/realtime.ts';
import { correctionAddress } from '../../../ui/scan/use-correction.ts';

export type Floor = ReplyOf<typeof gatherings.floor>;
export type ArrivalReply = ReplyOf<typeof gatherings.arrive>;

/** For the first time or again: not one who was here already. */
export const hasArrived = ({ isFirst, isBack }: ArrivalReply): boolean => isFirst || isBack;

const keyOf = (id: string) => [gatherings.list.path, id];

export function useFloor(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'floor'],
    queryFn: ({ signal }) => call(gatherings.floor, { params: { id }, signal }),
    meta: keptOffline,
  });
}

export function useArrivals(id: string, query: QueryOf<typeof gatherings.arrivals>) {
  return useQuery({
    queryKey: [...keyOf(id), 'arrivals', query],
    queryFn: ({ signal }) => call(gatherings.arrivals, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    ...(Object.keys(query).length === 0 && { meta: keptOffline }),
  });
}

const findKeyOf = (id: string) => [gatherings.find.path, id];

/**
 * Whoever forgot the pass, by name; nothing while too little is typed. Fetched once for what was typed: each time, those
 * of other centres are recorded as seen.
 */
export function useGateMembers(id: string, q: string) {
  return useQuery({
    queryKey: [...findKeyOf(id), q],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    queryFn:
      q.length < 2
        ? skipToken
        : ({ signal }) => call(gatherings.find, { params: { id }, query: { q }, signal }),
  });
}

/** The members of a centre who come in a wheelchair: whoever is not here yet will want one at the gate. */
export function useWheelchairMembers(centre: string) {
  return useQuery({
    queryKey: [members.list.path, 'wheelchairs', centre],
    queryFn: ({ signal }) =>
      call(members.list, {
        query: { size: 500, filter: { centre, mobility: 'wheelchair', status: 'active' } },
        signal,
      }),
    select: (reply) => reply.rows,
  });
}

/** Another gate let somebody in: only what this gathering shows is fetched anew. */
export function useHearArrivals(id: string): void {
  useRealtime('oae-arrival.changed', ({ changes, isGap }) => {
    if (isGap || changes.some(({ rowId }) => rowId === id)) void refreshDay(id);
  });
}

/** Every arrival of a gathering; a refused pass holds nobody but its own holder. */
export const gateStream = (gathering: string) => `oae/gate/${gathering}/`;

/** Kept on the device until the server has it: a gate does not stop when the connection does. */
export async function arrive(
  { id }: Gathering,
  { code, block, describe }: { code: string; block: string | null; describe: string },
) {
  const at = new Date().toISOString();
  const outcome = await send(
    gatherings.arrive,
    { params: { id }, body: { code, block, at } },
    {
      stream: gateStream(id) + code.toUpperCase(),
      describe,
      correctAt: correctionAddress(`/oae/gatherings/${id}`, code),
    },
  );
  const show = (answer: Answered<ArrivalReply>) => {
    if (answer.kind === 'done') markFound(id, answer.reply.arrival);
    void refreshDay(id);
  };
  if (outcome.kind === 'waiting') void outcome.final.then(show);
  else show(outcome);
  return outcome;
}

export async function cancelArrival(id: string, arrival: string): Promise<void> {
  await call(gatherings.cancelArrival, { params: { id }, body: { arrival } });
  await refreshDay(id);
}

/** Only what was changed is sent: another gate may have changed the rest. */
export async function changeArrival(
  id: string,
  body: BodyOf<typeof gatherings.changeArrival>,
): Promise<void> {
  await call(gatherings.changeArrival, { params: { id }, body });
  await refreshDay(id);
}

/** Those found by name say who is here by now. */
function markFound(id: string, { kind, member, at }: ArrivalReply['arrival']): void {
  if (kind !== 'member') return;
  queryClient.setQueriesData<ReplyOf<typeof gatherings.find>>({ queryKey: findKeyOf(id) }, (found) =>
    found?.map((one) => (one.id === member ? { ...one, hereSince: at } : one)),
  );
}

function refreshDay(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(id) });
}

interface Shown {
  photo: string | null;
  isVisitor: boolean;
}

/** The photo of a visitor comes by the gate's own call; undefined: by the usual one. */
export function visitorPhoto(
  gathering: string,
  { photo, isVisitor }: Shown,
  size: 'thumbnail' | 'card',
): string | undefined {
  if (!isVisitor || photo === null) return undefined;
  return callUrl(gatherings.photo, { params: { id: gathering }, query: { photo, size } });
}
