import { createRoot } from 'react-dom/client';
import { Root } from './app/Root.tsx';
import { startAppearance } from './platform/appearance.ts';
import { checkSession } from './platform/auth.ts';
import { startI18n } from './platform/i18n.ts';

startAppearance();
const messages = startI18n();
// Asked for at once, beside the texts: on a poor line every round trip counts.
void checkSession();
await messages;

const root = document.getElementById('root');
if (root) createRoot(root).render(<Root />);
