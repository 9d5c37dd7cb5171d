import './ahead.ts';
import './platform/zod-without-eval.ts';
import { createRoot } from 'react-dom/client';
import { loadPortal } from './app/load-portal.ts';
import { Root } from './app/Root.tsx';
import { startAppearance } from './platform/appearance.ts';
import { checkSession, wasSignedIn } from './platform/auth.ts';
import { startI18n } from './platform/i18n.ts';
import { loadAhead } from './platform/use-loaded.ts';

startAppearance();
const messages = startI18n();
// All at once, beside each other: on a poor line every round trip counts.
void checkSession();
if (wasSignedIn()) {
  loadAhead(loadPortal).catch(() => {
    // Tried again, and told, when it is needed.
  });
}
// A page that the browser kept for its Back button may belong to an ended session or to another area.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});
await messages;

const root = document.getElementById('root');
if (root) createRoot(root).render(<Root />);
