import { commonWords } from '../kernel/resource/common-words.ts';
import { type LoggedWords, loggedColumns } from '../kernel/resource/logged-words.ts';
import { orgWords, scheduleWords } from './words.ts';

const userWord = { en: 'User', hi: 'यूज़र', pa: 'ਯੂਜ਼ਰ' } as const;
const passwordWord = { en: 'Password', hi: 'पासवर्ड', pa: 'ਪਾਸਵਰਡ' } as const;
const oneTimeCodeWord = { en: 'One-time code', hi: 'OTP', pa: 'OTP' } as const;
const username = { en: 'Username', hi: 'यूज़रनेम', pa: 'ਯੂਜ਼ਰਨੇਮ' } as const;
const nameLatin = {
  en: 'Name in English letters',
  hi: 'नाम (अंग्रेज़ी अक्षरों में)',
  pa: 'ਨਾਮ (ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ)',
} as const;
const phone = { en: 'Phone', hi: 'फ़ोन', pa: 'ਫ਼ੋਨ' } as const;
const email = { en: 'Email', hi: 'ईमेल', pa: 'ਈਮੇਲ' } as const;
const rights = { en: 'Rights', hi: 'अधिकार', pa: 'ਅਧਿਕਾਰ' } as const;

export const userLog: LoggedWords = {
  entity: 'app_user',
  logged: userWord,
  fields: {
    org: orgWords.one,
    centre: commonWords.centre,
    username,
    name: commonWords.name,
    nameLatin,
    phone,
    email,
    acl: rights,
    temporaryAcl: { en: 'Temporary rights', hi: 'कुछ समय के अधिकार', pa: 'ਕੁਝ ਸਮੇਂ ਦੇ ਅਧਿਕਾਰ' },
    isActive: commonWords.isActive,
    preferences: { en: 'Preferences', hi: 'पसंद', pa: 'ਪਸੰਦ' },
    seenVersion: { en: 'Version seen', hi: 'देखा गया वर्ज़न', pa: 'ਵੇਖਿਆ ਵਰਜ਼ਨ' },
    lastSignInAt: { en: 'Last sign-in', hi: 'आख़िरी साइन इन', pa: 'ਆਖ਼ਰੀ ਸਾਈਨ ਇਨ' },
    password: passwordWord,
    oneTimeCode: oneTimeCodeWord,
    throttled: { en: 'Sign-in delayed', hi: 'साइन इन में रुकना पड़ा', pa: 'ਸਾਈਨ ਇਨ ਵਿੱਚ ਰੁਕਣਾ ਪਿਆ' },
  },
};

export const userCentreLog: LoggedWords = {
  entity: 'user_centre',
  logged: { en: 'Further centre of a user', hi: 'यूज़र का एक और केंद्र', pa: 'ਯੂਜ਼ਰ ਦਾ ਹੋਰ ਸੈਂਟਰ' },
  fields: { centre: commonWords.centre },
};

export const credentialLog: LoggedWords = {
  entity: 'credential',
  logged: passwordWord,
  fields: {
    password: passwordWord,
    passwordHash: passwordWord,
    mustChange: { en: 'Must choose a new password', hi: 'नया पासवर्ड चुनना है', pa: 'ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨਾ ਹੈ' },
    isDemo: { en: 'Demo password', hi: 'डेमो पासवर्ड', pa: 'ਡੈਮੋ ਪਾਸਵਰਡ' },
    changedAt: { en: 'Changed on', hi: 'कब बदला', pa: 'ਕਦੋਂ ਬਦਲਿਆ' },
    oneTimeCode: oneTimeCodeWord,
  },
};

export const requestLog: LoggedWords = {
  entity: 'sign_up_request',
  logged: { en: 'Request for access', hi: 'खाते का अनुरोध', pa: 'ਖਾਤੇ ਦੀ ਬੇਨਤੀ' },
  fields: {
    centre: commonWords.centre,
    name: commonWords.name,
    phone,
    email,
    username,
    language: { en: 'Language', hi: 'भाषा', pa: 'ਭਾਸ਼ਾ' },
    passwordHash: passwordWord,
    status: {
      ...commonWords.status,
      choices: {
        1: { en: 'Waiting', hi: 'बाकी', pa: 'ਬਾਕੀ' },
        2: { en: 'Accepted', hi: 'मंज़ूर', pa: 'ਮਨਜ਼ੂਰ' },
        3: { en: 'Declined', hi: 'नामंज़ूर', pa: 'ਨਾਮਨਜ਼ੂਰ' },
      },
    },
    reason: loggedColumns.reason,
    decidedBy: loggedColumns.decidedByName,
  },
};

export const sessionLog: LoggedWords = {
  entity: 'session',
  logged: { en: 'Session', hi: 'साइन इन', pa: 'ਸਾਈਨ ਇਨ' },
  fields: {
    agent: { en: 'Browser', hi: 'ब्राउज़र', pa: 'ਬ੍ਰਾਊਜ਼ਰ' },
    address: { en: 'Network address', hi: 'नेटवर्क पता', pa: 'ਨੈੱਟਵਰਕ ਪਤਾ' },
    ended: { en: 'Devices signed out', hi: 'साइन आउट हुए डिवाइस', pa: 'ਸਾਈਨ ਆਊਟ ਹੋਏ ਡਿਵਾਈਸ' },
    outcome: {
      en: 'Result',
      hi: 'नतीजा',
      pa: 'ਨਤੀਜਾ',
      choices: {
        'signed in': { en: 'Signed in', hi: 'साइन इन हुआ', pa: 'ਸਾਈਨ ਇਨ ਹੋਇਆ' },
        refused: { en: 'Wrong password', hi: 'ग़लत पासवर्ड', pa: 'ਗ਼ਲਤ ਪਾਸਵਰਡ' },
        'unknown user': { en: 'Unknown username', hi: 'यूज़रनेम मौजूद नहीं', pa: 'ਯੂਜ਼ਰਨੇਮ ਮੌਜੂਦ ਨਹੀਂ' },
        'slowed down': { en: 'Too many attempts', hi: 'बहुत बार कोशिश हुई', pa: 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ' },
        'wrong code': { en: 'Wrong one-time code', hi: 'ग़लत OTP', pa: 'ਗ਼ਲਤ OTP' },
      },
    },
  },
};

export const oneTimeCodeLog: LoggedWords = {
  entity: 'one_time_code',
  logged: oneTimeCodeWord,
  fields: { oneTimeCode: oneTimeCodeWord },
};

export const auditLog: LoggedWords = {
  entity: 'change_log',
  logged: { en: 'Audit log', hi: 'ऑडिट लॉग', pa: 'ਆਡਿਟ ਲੌਗ' },
  fields: {},
};

export const orgLog: LoggedWords = { entity: 'org', fields: { acl: rights } };

export const scheduleLog: LoggedWords = {
  entity: 'sewa_schedule',
  logged: { en: 'Sewa schedule', hi: 'सेवा समय-सारणी', pa: 'ਸੇਵਾ ਸਮਾਂ-ਸਾਰਣੀ' },
  fields: { intervalWeeks: scheduleWords.fields.interval },
};
