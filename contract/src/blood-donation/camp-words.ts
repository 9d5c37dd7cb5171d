import { commonWords } from '../kernel/resource/common-words.ts';
import type { Texts } from '../kernel/values/languages.ts';
import type { CampCallOutcome, CampStation, CampStatus } from './enums.ts';

export const campStatusLabels: Readonly<Record<CampStatus, Texts> & Record<number, Texts>> = {
  5: { en: 'Planned', hi: 'तय', pa: 'ਤੈਅ' },
  10: { en: 'Open', hi: 'चालू', pa: 'ਚਾਲੂ' },
  15: { en: 'Closed', hi: 'बंद', pa: 'ਬੰਦ' },
  20: { en: 'Reconciled', hi: 'यूनिट मिलाई गईं', pa: 'ਯੂਨਿਟ ਮਿਲਾਏ ਗਏ' },
};

export const stationLabels: Readonly<Record<CampStation, Texts>> = {
  head: { en: 'Head of the camp', hi: 'कैंप प्रमुख', pa: 'ਕੈਂਪ ਮੁਖੀ' },
  registration: { en: 'Registration', hi: 'रजिस्ट्रेशन', pa: 'ਰਜਿਸਟ੍ਰੇਸ਼ਨ' },
  vital: { en: 'Vitals', hi: 'बीपी, वज़न आदि', pa: 'ਬੀਪੀ, ਭਾਰ ਆਦਿ' },
  medical: { en: 'Medical', hi: 'डॉक्टर', pa: 'ਡਾਕਟਰ' },
  bed: { en: 'Beds', hi: 'बेड', pa: 'ਬੈੱਡ' },
  rest: { en: 'Rest and refreshment', hi: 'आराम और नाश्ता', pa: 'ਆਰਾਮ ਅਤੇ ਨਾਸ਼ਤਾ' },
};

export const callOutcomeLabels: Readonly<Record<CampCallOutcome, Texts>> = {
  comes: { en: 'Will come', hi: 'आएँगे', pa: 'ਆਉਣਗੇ' },
  maybe: { en: 'Maybe', hi: 'शायद', pa: 'ਸ਼ਾਇਦ' },
  declines: { en: 'Cannot come', hi: 'नहीं आ सकते', pa: 'ਨਹੀਂ ਆ ਸਕਦੇ' },
  noAnswer: { en: 'No answer', hi: 'फ़ोन नहीं उठा', pa: 'ਫ਼ੋਨ ਨਹੀਂ ਚੁੱਕਿਆ' },
  wrongNumber: { en: 'Wrong number', hi: 'ग़लत नंबर', pa: 'ਗ਼ਲਤ ਨੰਬਰ' },
};

export const bankWords = {
  one: { en: 'Blood bank', hi: 'ब्लड बैंक', pa: 'ਬਲੱਡ ਬੈਂਕ' },
  many: { en: 'Blood banks', hi: 'ब्लड बैंक', pa: 'ਬਲੱਡ ਬੈਂਕ' },
  empty: {
    en: 'Add the blood banks that collect at your camps, with their licence.',
    hi: 'वे ब्लड बैंक लाइसेंस के साथ जोड़ें जो आपके कैंप में आते हैं।',
    pa: 'ਉਹ ਬਲੱਡ ਬੈਂਕ ਲਾਇਸੈਂਸ ਨਾਲ ਜੋੜੋ ਜੋ ਤੁਹਾਡੇ ਕੈਂਪਾਂ ਵਿੱਚ ਆਉਂਦੇ ਹਨ।',
  },
  fields: {
    name: commonWords.name,
    licenceNumber: { en: 'Licence number', hi: 'लाइसेंस नंबर', pa: 'ਲਾਇਸੈਂਸ ਨੰਬਰ' },
    licenceUntil: {
      en: 'Licence valid until',
      hi: 'लाइसेंस कब तक',
      pa: 'ਲਾਇਸੈਂਸ ਕਦੋਂ ਤੱਕ',
    },
    phone: { en: 'Phone', hi: 'फ़ोन', pa: 'ਫ਼ੋਨ' },
    address: commonWords.address,
    isActive: commonWords.isActive,
    notes: commonWords.notes,
  },
} as const;

export const campWords = {
  one: { en: 'Camp', hi: 'कैंप', pa: 'ਕੈਂਪ' },
  many: { en: 'Camps', hi: 'कैंप', pa: 'ਕੈਂਪ' },
  empty: {
    en: 'Plan a camp with its day, beds and target. Then choose blood banks, team and whom to call.',
    hi: 'दिन, बेड और लक्ष्य के साथ कैंप तय करें। फिर ब्लड बैंक, टीम और किसे फ़ोन करना है, यह चुनें।',
    pa: 'ਦਿਨ, ਬੈੱਡ ਅਤੇ ਟੀਚੇ ਨਾਲ ਕੈਂਪ ਤੈਅ ਕਰੋ। ਫਿਰ ਬਲੱਡ ਬੈਂਕ, ਟੀਮ ਅਤੇ ਕਿਸ ਨੂੰ ਫ਼ੋਨ ਕਰਨਾ ਹੈ, ਇਹ ਚੁਣੋ।',
  },
  removal: {
    en: 'Team, blood banks and calls of the camp are deleted too.',
    hi: 'कैंप की टीम, ब्लड बैंक और फ़ोन की जानकारी भी मिट जाएगी।',
    pa: 'ਕੈਂਪ ਦੀ ਟੀਮ, ਬਲੱਡ ਬੈਂਕ ਅਤੇ ਫ਼ੋਨ ਦੀ ਜਾਣਕਾਰੀ ਵੀ ਮਿਟ ਜਾਵੇਗੀ।',
  },
  fields: {
    number: { en: 'Camp number', hi: 'कैंप नंबर', pa: 'ਕੈਂਪ ਨੰਬਰ' },
    name: commonWords.name,
    status: { ...commonWords.status, choices: campStatusLabels },
    centre: {
      ...commonWords.centre,
      hint: { en: 'That holds the camp', hi: 'जो कैंप लगाता है', pa: 'ਜੋ ਕੈਂਪ ਲਾਉਂਦਾ ਹੈ' },
    },
    centreName: commonWords.centreName,
    place: {
      en: 'Place',
      hi: 'जगह',
      pa: 'ਥਾਂ',
      hint: { en: 'If not at the centre itself', hi: 'अगर केंद्र में नहीं है', pa: 'ਜੇ ਸੈਂਟਰ ਵਿੱਚ ਨਹੀਂ' },
    },
    firstDay: { en: 'First day', hi: 'पहला दिन', pa: 'ਪਹਿਲਾ ਦਿਨ' },
    lastDay: { en: 'Last day', hi: 'आख़िरी दिन', pa: 'ਆਖ਼ਰੀ ਦਿਨ' },
    opensAt: { en: 'From (time)', hi: 'कितने बजे से', pa: 'ਕਿੰਨੇ ਵਜੇ ਤੋਂ' },
    closesAt: { en: 'To (time)', hi: 'कितने बजे तक', pa: 'ਕਿੰਨੇ ਵਜੇ ਤੱਕ' },
    beds: { en: 'Beds', hi: 'बेड', pa: 'ਬੈੱਡ' },
    targetUnits: { en: 'Target units', hi: 'लक्ष्य (यूनिट)', pa: 'ਟੀਚਾ (ਯੂਨਿਟ)' },
    bagsBrought: {
      en: 'Bags brought',
      hi: 'लाए गए बैग',
      pa: 'ਲਿਆਂਦੇ ਗਏ ਬੈਗ',
      hint: {
        en: 'Control warns when few are left',
        hi: 'कम बचने पर कंट्रोल में चेतावनी आती है',
        pa: 'ਘੱਟ ਬਚਣ ਉੱਤੇ ਕੰਟਰੋਲ ਵਿੱਚ ਚੇਤਾਵਨੀ ਆਉਂਦੀ ਹੈ',
      },
    },
    units: { en: 'Units', hi: 'यूनिट', pa: 'ਯੂਨਿਟ' },
    deferrals: { en: 'Deferred', hi: 'टाले गए', pa: 'ਟਾਲੇ ਗਏ' },
    expected: { en: 'Expected', hi: 'आने वाले', pa: 'ਆਉਣ ਵਾਲੇ' },
    banks: { en: 'Blood banks', hi: 'ब्लड बैंक', pa: 'ਬਲੱਡ ਬੈਂਕ' },
    staff: { en: 'Team', hi: 'टीम', pa: 'ਟੀਮ' },
    statusSince: { en: 'Since', hi: 'कब से', pa: 'ਕਦੋਂ ਤੋਂ' },
    statusByName: { en: 'Changed by', hi: 'किसने बदली', pa: 'ਕਿਸ ਨੇ ਬਦਲੀ' },
    reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
    notes: commonWords.notes,
  },
} as const;
