import type { Mark } from '@sewa/contract/attendance/marks';
import { type SheetPerson, sheets } from '@sewa/contract/attendance/sheets';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { keptOffline } from '../../platform/offline/kept-offline.ts';
import { send } from '../../platform/outbox/outbox.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useRealtime } from '../../platform/realtime.ts';
import { correctionAddress } from '../../ui/scan/use-correction.ts';

export type Occurrence = ReplyOf<typeof sheets.today>[number];
export type ScanReply = ReplyOf<typeof sheets.scan>;

const keyOf = (id: string) => [sheets.list.path, id];
const peopleKey = (id: string) => [...keyOf(id), 'people'];

export function useToday(day: string) {
  return useQuery({
    queryKey: [sheets.list.path, 'today', day],
    queryFn: ({ signal }) => call(sheets.today, { query: { day }, signal }),
    meta: keptOffline,
  });
}

export function useSheet(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(sheets.read, { params: { id }, signal }),
    meta: keptOffline,
  });
}

export function useSheetPeople(id: string) {
  return useQuery({
    queryKey: peopleKey(id),
    queryFn: ({ signal }) => call(sheets.people, { params: { id }, signal }),
    meta: keptOffline,
  });
}

export function useCorrections(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'corrections'],
    queryFn: ({ signal }) => call(sheets.corrections, { params: { id }, signal }),
  });
}

/** Another device marked somebody: only what this sheet shows is fetched anew. */
export function useHearMarks(id: string): void {
  useRealtime('attendance-entry.changed', ({ changes, isGap }) => {
    if (isGap || changes.some(({ rowId }) => rowId === id)) void refreshSheet(id);
  });
}

/** Shown at once; what the server says follows. Each mark is a call of its own that may be sent again. */
export async function markPerson(id: string, sewadar: string, mark: Mark | null): Promise<void> {
  const at = new Date().toISOString();
  await queryClient.cancelQueries({ queryKey: peopleKey(id) });
  queryClient.setQueryData<SheetPerson[]>(peopleKey(id), (people) =>
    people?.map((person) => (person.sewadar === sewadar ? { ...person, mark } : person)),
  );
  try {
    await call(sheets.mark, { params: { id }, body: { sewadar, mark, at }, idempotencyKey: newId() });
  } finally {
    void refreshSheet(id);
  }
}

export async function markRest(id: string, mark: 'present' | 'absent') {
  const body = { mark, at: new Date().toISOString() };
  const reply = await call(sheets.markRest, { params: { id }, body, idempotencyKey: newId() });
  await refreshSheet(id);
  return reply;
}

/** What one sheet's scans have in common in the outbox; each code is a stream of its own below it. */
export const scanStream = (id: string) => `attendance ${id} `;

/** Kept on the device until the server has it. */
export async function scanPerson(id: string, { code, describe }: { code: string; describe: string }) {
  const body = { code, at: new Date().toISOString(), how: 'scan' as const };
  const outcome = await send(
    sheets.scan,
    { params: { id }, body },
    {
      stream: scanStream(id) + code.toUpperCase(),
      describe,
      correctAt: correctionAddress(`/attendance/sheets/${id}`, code),
    },
  );
  if (outcome.kind === 'waiting') void outcome.final.then(() => refreshSheet(id));
  else void refreshSheet(id);
  return outcome;
}

export async function enterLeaving(id: string, sewadar: string, at: string): Promise<void> {
  await call(sheets.leave, { params: { id }, body: { sewadar, at }, idempotencyKey: newId() });
  await refreshSheet(id);
}

export async function closeSheet(id: string): Promise<void> {
  await call(sheets.close, { params: { id }, body: {}, idempotencyKey: newId() });
  await refreshSheets();
}

export async function openSheet(schedule: string, day: string): Promise<string> {
  const { id } = await call(sheets.open, { body: { schedule, day } });
  void refreshSheets();
  return id;
}

function refreshSheet(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(id) });
}

export function refreshSheets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [sheets.list.path] });
}
