import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import { type BadgeRow, badges } from '@sewa/contract/badges/badges';
import type { CardDesign } from '@sewa/contract/badges/card-template';
import { type CardPrint, cardPrints, cardTemplates, MAX_PRINTED_CARDS } from '@sewa/contract/badges/cards';
import { badgePrinters } from '@sewa/contract/badges/printers';
import { jobs } from '@sewa/contract/jobs/jobs';
import type { GivenBody, QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { upload } from '../../../platform/upload.ts';

export function useTemplates() {
  return useQuery({
    queryKey: [cardTemplates.list.path],
    queryFn: ({ signal }) => call(cardTemplates.list, { signal }),
  });
}

export function useTemplate(type: BadgeTypeValue, revision: number | undefined) {
  return useQuery({
    queryKey: [cardTemplates.read.path, type, revision ?? 'newest'],
    queryFn: ({ signal }) =>
      call(cardTemplates.read, {
        params: { type },
        query: revision === undefined ? {} : { revision },
        signal,
      }),
    // An editor holds entries of its own: it is not changed behind its back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export async function saveTemplate(type: BadgeTypeValue, body: { design: CardDesign; revision: number }) {
  const saved = await call(cardTemplates.save, { params: { type }, body });
  await queryClient.invalidateQueries({ queryKey: [cardTemplates.list.path] });
  return saved;
}

/** What the printer would print, for a design that stands still. The last picture stays until the next one is there. */
export function useTemplatePreview(
  type: BadgeTypeValue,
  { design, language, sample }: { design: CardDesign; language: Language; sample: number },
) {
  return useQuery({
    queryKey: [cardTemplates.preview.path, type, language, sample, design],
    queryFn: ({ signal }) =>
      call(cardTemplates.preview, { params: { type }, body: { design, language, sample }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}

export async function addPicture(file: File): Promise<string> {
  const { id } = await upload(cardTemplates.addPicture, { file });
  return id;
}

export function useCardPreview(id: string | undefined, language: Language | null) {
  return useQuery({
    queryKey: [cardPrints.preview.path, id, language],
    queryFn: ({ signal }) =>
      id === undefined ? null : call(cardPrints.preview, { body: { id, language }, signal }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  });
}

/** The badges with what stands against printing them. */
export function useChecked(ids: readonly string[]) {
  return useQuery({
    queryKey: [badges.check.path, ids],
    queryFn: ({ signal }) =>
      ids.length === 0 ? [] : call(badges.check, { body: { ids: [...ids] }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type BadgeFilter = NonNullable<QueryOf<typeof badges.list>['filter']>;
const pageSize = 500;

/** Everybody whom a filter matches, up to what one print takes. */
export async function allMatching(filter: BadgeFilter): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let page = 0; ; page++) {
    const found = await call(badges.list, { query: { filter, page, size: pageSize, sort: 'number' } });
    ids.push(...found.rows.map(({ id }) => id));
    if (ids.length >= Math.min(found.total, MAX_PRINTED_CARDS) || found.rows.length === 0)
      return { ids: ids.slice(0, MAX_PRINTED_CARDS), total: found.total };
  }
}

export function useWaitingCount(filter: BadgeFilter) {
  return useQuery({
    queryKey: [badges.list.path, 'waiting', filter],
    queryFn: async ({ signal }) => {
      const { total } = await call(badges.list, { query: { filter, page: 0, size: 1 }, signal });
      return total;
    },
  });
}

export async function findBadges(q: string, filter: BadgeFilter = {}): Promise<BadgeRow[]> {
  const { rows } = await call(badges.list, { query: { q, filter, page: 0, size: 8 } });
  return rows;
}

export function usePrinters() {
  return useQuery({
    queryKey: [badgePrinters.list.path, 'choice'],
    queryFn: async ({ signal }) =>
      (await call(badgePrinters.list, { query: { page: 0, size: 100 }, signal })).rows,
  });
}

const LOOKED_AT_MS = 1_000;

export function usePrints() {
  return useQuery({
    queryKey: [cardPrints.list.path],
    queryFn: ({ signal }) => call(cardPrints.list, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? LOOKED_AT_MS : false),
  });
}

export function usePrintsOfBadge(id: string) {
  return useQuery({
    queryKey: [badges.list.path, 'prints', id],
    queryFn: ({ signal }) => call(cardPrints.ofBadge, { params: { id }, signal }),
  });
}

/** Follows a print while it is under way. */
export function usePrint(id: string | null) {
  return useQuery({
    queryKey: [cardPrints.read.path, id],
    queryFn: ({ signal }) => (id === null ? null : call(cardPrints.read, { params: { id }, signal })),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? LOOKED_AT_MS : false),
  });
}

export async function startPrint(
  body: GivenBody<typeof cardPrints.start>,
  idempotencyKey: string,
): Promise<CardPrint> {
  return keep(await call(cardPrints.start, { body, idempotencyKey }));
}

export async function runPrint(id: string): Promise<CardPrint> {
  return keep(await call(cardPrints.run, { params: { id } }));
}

export async function discardPrint(id: string): Promise<void> {
  await call(cardPrints.discard, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: [cardPrints.list.path] });
}

export async function cancelPrint({ id, job }: CardPrint): Promise<void> {
  if (job) await call(jobs.cancel, { params: { id: job.id } });
  await queryClient.invalidateQueries({ queryKey: [cardPrints.read.path, id] });
}

function isAtWork({ state }: CardPrint): boolean {
  return state === 'running';
}

async function keep(print: CardPrint): Promise<CardPrint> {
  queryClient.setQueryData([cardPrints.read.path, print.id], print);
  await queryClient.invalidateQueries({ queryKey: [cardPrints.list.path], exact: true });
  return print;
}
