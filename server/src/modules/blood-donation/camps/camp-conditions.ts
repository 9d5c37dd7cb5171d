import { judgeCampChange } from '@sewa/contract/blood-donation/camp-moves';
import type { Camp } from '@sewa/contract/blood-donation/camps';
import { PortalError } from '../../../platform/http/portal-error.ts';

/** A camp that was opened with a licensed bank and a doctor does not go on without. */
export function assertConditions(before: Camp, after: Pick<Camp, 'banks' | 'staff' | 'lastDay'>): void {
  const refusal = judgeCampChange(before, after);
  if (refusal !== null) throw new PortalError(`CAMP_${refusal}`);
}
