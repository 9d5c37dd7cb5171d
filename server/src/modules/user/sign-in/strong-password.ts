import { PortalError } from '../../../platform/http/portal-error.ts';
import { isStrongPassword } from './password.rules.ts';

/** Throws PASSWORD_WEAK on the field in which the password was entered. */
export function assertStrongPassword(password: string, of: { username: string; field: string }): void {
  if (isStrongPassword(password, of.username.trim())) return;
  throw new PortalError('PASSWORD_WEAK', { fields: { [of.field]: 'weak' } });
}
