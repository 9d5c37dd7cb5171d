import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import type { Texts } from '../kernel/values/languages.ts';
import type { VerifyAnswer } from './verify-answer.ts';

export const badgeKeyLog: LoggedWords = {
  entity: 'badge_key',
  logged: { en: 'Key for badge codes', hi: 'बैज कोड की कुंजी', pa: 'ਬੈਜ ਕੋਡ ਦੀ ਕੁੰਜੀ' },
  fields: {
    areaCode: { en: 'Area code', hi: 'क्षेत्र का कोड', pa: 'ਏਰੀਏ ਦਾ ਕੋਡ' },
    retiredAt: { en: 'No longer signs since', hi: 'कब से हस्ताक्षर नहीं करती', pa: 'ਕਦੋਂ ਤੋਂ ਦਸਤਖ਼ਤ ਨਹੀਂ ਕਰਦੀ' },
    withdrawnReason: {
      en: 'Reason for revoking',
      hi: 'रद्द करने का कारण',
      pa: 'ਰੱਦ ਕਰਨ ਦਾ ਕਾਰਨ',
    },
    withdrawnAt: { en: 'Not trusted since', hi: 'कब से भरोसे की नहीं', pa: 'ਕਦੋਂ ਤੋਂ ਭਰੋਸੇ ਦੀ ਨਹੀਂ' },
  },
};

const verifyAnswerWords: Readonly<Record<VerifyAnswer, Texts>> = {
  valid: { en: 'Valid', hi: 'मान्य', pa: 'ਠੀਕ ਹੈ' },
  expiring: { en: 'Valid, ends soon', hi: 'मान्य, मियाद कम है', pa: 'ਠੀਕ, ਮਿਆਦ ਥੋੜ੍ਹੀ ਹੈ' },
  changed: { en: 'Valid, card is old', hi: 'मान्य, कार्ड पुराना है', pa: 'ਠੀਕ, ਕਾਰਡ ਪੁਰਾਣਾ ਹੈ' },
  notYet: { en: 'Not valid yet', hi: 'अभी मान्य नहीं', pa: 'ਹਾਲੇ ਨਹੀਂ ਚੱਲਦਾ' },
  expired: { en: 'Expired', hi: 'मियाद ख़त्म', pa: 'ਮਿਆਦ ਖ਼ਤਮ' },
  revoked: { en: 'Revoked', hi: 'रद्द', pa: 'ਰੱਦ' },
  lost: { en: 'Lost card', hi: 'खोया कार्ड', pa: 'ਗੁਆਚਾ ਕਾਰਡ' },
  replaced: { en: 'Replaced', hi: 'नया बैज बना है', pa: 'ਨਵਾਂ ਬੈਜ ਬਣਿਆ ਹੈ' },
  returned: { en: 'Returned', hi: 'वापस मिल चुका', pa: 'ਵਾਪਸ ਮਿਲ ਚੁੱਕਾ' },
  notEntitled: { en: 'Not entitled', hi: 'अब हक़ नहीं', pa: 'ਹੁਣ ਹੱਕ ਨਹੀਂ' },
  otherArea: { en: 'Other area', hi: 'दूसरा क्षेत्र', pa: 'ਹੋਰ ਏਰੀਆ' },
  forged: { en: 'Not genuine', hi: 'असली नहीं', pa: 'ਅਸਲੀ ਨਹੀਂ' },
  unknown: { en: 'Unknown', hi: 'पता नहीं', pa: 'ਪਤਾ ਨਹੀਂ' },
};

export const badgeScanLog: LoggedWords = {
  entity: 'badge_scan',
  logged: { en: 'Scan at a gate', hi: 'गेट पर स्कैन', pa: 'ਗੇਟ ਉੱਤੇ ਸਕੈਨ' },
  fields: {
    gate: { en: 'Gate', hi: 'गेट', pa: 'ਗੇਟ' },
    at: { en: 'Time', hi: 'समय', pa: 'ਸਮਾਂ' },
    way: {
      en: 'Found by',
      hi: 'कैसे मिला',
      pa: 'ਕਿਵੇਂ ਮਿਲਿਆ',
      choices: {
        code: { en: 'Code', hi: 'कोड', pa: 'ਕੋਡ' },
        number: { en: 'Number', hi: 'नंबर', pa: 'ਨੰਬਰ' },
        name: { en: 'Name', hi: 'नाम', pa: 'ਨਾਮ' },
      },
    },
    answer: { en: 'Answer', hi: 'जवाब', pa: 'ਜਵਾਬ', choices: verifyAnswerWords },
    kind: {
      en: 'Kind',
      hi: 'किस्म',
      pa: 'ਕਿਸਮ',
      choices: {
        badge: { en: 'Badge', hi: 'बैज', pa: 'ਬੈਜ' },
        quick: { en: 'Token', hi: 'टोकन', pa: 'ਟੋਕਨ' },
        vehicle: { en: 'Vehicle pass', hi: 'गाड़ी पास', pa: 'ਗੱਡੀ ਪਾਸ' },
      },
    },
    // What a number means depends on the kind beside it.
    type: { en: 'Type', hi: 'किस्म', pa: 'ਕਿਸਮ' },
    number: { en: 'Number', hi: 'नंबर', pa: 'ਨੰਬਰ' },
    event: { en: 'Event number', hi: 'कार्यक्रम का नंबर', pa: 'ਪ੍ਰੋਗਰਾਮ ਦਾ ਨੰਬਰ' },
    badge: { en: 'Badge', hi: 'बैज', pa: 'ਬੈਜ' },
    userName: { en: 'Scanned by', hi: 'किसने स्कैन किया', pa: 'ਕਿਸ ਨੇ ਸਕੈਨ ਕੀਤਾ' },
  },
};
