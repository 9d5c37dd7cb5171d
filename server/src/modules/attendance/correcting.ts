import { type Mark, markOf } from '@sewa/contract/attendance/marks';
import { boundedMoment } from '@sewa/contract/attendance/scan';
import type { sheets } from '@sewa/contract/attendance/sheets';
import type { GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { insertCorrection, listCorrections } from './corrections.queries.ts';
import { deleteEntry, type EntryKey, lockEntry, type StoredEntry } from './entries.queries.ts';
import { type CodeNeeds, getByCode } from './find-by-code.ts';
import { changeEntry, entryKey, keyOf } from './marking.ts';
import { holdById, isExpectedAt } from './people.queries.ts';
import { findSheet, lockSheet, type MarkedSheet } from './sheets.queries.ts';

export function correct(cards: CodeNeeds): Handler<typeof sheets.correct> {
  return async (tx, { who, params, body }) => {
    const sheet = await lockClosedSheet(tx, params.id);
    const key = await correctedKey(tx, { who, sheet, body, cards });
    const before = await lockEntry(tx, sheet.id, key.sewadar);
    const presence = correctedPresence(sheet, before, body);
    const after = { ...presence, mark: markOf(sheet, presence), seenAt: Date.now() };
    await changeEntry(tx, key, () => ({ ...after, how: 'list', userName: who.name }));
    await recordCorrection(tx, { who, sheet, sewadar: key.sewadar, before, after, reason: body.reason });
    return null;
  };
}

/** Whoever was expected has a mark on a closed sheet; only an entry of somebody else can be a mistake as a whole. */
export const removeEntry: Handler<typeof sheets.removeEntry> = async (tx, { who, params, body }) => {
  const { sewadar, reason } = body;
  const sheet = await lockClosedSheet(tx, params.id);
  const [, before] = await Promise.all([holdById(tx, sewadar), lockEntry(tx, sheet.id, sewadar)]);
  if (!before) throw notFound();
  if (await isExpectedAt(tx, sewadar, sheet)) throw new PortalError('ENTRY_EXPECTED');
  await deleteEntry(tx, { sheet: sheet.id, sewadar });
  await recordCorrection(tx, { who, sheet, sewadar, before, after: null, reason });
  return null;
};

export const showCorrections: Handler<typeof sheets.corrections> = async (tx, { params }) => {
  const sheet = await findSheet(tx, params.id);
  if (!sheet) throw notFound();
  return listCorrections(tx, sheet.id);
};

async function lockClosedSheet(tx: Tx, id: string): Promise<MarkedSheet> {
  const sheet = await lockSheet(tx, id);
  if (!sheet) throw notFound();
  if (!sheet.isClosed) throw new PortalError('SHEET_OPEN');
  return sheet;
}

type Correcting = GivenBody<typeof sheets.correct>;

async function correctedKey(
  tx: Tx,
  {
    who,
    sheet,
    body,
    cards,
  }: { who: Who; sheet: MarkedSheet; body: Pick<Correcting, 'sewadar' | 'code'>; cards: CodeNeeds },
): Promise<EntryKey> {
  if (body.sewadar !== undefined) return keyOf(tx, { who, sheet, sewadar: body.sewadar });
  if (body.code === undefined) throw new PortalError('VALIDATION', { fields: { code: because('missing') } });
  return entryKey(who, sheet, await getByCode(tx, cards, { sheet, code: body.code, day: sheet.onDay }));
}

async function recordCorrection(
  tx: Tx,
  {
    who,
    sheet,
    ...correction
  }: {
    who: Who;
    sheet: MarkedSheet;
    sewadar: string;
    before: StoredEntry | null;
    after: StoredEntry | null;
    reason: string;
  },
): Promise<void> {
  await insertCorrection(tx, {
    area: areaOf(who),
    centre: sheet.centre,
    sheet: sheet.id,
    userName: who.name,
    ...correction,
  });
}

/** A time that is left out stays. A new one is of this sheet, and in the right order. */
function correctedPresence(
  sheet: MarkedSheet,
  before: StoredEntry | null,
  { mark, ...times }: Pick<Correcting, 'mark' | 'inAt' | 'outAt'>,
) {
  const timeOf = (name: 'inAt' | 'outAt') => {
    const given = times[name];
    if (given === undefined) return before?.[name] ?? null;
    if (given === null) return null;
    const at = Date.parse(given);
    if (boundedMoment(sheet, { at, now: Date.now() }) !== at)
      throw new PortalError('SHEET_TIME', { fields: { [name]: 'outside' } });
    return at;
  };
  const [inAt, outAt] = [timeOf('inAt'), timeOf('outAt')];
  if (mark === null && inAt === null)
    throw new PortalError('VALIDATION', { fields: { inAt: because('missing') } });
  if (outAt !== null && (inAt === null || outAt < inAt))
    throw new PortalError('LEFT_BEFORE_COMING', { fields: { outAt: 'before' } });
  return { inAt, outAt, stated: mark satisfies Mark | null };
}
