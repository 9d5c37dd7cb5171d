import { isShiftTooLong, type Mark, markOf } from '@sewa/contract/attendance/marks';
import { afterScan, boundedMoment, mayBeGiven } from '@sewa/contract/attendance/scan';
import type { sheets } from '@sewa/contract/attendance/sheets';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import { CLOSE_MS, isOvertaken, momentOf } from '../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { insertRest, removeUntouched } from './department-entries.queries.ts';
import {
  deleteEntry,
  type EntryChange,
  type EntryKey,
  findTakenBack,
  insertEntry,
  leaveAtEnd,
  lockEntry,
  type StoredEntry,
  stateMark,
  takeBack,
  updateEntry,
} from './entries.queries.ts';
import { type CodeNeeds, getByCode } from './find-by-code.ts';
import { type FoundSewadar, holdById, listGuests, listPeople, servesAt } from './people.queries.ts';
import { findSheet, holdSheet, type MarkedSheet } from './sheets.queries.ts';

export const showPeople: Handler<typeof sheets.people> = async (tx, { params }) => {
  const sheet = await findSheet(tx, params.id);
  if (!sheet) throw notFound();
  return [...(await listPeople(tx, sheet)), ...(await listGuests(tx, sheet.id))];
};

interface MarkByHand {
  who: Who;
  sheet: string;
  sewadar: string;
  at: number;
  now: number;
}

export const mark: Handler<typeof sheets.mark> = async (tx, { who, params, body, sentAt }) => {
  const now = Date.now();
  const { mark: stated, sewadar } = body;
  const made = { who, sheet: params.id, sewadar, at: madeAt(body.at, { now, sentAt }), now };
  const isOfNow = now - made.at <= CLOSE_MS;
  if (stated === null || !isOfNow || !(await markNow(tx, made, stated))) await markAnyhow(tx, made, stated);
  return null;
};

/**
 * What nearly every mark is: made just now, so that it counts whatever was taken back meanwhile, and of somebody in sight.
 * It is written without waiting for the sheet, which is held first; where the sheet refuses it, the transaction is rolled
 * back. False: not written.
 */
async function markNow(
  tx: Tx,
  { who, sheet: id, sewadar, at, now }: MarkByHand,
  stated: Mark,
): Promise<boolean> {
  const [sheet, isWritten] = await Promise.all([
    getOpenSheet(tx, id),
    stateMark(tx, { sheet: id, sewadar }, { mark: stated, at, latest: at + CLOSE_MS, userName: who.name }),
  ]);
  if (!mayBeGiven(stated, sheet, now)) throw new PortalError('SHEET_TIME');
  return isWritten;
}

/** One that waited on a device, was taken back, or is of a guest. */
async function markAnyhow(
  tx: Tx,
  { who, sheet: id, sewadar, at, now }: MarkByHand,
  stated: Mark | null,
): Promise<void> {
  // In one packet, and the sheet first: the entry is read when nobody can close it any more.
  const [sheet, person, entry, takenBackAt] = await Promise.all([
    getOpenSheet(tx, id),
    holdById(tx, sewadar),
    lockEntry(tx, id, sewadar),
    // Only a mark that waited on a device can be older than what somebody took back.
    at < now ? findTakenBack(tx, id, sewadar) : null,
  ]);
  if (stated !== null && !mayBeGiven(stated, sheet, now)) throw new PortalError('SHEET_TIME');
  const key = keyFor({ who, sheet, sewadar, person, entry });
  if (stated === null) await takeBack(tx, key, at);
  const change: Change = (before) => {
    const latest = before?.seenAt ?? takenBackAt;
    if (latest !== null && isOvertaken(at, latest)) return before;
    if (stated === null) return null;
    return statedEntry(sheet, before, { stated, at, userName: who.name });
  };
  await changeFrom(tx, key, entry, change);
}

/** A mark by hand leaves the times as they are. */
function statedEntry(
  sheet: MarkedSheet,
  before: StoredEntry | null,
  { stated, at, userName }: { stated: Mark; at: number; userName: string },
): EntryChange {
  const presence = { inAt: before?.inAt ?? null, outAt: before?.outAt ?? null, stated };
  const seenAt = Math.max(at, before?.seenAt ?? at);
  return { ...presence, mark: markOf(sheet, presence), seenAt, how: 'list', userName };
}

export const markRest: Handler<typeof sheets.markRest> = async (tx, { who, params, body, sentAt }) => {
  const sheet = await getOpenSheet(tx, params.id);
  const now = Date.now();
  if (!mayBeGiven(body.mark, sheet, now)) throw new PortalError('SHEET_TIME');
  const seenAt = madeAt(body.at, { now, sentAt });
  const rest = { mark: body.mark, seenAt, latest: seenAt + CLOSE_MS, userName: who.name };
  const entries = await insertRest(tx, { sheet: sheet.id, ...rest });
  return { marked: entries.length, entries };
};

/** As if the marks had never been given: nothing is noted as taken back, so one that waited on another device still counts. */
export const undoRest: Handler<typeof sheets.undoRest> = async (tx, { params, body }) => {
  const sheet = await getOpenSheet(tx, params.id);
  return removeUntouched(tx, sheet.id, body.entries);
};

/** Somebody who is not on the list, from a paper that is typed after the time of scans. */
export function markNumber(cards: CodeNeeds): Handler<typeof sheets.markNumber> {
  return async (tx, { who, params, body: { code, mark: stated } }) => {
    const sheet = await getOpenSheet(tx, params.id);
    const now = Date.now();
    if (!mayBeGiven(stated, sheet, now)) throw new PortalError('SHEET_TIME');
    const found = await getByCode(tx, cards, { sheet, code, day: sheet.onDay });
    await changeEntry(tx, entryKey(who, sheet, found), (before) =>
      statedEntry(sheet, before, { stated, at: now, userName: who.name }),
    );
    return null;
  };
}

export function scan(cards: CodeNeeds): Handler<typeof sheets.scan> {
  return async (tx, { who, params, body, sentAt }) => {
    const sheet = await getOpenSheet(tx, params.id);
    const now = Date.now();
    const at = boundedMoment(sheet, { at: madeAt(body.at, { now, sentAt }), now });
    if (at === null) throw new PortalError('SHEET_TIME');
    // A scan that waited on the device counts by the day on which the card was shown.
    const day = todayIn(cards.timeZone, new Date(at));
    const found = await getByCode(tx, cards, { sheet, code: body.code, day });
    let scanned: ReturnType<typeof afterScan> | undefined;
    await changeEntry(tx, entryKey(who, sheet, found), (before) => {
      const after = afterScan(before, at);
      scanned = after;
      if (after.outcome === 'repeat') return before;
      return { ...after.entry, mark: markOf(sheet, after.entry), how: body.how, userName: who.name };
    });
    if (scanned === undefined) throw new Error('a scan makes or finds an entry');
    const { outcome, entry } = scanned;
    const isGuest = found.centre !== sheet.centre;
    const own = await listPeople(tx, sheet, found.id);
    const person = only(own.length > 0 ? own : await listGuests(tx, sheet.id, found.id));
    return {
      person,
      outcome,
      warnings: [
        ...(found.status === 'active' ? [] : ['inactive' as const]),
        ...(isGuest || (await servesAt(tx, found.id, sheet)) ? [] : ['otherDepartment' as const]),
        ...(isShiftTooLong(sheet, entry, at) ? ['longShift' as const] : []),
        ...(person.isRestDue ? ['daysInRow' as const] : []),
      ],
    };
  };
}

function madeAt(at: string, { now, sentAt }: { now: number; sentAt: number | null }): number {
  return momentOf(at, new Date(now), sentAt).getTime();
}

/** The moment is chosen in a form, whatever the clock of the device says. */
export const leave: Handler<typeof sheets.leave> = async (tx, { who, params, body }) => {
  const sheet = await getOpenSheet(tx, params.id);
  const at = boundedMoment(sheet, { at: Date.parse(body.at), now: Date.now() });
  const [, before] = await Promise.all([holdById(tx, body.sewadar), lockEntry(tx, sheet.id, body.sewadar)]);
  if (!before || before.inAt === null) throw notFound();
  if (at === null) throw new PortalError('SHEET_TIME', { fields: { at: 'outside' } });
  if (at < before.inAt) throw new PortalError('LEFT_BEFORE_COMING', { fields: { at: 'before' } });
  const presence = { ...before, outAt: at, seenAt: Math.max(at, before.seenAt) };
  const change = { ...presence, mark: markOf(sheet, presence), how: 'list' as const, userName: who.name };
  await updateEntry(tx, { sheet: sheet.id, sewadar: body.sewadar }, change);
  return null;
};

/** The answer to the question about those who forgot to check out, for all of them. */
export const leaveRest: Handler<typeof sheets.leaveRest> = async (tx, { params }) => {
  const sheet = await getOpenSheet(tx, params.id);
  if (Date.now() < sheet.endsAt) throw new PortalError('SHEET_TIME');
  return { changed: await leaveAtEnd(tx, { sheet: sheet.id, endsAt: sheet.endsAt }) };
};

/** What becomes of an entry: the same one leaves it as it is, null takes it away. */
type Change = (before: StoredEntry | null) => EntryChange | StoredEntry | null;

export async function changeEntry(tx: Tx, key: EntryKey, change: Change): Promise<void> {
  await changeFrom(tx, key, await lockEntry(tx, key.sheet, key.sewadar), change);
}

/** Of two devices that mark somebody for the first time at once, the second finds the entry of the first. */
async function changeFrom(tx: Tx, key: EntryKey, before: StoredEntry | null, change: Change): Promise<void> {
  const after = change(before);
  if (after === before) return;
  if (after === null) return deleteEntry(tx, key);
  if (!('how' in after)) throw new Error('an entry does not become another stored one');
  if (before !== null) return updateEntry(tx, key, after);
  if (!(await insertEntry(tx, key, after))) await changeEntry(tx, key, change);
}

async function getOpenSheet(tx: Tx, id: string): Promise<MarkedSheet> {
  const sheet = await holdSheet(tx, id);
  if (!sheet) throw notFound();
  if (sheet.isClosed) throw new PortalError('SHEET_CLOSED');
  return sheet;
}

export async function keyOf(
  tx: Tx,
  { who, sheet, sewadar }: { who: Who; sheet: MarkedSheet; sewadar: string },
): Promise<EntryKey> {
  const person = await holdById(tx, sewadar);
  const entry = person ? null : await lockEntry(tx, sheet.id, sewadar);
  return keyFor({ who, sheet, sewadar, person, entry });
}

/** Somebody in sight, or a guest who has an entry here already. */
function keyFor({
  who,
  sheet,
  sewadar,
  person,
  entry,
}: {
  who: Who;
  sheet: MarkedSheet;
  sewadar: string;
  person: FoundSewadar | null;
  entry: StoredEntry | null;
}): EntryKey {
  if (person) return entryKey(who, sheet, person);
  if (entry === null) throw notFound();
  // The centre of an entry that is there is not written anew.
  return entryKey(who, sheet, { id: sewadar, centre: sheet.centre });
}

export function entryKey(
  who: Who,
  sheet: MarkedSheet,
  { id, centre }: Pick<FoundSewadar, 'id' | 'centre'>,
): EntryKey {
  return {
    area: areaOf(who),
    sheet: sheet.id,
    centre: sheet.centre,
    onDay: sheet.onDay,
    sewadar: id,
    homeCentre: centre,
  };
}
