import type { Texts } from '../kernel/values/languages.ts';
import type { BadgeTypeValue } from './badge-rights.ts';
import type { BadgeProblem, BadgeStatus, HolderKind, OwnReason } from './enums.ts';

/** What a status is called: on screens, in refusals that name two of them, and in print. */
export const badgeStatusLabels: Readonly<Record<BadgeStatus, Texts> & Record<number, Texts>> = {
  10: { en: 'To print', hi: 'प्रिंट बाकी', pa: 'ਪ੍ਰਿੰਟ ਬਾਕੀ' },
  20: { en: 'Printed', hi: 'प्रिंट हो गया', pa: 'ਪ੍ਰਿੰਟ ਹੋ ਗਿਆ' },
  30: { en: 'Issued', hi: 'दे दिया गया', pa: 'ਦੇ ਦਿੱਤਾ ਗਿਆ' },
  40: { en: 'Returned', hi: 'वापस मिल गया', pa: 'ਵਾਪਸ ਮਿਲ ਗਿਆ' },
  50: { en: 'Expired', hi: 'मियाद ख़त्म', pa: 'ਮਿਆਦ ਖ਼ਤਮ' },
  60: { en: 'Lost', hi: 'खो गया', pa: 'ਗੁਆਚ ਗਿਆ' },
  70: { en: 'Revoked', hi: 'रद्द', pa: 'ਰੱਦ' },
};

export const badgeTypeLabels: Readonly<Record<BadgeTypeValue, Texts> & Record<number, Texts>> = {
  1: { en: 'Permanent', hi: 'स्थायी', pa: 'ਪੱਕਾ' },
  2: { en: 'Temporary', hi: 'अस्थायी', pa: 'ਆਰਜ਼ੀ' },
  3: { en: 'Buzurag', hi: 'बुज़ुर्ग', pa: 'ਬਜ਼ੁਰਗ' },
  4: { en: 'OAE Attendant', hi: 'OAE सहायक', pa: 'OAE ਸਹਾਇਕ' },
  5: { en: 'Sangat', hi: 'संगत', pa: 'ਸੰਗਤ' },
  10: { en: 'OAE Permanent', hi: 'OAE स्थायी', pa: 'OAE ਪੱਕਾ' },
  11: { en: 'OAE Temporary', hi: 'OAE अस्थायी', pa: 'OAE ਆਰਜ਼ੀ' },
};

export const badgeCategoryLabels = {
  'category.1': badgeTypeLabels[1],
  'category.2': badgeTypeLabels[2],
  'category.3': badgeTypeLabels[3],
  'category.4': badgeTypeLabels[4],
  'category.6': { en: 'Buzurag temporary', hi: 'बुज़ुर्ग अस्थायी', pa: 'ਬਜ਼ੁਰਗ ਆਰਜ਼ੀ' },
  'category.10': badgeTypeLabels[10],
  'category.11': badgeTypeLabels[11],
  'category.15': { en: 'OAE sangat', hi: 'OAE संगत', pa: 'OAE ਸੰਗਤ' },
} as const satisfies Record<string, Texts>;

export const holderKindLabels: Readonly<Record<HolderKind, Texts>> = {
  sewadar: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
  member: { en: 'Enclosure member', hi: 'एनक्लोज़र सदस्य', pa: 'ਐਨਕਲੋਜ਼ਰ ਮੈਂਬਰ' },
  attendant: { en: 'Attendant', hi: 'सहायक', pa: 'ਸਹਾਇਕ' },
  entitlement: { en: 'Accepted application', hi: 'मंज़ूर आवेदन', pa: 'ਮਨਜ਼ੂਰ ਅਰਜ਼ੀ' },
};

export const badgeProblemLabels: Readonly<Record<BadgeProblem, Texts>> = {
  revoked: { en: 'No longer valid', hi: 'अब मान्य नहीं', pa: 'ਹੁਣ ਚੱਲਦਾ ਨਹੀਂ' },
  expired: { en: 'Expired', hi: 'मियाद ख़त्म', pa: 'ਮਿਆਦ ਖ਼ਤਮ' },
  notEntitled: { en: 'No longer entitled', hi: 'अब हक़ नहीं', pa: 'ਹੁਣ ਹੱਕ ਨਹੀਂ' },
  noPhoto: { en: 'No photo', hi: 'फ़ोटो नहीं', pa: 'ਫ਼ੋਟੋ ਨਹੀਂ' },
  wrongCentre: { en: 'Now in another centre', hi: 'अब दूसरे केंद्र में', pa: 'ਹੁਣ ਹੋਰ ਸੈਂਟਰ ਵਿੱਚ' },
  alreadyPrinted: { en: 'Already printed', hi: 'पहले प्रिंट हो चुका', pa: 'ਪਹਿਲਾਂ ਪ੍ਰਿੰਟ ਹੋ ਚੁੱਕਾ' },
  changedSincePrint: {
    en: 'Changed since print',
    hi: 'प्रिंट के बाद बदला',
    pa: 'ਪ੍ਰਿੰਟ ਤੋਂ ਬਾਅਦ ਬਦਲਿਆ',
  },
};

export const ownReasonLabels: Readonly<Record<OwnReason, Texts> & Record<string, Texts>> = {
  '#merged': {
    en: 'Two records of this person were merged',
    hi: 'इनके दो रिकॉर्ड एक किए गए',
    pa: 'ਇਨ੍ਹਾਂ ਦੇ ਦੋ ਰਿਕਾਰਡ ਇੱਕ ਕੀਤੇ ਗਏ',
  },
  '#removed': { en: 'The record was deleted', hi: 'रिकॉर्ड मिटा दिया गया', pa: 'ਰਿਕਾਰਡ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ' },
  '#transferred': {
    en: 'Transferred to another area',
    hi: 'दूसरे क्षेत्र में ट्रांसफ़र',
    pa: 'ਹੋਰ ਏਰੀਏ ਵਿੱਚ ਬਦਲੀ',
  },
};
