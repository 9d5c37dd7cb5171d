import type { ErrorCode } from '@sewa/contract/kernel/errors';

/** Why a line cannot be renewed unchanged until this day; null when it can. */
export function refusalOf(
  line: { state: string; isPermanent: boolean; validFrom: string },
  validTo: string,
): Extract<ErrorCode, 'ALREADY_DECIDED' | 'VALIDATION'> | null {
  if (line.state !== 'waiting') return 'ALREADY_DECIDED';
  return !line.isPermanent && line.validFrom > validTo ? 'VALIDATION' : null;
}
