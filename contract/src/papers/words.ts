import { commonWords } from '../kernel/resource/common-words.ts';
import type { LoggedWords } from '../kernel/resource/logged-words.ts';

export const paperLightWords = {
  en: 'Documents',
  hi: 'काग़ज़ों की मियाद',
  pa: 'ਕਾਗਜ਼ਾਂ ਦੀ ਮਿਆਦ',
  choices: {
    lapsed: { en: 'Expired', hi: 'मियाद ख़त्म', pa: 'ਮਿਆਦ ਖ਼ਤਮ' },
    missing: { en: 'Missing', hi: 'काग़ज़ नहीं है', pa: 'ਕਾਗਜ਼ ਨਹੀਂ ਹੈ' },
    within7: { en: 'Expires within 7 days', hi: '7 दिन में ख़त्म', pa: '7 ਦਿਨਾਂ ਵਿੱਚ ਖ਼ਤਮ' },
    within14: { en: 'Expires within 14 days', hi: '14 दिन में ख़त्म', pa: '14 ਦਿਨਾਂ ਵਿੱਚ ਖ਼ਤਮ' },
    within30: { en: 'Expires within 30 days', hi: '30 दिन में ख़त्म', pa: '30 ਦਿਨਾਂ ਵਿੱਚ ਖ਼ਤਮ' },
    valid: { en: 'Valid', hi: 'मान्य', pa: 'ਜਾਇਜ਼' },
  },
} as const;

/** What a row shows of the papers of its record. */
export const paperSummaryWords = {
  papers: paperLightWords,
  firstExpiry: { en: 'First expiry', hi: 'सबसे पहले ख़त्म', pa: 'ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਖ਼ਤਮ' },
  missingPapers: { en: 'Missing documents', hi: 'कितने काग़ज़ नहीं हैं', pa: 'ਕਿੰਨੇ ਕਾਗਜ਼ ਨਹੀਂ ਹਨ' },
} as const;

export const paperWords = {
  kind: { en: 'Document', hi: 'काग़ज़', pa: 'ਕਾਗਜ਼' },
  number: commonWords.number,
  validUntil: {
    en: 'Valid until',
    hi: 'कब तक मान्य',
    pa: 'ਕਦੋਂ ਤੱਕ ਜਾਇਜ਼',
    hint: { en: 'The last valid day', hi: 'आख़िरी मान्य दिन', pa: 'ਆਖ਼ਰੀ ਜਾਇਜ਼ ਦਿਨ' },
  },
  notes: commonWords.notes,
  scan: { en: 'Scan', hi: 'स्कैन', pa: 'ਸਕੈਨ' },
  state: { ...paperLightWords, ...commonWords.status },
  owner: { en: 'Belongs to', hi: 'किसका है', pa: 'ਕਿਸ ਦਾ ਹੈ' },
  title: commonWords.name,
  centreName: commonWords.centreName,
  isDue: {
    en: 'Due for renewal',
    hi: 'रिन्यू करना है',
    pa: 'ਰੀਨਿਊ ਕਰਨਾ ਹੈ',
    choices: {
      true: { en: 'Within 30 days', hi: '30 दिन में', pa: '30 ਦਿਨਾਂ ਵਿੱਚ' },
      false: { en: 'Later', hi: 'बाद में', pa: 'ਬਾਅਦ ਵਿੱਚ' },
    },
  },
} as const;

export const paperLog: LoggedWords = {
  entity: 'expiring_paper',
  logged: { en: 'Expiring document', hi: 'मियाद वाला काग़ज़', pa: 'ਮਿਆਦ ਵਾਲਾ ਕਾਗਜ਼' },
  fields: {
    ...paperWords,
    centre: commonWords.centre,
    isCurrent: { en: 'Current', hi: 'अभी का', pa: 'ਮੌਜੂਦਾ' },
    renews: { en: 'Renews', hi: 'किसकी जगह', pa: 'ਕਿਸ ਦੀ ਥਾਂ' },
  },
};
