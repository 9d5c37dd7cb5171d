import type { CampStation } from '@sewa/contract/blood-donation/enums';
import { floor } from '@sewa/contract/blood-donation/floor/floor';
import { boardPause } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { FloorVisit, FoundDonor, NewDonorFields } from '@sewa/contract/blood-donation/floor/floor-visit';
import type { BodyOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../platform/call.ts';
import { getConnection } from '../../../platform/connection.ts';
import { isAnswered } from '../../../platform/is-answered.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';
import type { Action } from '../../../platform/outbox/outbox.rules.ts';
import { send } from '../../../platform/outbox/outbox.ts';
import type { Answered, Outcome } from '../../../platform/outbox/outcomes.ts';
import { useWaitingActions } from '../../../platform/outbox/waiting-actions.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useRealtime } from '../../../platform/realtime.ts';
import { useSession } from '../../../platform/session.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { type UnsentAct, withUnsentActs } from './unsent-acts.rules.ts';

const TYPING_PAUSE_MS = 250;
const BACKUP_MS = 60_000;
const ALIKE_PATIENCE_MS = 3_000;
const MIN_TYPED = 3;
const STATION_PAUSE_MS = 150;
const DESK_KEY = 'portal-camp-desk';

const keyOf = (camp: string) => [floor.line.path, camp];

/** The line of today, with what this device has done and not sent yet. */
export function useLine(camp: string) {
  const { user } = useSession();
  const query = useQuery({
    queryKey: [...keyOf(camp), 'line'],
    queryFn: ({ signal }) => call(floor.line, { params: { id: camp }, signal }),
    meta: keptOffline,
  });
  const actions = useWaitingActions();
  const visits = useMemo(() => {
    const own = actions.flatMap((action) => unsentOf(action, camp));
    return query.data && withUnsentActs(query.data.visits, own, { name: user.name });
  }, [query.data, actions, camp, user.name]);
  return { visits, error: query.error, refetch: query.refetch };
}

function unsentOf({ route, given, refusal }: Action, camp: string): UnsentAct[] {
  const { params, body } = given as { params?: { id?: string; visit?: string }; body?: UnsentAct['body'] };
  const isOfFloor = route.path.startsWith(`${floor.line.path}/{visit}/`);
  if (!isOfFloor || params?.id !== camp || params.visit === undefined || body === undefined) return [];
  return [{ visit: params.visit, name: route.path.split('/').at(-1) ?? '', body, refusal }];
}

/** Registrations that wait on this device. */
export function useUnsentRegistrations(camp: string): readonly Action[] {
  return useWaitingActions().filter(
    ({ route, given }) =>
      route.path === floor.register.path && (given.params as { id?: string } | undefined)?.id === camp,
  );
}

/** `isForText`: what is shown was found for what stands in the field, not for what was typed before. */
export function useComers(camp: string, typed: string) {
  const text = typed.trim();
  const q = useSettled(text, TYPING_PAUSE_MS);
  const query = useQuery({
    queryKey: [...keyOf(camp), 'find', q],
    queryFn:
      q.length < MIN_TYPED
        ? skipToken
        : ({ signal }) => call(floor.find, { params: { id: camp }, query: { q }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...query, isForText: q === text && isAnswered(query) };
}

/** Who on the record may be meant by somebody new. Without a connection nobody: what waits is not held up by a question. */
export async function findAlike(camp: string, body: NewDonorFields): Promise<FoundDonor[]> {
  if (getConnection() === 'lost') return [];
  try {
    return await call(floor.alike, {
      params: { id: camp },
      body,
      signal: AbortSignal.timeout(ALIKE_PATIENCE_MS),
    });
  } catch (error) {
    // The registration is told by the server, which asks once more.
    console.warn('Nobody could be asked about a new donor', error);
    return [];
  }
}

export function useHall(camp: string) {
  return useQuery({
    queryKey: [...keyOf(camp), 'board'],
    queryFn: ({ signal }) => call(floor.board, { params: { id: camp }, signal }),
  });
}

export function useControl(camp: string) {
  return useQuery({
    queryKey: [...keyOf(camp), 'control'],
    queryFn: ({ signal }) => call(floor.control, { params: { id: camp }, signal }),
  });
}

/** Asked again although nobody moved: a backup grows old by itself. */
export function useBackup() {
  return useQuery({
    queryKey: ['blood-donation', 'laptop', 'backup'],
    queryFn: ({ signal }) => call(floor.backup, { signal }),
    refetchInterval: BACKUP_MS,
  });
}

const awaited = new Set<string>();

/** Whatever is shown of this camp's floor is fetched anew when somebody moved; bursts are answered once. */
export function useHearFloor(camp: string, pause = () => STATION_PAUSE_MS): void {
  useRealtime('blood-floor.changed', ({ changes, isGap }) => {
    if (!(isGap || changes.some(({ rowId }) => rowId === camp)) || awaited.has(camp)) return;
    awaited.add(camp);
    setTimeout(() => {
      awaited.delete(camp);
      void refreshFloor(camp);
    }, pause());
  });
}

export function useHearHall(camp: string): void {
  useHearFloor(camp, () => boardPause(Math.random()));
}

function refreshFloor(camp: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(camp) });
}

/**
 * The row of the answer at once: should the connection drop now, the list that is fetched after it comes only when it is
 * back. So nobody waits for that list.
 */
function showAnswer(camp: string, visit: string, answer: Answered<unknown>): void {
  if (answer.kind === 'done') {
    const reply = answer.reply as FloorVisit | ReplyOf<typeof floor.undo>;
    const row = 'isRemoved' in reply ? reply.visit : reply;
    queryClient.setQueryData<ReplyOf<typeof floor.line>>(
      [...keyOf(camp), 'line'],
      (line) => line && { ...line, visits: withRow(line.visits, visit, row) },
    );
  }
  void refreshFloor(camp);
}

function withRow(visits: readonly FloorVisit[], id: string, row: FloorVisit | null): FloorVisit[] {
  const others = visits.filter((one) => one.id !== id);
  if (row === null) return others;
  const place = visits.findIndex((one) => one.id === id);
  return place === -1 ? [...others, row] : visits.with(place, row);
}

/** This device at a station: what it called is its own, and it can undo what it did. Kept over reloads. */
export function deskId(): string {
  try {
    const kept = localStorage.getItem(DESK_KEY);
    if (kept) return kept;
    const made = newId();
    localStorage.setItem(DESK_KEY, made);
    return made;
  } catch {
    // A private window: the desk lasts as long as the page.
    return pageDesk;
  }
}
const pageDesk = newId();

/** What one camp's acts have in common in the outbox. */
export const floorStream = (camp: string) => `blood floor ${camp} `;

/** Any act about a donor in the line. What it sends is checked where the act is made, and by the server. */
export interface FloorCall {
  readonly method: 'POST';
  readonly path: string;
}
type SendAny = (
  endpoint: FloorCall,
  given: { params: object; body: object },
  how: { stream: string; describe: string; correctAt: string },
) => Promise<Outcome<unknown>>;

export interface SentAct {
  /** Of the step: an undo names it. */
  step: string;
  outcome: Outcome<unknown>;
}

/** Kept on the device until the server has it; acts about one donor are sent in their order. */
export async function sendAct(
  endpoint: FloorCall,
  act: { camp: string; visit: string; body: object; describe: string; station: CampStation },
): Promise<SentAct> {
  const { camp, visit, body, describe, station } = act;
  const step = newId();
  const given = {
    params: { id: camp, visit },
    body: { ...body, id: step, desk: deskId(), at: new Date().toISOString() },
  };
  const outcome = await (send as unknown as SendAny)(endpoint, given, {
    stream: floorStream(camp) + visit,
    describe,
    correctAt: floorPath(camp, station),
  });
  if (outcome.kind === 'waiting') void outcome.final.then((answer) => showAnswer(camp, visit, answer));
  else showAnswer(camp, visit, outcome);
  return { step, outcome };
}

/** Asked at once and not kept: the bed can be used all the same, and the next look shows how it stands. */
export async function setBedCleaned(
  { camp, visit }: { camp: string; visit: string },
  isCleaned: boolean,
): Promise<void> {
  const reply = await call(floor.clean, { params: { id: camp, visit }, body: { isCleaned } });
  showAnswer(camp, visit, { kind: 'done', reply });
}

export type Comer = BodyOf<typeof floor.register>['who'];

export async function sendRegistration(
  camp: string,
  {
    who,
    statedDonationOn,
    consentText,
    signature,
    describe,
  }: {
    who: Comer;
    statedDonationOn: string | null;
    consentText: string;
    signature: string;
    describe: string;
  },
) {
  const [step, visit] = [newId(), newId()];
  const outcome = await send(
    floor.register,
    {
      params: { id: camp },
      body: {
        ...{ id: step, visit, desk: deskId(), at: new Date().toISOString() },
        ...{ who, statedDonationOn, consentText, signature },
      },
    },
    { stream: floorStream(camp) + visit, describe, correctAt: floorPath(camp, 'registration') },
  );
  if (outcome.kind === 'waiting') void outcome.final.then((answer) => showAnswer(camp, visit, answer));
  else showAnswer(camp, visit, outcome);
  return { step, visit, outcome };
}

export function floorPath(camp: string, place: string): string {
  return `/blood-donation/camp/${camp}/floor/${place}`;
}
