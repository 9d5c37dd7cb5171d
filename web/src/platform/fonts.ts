import type { Language } from '@sewa/contract/kernel/languages';

/** Latin is drawn by the device's own font; the Indic scripts bring theirs, because many desktops have none. */
export const fontStack =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Gurmukhi Variable', 'Noto Sans Devanagari Variable', sans-serif";

export async function loadFonts(language: Language): Promise<void> {
  if (language === 'pa') await loadGurmukhi();
  if (language === 'hi') await loadDevanagari();
}

/** Signed in, names appear in every script. Declares the faces; the browser fetches one only when a letter needs it. */
export async function declareAllFonts(): Promise<void> {
  await Promise.all([loadGurmukhi(), loadDevanagari()]);
}

const loadGurmukhi = () => import('@fontsource-variable/noto-sans-gurmukhi/wght.css');
const loadDevanagari = () => import('@fontsource-variable/noto-sans-devanagari/wght.css');
