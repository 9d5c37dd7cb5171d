import devanagariFile from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import gurmukhiFile from '@fontsource-variable/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-wght-normal.woff2?url';
import type { Language } from '@sewa/contract/kernel/values/languages';

/** Every font of the portal, as a CSS variable: which of the Indic ones comes first depends on the language. */
export const fontStack = 'var(--fonts)';

/** Their letters are drawn small beside Latin ones of the same size. A rule, because a FontFace cannot say it everywhere. */
const INDIC_SIZE = '112.5%';
const DANDA_AND_JOINERS = 'U+0964-0965, U+200C-200D';
const faces = {
  Gurmukhi: { file: gurmukhiFile, letters: `U+0A01-0A76, ${DANDA_AND_JOINERS}` },
  Devanagari: { file: devanagariFile, letters: `U+0900-097F, ${DANDA_AND_JOINERS}` },
} as const;
type Script = keyof typeof faces;

/**
 * Latin is drawn by the device's own font; the Indic scripts bring theirs, because many desktops have none. Declaring
 * a face costs nothing: the browser fetches it when the first of its letters is on the screen. They stand first,
 * because a face that comes late in the list leaves empty boxes behind in Chromium.
 */
export function declareFonts(): void {
  const rules = Object.entries(faces).map(
    ([script, { file, letters }]) => `@font-face {
      font-family: '${familyOf(script)}';
      src: url(${file}) format('woff2');
      font-weight: 100 900;
      font-display: swap;
      unicode-range: ${letters};
      size-adjust: ${INDIC_SIZE};
    }`,
  );
  const sheet = document.createElement('style');
  sheet.textContent = rules.join('\n');
  document.head.append(sheet);
}

/** Both scripts share the danda: the language's own font goes first, so that a sentence needs only one. */
export function applyFonts(language: Language): void {
  const scripts: Script[] = language === 'hi' ? ['Devanagari', 'Gurmukhi'] : ['Gurmukhi', 'Devanagari'];
  const families = scripts.map((script) => `'${familyOf(script)}'`).join(', ');
  const deviceFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
  document.documentElement.style.setProperty('--fonts', `${families}, ${deviceFonts}`);
}

function familyOf(script: string): string {
  return `Portal ${script}`;
}
