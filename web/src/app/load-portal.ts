import { loadMessages } from '../platform/i18n.ts';

/** Everything behind the sign-in: the shell, MUI, the router, and beside them the page that most people come to. */
export async function loadPortal() {
  const isHome = window.location.pathname === '/';
  // In one wave with the shell, which takes it up in its own time (prepareHome).
  if (isHome) import('../modules/home/HomePage.tsx').catch(() => undefined);
  const [{ Portal, prepareHome }] = await Promise.all([
    import('./Portal.tsx'),
    loadMessages('app'),
    loadMessages('ui'),
    isHome ? loadMessages('home') : undefined,
  ]);
  await breath();
  if (isHome) await prepareHome();
  return Portal;
}

/** So much code takes an old phone a while to read: a touch meanwhile is answered before the work goes on. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
