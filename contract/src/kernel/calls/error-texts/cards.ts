import type { ErrorTexts } from './error-texts.ts';

/** Refusals about the cards of badges: their templates and prints. */
export const cardErrors = {
  CARD_CODE_NEEDED: {
    status: 409,
    en: 'The card needs a code of at least 18 mm that lies wholly on it. Without it every gate refuses the card. Nothing was saved.',
    hi: 'कार्ड पर कम से कम 18 mm का पूरा कोड चाहिए। इसके बिना हर गेट पर कार्ड रुकेगा। कुछ सेव नहीं हुआ।',
    pa: 'ਕਾਰਡ ਉੱਤੇ ਘੱਟੋ-ਘੱਟ 18 mm ਦਾ ਪੂਰਾ ਕੋਡ ਚਾਹੀਦਾ ਹੈ। ਇਸ ਤੋਂ ਬਿਨਾਂ ਹਰ ਗੇਟ ਉੱਤੇ ਕਾਰਡ ਰੁਕੇਗਾ। ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ।',
  },
  CARD_STOPPED: {
    status: 409,
    en: 'Some of these badges cannot be printed: {numbers}. Take them out and print the others.',
    hi: 'इनमें से कुछ बैज प्रिंट नहीं हो सकते: {numbers}। इन्हें निकालकर बाकी प्रिंट करें।',
    pa: 'ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੁਝ ਬੈਜ ਪ੍ਰਿੰਟ ਨਹੀਂ ਹੋ ਸਕਦੇ: {numbers}। ਇਨ੍ਹਾਂ ਨੂੰ ਕੱਢ ਕੇ ਬਾਕੀ ਪ੍ਰਿੰਟ ਕਰੋ।',
  },
  CARD_MOVED: {
    status: 409,
    en: 'A badge moved to another centre while its card was made. It was taken out of this print. If others are left, print them again.',
    hi: 'कार्ड बनते समय एक बैज दूसरे केंद्र में चला गया। उसे इस प्रिंट से हटा दिया गया। बाकी बैज हों, तो उन्हें दोबारा प्रिंट करें।',
    pa: 'ਕਾਰਡ ਬਣਦੇ ਸਮੇਂ ਇੱਕ ਬੈਜ ਦੂਜੇ ਸੈਂਟਰ ਵਿੱਚ ਚਲਾ ਗਿਆ। ਉਸ ਨੂੰ ਇਸ ਪ੍ਰਿੰਟ ਵਿੱਚੋਂ ਹਟਾ ਦਿੱਤਾ ਗਿਆ। ਬਾਕੀ ਬੈਜ ਹੋਣ, ਤਾਂ ਉਨ੍ਹਾਂ ਨੂੰ ਦੁਬਾਰਾ ਪ੍ਰਿੰਟ ਕਰੋ।',
  },
  CARD_PRINTED: {
    status: 409,
    en: 'Already printed: {numbers}. Say why they are printed again. Nothing was printed.',
    hi: 'पहले प्रिंट हो चुके: {numbers}। दोबारा प्रिंट का कारण बताएँ। कुछ प्रिंट नहीं हुआ।',
    pa: 'ਪਹਿਲਾਂ ਪ੍ਰਿੰਟ ਹੋ ਚੁੱਕੇ: {numbers}। ਦੁਬਾਰਾ ਪ੍ਰਿੰਟ ਦਾ ਕਾਰਨ ਦੱਸੋ। ਕੁਝ ਪ੍ਰਿੰਟ ਨਹੀਂ ਹੋਇਆ।',
  },
  CARD_WAITING: {
    status: 409,
    en: 'Some of these badges are in another print that is not finished. Finish or remove it first.',
    hi: 'इनमें से कुछ बैज किसी अधूरे प्रिंट में हैं। पहले उसे पूरा करें या हटाएँ।',
    pa: 'ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੁਝ ਬੈਜ ਕਿਸੇ ਅਧੂਰੇ ਪ੍ਰਿੰਟ ਵਿੱਚ ਹਨ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਪੂਰਾ ਕਰੋ ਜਾਂ ਹਟਾਓ।',
  },
  PRINT_NOT_WAITING: {
    status: 409,
    en: 'This print is already under way or finished. Reload the list.',
    hi: 'यह प्रिंट चल रहा है या पूरा हो चुका है। सूची दोबारा खोलें।',
    pa: 'ਇਹ ਪ੍ਰਿੰਟ ਚੱਲ ਰਿਹਾ ਹੈ ਜਾਂ ਪੂਰਾ ਹੋ ਚੁੱਕਾ ਹੈ। ਸੂਚੀ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ।',
  },
  PRINT_FILE_GONE: {
    status: 410,
    en: 'The file of this print was removed after two days. Print the cards again if you need them.',
    hi: 'इस प्रिंट की फ़ाइल दो दिन बाद हटा दी गई। ज़रूरत हो तो कार्ड दोबारा प्रिंट करें।',
    pa: 'ਇਸ ਪ੍ਰਿੰਟ ਦੀ ਫ਼ਾਈਲ ਦੋ ਦਿਨ ਬਾਅਦ ਹਟਾ ਦਿੱਤੀ ਗਈ। ਲੋੜ ਹੋਵੇ ਤਾਂ ਕਾਰਡ ਦੁਬਾਰਾ ਪ੍ਰਿੰਟ ਕਰੋ।',
  },
  KEY_NEEDS_EVERY_TYPE: {
    status: 403,
    en: 'A key signs badges of every type, so it is managed by users who may revoke all of them. Ask an administrator for that right.',
    hi: 'एक कुंजी हर किस्म के बैज पर हस्ताक्षर करती है, इसलिए उसे वही यूज़र संभालते हैं जो हर किस्म रद्द कर सकते हैं। एडमिन से यह अधिकार माँगें।',
    pa: 'ਇੱਕ ਕੁੰਜੀ ਹਰ ਕਿਸਮ ਦੇ ਬੈਜ ਉੱਤੇ ਦਸਤਖ਼ਤ ਕਰਦੀ ਹੈ, ਇਸ ਲਈ ਉਸ ਨੂੰ ਉਹੀ ਯੂਜ਼ਰ ਸੰਭਾਲਦੇ ਹਨ ਜੋ ਹਰ ਕਿਸਮ ਰੱਦ ਕਰ ਸਕਦੇ ਹਨ। ਐਡਮਿਨ ਤੋਂ ਇਹ ਅਧਿਕਾਰ ਮੰਗੋ।',
  },
  WHOLE_AREA_ONLY: {
    status: 403,
    en: 'A template holds for the whole area, so only users of the whole area can change it.',
    hi: 'टेम्पलेट पूरे क्षेत्र के लिए होता है, इसलिए उसे केवल पूरे क्षेत्र के यूज़र बदल सकते हैं।',
    pa: 'ਟੈਂਪਲੇਟ ਪੂਰੇ ਏਰੀਏ ਲਈ ਹੁੰਦਾ ਹੈ, ਇਸ ਲਈ ਉਸ ਨੂੰ ਸਿਰਫ਼ ਪੂਰੇ ਏਰੀਏ ਦੇ ਯੂਜ਼ਰ ਬਦਲ ਸਕਦੇ ਹਨ।',
  },
} as const satisfies ErrorTexts;
