import type { Language } from './languages.ts';

/** Stable code → HTTP status and the text that a person reads: what happened and what to do next. */
export const errors = {
  VALIDATION: {
    status: 400,
    en: 'Some entries need attention. Nothing was saved; please correct the marked fields.',
    hi: 'कुछ प्रविष्टियाँ ठीक करनी हैं। कुछ भी सहेजा नहीं गया; कृपया चिह्नित खाने ठीक करें।',
    pa: 'ਕੁਝ ਖਾਨੇ ਠੀਕ ਕਰਨ ਵਾਲੇ ਹਨ। ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ; ਕਿਰਪਾ ਕਰਕੇ ਨਿਸ਼ਾਨ ਲੱਗੇ ਖਾਨੇ ਠੀਕ ਕਰੋ।',
  },
  UNAUTHENTICATED: {
    status: 401,
    en: 'Please sign in.',
    hi: 'कृपया साइन इन करें।',
    pa: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਈਨ ਇਨ ਕਰੋ।',
  },
  BAD_CREDENTIALS: {
    status: 401,
    en: 'Username or password is not right. Please try again.',
    hi: 'उपयोगकर्ता नाम या पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।',
    pa: 'ਵਰਤੋਂਕਾਰ ਨਾਮ ਜਾਂ ਪਾਸਵਰਡ ਸਹੀ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  FORBIDDEN: {
    status: 403,
    en: 'You do not have the right to do this.',
    hi: 'आपको यह करने का अधिकार नहीं है।',
    pa: 'ਤੁਹਾਨੂੰ ਇਹ ਕਰਨ ਦਾ ਅਧਿਕਾਰ ਨਹੀਂ ਹੈ।',
  },
  CROSS_SITE: {
    status: 403,
    en: 'This request came from another site and was refused.',
    hi: 'यह अनुरोध किसी और साइट से आया था और अस्वीकार कर दिया गया।',
    pa: 'ਇਹ ਬੇਨਤੀ ਕਿਸੇ ਹੋਰ ਸਾਈਟ ਤੋਂ ਆਈ ਸੀ ਅਤੇ ਰੱਦ ਕਰ ਦਿੱਤੀ ਗਈ।',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    en: 'Please choose a new password first.',
    hi: 'कृपया पहले नया पासवर्ड चुनें।',
    pa: 'ਕਿਰਪਾ ਕਰਕੇ ਪਹਿਲਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ।',
  },
  NOT_FOUND: {
    status: 404,
    en: 'This does not exist, or not in your area.',
    hi: 'यह मौजूद नहीं है, या आपके क्षेत्र में नहीं है।',
    pa: 'ਇਹ ਮੌਜੂਦ ਨਹੀਂ, ਜਾਂ ਤੁਹਾਡੇ ਏਰੀਏ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
  },
  CONFLICT: {
    status: 409,
    en: 'Someone else saved this record in the meantime. Your entries are kept; compare and choose.',
    hi: 'इस बीच किसी और ने यह अभिलेख सहेज दिया। आपकी प्रविष्टियाँ सुरक्षित हैं; मिलान करके चुनें।',
    pa: 'ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਰਿਕਾਰਡ ਸੰਭਾਲ ਲਿਆ। ਤੁਹਾਡੀਆਂ ਐਂਟਰੀਆਂ ਕਾਇਮ ਹਨ; ਮਿਲਾ ਕੇ ਚੁਣੋ।',
  },
  TAKEN: {
    status: 409,
    en: 'This is already taken. Please choose another.',
    hi: 'यह पहले से लिया हुआ है। कृपया दूसरा चुनें।',
    pa: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਲਿਆ ਹੋਇਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਹੋਰ ਚੁਣੋ।',
  },
  IN_USE: {
    status: 409,
    en: 'Other records still refer to this. Change those first, or set it inactive.',
    hi: 'दूसरे अभिलेख अभी इससे जुड़े हैं। पहले उन्हें बदलें, या इसे निष्क्रिय करें।',
    pa: 'ਹੋਰ ਰਿਕਾਰਡ ਹਾਲੇ ਇਸ ਨਾਲ ਜੁੜੇ ਹਨ। ਪਹਿਲਾਂ ਉਹ ਬਦਲੋ, ਜਾਂ ਇਸਨੂੰ ਬੰਦ ਕਰੋ।',
  },
  BAD_REFERENCE: {
    status: 400,
    en: 'Something chosen here does not exist in your area. Please choose again.',
    hi: 'यहाँ चुनी गई कोई चीज़ आपके क्षेत्र में नहीं है। कृपया फिर चुनें।',
    pa: 'ਇੱਥੇ ਚੁਣੀ ਕੋਈ ਚੀਜ਼ ਤੁਹਾਡੇ ਏਰੀਏ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਚੁਣੋ।',
  },
  TOO_LARGE: {
    status: 413,
    en: 'This is too large to be taken. Nothing was saved.',
    hi: 'यह बहुत बड़ा है। कुछ भी सहेजा नहीं गया।',
    pa: 'ਇਹ ਬਹੁਤ ਵੱਡਾ ਹੈ। ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ।',
  },
  UNSUPPORTED: {
    status: 415,
    en: 'Only JSON is taken here.',
    hi: 'यहाँ केवल JSON लिया जाता है।',
    pa: 'ਇੱਥੇ ਸਿਰਫ਼ JSON ਲਿਆ ਜਾਂਦਾ ਹੈ।',
  },
  THROTTLED: {
    status: 429,
    en: 'Too many tries. Please wait a little and try again.',
    hi: 'बहुत अधिक कोशिशें हुईं। कृपया थोड़ा रुककर फिर कोशिश करें।',
    pa: 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  INTERNAL: {
    status: 500,
    en: 'Something went wrong on our side. Nothing was saved; please try again, and tell support the number shown.',
    hi: 'हमारी ओर से कुछ गड़बड़ हुई। कुछ भी सहेजा नहीं गया; फिर कोशिश करें और सहायता को दिखाया गया नंबर बताएँ।',
    pa: 'ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗਲਤ ਹੋਇਆ। ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ; ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਅਤੇ ਸਹਾਇਤਾ ਨੂੰ ਦਿਖਾਇਆ ਨੰਬਰ ਦੱਸੋ।',
  },
  BUSY: {
    status: 503,
    en: 'The portal is busy or restarting. Your entries are kept; please try again in a moment.',
    hi: 'पोर्टल व्यस्त है या फिर शुरू हो रहा है। आपकी प्रविष्टियाँ सुरक्षित हैं; थोड़ी देर में फिर कोशिश करें।',
    pa: 'ਪੋਰਟਲ ਰੁੱਝਿਆ ਹੈ ਜਾਂ ਮੁੜ ਚੱਲ ਰਿਹਾ ਹੈ। ਤੁਹਾਡੀਆਂ ਐਂਟਰੀਆਂ ਕਾਇਮ ਹਨ; ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  OFFLINE_BUILD: {
    status: 404,
    en: 'This part of the portal is not available on the camp laptop.',
    hi: 'पोर्टल का यह भाग कैंप लैपटॉप पर उपलब्ध नहीं है।',
    pa: 'ਪੋਰਟਲ ਦਾ ਇਹ ਹਿੱਸਾ ਕੈਂਪ ਲੈਪਟਾਪ ਉੱਤੇ ਉਪਲਬਧ ਨਹੀਂ ਹੈ।',
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
} as const satisfies Record<string, { status: number } & Record<Language, string>>;

export type ErrorCode = keyof typeof errors;

/** The text of a refusal: the message if it is text, its code if it is an object with one, else the object as JSON. */
export function messageText(message: unknown): string {
  if (typeof message === 'string') return message;
  if (message !== null && typeof message === 'object' && 'code' in message) return String(message.code);
  return JSON.stringify(message) ?? '';
}
