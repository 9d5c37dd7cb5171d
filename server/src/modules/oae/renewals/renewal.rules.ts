import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';

/** Why a line cannot be renewed unchanged until this day; null when it can. */
export function refusalOf(
  line: { state: string; memberStatus: string; isPermanent: boolean; validFrom: string },
  validTo: string,
): Extract<ErrorCode, 'ALREADY_DECIDED' | 'MEMBER_NOT_ACTIVE' | 'VALIDATION'> | null {
  if (line.state !== 'waiting') return 'ALREADY_DECIDED';
  if (line.memberStatus !== 'active') return 'MEMBER_NOT_ACTIVE';
  return !line.isPermanent && line.validFrom > validTo ? 'VALIDATION' : null;
}
