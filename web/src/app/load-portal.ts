import { home } from '../modules/home/manifest.ts';
import { loadMessages } from '../platform/i18n.ts';

/** Everything behind the sign-in: the shell, MUI, the router, and beside them the page that most people come to. */
export async function loadPortal() {
  const [file] = await Promise.all([
    import('./Portal.tsx'),
    loadMessages('app'),
    loadMessages('ui'),
    window.location.pathname === home.prefix ? loadHome() : undefined,
  ]);
  return file.Portal;
}

async function loadHome(): Promise<void> {
  await Promise.all([home.page(), loadMessages(home.name)]);
}
