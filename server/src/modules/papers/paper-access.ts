import { meets, type Right } from '@sewa/contract/kernel/rights/requirement';
import type { Paper } from '@sewa/contract/papers/papers';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { PaperTable } from '../../platform/papers/paper-table.ts';
import { findPaper, hasOwner, type Owner } from './papers.queries.ts';

/** The record that a call names. */
export function ownerIn(tables: readonly PaperTable[], named: { owner: string; ownerId: string }): Owner {
  const table = tables.find(({ owner }) => owner.name === named.owner);
  if (!table) throw notFound();
  return { ...table, id: named.ownerId };
}

/** Throws unless this user may see the record and its papers. */
export async function openOwner(tx: Tx, who: Who, owner: Owner): Promise<void> {
  assertRight(who, owner.owner.view);
  if (!(await hasOwner(tx, owner))) throw notFound();
}

/** Throws unless this user may change the papers of the record, and locks it. */
export async function lockOwner(tx: Tx, who: Who, owner: Owner): Promise<void> {
  assertRight(who, owner.owner.edit);
  if (!(await hasOwner(tx, owner, { isLocked: true }))) throw notFound();
}

/** A paper with its record locked, if this user may change it now. */
export async function lockPaper(tx: Tx, who: Who, named: NamedPaper): Promise<Paper & { owner: Owner }> {
  const paper = await findLockedPaper(tx, named, (owner) => lockOwner(tx, who, owner));
  if (!paper) throw notFound();
  return paper;
}

/** A paper as it is once its record is locked; null where it is gone. */
export async function findLockedPaper(
  tx: Tx,
  { tables, id }: NamedPaper,
  lock: (owner: Owner) => Promise<void>,
): Promise<(Paper & { owner: Owner }) | null> {
  const before = await findPaper(tx, tables, id);
  if (!before) return null;
  await lock(before.owner);
  // Whoever held the record before may have renewed or deleted it.
  return findPaper(tx, tables, id);
}

interface NamedPaper {
  tables: readonly PaperTable[];
  id: string;
}

/** The tables whose papers this user may see. */
export function visibleTables(tables: readonly PaperTable[], who: Who): PaperTable[] {
  return tables.filter(({ owner }) => meets(owner.view, who));
}

function assertRight(who: Who, requirement: Right): void {
  if (!meets(requirement, who)) throw new PortalError('FORBIDDEN', { data: { requirement } });
}
