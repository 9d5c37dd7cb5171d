import type { Mark } from '@sewa/contract/attendance/marks';
import { type Sheet, type SheetPerson, sheets } from '@sewa/contract/attendance/sheets';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, callUrl } from '../../platform/call.ts';
import { keptOffline } from '../../platform/offline/kept-offline.ts';
import type { Action } from '../../platform/outbox/outbox.rules.ts';
import { send } from '../../platform/outbox/outbox.ts';
import type { Answered, Outcome } from '../../platform/outbox/outcomes.ts';
import { useWaitingActions, waitingActions } from '../../platform/outbox/waiting-actions.ts';
import { createPersonalStore } from '../../platform/personal-store.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useRealtime } from '../../platform/realtime.ts';
import { useStore } from '../../platform/store.ts';
import { photoUrl } from '../../ui/photo/PhotoAvatar.tsx';
import { correctionAddress } from '../../ui/scan/use-correction.ts';
import { type ShownPerson, type Unsent, withUnsent } from './sheet/unsent.rules.ts';

export type Occurrence = ReplyOf<typeof sheets.today>[number];
export type Correction = ReplyOf<typeof sheets.corrections>[number];
export type ScanReply = ReplyOf<typeof sheets.scan>;
export type RestReply = ReplyOf<typeof sheets.markRest>;

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

function usePeople(id: string) {
  return useQuery({
    queryKey: peopleKey(id),
    queryFn: ({ signal }) => call(sheets.people, { params: { id }, signal }),
    meta: keptOffline,
  });
}

/** The people of a sheet, with what this device has marked and not sent yet. */
export function useSheetPeople(sheet: Sheet) {
  const { data, error, refetch } = usePeople(sheet.id);
  const actions = useWaitingActions();
  const underWay = useStore(underWayStore);
  const people = useMemo((): ShownPerson[] | undefined => {
    const own = actions.flatMap((action) => unsentOf(action, sheet.id));
    return data && withUnsent(sheet, data, [...own, ...underWay.filter((one) => one.sheet === sheet.id)]);
  }, [data, sheet, actions, underWay]);
  return { people, error, refetch };
}

/** What was marked a moment ago and may be answered at once: the outbox does not count it as waiting yet. */
interface UnderWay extends Unsent {
  readonly sheet: string;
}
const underWayStore = createPersonalStore<readonly UnderWay[]>([]);

function unsentOf({ route, given, madeAt, refusal }: Action, sheet: string): Unsent[] {
  const { params, body } = given as { params?: { id?: string }; body?: Record<string, never> };
  const kind = actKinds[route.path];
  if (params?.id !== sheet || body === undefined || kind === undefined) return [];
  return [{ act: { kind, ...body } as Unsent['act'], at: madeAt, isWaiting: refusal === null, refusal }];
}
const actKinds: Readonly<Record<string, Unsent['act']['kind']>> = {
  [sheets.mark.path]: 'mark',
  [sheets.markRest.path]: 'rest',
  [sheets.scan.path]: 'scan',
  [sheets.leave.path]: 'leave',
};

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

/** A mark of its own for each person, kept on the device until the server has it. */
export async function markPerson(
  { id }: Sheet,
  { sewadar, mark, describe }: { sewadar: string; mark: Mark | null; describe: string },
) {
  const at = new Date().toISOString();
  return whileUnderWay({ id, act: { kind: 'mark', sewadar, mark } }, () =>
    send(sheets.mark, { params: { id }, body: { sewadar, mark, at } }, markOptions(id, describe)),
  );
}

interface Added {
  /** Null: whoever has the number or the card. */
  sewadar: string | null;
  code: string;
  mark: Mark;
  /** Kept with the correction of a closed sheet. */
  reason: string;
  idempotencyKey: string;
}

/** Somebody who is not on the list. Nothing waits on the device: whoever adds has just searched by the connection. */
export async function addPerson(sheet: Sheet, { sewadar, code, mark, reason, idempotencyKey }: Added) {
  const params = { id: sheet.id };
  if (sheet.isClosed) {
    const body = { ...(sewadar === null ? { code } : { sewadar }), mark, reason };
    await call(sheets.correct, { params, body, idempotencyKey });
  } else if (sewadar === null) {
    await call(sheets.markNumber, { params, body: { code, mark }, idempotencyKey });
  } else {
    const body = { sewadar, mark, at: new Date().toISOString() };
    await call(sheets.mark, { params, body, idempotencyKey });
  }
  await refreshSheet(sheet.id);
}

/** Whoever of the department has no mark yet. */
export async function markRest(
  { id }: Sheet,
  { mark, describe }: { mark: 'present' | 'absent'; describe: string },
) {
  const body = { mark, at: new Date().toISOString() };
  return whileUnderWay({ id, act: { kind: 'rest', mark } }, () =>
    send(sheets.markRest, { params: { id }, body }, markOptions(id, describe)),
  );
}

/** The server decides which of the entries that a mark for all the others made are still as they were. */
export async function undoMarkRest(id: string, entries: string[]) {
  const undone = await call(sheets.undoRest, { params: { id }, body: { entries }, idempotencyKey: newId() });
  await refreshSheet(id);
  return undone;
}

/** A refused mark holds no other one: the time of each decides which one stands. */
function markOptions(id: string, describe: string) {
  return { stream: `attendance mark ${newId()}`, describe, correctAt: `/attendance/sheets/${id}` };
}

/** Shown from the first moment until the server or the outbox shows it, so that no row jumps back in between. */
async function whileUnderWay<Reply>(
  { id, act }: { id: string; act: Unsent['act'] },
  sendIt: () => Promise<Outcome<Reply>>,
): Promise<Outcome<Reply>> {
  const one: UnderWay = { sheet: id, act, at: Date.now(), isWaiting: false, refusal: null };
  const show = () => underWayStore.set([...underWayStore.get(), one]);
  const forget = () => underWayStore.set(underWayStore.get().filter((other) => other !== one));
  const settle = ({ kind }: Answered<Reply>) => {
    const refreshed = refreshSheet(id);
    if (kind === 'done') void refreshed.finally(forget);
    else forget();
  };
  show();
  const outcome = await sendIt().catch((error: unknown) => {
    forget();
    throw error;
  });
  if (outcome.kind !== 'waiting') {
    settle(outcome);
    return outcome;
  }
  const stop = waitingActions.subscribe(() => {
    stop();
    forget();
  });
  void outcome.final.then((answer) => {
    if (answer.kind === 'done') show();
    settle(answer);
  });
  return outcome;
}

/** What one sheet's scans have in common in the outbox. Each is a stream of its own: a refused one holds no other. */
export const scanStream = (id: string) => `attendance ${id} `;

/** Kept on the device until the server has it. */
export async function scanPerson(
  id: string,
  { code, how, describe }: { code: string; how: 'scan' | 'kiosk'; describe: string },
) {
  const body = { code, at: new Date().toISOString(), how };
  const outcome = await send(
    sheets.scan,
    { params: { id }, body },
    {
      stream: scanStream(id) + newId(),
      describe,
      correctAt: correctionAddress(`/attendance/sheets/${id}`, code),
    },
  );
  if (outcome.kind === 'waiting') void outcome.final.then(() => refreshSheet(id));
  else void refreshSheet(id);
  return outcome;
}

/** The photo of a guest out of sight comes by the sheet's own call; null when there is none. */
export function personPhoto(
  sheet: string,
  { photo, isOutOfSight }: Pick<SheetPerson, 'photo' | 'isOutOfSight'>,
  size: 'thumbnail' | 'card',
): string | null {
  if (photo === null) return null;
  return isOutOfSight
    ? callUrl(sheets.photo, { params: { id: sheet }, query: { photo, size } })
    : photoUrl(photo, size);
}

/** When somebody left who forgot to check out; kept on the device like a mark. */
export async function enterLeaving(
  { id }: Sheet,
  { sewadar, at, describe }: { sewadar: string; at: string; describe: string },
) {
  return whileUnderWay({ id, act: { kind: 'leave', sewadar, at } }, () =>
    send(sheets.leave, { params: { id }, body: { sewadar, at } }, markOptions(id, describe)),
  );
}

/** All who forgot to check out left at the planned end. */
export async function enterLeavingOfRest(id: string) {
  const reply = await call(sheets.leaveRest, { params: { id }, body: {}, idempotencyKey: newId() });
  await refreshSheet(id);
  return reply;
}

export async function closeSheet(id: string): Promise<{ version: number }> {
  const closed = await call(sheets.close, { params: { id }, body: {}, idempotencyKey: newId() });
  await refreshSheets();
  return closed;
}

export async function undoClosing({ id, version }: Pick<Sheet, 'id' | 'version'>): Promise<void> {
  try {
    await call(sheets.undoClose, { params: { id }, body: { version } });
  } finally {
    await refreshSheets();
  }
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
