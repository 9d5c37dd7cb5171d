import type { ErrorTexts } from './error-texts.ts';

/** Refusals about users, their rights and schedules. */
export const usersErrors = {
  BAD_CREDENTIALS: {
    status: 401,
    en: 'Username or password is not right. Please try again.',
    hi: 'उपयोगकर्ता नाम या पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।',
    pa: 'ਵਰਤੋਂਕਾਰ ਨਾਮ ਜਾਂ ਪਾਸਵਰਡ ਸਹੀ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    en: 'Please choose a new password first.',
    hi: 'कृपया पहले नया पासवर्ड चुनें।',
    pa: 'ਕਿਰਪਾ ਕਰਕੇ ਪਹਿਲਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ।',
  },
  PASSWORD_WEAK: {
    status: 400,
    en: 'Please choose a stronger password: at least 10 characters, not a common one, and not the username.',
    hi: 'कृपया मज़बूत पासवर्ड चुनें: कम से कम 10 अक्षर, आम पासवर्ड नहीं, और उपयोगकर्ता नाम नहीं।',
    pa: 'ਕਿਰਪਾ ਕਰਕੇ ਮਜ਼ਬੂਤ ਪਾਸਵਰਡ ਚੁਣੋ: ਘੱਟੋ-ਘੱਟ 10 ਅੱਖਰ, ਆਮ ਪਾਸਵਰਡ ਨਹੀਂ, ਅਤੇ ਵਰਤੋਂਕਾਰ ਨਾਮ ਨਹੀਂ।',
  },
  CURRENT_PASSWORD_WRONG: {
    status: 400,
    en: 'The current password is not right.',
    hi: 'वर्तमान पासवर्ड सही नहीं है।',
    pa: 'ਮੌਜੂਦਾ ਪਾਸਵਰਡ ਸਹੀ ਨਹੀਂ ਹੈ।',
  },
  CODE_WRONG: {
    status: 400,
    en: 'The code is not right or no longer valid. Check it, or ask for a new one.',
    hi: 'कोड सही नहीं है या अब मान्य नहीं है। जाँच लें, या नया कोड माँगें।',
    pa: 'ਕੋਡ ਸਹੀ ਨਹੀਂ ਜਾਂ ਹੁਣ ਚੱਲਦਾ ਨਹੀਂ। ਜਾਂਚ ਲਵੋ, ਜਾਂ ਨਵਾਂ ਕੋਡ ਮੰਗੋ।',
  },
  GRANT_BEYOND_OWN: {
    status: 403,
    en: 'You cannot grant a right that you do not hold yourself.',
    hi: 'जो अधिकार आपके पास नहीं है, वह आप किसी को नहीं दे सकते।',
    pa: 'ਜਿਹੜਾ ਅਧਿਕਾਰ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ, ਉਹ ਤੁਸੀਂ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦੇ ਸਕਦੇ।',
  },
  GRANT_BEYOND_ORG: {
    status: 400,
    en: "This right is beyond what the user's organisation unit may hold.",
    hi: 'यह अधिकार उपयोगकर्ता की इकाई की सीमा से बाहर है।',
    pa: 'ਇਹ ਅਧਿਕਾਰ ਵਰਤੋਂਕਾਰ ਦੀ ਇਕਾਈ ਦੀ ਹੱਦ ਤੋਂ ਬਾਹਰ ਹੈ।',
  },
  WORKS_ELSEWHERE: {
    status: 403,
    en: 'This user also works in a centre that is not yours. Ask the area office to do this.',
    hi: 'यह यूज़र किसी दूसरे सेंटर में भी काम करते हैं। यह काम एरिया कार्यालय से कराएँ।',
    pa: 'ਇਹ ਯੂਜ਼ਰ ਕਿਸੇ ਹੋਰ ਸੈਂਟਰ ਵਿੱਚ ਵੀ ਕੰਮ ਕਰਦੇ ਹਨ। ਇਹ ਕੰਮ ਏਰੀਆ ਦਫ਼ਤਰ ਤੋਂ ਕਰਵਾਓ।',
  },
  HIGHER_LEVEL: {
    status: 403,
    en: 'This belongs to a higher level of the organisation than yours.',
    hi: 'यह संगठन के आपसे ऊँचे स्तर का है।',
    pa: 'ਇਹ ਸੰਗਠਨ ਦੇ ਤੁਹਾਡੇ ਤੋਂ ਉੱਚੇ ਪੱਧਰ ਦਾ ਹੈ।',
  },
  NOT_YOURSELF: {
    status: 400,
    en: 'You cannot do this to your own account. Ask another administrator.',
    hi: 'यह आप अपने ही खाते के साथ नहीं कर सकते। किसी दूसरे प्रशासक से कहें।',
    pa: 'ਇਹ ਤੁਸੀਂ ਆਪਣੇ ਹੀ ਖਾਤੇ ਨਾਲ ਨਹੀਂ ਕਰ ਸਕਦੇ। ਕਿਸੇ ਹੋਰ ਪ੍ਰਬੰਧਕ ਨੂੰ ਕਹੋ।',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    en: 'This is the last administrator. Make another one first.',
    hi: 'यह अंतिम प्रशासक है। पहले दूसरा बनाएँ।',
    pa: 'ਇਹ ਆਖ਼ਰੀ ਪ੍ਰਬੰਧਕ ਹੈ। ਪਹਿਲਾਂ ਹੋਰ ਬਣਾਓ।',
  },
  ALREADY_DECIDED: {
    status: 409,
    en: 'This was already decided.',
    hi: 'इस पर निर्णय हो चुका है।',
    pa: 'ਇਸ ਉੱਤੇ ਫ਼ੈਸਲਾ ਹੋ ਚੁੱਕਾ ਹੈ।',
  },
  SCHEDULE_RULE: {
    status: 400,
    en: 'This schedule never takes place. Check its days and its period.',
    hi: 'यह समय-सारणी कभी लागू नहीं होती। दिन और अवधि जाँचें।',
    pa: 'ਇਹ ਸਮਾਂ-ਸਾਰਣੀ ਕਦੇ ਲਾਗੂ ਨਹੀਂ ਹੁੰਦੀ। ਦਿਨ ਅਤੇ ਮਿਆਦ ਜਾਂਚੋ।',
  },
} as const satisfies ErrorTexts;
