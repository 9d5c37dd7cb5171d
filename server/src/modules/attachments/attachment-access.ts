import { identityPaperTypes } from '@sewa/contract/attachments/attachments';
import { meets, type Right } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../../platform/access/who.ts';
import type { AttachmentTable } from '../../platform/attachments/attachment-table.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import {
  findAttachment,
  findOwner,
  type Owner,
  type OwnerState,
  type StoredAttachment,
} from './attachments.queries.ts';

/** The record that a call names. */
export function ownerIn(
  tables: readonly AttachmentTable[],
  query: { owner: string; ownerId: string },
): Owner {
  const table = tables.find(({ owner }) => owner.name === query.owner);
  if (!table) throw notFound();
  return { ...table, id: query.ownerId };
}

/** The record, if this user may see it and its papers. */
export async function openOwner(tx: Tx, who: Who, owner: Owner): Promise<OwnerState> {
  assertRight(who, owner.owner.view);
  const state = await findOwner(tx, owner);
  if (!state) throw notFound();
  return state;
}

/** The record, locked, if this user may change its papers for this purpose now. */
export async function lockOwner(
  tx: Tx,
  who: Who,
  { owner, purpose }: { owner: Owner; purpose: string },
): Promise<OwnerState> {
  assertRight(who, owner.owner.edit);
  const state = await findOwner(tx, owner, { isLocked: true });
  if (!state) throw notFound();
  const refusal = await owner.refusal?.(tx, owner.id, purpose);
  if (refusal) throw new PortalError(refusal);
  return state;
}

/** An attachment, if this user may see the record that it belongs to. */
export async function openAttachment(
  tx: Tx,
  who: Who,
  { tables, id }: { tables: readonly AttachmentTable[]; id: string },
): Promise<StoredAttachment> {
  const attachment = await findAttachment(tx, tables, id);
  if (!attachment) throw notFound();
  await openOwner(tx, who, attachment.owner);
  return attachment;
}

/** An attachment with its record locked, if this user may change it now. */
export async function lockAttachment(
  tx: Tx,
  who: Who,
  named: { tables: readonly AttachmentTable[]; id: string },
): Promise<StoredAttachment> {
  await lockOwner(tx, who, await openAttachment(tx, who, named));
  // Whoever held the record before may have deleted it.
  return openAttachment(tx, who, named);
}

/** Whether records of this kind take attachments of this type. */
export function takesType({ owner }: Owner, type: number): boolean {
  return owner.types === undefined || owner.types.some((one) => one === type);
}

export function takesPurpose({ owner }: Owner, purpose: string): boolean {
  return purpose === '' || purpose in (owner.purposes ?? {});
}

export function isIdentityPaper({ type }: { type: number }): boolean {
  return identityPaperTypes.includes(type);
}

export function assertRight(who: Who, requirement: Right): void {
  if (!meets(requirement, who)) throw new PortalError('FORBIDDEN', { data: { requirement } });
}
