import { commonWords } from '../../kernel/resource/common-words.ts';
import type { Texts } from '../../kernel/values/languages.ts';
import type { VisitOutcome, VisitStatus } from './floor-moves.ts';

export const visitStatusLabels: Readonly<Record<VisitStatus, Texts>> = {
  1: { en: 'Registered', hi: 'रजिस्टर हुए', pa: 'ਰਜਿਸਟਰ ਹੋਏ' },
  5: { en: 'Vital', hi: 'बीपी, वज़न आदि', pa: 'ਬੀਪੀ, ਭਾਰ ਆਦਿ' },
  10: { en: 'Medical', hi: 'डॉक्टर', pa: 'ਡਾਕਟਰ' },
  15: { en: 'Waiting for Bed', hi: 'बेड का इंतज़ार', pa: 'ਬੈੱਡ ਦੀ ਉਡੀਕ' },
  20: { en: 'Donating', hi: 'रक्तदान हो रहा है', pa: 'ਖ਼ੂਨਦਾਨ ਹੋ ਰਿਹਾ ਹੈ' },
  25: { en: 'Donated', hi: 'रक्तदान हो गया', pa: 'ਖ਼ੂਨਦਾਨ ਹੋ ਗਿਆ' },
};

export const visitOutcomeLabels: Readonly<Record<Exclude<VisitOutcome, ''>, Texts>> = {
  deferred: { en: 'Deferred', hi: 'टाले गए', pa: 'ਟਾਲੇ ਗਏ' },
  withdrew: { en: 'Withdrew', hi: 'मना किया', pa: 'ਨਾਂਹ ਕੀਤੀ' },
  incomplete: { en: 'Did not complete', hi: 'पूरा नहीं हुआ', pa: 'ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ' },
};

export const visitWords = {
  one: { en: 'Visit', hi: 'कैंप में आना', pa: 'ਕੈਂਪ ਵਿੱਚ ਆਉਣਾ' },
  number: { en: 'Queue number', hi: 'क्रम नंबर', pa: 'ਵਾਰੀ ਨੰਬਰ' },
  status: { ...commonWords.status, choices: visitStatusLabels },
  outcome: { en: 'Outcome', hi: 'नतीजा', pa: 'ਨਤੀਜਾ', choices: visitOutcomeLabels },
  lastByName: { en: 'Last moved by', hi: 'आख़िर में किसने बढ़ाया', pa: 'ਆਖ਼ਰ ਵਿੱਚ ਕਿਸ ਨੇ ਵਧਾਇਆ' },
  bed: { en: 'Bed', hi: 'बेड', pa: 'ਬੈੱਡ' },
  bedCleanedAt: { en: 'Bed cleaned', hi: 'बेड साफ़ हुआ', pa: 'ਬੈੱਡ ਸਾਫ਼ ਹੋਇਆ' },
  leftAt: { en: 'Went home', hi: 'घर गए', pa: 'ਘਰ ਗਏ' },
} as const;
