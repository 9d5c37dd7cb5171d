import type { ErrorTexts } from './error-texts.ts';

/** Refusals about users, their rights and schedules. */
export const usersErrors = {
  BAD_CREDENTIALS: {
    status: 401,
    en: 'Username or password is not right. Please try again.',
    hi: 'यूज़रनेम या पासवर्ड सही नहीं है। फिर कोशिश करें।',
    pa: 'ਯੂਜ਼ਰਨੇਮ ਜਾਂ ਪਾਸਵਰਡ ਸਹੀ ਨਹੀਂ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    en: 'Choose a new password first.',
    hi: 'पहले नया पासवर्ड चुनें।',
    pa: 'ਪਹਿਲਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ।',
  },
  PASSWORD_WEAK: {
    status: 400,
    en: 'Choose a stronger password. {why}',
    hi: 'ज़्यादा मज़बूत पासवर्ड चुनें। {why}',
    pa: 'ਵੱਧ ਮਜ਼ਬੂਤ ਪਾਸਵਰਡ ਚੁਣੋ। {why}',
  },
  CURRENT_PASSWORD_WRONG: {
    status: 400,
    en: 'The current password is not right.',
    hi: 'अभी का पासवर्ड सही नहीं है।',
    pa: 'ਮੌਜੂਦਾ ਪਾਸਵਰਡ ਸਹੀ ਨਹੀਂ ਹੈ।',
  },
  CODE_WRONG: {
    status: 400,
    en: 'The code is not right or no longer valid. Check it, or ask for a new one.',
    hi: 'OTP सही नहीं है या उसकी मियाद ख़त्म हो गई। जाँच लें, या नया OTP माँगें।',
    pa: 'OTP ਸਹੀ ਨਹੀਂ ਜਾਂ ਉਸ ਦੀ ਮਿਆਦ ਖ਼ਤਮ ਹੋ ਗਈ। ਜਾਂਚ ਲਓ, ਜਾਂ ਨਵਾਂ OTP ਮੰਗੋ।',
  },
  GRANT_BEYOND_OWN: {
    status: 403,
    en: 'You cannot grant a right that you do not hold, or for longer than you hold it.',
    hi: 'जो अधिकार आपके पास नहीं है, या उतने समय के लिए नहीं है, वह आप किसी को नहीं दे सकते।',
    pa: 'ਜਿਹੜਾ ਅਧਿਕਾਰ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ, ਜਾਂ ਓਨੇ ਸਮੇਂ ਲਈ ਨਹੀਂ, ਉਹ ਤੁਸੀਂ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦੇ ਸਕਦੇ।',
  },
  GRANT_BEYOND_ORG: {
    status: 400,
    en: 'This right is beyond what the user’s unit may hold.',
    hi: 'यह अधिकार यूज़र की यूनिट की सीमा से बाहर है।',
    pa: 'ਇਹ ਅਧਿਕਾਰ ਯੂਜ਼ਰ ਦੀ ਯੂਨਿਟ ਦੀ ਹੱਦ ਤੋਂ ਬਾਹਰ ਹੈ।',
  },
  WORKS_ELSEWHERE: {
    status: 403,
    en: 'This user also works in a centre that is not yours. Ask the area office to do this.',
    hi: 'ये यूज़र किसी दूसरे केंद्र में भी काम करते हैं। यह काम क्षेत्र कार्यालय से कराएँ।',
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
    hi: 'यह आप अपने ही खाते के साथ नहीं कर सकते। किसी दूसरे एडमिन से कहें।',
    pa: 'ਇਹ ਤੁਸੀਂ ਆਪਣੇ ਹੀ ਖਾਤੇ ਨਾਲ ਨਹੀਂ ਕਰ ਸਕਦੇ। ਕਿਸੇ ਹੋਰ ਐਡਮਿਨ ਨੂੰ ਕਹੋ।',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    en: 'This is the last administrator. Make another one first.',
    hi: 'ये आख़िरी एडमिन हैं। पहले दूसरा एडमिन बनाएँ।',
    pa: 'ਇਹ ਆਖ਼ਰੀ ਐਡਮਿਨ ਹਨ। ਪਹਿਲਾਂ ਹੋਰ ਐਡਮਿਨ ਬਣਾਓ।',
  },
  ALREADY_DECIDED: {
    status: 409,
    en: 'This was already decided.',
    hi: 'इस पर फ़ैसला हो चुका है।',
    pa: 'ਇਸ ਉੱਤੇ ਫ਼ੈਸਲਾ ਹੋ ਚੁੱਕਾ ਹੈ।',
  },
  REQUESTED_USERNAME_TAKEN: {
    status: 409,
    en: 'Somebody else has the username {username} by now. The request is still waiting. Decline it and ask for another username in the reason.',
    hi: 'यूज़रनेम {username} अब किसी और का है। अनुरोध अभी बाकी है। उसे नामंज़ूर करें और कारण में दूसरा यूज़रनेम माँगें।',
    pa: 'ਯੂਜ਼ਰਨੇਮ {username} ਹੁਣ ਕਿਸੇ ਹੋਰ ਦਾ ਹੈ। ਬੇਨਤੀ ਹਾਲੇ ਬਾਕੀ ਹੈ। ਉਸ ਨੂੰ ਨਾਮਨਜ਼ੂਰ ਕਰੋ ਅਤੇ ਕਾਰਨ ਵਿੱਚ ਹੋਰ ਯੂਜ਼ਰਨੇਮ ਮੰਗੋ।',
  },
  SCHEDULE_RULE: {
    status: 400,
    en: 'This schedule never takes place. Check its days and its period.',
    hi: 'यह समय-सारणी कभी लागू नहीं होती। दिन और अवधि जाँचें।',
    pa: 'ਇਹ ਸਮਾਂ-ਸਾਰਣੀ ਕਦੇ ਲਾਗੂ ਨਹੀਂ ਹੁੰਦੀ। ਜਾਂਚੋ ਕਿ ਕਿਹੜੇ ਦਿਨ ਹੈ ਅਤੇ ਕਦੋਂ ਤੋਂ ਕਦੋਂ ਤੱਕ ਹੈ।',
  },
} as const satisfies ErrorTexts;
