import { choiceWord } from '@sewa/contract/kernel/resource/words';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { PaperTick } from '@sewa/contract/papers/paper-ticks';
import { paperLightWords } from '@sewa/contract/papers/words';
import { vehiclePapers } from '@sewa/contract/transport/papers';
import { vehicleTypeWords } from '@sewa/contract/transport/words';
import { escapeHtml } from '../../../platform/http/escape-html.ts';

interface Page {
  portal: string;
  today: string;
  /** Null: the code is not genuine, or of no vehicle any more. */
  vehicle: {
    area: string;
    number: string;
    type: number;
    isWithdrawn: boolean;
    ticks: readonly { kind: string; tick: PaperTick }[];
  } | null;
}

type Tone = 'good' | 'soon' | 'bad' | 'none';

const tones: Readonly<Record<PaperTick, Tone>> = {
  valid: 'good',
  within30: 'soon',
  within14: 'soon',
  within7: 'soon',
  lapsed: 'bad',
  missing: 'bad',
  none: 'none',
};
const signs: Readonly<Record<Tone, string>> = { good: '✓', soon: '✓', bad: '✗', none: '–' };

/** A page without a script: it opens on any phone, and shows six ticks and nobody's name. */
export function windscreenPage({ portal, today, vehicle }: Page, language: Language): string {
  const texts = words[language];
  const day = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' });
  const title = vehicle?.number ?? texts.unknown;
  const body = vehicle ? vehiclePart(vehicle, language) : `<p class="bad">${texts.unknownText}</p>`;
  const made = texts.asOf(day.format(new Date(`${today}T00:00:00Z`)));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}
<footer>${escapeHtml(vehicle ? `${vehicle.area} · ${portal}` : portal)}<br>${escapeHtml(made)}</footer></main></body></html>
`;
}

function vehiclePart(vehicle: NonNullable<Page['vehicle']>, language: Language): string {
  const texts = words[language];
  const type = choiceWord(vehicleTypeWords, vehicle.type, language) ?? '';
  const rows = vehicle.ticks.map(({ kind, tick }) => {
    const kinds: Readonly<Record<string, { words: Readonly<Record<Language, string>> }>> =
      vehiclePapers.paperKinds;
    const name = kinds[kind]?.words[language] ?? kind;
    const state = tick === 'none' ? texts.none : paperLightWords.choices[tick][language];
    const tone = tones[tick];
    return `<li class="${tone}"><b aria-hidden="true">${signs[tone]}</b><span>${escapeHtml(name)}</span><i>${escapeHtml(state)}</i></li>`;
  });
  const withdrawn = vehicle.isWithdrawn ? `<p class="bad">${texts.withdrawn}</p>` : '';
  return `<p>${escapeHtml(type)}. ${texts.compare}</p>${withdrawn}<ul>${rows.join('')}</ul>`;
}

const style = `
:root{color-scheme:light dark}
body{margin:0;font:18px/1.5 system-ui,"Noto Sans","Noto Sans Gurmukhi","Noto Sans Devanagari",sans-serif;background:Canvas;color:CanvasText}
main{max-width:28rem;margin:auto;padding:1.25rem}
h1{font-size:2.1rem;line-height:1.2;margin:0 0 .25rem;overflow-wrap:anywhere}
p{margin:.25rem 0 1rem}p.bad{padding:.75rem;border-radius:.5rem;font-weight:600}
ul{list-style:none;margin:0;padding:0}
li{display:grid;grid-template-columns:2.75rem 1fr;column-gap:.75rem;align-items:center;padding:.5rem 0;border-top:1px solid GrayText}
li b{grid-row:span 2;width:2.5rem;height:2.5rem;border-radius:50%;display:grid;place-items:center;font-size:1.5rem}
li span{font-weight:600}li i{font-style:normal}
.good b{background:#1c6b3a;color:#fff}.soon b{background:#f5b342;color:#2e1800}.bad b,p.bad{background:#b3261e;color:#fff}.none b{background:#6b7376;color:#fff}
footer{margin-top:1.5rem;font-size:.875rem}`;

interface Words {
  unknown: string;
  unknownText: string;
  compare: string;
  withdrawn: string;
  none: string;
  asOf(day: string): string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    unknown: 'Unknown code',
    unknownText: 'This code is damaged, was changed or no longer counts.',
    compare: 'Compare the number with the number plate.',
    withdrawn: 'This vehicle was withdrawn from use.',
    none: 'Not entered',
    asOf: (day) => `As of ${day}`,
  },
  hi: {
    unknown: 'अनजान कोड',
    unknownText: 'यह कोड ख़राब है, बदला गया है या अब मान्य नहीं है।',
    compare: 'नंबर को नंबर प्लेट से मिलाएँ।',
    withdrawn: 'यह गाड़ी अब काम में नहीं है।',
    none: 'दर्ज नहीं',
    asOf: (day) => `${day} को`,
  },
  pa: {
    unknown: 'ਅਣਜਾਣ ਕੋਡ',
    unknownText: 'ਇਹ ਕੋਡ ਖ਼ਰਾਬ ਹੈ, ਬਦਲਿਆ ਗਿਆ ਹੈ ਜਾਂ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ।',
    compare: 'ਨੰਬਰ ਨੂੰ ਨੰਬਰ ਪਲੇਟ ਨਾਲ ਮਿਲਾਓ।',
    withdrawn: 'ਇਹ ਗੱਡੀ ਹੁਣ ਵਰਤੋਂ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
    none: 'ਦਰਜ ਨਹੀਂ',
    asOf: (day) => `${day} ਨੂੰ`,
  },
};
