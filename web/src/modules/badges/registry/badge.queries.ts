import { badges, type Candidate } from '@sewa/contract/badges/badges';
import type { HolderKind } from '@sewa/contract/badges/enums';
import type { BodyOf, GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call, callUrl } from '../../../platform/call.ts';
import { CallError } from '../../../platform/call-error.ts';
import { isAnswered } from '../../../platform/is-answered.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSettled } from '../../../platform/use-settled.ts';

const PATH = badges.list.path;
export const badgePath = '/badges/sewadar';

export function useBadge(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => call(badges.read, { params: { id }, signal }),
  });
}

const MAX_OF_PERSON = 100;

/** The badges of one person, the latest first. */
export function useBadgesOf(kind: Extract<HolderKind, 'sewadar' | 'member'>, id: string) {
  return useQuery({
    queryKey: [PATH, 'of', kind, id],
    queryFn: ({ signal }) =>
      call(badges.list, {
        query: { filter: { [kind]: id }, sort: '-statusSince', size: MAX_OF_PERSON },
        signal,
      }),
    select: ({ rows }) => rows,
  });
}

const MAX_OFFERED = 20;
const TYPING_PAUSE_MS = 200;

/** People who can be given a badge of a type, by name in any script or by number. */
export function useCandidateSearch(text: string, type: BodyOf<typeof badges.issue>['type']) {
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const query = useQuery({
    queryKey: [PATH, 'candidates', type, q],
    queryFn:
      q === ''
        ? skipToken
        : ({ signal }) =>
            call(badges.candidates, { query: { q, filter: { type }, size: MAX_OFFERED }, signal }),
    select: ({ rows }) => rows,
    ...(q === '' ? {} : { placeholderData: keepPreviousData }),
  });
  const { data, isFetching } = query;
  return { data, isFetching, isForText: q === text.trim() && (q === '' || isAnswered(query)) };
}

/** The one candidate whom a scanned code or a typed number means; undefined where it is not exactly one. */
export async function findCandidate(
  text: string,
  type: BodyOf<typeof badges.issue>['type'],
): Promise<Candidate | undefined> {
  const { rows } = await call(badges.candidates, { query: { q: text, filter: { type }, size: MAX_OFFERED } });
  const numbered = rows.filter(({ number }) => String(number) === text);
  const meant = numbered.length > 0 ? numbered : rows;
  return meant.length === 1 ? meant[0] : undefined;
}

export async function issueBadges(body: GivenBody<typeof badges.issue>, idempotencyKey: string) {
  return refreshed(await call(badges.issue, { body, idempotencyKey }));
}

export async function moveBadge(
  { id, version }: { id: string; version: number },
  body: { to: BodyOf<typeof badges.move>['to']; reason: string },
  { idempotencyKey, changedText }: { idempotencyKey: string; changedText: string },
) {
  try {
    return await call(badges.move, { params: { id }, body: { ...body, version }, idempotencyKey });
  } catch (error) {
    throw decideAnew(error, changedText);
  } finally {
    await refreshBadges();
  }
}

/** There are no entries to compare: whoever decides looks at what is there now, and decides anew. */
function decideAnew(error: unknown, changedText: string): unknown {
  if (!(error instanceof CallError) || error.code !== 'CONFLICT') return error;
  const { status, code, requestId } = error;
  return new CallError({ status, code, requestId, message: changedText, said: changedText });
}

export async function moveBadges(body: GivenBody<typeof badges.moveMany>, idempotencyKey: string) {
  return refreshed(await call(badges.moveMany, { body, idempotencyKey }));
}

/** Undoes what the data allows to undo; the first refusal is told. */
export async function undoMoves(moved: GivenBody<typeof badges.undo>['moved']): Promise<void> {
  const { refused } = await refreshed(await call(badges.undo, { body: { moved } }));
  const [first] = refused;
  if (first)
    throw new CallError({
      status: 409,
      code: 'BADGE_UNDO_REFUSED',
      message: first.message,
      said: first.message,
    });
}

export async function replaceBadge(
  id: string,
  body: GivenBody<typeof badges.replace>,
  { idempotencyKey, changedText }: { idempotencyKey: string; changedText: string },
) {
  try {
    return await call(badges.replace, { params: { id }, body, idempotencyKey });
  } catch (error) {
    throw decideAnew(error, changedText);
  } finally {
    await refreshBadges();
  }
}

export async function renewBadges(body: GivenBody<typeof badges.renew>, idempotencyKey: string) {
  return refreshed(await call(badges.renew, { body, idempotencyKey }));
}

export async function editBadge(id: string, body: GivenBody<typeof badges.update>, idempotencyKey: string) {
  return refreshed(await call(badges.update, { params: { id }, body, idempotencyKey }));
}

async function refreshBadges(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [PATH] });
}

/** Whoever may print a card may see the face on it, also without the right to open the person's record. */
export function badgePhotoUrl(badge: { id: string; photo: string | null }, size: 'thumbnail' | 'card') {
  return badge.photo === null
    ? undefined
    : callUrl(badges.photo, { params: { id: badge.id }, query: { size } });
}

async function refreshed<Reply>(reply: Reply): Promise<Reply> {
  await refreshBadges();
  return reply;
}
