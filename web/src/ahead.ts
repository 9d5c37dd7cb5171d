import { askAhead } from './platform/asked-ahead.ts';
import { firstLanguage } from './platform/first-language.ts';
import { bringsSession } from './platform/page-meta.ts';

/*
 * The first bytes of the program, a few hundred of them: on a poor line every round trip counts, so what the first
 * screen needs is asked for while the program itself is still on its way.
 */
const isHomeOfSomebody = bringsSession() && window.location.pathname === '/';

askAhead('/api/user', { Prefer: 'quiet' });
if (isHomeOfSomebody) askAhead('/api/home/waiting');
fetchWords(isHomeOfSomebody ? ['sign-in', 'app', 'ui', 'home'] : ['sign-in']);

function fetchWords(namespaces: readonly string[]): void {
  const catalogues = import.meta.glob([
    './{app,ui,sign-in}/messages/*.json',
    './modules/home/messages/*.json',
  ]);
  for (const namespace of namespaces) {
    const path = Object.keys(catalogues).find((one) =>
      one.endsWith(`/${namespace}/messages/${firstLanguage()}.json`),
    );
    catalogues[path ?? '']?.().catch(() => {
      // Tried again, and told, when they are needed.
    });
  }
}
