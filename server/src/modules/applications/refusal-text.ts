import { type ErrorCode, errorText } from '@sewa/contract/kernel/calls/errors';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { PortalError } from '../../platform/http/portal-error.ts';

/** The same refusal in a list of many. */
export function refusalText(error: PortalError, language: Language): { code: ErrorCode; message: string } {
  return { code: error.code, message: errorText(error.code, language, error.words?.(language)) };
}
