import type { GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import type { session } from '@sewa/contract/user/session';
import type { users } from '@sewa/contract/user/users';
import { endSession, refreshUser, showCodeScreen } from '../platform/auth.ts';
import { FIRST_NAMESPACE, i18n } from '../platform/i18n.ts';
import { request } from '../platform/request.ts';

type Session = typeof session;

export async function askForCode(u: string): Promise<void> {
  await request<Session['forgotPassword']>(
    { method: 'POST', path: '/api/user/forgot-password' },
    { body: { u } },
  );
  showCodeScreen(u);
}

export async function resetPassword(body: GivenBody<Session['resetPassword']>): Promise<void> {
  await request<Session['resetPassword']>({ method: 'POST', path: '/api/user/reset-password' }, { body });
  endSession(say('forgot.done'));
}

export async function register(body: GivenBody<Session['register']>): Promise<void> {
  await request<Session['register']>({ method: 'POST', path: '/api/user/register' }, { body });
  endSession(say('register.done'));
}

/** The first sign-in with a password that someone else set. */
export async function chooseNewPassword(id: string, body: { current: string; p: string }): Promise<void> {
  await request<(typeof users)['operate']>(
    { method: 'PUT', path: '/api/user/{id}/{operation}' },
    { params: { id, operation: 'change-pwd' }, body },
  );
  try {
    await refreshUser();
    await tellInPortal(say('choose.done'));
  } catch {
    endSession(say('forgot.done'));
  }
}

/** Toasts come with the portal: imported at once, they would bring it to whoever only asks for an account. */
async function tellInPortal(text: string): Promise<void> {
  const [{ toastTypes }, { showToast }] = await Promise.all([
    import('@sewa/contract/kernel/calls/toast'),
    import('../platform/toast.ts'),
  ]);
  showToast(toastTypes.SUCCESS, text);
}

function say(key: string): string {
  return i18n.t(key, { ns: FIRST_NAMESPACE });
}
