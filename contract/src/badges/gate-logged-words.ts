import type { LoggedWords } from '../kernel/resource/logged-words.ts';

export const badgeKeyLog: LoggedWords = {
  entity: 'badge_key',
  logged: { en: 'Key for badge codes', hi: 'बैज कोड की कुंजी', pa: 'ਬੈਜ ਕੋਡ ਦੀ ਕੁੰਜੀ' },
  fields: {
    areaCode: { en: 'Area code', hi: 'क्षेत्र का कोड', pa: 'ਏਰੀਏ ਦਾ ਕੋਡ' },
    retiredAt: { en: 'Signs no more since', hi: 'कब से हस्ताक्षर नहीं करती', pa: 'ਕਦੋਂ ਤੋਂ ਦਸਤਖ਼ਤ ਨਹੀਂ ਕਰਦੀ' },
    withdrawnAt: { en: 'Not trusted since', hi: 'कब से भरोसे की नहीं', pa: 'ਕਦੋਂ ਤੋਂ ਭਰੋਸੇ ਦੀ ਨਹੀਂ' },
  },
};

export const badgeScanLog: LoggedWords = {
  entity: 'badge_scan',
  logged: { en: 'Scan at a gate', hi: 'गेट पर स्कैन', pa: 'ਗੇਟ ਉੱਤੇ ਸਕੈਨ' },
  fields: {
    gate: { en: 'Gate', hi: 'गेट', pa: 'ਗੇਟ' },
    at: { en: 'Time', hi: 'समय', pa: 'ਸਮਾਂ' },
    way: { en: 'Found by', hi: 'कैसे मिला', pa: 'ਕਿਵੇਂ ਮਿਲਿਆ' },
    answer: { en: 'Answer', hi: 'जवाब', pa: 'ਜਵਾਬ' },
    kind: { en: 'Kind', hi: 'किस्म', pa: 'ਕਿਸਮ' },
    type: { en: 'Type', hi: 'प्रकार', pa: 'ਪ੍ਰਕਾਰ' },
    number: { en: 'Number', hi: 'नंबर', pa: 'ਨੰਬਰ' },
    event: { en: 'Event number', hi: 'कार्यक्रम का नंबर', pa: 'ਪ੍ਰੋਗਰਾਮ ਦਾ ਨੰਬਰ' },
    badge: { en: 'Badge', hi: 'बैज', pa: 'ਬੈਜ' },
    userName: { en: 'Scanned by', hi: 'किसने स्कैन किया', pa: 'ਕਿਸ ਨੇ ਸਕੈਨ ਕੀਤਾ' },
  },
};
