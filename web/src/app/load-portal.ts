import { loadMessages } from '../platform/i18n.ts';

/** Everything behind the sign-in: the shell, MUI, the router. */
export async function loadPortal() {
  const [file] = await Promise.all([import('./Portal.tsx'), loadMessages('app'), loadMessages('ui')]);
  return file.Portal;
}
