import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { missingContact } from '@sewa/contract/oae/enclosure';

/** Why a line cannot be renewed unchanged until this day; null when it can. */
export function refusalOf(
  line: {
    state: string;
    memberStatus: string;
    emergencyName: string;
    emergencyPhone: string;
    isPermanent: boolean;
    validFrom: string;
  },
  validTo: string,
): Extract<ErrorCode, 'ALREADY_DECIDED' | 'MEMBER_NOT_ACTIVE' | 'CONTACT_MISSING' | 'VALIDATION'> | null {
  if (line.state !== 'waiting') return 'ALREADY_DECIDED';
  if (line.memberStatus !== 'active') return 'MEMBER_NOT_ACTIVE';
  if (missingContact(line).length > 0) return 'CONTACT_MISSING';
  return !line.isPermanent && line.validFrom > validTo ? 'VALIDATION' : null;
}
