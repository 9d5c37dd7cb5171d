import type { ErrorTexts } from './error-texts.ts';

/** Refusals about badges. */
export const badgeErrors = {
  BADGE_EXISTS: {
    status: 409,
    en: 'This person already has a valid badge of this type. Replace or renew that one. Nothing was changed.',
    hi: 'इनके पास इस किस्म का मान्य बैज पहले से है। “नया बैज दें” या “रिन्यू करें” चुनें। कुछ नहीं बदला।',
    pa: 'ਇਨ੍ਹਾਂ ਕੋਲ ਇਸ ਕਿਸਮ ਦਾ ਚੱਲਦਾ ਬੈਜ ਪਹਿਲਾਂ ਹੀ ਹੈ। “ਨਵਾਂ ਬੈਜ ਦਿਓ” ਜਾਂ “ਰੀਨਿਊ ਕਰੋ” ਚੁਣੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  BADGE_NOT_VALID: {
    status: 409,
    en: 'This badge is not valid. Nothing was entered. Type the person’s number, or ask at the office.',
    hi: 'यह बैज मान्य नहीं है। कुछ दर्ज नहीं हुआ। इनका नंबर लिखें या दफ़्तर में पूछें।',
    pa: 'ਇਹ ਬੈਜ ਚੱਲਦਾ ਨਹੀਂ। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ। ਇਨ੍ਹਾਂ ਦਾ ਨੰਬਰ ਲਿਖੋ ਜਾਂ ਦਫ਼ਤਰ ਵਿੱਚ ਪੁੱਛੋ।',
  },
  BADGE_OTHER_AREA: {
    status: 409,
    en: 'This badge is of another area and cannot be read here. Nothing was entered. Look for the name.',
    hi: 'यह बैज दूसरे क्षेत्र का है और यहाँ नहीं पढ़ा जा सकता। कुछ दर्ज नहीं हुआ। नाम से खोजें।',
    pa: 'ਇਹ ਬੈਜ ਦੂਜੇ ਏਰੀਏ ਦਾ ਹੈ ਅਤੇ ਇੱਥੇ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ। ਨਾਮ ਨਾਲ ਲੱਭੋ।',
  },
  BADGE_NOT_ENTITLED: {
    status: 409,
    en: 'This person is not entitled to a badge of this type today. Check the record. No badge was issued.',
    hi: 'आज इनका इस किस्म के बैज पर हक़ नहीं है। रिकॉर्ड जाँचें। बैज जारी नहीं हुआ।',
    pa: 'ਅੱਜ ਇਨ੍ਹਾਂ ਦਾ ਇਸ ਕਿਸਮ ਦੇ ਬੈਜ ਉੱਤੇ ਹੱਕ ਨਹੀਂ ਹੈ। ਰਿਕਾਰਡ ਜਾਂਚੋ। ਬੈਜ ਜਾਰੀ ਨਹੀਂ ਹੋਇਆ।',
  },
  BADGE_BEFORE_OWN: {
    status: 409,
    en: 'The badge would begin before the record of this person does, or end before that. Choose later days.',
    hi: 'बैज इनके रिकॉर्ड से पहले शुरू होगा, या उससे पहले ख़त्म होगा। बाद के दिन चुनें।',
    pa: 'ਬੈਜ ਇਨ੍ਹਾਂ ਦੇ ਰਿਕਾਰਡ ਤੋਂ ਪਹਿਲਾਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ, ਜਾਂ ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਖ਼ਤਮ ਹੋਵੇਗਾ। ਬਾਅਦ ਦੇ ਦਿਨ ਚੁਣੋ।',
  },
  BADGE_BEYOND_OWN: {
    status: 409,
    en: 'The badge would be valid longer than the record of this person allows. Choose an earlier last day.',
    hi: 'बैज की मियाद इनके रिकॉर्ड की मियाद से लंबी होगी। पहले का आख़िरी दिन चुनें।',
    pa: 'ਬੈਜ ਦੀ ਮਿਆਦ ਇਨ੍ਹਾਂ ਦੇ ਰਿਕਾਰਡ ਦੀ ਮਿਆਦ ਤੋਂ ਲੰਮੀ ਹੋਵੇਗੀ। ਪਹਿਲਾਂ ਦਾ ਆਖ਼ਰੀ ਦਿਨ ਚੁਣੋ।',
  },
  BADGE_CLOSED: {
    status: 409,
    en: 'This badge is no longer valid, so it cannot be changed. Issue a new one instead.',
    hi: 'यह बैज अब मान्य नहीं है, इसलिए बदला नहीं जा सकता। नया बैज जारी करें।',
    pa: 'ਇਹ ਬੈਜ ਹੁਣ ਚੱਲਦਾ ਨਹੀਂ, ਇਸ ਲਈ ਬਦਲਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਨਵਾਂ ਬੈਜ ਜਾਰੀ ਕਰੋ।',
  },
  BADGE_NOT_LONGER: {
    status: 409,
    en: 'This badge is already valid for as long as it can be. Nothing was changed.',
    hi: 'इस बैज की मियाद पहले से उतनी है, जितनी हो सकती है। कुछ नहीं बदला।',
    pa: 'ਇਸ ਬੈਜ ਦੀ ਮਿਆਦ ਪਹਿਲਾਂ ਹੀ ਓਨੀ ਹੈ, ਜਿੰਨੀ ਹੋ ਸਕਦੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  BADGE_MOVE_UNKNOWN: {
    status: 409,
    en: 'A badge cannot go from “{from}” to “{to}”. Nothing was changed.',
    hi: 'बैज “{from}” से “{to}” में नहीं जा सकता। कुछ नहीं बदला।',
    pa: 'ਬੈਜ “{from}” ਤੋਂ “{to}” ਵਿੱਚ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  BADGE_REASON_NEEDED: {
    status: 400,
    en: 'Give a reason. It is kept with the badge.',
    hi: 'कारण लिखें। यह बैज के साथ रखा जाता है।',
    pa: 'ਕਾਰਨ ਲਿਖੋ। ਇਹ ਬੈਜ ਨਾਲ ਰੱਖਿਆ ਜਾਂਦਾ ਹੈ।',
  },
  BADGE_UNDO_REFUSED: {
    status: 409,
    en: 'This step can no longer be undone. The badge was changed since, or ten minutes have passed.',
    hi: 'यह कदम अब पहले जैसा नहीं हो सकता। बैज इसके बाद बदला गया, या दस मिनट बीत गए।',
    pa: 'ਇਹ ਕਦਮ ਹੁਣ ਪਹਿਲਾਂ ਵਰਗਾ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਬੈਜ ਇਸ ਤੋਂ ਬਾਅਦ ਬਦਲਿਆ ਗਿਆ, ਜਾਂ ਦਸ ਮਿੰਟ ਲੰਘ ਗਏ।',
  },
} as const satisfies ErrorTexts;
