import { type QuickEvent, type QuickToken, quickEvents } from '@sewa/contract/badges/quick';
import type { GivenBody, QueryOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call, callUrl } from '../../../platform/call.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';
import { send } from '../../../platform/outbox/outbox.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { correctionAddress } from '../../../ui/scan/use-correction.ts';
import { tokenKey } from './token-key.rules.ts';

export type TokenSummary = ReplyOf<typeof quickEvents.summary>[number];
export type MoveReply = ReplyOf<typeof quickEvents.move>;
export type Direction = 'out' | 'returned';

const keyOf = (id: string) => [quickEvents.list.path, id];

export function useEvent(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(quickEvents.read, { params: { id }, signal }),
    meta: keptOffline,
  });
}

export function useSummary(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'summary'],
    queryFn: ({ signal }) => call(quickEvents.summary, { params: { id }, signal }),
    meta: keptOffline,
  });
}

export function useOut(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'out'],
    queryFn: ({ signal }) => call(quickEvents.out, { params: { id }, signal }),
    meta: keptOffline,
  });
}

export async function refreshEvents(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [quickEvents.list.path] });
}

export async function setClosed(event: QuickEvent, isClosed: boolean, version: number): Promise<QuickEvent> {
  const body = { ...quickEvents.fields.parse(event), isClosed, version };
  const saved = await call(quickEvents.update, { params: { id: event.id }, body });
  await refreshEvents();
  return saved;
}

export async function makeTokens(id: string, body: GivenBody<typeof quickEvents.make>): Promise<void> {
  await call(quickEvents.make, { params: { id }, body });
  await refreshEvents();
}

type PrintQuery = Pick<QueryOf<typeof quickEvents.print>, 'kind' | 'numbers' | 'layout' | 'twoPart'> &
  Partial<Pick<QueryOf<typeof quickEvents.print>, 'width' | 'height'>>;

export function tokensUrl(id: string, query: PrintQuery): string {
  return callUrl(quickEvents.print, { params: { id }, query });
}

/** Every hand-out and return of an event; the moves of one token follow each other. */
export const depositStream = (event: string) => `badges/quick/${event}/`;

interface Move {
  event: string;
  code: string;
  to: Direction;
  describe: string;
}

/** Kept on the device until the server has it. */
export async function moveToken({ event, code, to, describe }: Move) {
  const body = { code, to, at: new Date().toISOString() };
  const outcome = await send(
    quickEvents.move,
    { params: { id: event }, body },
    {
      stream: depositStream(event) + tokenKey(code),
      describe,
      correctAt: correctionAddress(`/badges/quick/${event}`, code),
    },
  );
  if (outcome.kind === 'waiting') void outcome.final.then(() => refreshEvents());
  else void refreshEvents();
  return outcome;
}

export async function undoToken(event: string, token: QuickToken, describe: string) {
  if (token.state === 'printed') return null;
  const body = { number: token.number, state: token.state, at: new Date().toISOString() };
  const outcome = await send(
    quickEvents.undo,
    { params: { id: event }, body },
    { stream: `${depositStream(event)}${token.number}`, describe },
  );
  void refreshEvents();
  return outcome;
}
