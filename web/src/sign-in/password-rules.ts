import type { TFunction } from 'i18next';

/** As in the contract's MIN_PASSWORD, whose file would bring zod into the first load; a test keeps the two equal. */
export const MIN_PASSWORD = 10;

/** What is wrong with a new password that was typed twice; the server also knows the common ones. */
export function checkNewPassword(
  password: string,
  again: string,
  t: TFunction<'sign-in'>,
): Record<string, string> {
  if (password === '') return { p: t('check.required') };
  if (password.length < MIN_PASSWORD) return { p: t('check.password', { min: MIN_PASSWORD }) };
  if (password !== again) return { again: t('check.same') };
  return {};
}
