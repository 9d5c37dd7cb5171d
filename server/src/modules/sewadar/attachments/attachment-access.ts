import { isEditable } from '@sewa/contract/applications/application-moves';
import { identityPaperTypes, ownerRights } from '@sewa/contract/attachments/attachments';
import { meets, type Right } from '@sewa/contract/kernel/requirement';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import {
  findAttachment,
  findOwner,
  type KeptAttachment,
  type Owner,
  type OwnerKind,
  type OwnerState,
} from './attachments.queries.ts';

/** The record, if this user may see it and its papers. */
export async function openOwner(tx: Tx, who: Who, owner: Owner): Promise<OwnerState> {
  assertRight(who, viewRight(owner.kind));
  const state = await findOwner(tx, owner);
  if (!state) throw notFound();
  return state;
}

/** The record, locked, if this user may change its papers now. */
export async function lockOwner(tx: Tx, who: Who, owner: Owner): Promise<OwnerState> {
  if (owner.kind === 'entitlement') throw new PortalError('RECORD_CLOSED');
  assertRight(who, ownerRights[owner.kind].edit);
  const state = await findOwner(tx, owner, { isLocked: true });
  if (!state) throw notFound();
  if (state.isClosed) throw new PortalError('RECORD_CLOSED');
  if (state.applicationStatus !== null && !isEditable(state.applicationStatus))
    throw new PortalError('APPLICATION_FROZEN');
  return state;
}

/** An attachment, if this user may see the record that it hangs on. */
export async function openAttachment(tx: Tx, who: Who, id: string): Promise<KeptAttachment> {
  const attachment = await findAttachment(tx, id);
  if (!attachment) throw notFound();
  await openOwner(tx, who, attachment.owner);
  return attachment;
}

/** An attachment with its record locked, if this user may change it now. */
export async function lockAttachment(tx: Tx, who: Who, id: string): Promise<KeptAttachment> {
  const { owner } = await openAttachment(tx, who, id);
  await lockOwner(tx, who, owner);
  // Whoever held the record before may have deleted it.
  return openAttachment(tx, who, id);
}

export function isIdentityPaper({ type }: { type: number }): boolean {
  return identityPaperTypes.includes(type);
}

function viewRight(kind: OwnerKind): Right {
  return ownerRights[kind === 'entitlement' ? 'application' : kind].view;
}

export function assertRight(who: Who, requirement: Right): void {
  if (!meets(requirement, who)) throw new PortalError('FORBIDDEN', { data: { requirement } });
}
