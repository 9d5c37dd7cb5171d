import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Paper, paperFields, papers } from '@sewa/contract/papers/papers';
import type { z } from 'zod';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import type { PaperTable } from '../../platform/papers/paper-table.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { findLockedPaper, lockOwner, lockPaper, openOwner, ownerIn } from './paper-access.ts';
import {
  deletePaper,
  findPaper,
  hasAttachment,
  hasOwner,
  insertPaper,
  listPapers,
  type Owner,
  setCurrent,
  updatePaper,
} from './papers.queries.ts';

export interface PaperNeeds {
  /** What has papers. */
  tables: readonly PaperTable[];
  today: () => string;
}

type PaperFields = z.output<typeof paperFields>;

export function showPapers({ tables }: PaperNeeds): Handler<typeof papers.list> {
  return async (tx, { who, query }) => {
    const owner = ownerIn(tables, query);
    await openOwner(tx, who, owner);
    return listPapers(tx, owner);
  };
}

export function addPaper({ tables }: PaperNeeds): Handler<typeof papers.create> {
  return async (tx, { who, body }) => {
    const owner = ownerIn(tables, body);
    const { kind } = body;
    if (!(kind in owner.owner.paperKinds))
      throw new PortalError('VALIDATION', { fields: { kind: because('other') } });
    await lockOwner(tx, who, owner);
    const others = await listPapers(tx, owner);
    if (others.some((paper) => paper.isCurrent && paper.kind === kind))
      throw new PortalError('PAPER_EXISTS', { fields: { kind: 'exists' } });
    return insert(tx, who, { owner, kind, renews: null, id: body.id, fields: body });
  };
}

/** The record is locked: of two who renew one paper, the second is told of the first. */
export function renewPaper({ tables }: PaperNeeds): Handler<typeof papers.renew> {
  return async (tx, { who, params, body, language }) => {
    const former = await lockPaper(tx, who, { tables, id: params.id });
    if (!former.isCurrent) throw new PortalError('PAPER_RENEWED');
    assertLonger(body.validUntil, former.validUntil, language);
    await setCurrent(tx, former.id, false);
    const { owner, kind } = former;
    return insert(tx, who, { owner, kind, renews: former.id, id: body.id, fields: body });
  };
}

/** For other modules: enters the paper of a kind that follows the current one of a record, or its first. */
export async function renewOrAddPaper(
  tx: Tx,
  who: Who,
  renewed: { owner: Owner; kind: string; number: string; validUntil: string; language: Language },
): Promise<Paper> {
  const { owner, kind, number, validUntil, language } = renewed;
  await lockOwner(tx, who, owner);
  const former = (await listPapers(tx, owner)).find((paper) => paper.isCurrent && paper.kind === kind);
  if (former) {
    assertLonger(validUntil, former.validUntil, language);
    await setCurrent(tx, former.id, false);
  }
  const fields = { number, validUntil, notes: '', scan: null };
  return insert(tx, who, { owner, kind, renews: former?.id ?? null, id: newId(), fields });
}

/**
 * For other modules: deletes a paper that they entered, under a right of their own. False: it was renewed since. One
 * that is gone already is no hindrance.
 */
export async function takeBackPaper(tx: Tx, table: PaperTable, id: string): Promise<boolean> {
  const paper = await findLockedPaper(tx, { tables: [table], id }, async (owner) => {
    if (!(await hasOwner(tx, owner, { isLocked: true }))) throw notFound();
  });
  if (!paper) return true;
  if (!paper.isCurrent) return false;
  await deleteCurrent(tx, paper);
  return true;
}

function assertLonger(validUntil: string, former: string, language: Language): void {
  if (validUntil > former) return;
  const format = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' });
  throw new PortalError('RENEWAL_NOT_LONGER', {
    fields: { validUntil: 'not longer' },
    words: () => ({ day: format.format(new Date(former)) }),
  });
}

export function editPaper({ tables }: PaperNeeds): Handler<typeof papers.update> {
  return async (tx, { who, params, body }) => {
    const { owner, ...paper } = await lockPaper(tx, who, { tables, id: params.id });
    if (!paper.isCurrent) throw new PortalError('PAPER_RENEWED');
    assertVersion(paper, body.version);
    await assertScan(tx, owner, body.scan === paper.scan ? null : body.scan);
    await updatePaper(tx, paper.id, columnsOf(owner, paper.kind, body));
    return get(tx, tables, paper.id);
  };
}

/** What it renewed is current again: a paper that was entered by mistake leaves no gap. */
export function removePaper({ tables }: PaperNeeds): Handler<typeof papers.remove> {
  return async (tx, { who, params }) => {
    const paper = await lockPaper(tx, who, { tables, id: params.id });
    if (!paper.isCurrent) throw new PortalError('PAPER_RENEWED');
    await deleteCurrent(tx, paper);
    return null;
  };
}

async function deleteCurrent(tx: Tx, { id, renews }: Paper): Promise<void> {
  await deletePaper(tx, id);
  if (renews !== null) await setCurrent(tx, renews, true);
}

async function insert(
  tx: Tx,
  who: Who,
  made: { owner: Owner; kind: string; renews: string | null; id: string | undefined; fields: PaperFields },
): Promise<Paper> {
  const { owner, kind, renews, id = newId(), fields } = made;
  await assertScan(tx, owner, fields.scan);
  await insertPaper(tx, { area: areaOf(who), id, owner, kind, renews, ...columnsOf(owner, kind, fields) });
  return get(tx, [owner], id);
}

async function get(tx: Tx, tables: readonly PaperTable[], id: string): Promise<Paper> {
  const found = await findPaper(tx, tables, id);
  if (!found) throw notFound();
  const { owner: _owner, ...paper } = found;
  return paper;
}

/** The number of a kind that has none stands in the record itself. */
function columnsOf({ owner }: Owner, kind: string, { number, validUntil, notes, scan }: PaperFields) {
  const hasNumber = owner.paperKinds[kind]?.hasNumber ?? false;
  return { number: hasNumber ? number : '', valid_until: validUntil, notes, scan_id: scan };
}

async function assertScan(tx: Tx, owner: Owner, scan: string | null): Promise<void> {
  if (scan !== null && !(await hasAttachment(tx, owner, scan)))
    throw new PortalError('BAD_REFERENCE', { fields: { scan: 'unknown' } });
}
