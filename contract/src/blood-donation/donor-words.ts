import { commonWords } from '../kernel/resource/common-words.ts';
import { bloodGroupWords, personWords } from '../people/words.ts';
import { deferralReasonWords } from './rules/deferral-reasons.ts';
import { ruleWords } from './rules/rule-words.ts';

export const deferralKindWords = {
  en: 'For how long',
  hi: 'कब तक',
  pa: 'ਕਦੋਂ ਤੱਕ',
  choices: {
    until: { en: 'Until a day', hi: 'किसी तारीख़ तक', pa: 'ਕਿਸੇ ਤਾਰੀਖ਼ ਤੱਕ' },
    recovery: { en: 'Until recovered', hi: 'ठीक होने तक', pa: 'ਠੀਕ ਹੋਣ ਤੱਕ' },
    permanent: { en: 'Permanently', hi: 'हमेशा के लिए', pa: 'ਹਮੇਸ਼ਾ ਲਈ' },
  },
} as const;

export const welcomeFromWords = {
  en: 'Welcome again from',
  hi: 'फिर कब से आ सकते हैं',
  pa: 'ਮੁੜ ਕਦੋਂ ਤੋਂ ਆ ਸਕਦੇ ਹਨ',
} as const;

export const donorWords = {
  one: { en: 'Donor', hi: 'रक्तदाता', pa: 'ਖ਼ੂਨਦਾਨੀ' },
  many: { en: 'Donors', hi: 'रक्तदाता', pa: 'ਖ਼ੂਨਦਾਨੀ' },
  empty: {
    en: 'Add donors one by one, or import a list. The portal then says who may donate, and from when.',
    hi: 'रक्तदाता एक-एक करके जोड़ें, या सूची इंपोर्ट करें। फिर पोर्टल बताता है कि कौन कब से रक्तदान कर सकते हैं।',
    pa: 'ਖ਼ੂਨਦਾਨੀ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਜੋੜੋ, ਜਾਂ ਸੂਚੀ ਇੰਪੋਰਟ ਕਰੋ। ਫਿਰ ਪੋਰਟਲ ਦੱਸਦਾ ਹੈ ਕਿ ਕੌਣ ਕਦੋਂ ਤੋਂ ਖ਼ੂਨਦਾਨ ਕਰ ਸਕਦੇ ਹਨ।',
  },
  fields: {
    number: { en: 'Donor number', hi: 'रक्तदाता नंबर', pa: 'ਖ਼ੂਨਦਾਨੀ ਨੰਬਰ' },
    ...personWords,
    eligibility: {
      en: 'May donate',
      hi: 'रक्तदान कर सकते हैं',
      pa: 'ਖ਼ੂਨਦਾਨ ਕਰ ਸਕਦੇ ਹਨ',
      choices: {
        now: { en: 'Now', hi: 'अभी', pa: 'ਹੁਣ' },
        from: { en: 'Later', hi: 'बाद में', pa: 'ਬਾਅਦ ਵਿੱਚ' },
        recovery: { en: 'After recovery', hi: 'ठीक होने पर', pa: 'ਠੀਕ ਹੋਣ ਉੱਤੇ' },
        never: { en: 'No longer', hi: 'अब नहीं', pa: 'ਹੁਣ ਨਹੀਂ' },
      },
    },
    eligibleFrom: { en: 'Next eligible day', hi: 'अगली बार कब से', pa: 'ਅਗਲੀ ਵਾਰ ਕਦੋਂ ਤੋਂ' },
    eligibilityReason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ', choices: ruleWords },
    deferralKind: deferralKindWords,
    deferralReason: {
      en: 'Deferred for',
      hi: 'टालने का कारण',
      pa: 'ਟਾਲਣ ਦਾ ਕਾਰਨ',
      choices: deferralReasonWords,
    },
    welcomeFrom: welcomeFromWords,
    bloodGroup: {
      ...bloodGroupWords,
      hint: { en: 'As the donor says', hi: 'जैसा रक्तदाता बताएँ', pa: 'ਜਿਵੇਂ ਖ਼ੂਨਦਾਨੀ ਦੱਸਣ' },
    },
    confirmedGroup: {
      en: 'Confirmed group',
      hi: 'जाँचा हुआ ग्रुप',
      pa: 'ਜਾਂਚਿਆ ਗਰੁੱਪ',
      choices: bloodGroupWords.choices,
      hint: { en: 'As the blood bank tested', hi: 'जैसा ब्लड बैंक ने जाँचा', pa: 'ਜਿਵੇਂ ਬਲੱਡ ਬੈਂਕ ਨੇ ਜਾਂਚਿਆ' },
      synonyms: ['tested group', 'confirmed blood group'],
    },
    weight: {
      en: 'Weight (kg)',
      hi: 'वज़न (किलो)',
      pa: 'ਭਾਰ (ਕਿਲੋ)',
      hint: { en: 'When last seen', hi: 'पिछली बार का', pa: 'ਪਿਛਲੀ ਵਾਰ ਦਾ' },
      synonyms: ['weight', 'वज़न', 'ਭਾਰ'],
    },
    donations: { en: 'Donations', hi: 'कितनी बार', pa: 'ਕਿੰਨੀ ਵਾਰ' },
    lastDonationOn: { en: 'Last donation', hi: 'पिछला रक्तदान', pa: 'ਪਿਛਲਾ ਖ਼ੂਨਦਾਨ' },
    statedDonationOn: {
      en: 'Last donation, as stated',
      hi: 'बताया गया पिछला रक्तदान',
      pa: 'ਦੱਸਿਆ ਗਿਆ ਪਿਛਲਾ ਖ਼ੂਨਦਾਨ',
    },
    language: {
      en: 'Language',
      hi: 'भाषा',
      pa: 'ਭਾਸ਼ਾ',
      hint: { en: 'Of the donor’s documents', hi: 'रक्तदाता के काग़ज़ों की', pa: 'ਖ਼ੂਨਦਾਨੀ ਦੇ ਕਾਗਜ਼ਾਂ ਦੀ' },
      choices: {
        en: { en: 'English', hi: 'अंग्रेज़ी', pa: 'ਅੰਗਰੇਜ਼ੀ' },
        hi: { en: 'Hindi', hi: 'हिंदी', pa: 'ਹਿੰਦੀ' },
        pa: { en: 'Punjabi', hi: 'पंजाबी', pa: 'ਪੰਜਾਬੀ' },
      },
    },
    mayBeCalled: {
      en: 'May be called',
      hi: 'इन्हें फ़ोन कर सकते हैं',
      pa: 'ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹਾਂ',
      hint: {
        en: 'Agreed to be called before camps',
        hi: 'कैंप से पहले फ़ोन की सहमति दी',
        pa: 'ਕੈਂਪ ਤੋਂ ਪਹਿਲਾਂ ਫ਼ੋਨ ਦੀ ਸਹਿਮਤੀ ਦਿੱਤੀ',
      },
      synonyms: ['फ़ोन कर सकते हैं'],
      choices: {
        true: { en: 'Agreed', hi: 'सहमति दी', pa: 'ਸਹਿਮਤੀ ਦਿੱਤੀ' },
        false: { en: 'Not agreed', hi: 'सहमति नहीं', pa: 'ਸਹਿਮਤੀ ਨਹੀਂ' },
      },
    },
    consentOn: {
      en: 'Consent signed on',
      hi: 'सहमति पर दस्तख़त',
      pa: 'ਸਹਿਮਤੀ ਉੱਤੇ ਦਸਤਖ਼ਤ',
      hint: { en: 'Empty until the paper is signed', hi: 'दस्तख़त होने तक ख़ाली', pa: 'ਦਸਤਖ਼ਤ ਹੋਣ ਤੱਕ ਖ਼ਾਲੀ' },
      synonyms: ['consent', 'consent date', 'ਸਹਿਮਤੀ ਤੇ ਦਸਤਖ਼ਤ'],
    },
    consentText: { en: 'Consent text', hi: 'सहमति पत्र', pa: 'ਸਹਿਮਤੀ ਪੱਤਰ' },
    sewadar: {
      en: 'Sewadar',
      hi: 'सेवादार',
      pa: 'ਸੇਵਾਦਾਰ',
      hint: { en: 'If the donor is a sewadar', hi: 'अगर रक्तदाता सेवादार हैं', pa: 'ਜੇ ਖ਼ੂਨਦਾਨੀ ਸੇਵਾਦਾਰ ਹਨ' },
    },
    sewadarName: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    photo: commonWords.photo,
    mergedInto: { en: 'Merged into', hi: 'किसके साथ एक', pa: 'ਕਿਸ ਨਾਲ ਇੱਕ' },
    notes: commonWords.notes,
  },
} as const;
