import { type Language, languages } from '@sewa/contract/kernel/values/languages';
import { escapeHtml } from '../../http/escape-html.ts';
import { guides, trustWords } from './trust-words.ts';

/** Served without the web's files, which a tablet gets only over TLS: one page, its style, no font. */
export function trustPage({
  portalName,
  language,
  fingerprint,
  portalAddress,
  path,
}: {
  portalName: string;
  language: Language;
  fingerprint: string;
  /** With https. */
  portalAddress: string;
  /** What was asked for without https. */
  path: string;
}): string {
  const say = (word: keyof typeof trustWords) => escapeHtml(trustWords[word][language]);
  const to = encodeURIComponent(path);
  const others = languages
    .filter((one) => one !== language)
    .map((one) => `<a lang="${one}" href="/trust?lang=${one}&amp;to=${to}">${languageNames[one]}</a>`);
  const parts = guides.map(({ device, steps }) => {
    const lines = steps.map((step) => `<li>${escapeHtml(step[language])}</li>`).join('');
    return `<section><h2>${escapeHtml(device[language])}</h2><ol>${lines}</ol></section>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')} – ${escapeHtml(portalName)}</title>
<style>${style}</style>
<script src="/trust/forward.js" defer></script>
</head>
<body>
<nav>${others.join('')}</nav>
<main>
<h1>${say('title')}</h1>
<p id="trusted" role="status" hidden>${say('trusted')}</p>
<p>${say('why')}</p>
<p class="acts"><a class="act" href="${TRUST_FILE}" download>${say('download')}</a><a class="act other" href="${escapeHtml(portalAddress + path)}">${say('open')}</a></p>
<div class="guides">${parts.join('')}</div>
<p>${say('compare')}</p>
<p class="fingerprint">${fingerprint}</p>
<p>${say('limits')}</p>
</main>
</body>
</html>
`;
}

const languageNames = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' } satisfies Record<Language, string>;

export const TRUST_FILE = '/trust/sewa-portal.crt';

/** A tablet that trusts the laptop goes on to the portal by itself, also when it comes back from its settings. */
export const forwardScript = `const params = new URLSearchParams(location.search);
const to = params.get('to') ?? '/';
const portal = 'https://' + location.host;
async function forward() {
  try {
    await fetch(portal + '/trust/check', { cache: 'no-store' });
  } catch {
    return;
  }
  document.getElementById('trusted').hidden = false;
  location.replace(portal + (to.startsWith('/') ? to : '/'));
}
if (location.protocol === 'http:' && !params.has('stay')) {
  forward();
  document.addEventListener('visibilitychange', () => document.hidden || forward());
}
`;

/** For tablets that lack the letters; fetched only for a page that has some of them. */
export const fontFiles = {
  '/trust/gurmukhi.ttf': '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
  '/trust/devanagari.ttf':
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
} as const;

const style = `
@font-face { font-family: 'Portal Gurmukhi'; src: url('/trust/gurmukhi.ttf'); font-weight: 100 900; font-display: swap; unicode-range: U+0A00-0A7F; }
@font-face { font-family: 'Portal Devanagari'; src: url('/trust/devanagari.ttf'); font-weight: 100 900; font-display: swap; unicode-range: U+0900-097F; }
:root { color-scheme: light dark; font: 18px/1.5 'Portal Gurmukhi', 'Portal Devanagari', system-ui, sans-serif; }
body { margin: 0; padding: 16px; }
main, nav { max-width: 60rem; margin: 0 auto; }
nav { display: flex; gap: 8px; justify-content: flex-end; }
nav a { min-height: 44px; padding: 0 12px; display: inline-flex; align-items: center; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 8px 0; }
h2 { font-size: 1.25rem; margin: 8px 0; }
ol { padding-left: 1.5em; margin: 0; }
li { margin: 6px 0; }
.acts { display: flex; flex-wrap: wrap; gap: 12px; }
.act { flex: 1 1 14rem; min-height: 64px; padding: 0 16px; border-radius: 8px; display: flex; align-items: center;
  justify-content: center; text-align: center; font-weight: 600; text-decoration: none; background: #1b5e7b; color: #fff;
  border: 2px solid #1b5e7b; box-sizing: border-box; }
.other { background: none; color: inherit; }
.guides { display: grid; gap: 8px 32px; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); }
.fingerprint { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
`;
