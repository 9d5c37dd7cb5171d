import { commonWords } from '../kernel/resource/common-words.ts';
import { sameInAll } from '../kernel/resource/words.ts';
import type { Texts } from '../kernel/values/languages.ts';
import { bloodGroups, type relativeKinds } from './person.ts';

/** Words of what every record of a person holds. */
export const personWords = {
  name: {
    en: 'Name',
    hi: 'नाम',
    pa: 'ਨਾਮ',
    hint: { en: 'In any script', hi: 'किसी भी लिपि में', pa: 'ਕਿਸੇ ਵੀ ਲਿਪੀ ਵਿੱਚ' },
    synonyms: ['sewadar name', 'full name', 'name of sewadar', 'सेवादार का नाम', 'ਸੇਵਾਦਾਰ ਦਾ ਨਾਮ', 'ਨਾਂ', 'ਨਾਂਅ'],
  },
  nameLatin: {
    en: 'Name in English letters',
    hi: 'नाम (अंग्रेज़ी अक्षरों में)',
    pa: 'ਨਾਮ (ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ)',
    hint: { en: 'As on badges and passes', hi: 'जैसा बैज और पास पर', pa: 'ਜਿਵੇਂ ਬੈਜ ਅਤੇ ਪਾਸ ਉੱਤੇ' },
    synonyms: [
      'english name',
      'name in english',
      'latin name',
      'name in latin letters',
      'नाम (रोमन लिपि में)',
      'नाम (रोमन अक्षरों में)',
      'नाम अंग्रेज़ी में',
      'ਨਾਮ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ',
      'ਨਾਮ (ਰੋਮਨ ਅੱਖਰਾਂ ਵਿੱਚ)',
    ],
  },
  relativeKind: {
    en: 'Father or husband',
    hi: 'पिता या पति',
    pa: 'ਪਿਤਾ ਜਾਂ ਪਤੀ',
    synonyms: ['relation', 'relation type'],
    choices: {
      father: { en: 'Father', hi: 'पिता', pa: 'ਪਿਤਾ' },
      husband: { en: 'Husband', hi: 'पति', pa: 'ਪਤੀ' },
    },
  },
  relativeName: {
    en: 'Father’s or husband’s name',
    hi: 'पिता या पति का नाम',
    pa: 'ਪਿਤਾ ਜਾਂ ਪਤੀ ਦਾ ਨਾਮ',
    synonyms: [
      'father/husband name',
      'father or husband',
      's/o w/o',
      'so/wo',
      'guardian',
      'पिता/पति का नाम',
      'ਪਿਤਾ/ਪਤੀ ਦਾ ਨਾਮ',
    ],
  },
  gender: {
    en: 'Gender',
    hi: 'लिंग',
    pa: 'ਲਿੰਗ',
    synonyms: ['sex', 'm/f'],
    choices: {
      male: { en: 'Male', hi: 'पुरुष', pa: 'ਮਰਦ' },
      female: { en: 'Female', hi: 'महिला', pa: 'ਔਰਤ' },
      other: { en: 'Other', hi: 'अन्य', pa: 'ਹੋਰ' },
    },
  },
  birthDate: {
    en: 'Date of birth',
    hi: 'जन्म तारीख़',
    pa: 'ਜਨਮ ਤਾਰੀਖ਼',
    synonyms: ['dob', 'birth date', 'd.o.b.', 'born on', 'जन्म तारीख', 'जन्म तिथि', 'जन्मतिथि', 'ਜਨਮ ਮਿਤੀ'],
  },
  isBirthEstimated: { en: 'Birth estimated', hi: 'जन्म अनुमानित', pa: 'ਜਨਮ ਅੰਦਾਜ਼ਨ' },
  phone: {
    en: 'Phone',
    hi: 'फ़ोन',
    pa: 'ਫ਼ੋਨ',
    hint: { en: 'Ten digits are enough', hi: 'दस अंक काफ़ी हैं', pa: 'ਦਸ ਅੰਕ ਕਾਫ਼ੀ ਹਨ' },
    synonyms: [
      'mobile',
      'mobile no',
      'mobile number',
      'phone no',
      'phone number',
      'contact',
      'contact no',
      'मोबाइल',
      'फोन',
      'ਮੋਬਾਈਲ',
      'ਮੋਬਾਇਲ',
      'ਫੋਨ',
    ],
  },
  address: commonWords.address,
} as const;

/** The name of the relative, by which one it is. */
export const relativeNameWords = {
  father: { en: 'Father’s name', hi: 'पिता का नाम', pa: 'ਪਿਤਾ ਦਾ ਨਾਮ' },
  husband: { en: 'Husband’s name', hi: 'पति का नाम', pa: 'ਪਤੀ ਦਾ ਨਾਮ' },
} as const satisfies Record<(typeof relativeKinds)[number], Texts>;

export const emergencyWords = {
  emergencyName: {
    en: 'Emergency contact',
    hi: 'इमरजेंसी संपर्क',
    pa: 'ਐਮਰਜੈਂਸੀ ਸੰਪਰਕ',
    synonyms: ['emergency contact name', 'emergency person', 'आपात संपर्क', 'आपातकालीन संपर्क'],
  },
  emergencyPhone: {
    en: 'Emergency phone',
    hi: 'इमरजेंसी फ़ोन',
    pa: 'ਐਮਰਜੈਂਸੀ ਫ਼ੋਨ',
    synonyms: ['emergency contact no', 'emergency number', 'emergency mobile', 'आपात फ़ोन', 'आपातकालीन फ़ोन'],
  },
  emergencyRelation: {
    en: 'Emergency relation',
    hi: 'इमरजेंसी संपर्क से रिश्ता',
    pa: 'ਐਮਰਜੈਂਸੀ ਸੰਪਰਕ ਨਾਲ ਰਿਸ਼ਤਾ',
    synonyms: ['emergency contact relation', 'आपात संपर्क से संबंध', 'आपातकालीन संपर्क से रिश्ता'],
  },
} as const;

export const identityWords = {
  aadhaar: {
    en: 'Aadhaar',
    hi: 'आधार',
    pa: 'ਆਧਾਰ',
    hint: { en: 'Twelve digits', hi: 'बारह अंक', pa: 'ਬਾਰਾਂ ਅੰਕ' },
    synonyms: [
      'aadhar',
      'adhar',
      'aadhaar no',
      'aadhaar number',
      'aadhar no',
      'aadhar number',
      'uid',
      'आधार नंबर',
      'ਆਧਾਰ ਨੰਬਰ',
    ],
  },
  pan: {
    en: 'PAN',
    hi: 'पैन',
    pa: 'ਪੈਨ',
    hint: {
      en: 'Five letters, four digits, a letter',
      hi: 'पाँच अक्षर, चार अंक, एक अक्षर',
      pa: 'ਪੰਜ ਅੱਖਰ, ਚਾਰ ਅੰਕ, ਇੱਕ ਅੱਖਰ',
    },
    synonyms: ['pan no', 'pan number', 'pan card'],
  },
} as const;

export const bloodGroupWords = {
  en: 'Blood group',
  hi: 'ब्लड ग्रुप',
  pa: 'ਬਲੱਡ ਗਰੁੱਪ',
  synonyms: ['blood', 'blood type', 'bg', 'रक्त समूह', 'ਖ਼ੂਨ ਦਾ ਗਰੁੱਪ'],
  // With a minus sign: a hyphen would be broken at, and lost, at the end of a line.
  choices: sameInAll(bloodGroups, (group) => group.replace('-', '−')),
} as const;

export const maritalStatusWords = {
  en: 'Marital status',
  hi: 'वैवाहिक स्थिति',
  pa: 'ਵਿਆਹੁਤਾ ਸਥਿਤੀ',
  synonyms: ['married', 'विवाहित', 'ਵਿਆਹੁਤਾ'],
  choices: {
    single: { en: 'Single', hi: 'अविवाहित', pa: 'ਅਣਵਿਆਹੇ' },
    married: { en: 'Married', hi: 'विवाहित', pa: 'ਵਿਆਹੇ' },
    widowed: { en: 'Widowed', hi: 'विधवा / विधुर', pa: 'ਵਿਧਵਾ / ਵਿਧੁਰ' },
    divorced: { en: 'Divorced', hi: 'तलाकशुदा', pa: 'ਤਲਾਕਸ਼ੁਦਾ' },
  },
} as const;
