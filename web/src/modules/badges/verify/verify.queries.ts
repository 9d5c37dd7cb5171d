import { badgeVerify, type GateList } from '@sewa/contract/badges/verify';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call, callUrl } from '../../../platform/call.ts';
import { keptUntilNextEvening } from '../../../platform/offline/kept-offline.ts';
import { send } from '../../../platform/outbox/outbox.ts';
import { queryClient } from '../../../platform/query-client.ts';

const LIST_EVERY_MS = 2 * 60_000;
const COUNTS_EVERY_MS = 60_000;

/** Keys and refused numbers, kept on the device for verifying without a connection. */
export function useGateList() {
  return useQuery({
    queryKey: [badgeVerify.list.path],
    queryFn: ({ signal }) => call(badgeVerify.list, { signal }),
    refetchInterval: LIST_EVERY_MS,
    meta: keptUntilNextEvening,
  });
}

/** As it was fetched last. */
export function knownList(): GateList | undefined {
  return queryClient.getQueryData<GateList>([badgeVerify.list.path]);
}

export function useGateCounts() {
  return useQuery({
    queryKey: [badgeVerify.counts.path],
    queryFn: ({ signal }) => call(badgeVerify.counts, { signal }),
    refetchInterval: COUNTS_EVERY_MS,
  });
}

export function useGatePeople(q: string) {
  return useQuery({
    queryKey: [badgeVerify.people.path, q],
    queryFn: q.length < 2 ? skipToken : ({ signal }) => call(badgeVerify.people, { query: { q }, signal }),
  });
}

export function findByNumber(number: string) {
  return call(badgeVerify.people, { query: { q: number } });
}

export type Subject = { code: string } | { badge: string; way: 'number' | 'name' };

/** Scans build on nothing, so that none holds another. */
export const GATE_STREAM = 'badges/gate/';

export interface NewScan {
  /** A scan that is sent again under its id is answered again and counts once. */
  id: string;
  gate: string;
  subject: Subject;
  describe: string;
}

/** Kept on the device until the server has it; its answer comes at once where there is a connection. */
export function sendScan({ id, gate, subject, describe }: NewScan) {
  const body = { id, gate, subject, at: new Date().toISOString() };
  return send(badgeVerify.verify, { body }, { stream: GATE_STREAM + id, describe });
}

export function scannedPhoto(scan: string, photo: string | null): string | null {
  return photo && callUrl(badgeVerify.photo, { params: { id: scan }, query: { photo } });
}
