import { askAhead } from './platform/asked-ahead.ts';
import { firstLanguage } from './platform/first-language.ts';
import { firstCatalogues } from './platform/first-words.ts';
import { bringsSession } from './platform/page-meta.ts';

/*
 * The first bytes of the program, a kilobyte and a half: on a poor line every round trip counts, so what the first
 * screen needs is asked for while the program itself is still on its way. A script of its own in the built page.
 */
const isHomeOfSomebody = bringsSession() && window.location.pathname === '/';

askAhead('/api/user', { Prefer: 'quiet' });
if (isHomeOfSomebody) askAhead('/api/home/waiting');
for (const namespace of isHomeOfSomebody ? ['sign-in', 'app', 'ui', 'home'] : ['sign-in']) {
  // With a breath between them: on an old phone each takes a moment in which a touch would go unheard.
  setTimeout(() => fetchWords(namespace));
}

function fetchWords(namespace: string): void {
  const wanted = `/${namespace}/messages/${firstLanguage()}.`;
  const [, load] = Object.entries(firstCatalogues).find(([path]) => path.includes(wanted)) ?? [];
  load?.().catch(() => {
    // Tried again, and told, when they are needed.
  });
}
