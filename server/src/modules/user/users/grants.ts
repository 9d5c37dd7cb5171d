import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { type GrantQuestion, newGrantsInThePast, refusalOfGrant } from './grant.rules.ts';

/** Throws unless the granter may give these rights to a user of this org. */
export function assertMayGrant(question: GrantQuestion): void {
  const refusal = refusalOfGrant(question);
  if (!refusal) return;
  const { code, keys, rights } = refusal;
  throw new PortalError(code, { data: { keys, rights } });
}

/** A grant that is already over may stay in the record; a new one must not begin that way. */
export function assertNoNewGrantInThePast(question: Pick<GrantQuestion, 'before' | 'after' | 'today'>): void {
  const { before, after, today } = question;
  const past = newGrantsInThePast(before?.temporary ?? [], after.temporary, today);
  if (past.length === 0) return;
  const fields = Object.fromEntries(
    past.map((position) => [`temporary.${position}.until`, because('inPast')]),
  );
  throw new PortalError('VALIDATION', { fields });
}
