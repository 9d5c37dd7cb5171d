import type { Language } from '@sewa/contract/kernel/values/languages';
import { type PasswordWeakness, passwordWeaknesses } from '@sewa/contract/user/password-weakness';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { findWeakness } from './password.rules.ts';

/** Throws PASSWORD_WEAK on the field in which the password was entered. */
export function assertStrongPassword(password: string, of: { username: string; field: string }): void {
  const weakness = findWeakness(password, of.username.trim());
  if (weakness === null) return;
  throw new PortalError('PASSWORD_WEAK', { fields: { [of.field]: 'weak' }, words: wordsFor(weakness) });
}

/** What the text of PASSWORD_WEAK gives as the reason. */
export function wordsFor(weakness: PasswordWeakness): (language: Language) => { why: string } {
  return (language) => ({ why: passwordWeaknesses[weakness][language] });
}
