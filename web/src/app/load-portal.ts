import { loadMessages } from '../platform/i18n.ts';

/** Everything behind the sign-in: the shell, MUI, the router, and beside them the page that most people come to. */
export async function loadPortal() {
  const [file] = await Promise.all([
    import('./Portal.tsx'),
    loadMessages('app'),
    loadMessages('ui'),
    window.location.pathname === '/' ? loadHome() : undefined,
  ]);
  return file.Portal;
}

// By its file and not by its manifest, which would bring the icons of every module into the first load.
async function loadHome(): Promise<void> {
  await Promise.all([import('../modules/home/HomePage.tsx'), loadMessages('home')]);
}
