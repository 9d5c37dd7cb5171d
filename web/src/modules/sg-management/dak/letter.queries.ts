import type { BodyOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { DakType } from '@sewa/contract/sg-management/enums';
import { letters } from '@sewa/contract/sg-management/letters';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';
import { send } from '../../../platform/outbox/outbox.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSettled } from '../../../platform/use-settled.ts';

const PATH = letters.list.path;
const TYPING_PAUSE_MS = 200;
const MAX_SHOWN = 100;

export function useLetter(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => call(letters.read, { params: { id }, signal }),
  });
}

/** Letters that are on their way to the user's centres; kept on the device, so that they can be received without a connection. */
export function useArrivingLetters() {
  return useQuery({
    queryKey: [PATH, 'arriving'],
    queryFn: ({ signal }) =>
      call(letters.list, { query: { size: MAX_SHOWN, filter: { isToReceive: true } }, signal }),
    meta: keptOffline,
  });
}

export function useAnswersTo(id: string) {
  return useQuery({
    queryKey: [PATH, id, 'answers'],
    queryFn: ({ signal }) =>
      call(letters.list, { query: { size: MAX_SHOWN, filter: { answers: id } }, signal }),
    select: ({ rows }) => rows,
  });
}

/** What the next letter of a day will be called, of today without one; undefined until a centre is chosen. */
export function useNextReference(asked: { centre: string; type: DakType; day: string | null }) {
  const { centre, type, day } = asked;
  const query = { centre, type, ...(day ? { day } : {}) };
  const { data } = useQuery({
    queryKey: [PATH, 'next', centre, type, day],
    queryFn: centre === '' ? skipToken : ({ signal }) => call(letters.next, { query, signal }),
  });
  return data?.reference;
}

/** Centres of all areas, from two letters on. */
export function useParties(text: string): readonly string[] {
  const asked = useSettled(text, TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: [letters.parties.path, asked],
    queryFn:
      asked.length < 2 ? skipToken : ({ signal }) => call(letters.parties, { query: { q: asked }, signal }),
    placeholderData: keepPreviousData,
  });
  return asked.length < 2 ? [] : (data ?? []).map(({ name }) => name);
}

/** Letters of a register by a part of their subject or other end, the latest first. */
export function useLettersOf({ text, centre, type }: { text: string; centre: string; type: DakType }) {
  const q = useSettled(text, TYPING_PAUSE_MS);
  return useQuery({
    queryKey: [PATH, 'of', centre, type, q],
    queryFn:
      centre === ''
        ? skipToken
        : ({ signal }) =>
            call(letters.list, { query: { size: 20, sort: '-day', q, filter: { centre, type } }, signal }),
    placeholderData: keepPreviousData,
    select: ({ rows }) => rows,
  });
}

export async function createLetter(
  body: BodyOf<typeof letters.create>,
  idempotencyKey: string,
): Promise<void> {
  await call(letters.create, { body, idempotencyKey });
  await refreshLetters();
}

export async function moveLetter(id: string, body: BodyOf<typeof letters.move>) {
  try {
    return await call(letters.move, { params: { id }, body });
  } finally {
    await refreshLetters();
  }
}

export async function recallLetter(id: string, body: BodyOf<typeof letters.recall>): Promise<void> {
  try {
    await call(letters.recall, { params: { id }, body });
  } finally {
    await refreshLetters();
  }
}

export async function linkLetter(id: string, body: BodyOf<typeof letters.link>): Promise<void> {
  await call(letters.link, { params: { id }, body });
  await refreshLetters();
}

export async function instructOn(id: string, body: BodyOf<typeof letters.instruct>): Promise<void> {
  await call(letters.instruct, { params: { id }, body });
  await refreshLetters();
}

export type ReceiveReply = ReplyOf<typeof letters.receive>;

/** Every receipt by scan; a refused code holds nothing but itself. */
export const receiveStream = 'sg-management/dak/receive/';

/** Kept on the device until the server has it. */
export async function receiveLetter(scanned: { code: string; receiver: string; describe: string }) {
  const { code, receiver, describe } = scanned;
  const outcome = await send(
    letters.receive,
    { body: { code, receiver, at: new Date().toISOString() } },
    { stream: receiveStream + code.toUpperCase(), describe, correctAt: '/sg-management/dak/receive' },
  );
  if (outcome.kind === 'waiting') void outcome.final.then(() => refreshLetters());
  else void refreshLetters();
  return outcome;
}

export type HandOverReply = ReplyOf<typeof letters.handOver>;

/** From hand to hand within the centre; kept on the device until the server has it. */
export async function handOverLetter(scanned: { code: string; receiver: string; describe: string }) {
  const { code, receiver, describe } = scanned;
  const outcome = await send(
    letters.handOver,
    { body: { code, receiver, at: new Date().toISOString() } },
    { stream: receiveStream + code.toUpperCase(), describe, correctAt: '/sg-management/dak/receive' },
  );
  if (outcome.kind === 'waiting') void outcome.final.then(() => refreshLetters());
  else void refreshLetters();
  return outcome;
}

async function refreshLetters(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [PATH] });
}
