import type { ErrorTexts } from './error-texts.ts';

/** Refusals of the platform itself: any call may give them. */
export const generalErrors = {
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
  SAVED_BEFORE: {
    status: 409,
    en: 'Your first attempt was saved, these entries were not. Open the saved record and correct it there.',
    hi: 'आपका पहला प्रयास सहेजा जा चुका है, ये प्रविष्टियाँ नहीं। सहेजा हुआ अभिलेख खोलकर वहीं सुधारें।',
    pa: 'ਤੁਹਾਡੀ ਪਹਿਲੀ ਕੋਸ਼ਿਸ਼ ਸੰਭਾਲੀ ਜਾ ਚੁੱਕੀ ਹੈ, ਇਹ ਐਂਟਰੀਆਂ ਨਹੀਂ। ਸੰਭਾਲਿਆ ਰਿਕਾਰਡ ਖੋਲ੍ਹ ਕੇ ਉੱਥੇ ਹੀ ਠੀਕ ਕਰੋ।',
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
    en: 'This is too large. Nothing was saved.',
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
  TOO_MANY_AT_ONCE: {
    status: 413,
    en: 'Too many at once. Nothing was changed. Filter the list and work in smaller parts.',
    hi: 'एक बार में इतने नहीं हो सकते। कुछ नहीं बदला; फ़िल्टर से सूची छोटी करें और भागों में करें।',
    pa: 'ਇੱਕੋ ਵਾਰ ਇੰਨੇ ਨਹੀਂ ਹੋ ਸਕਦੇ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ; ਫ਼ਿਲਟਰ ਨਾਲ ਸੂਚੀ ਛੋਟੀ ਕਰੋ ਅਤੇ ਹਿੱਸਿਆਂ ਵਿੱਚ ਕਰੋ।',
  },
} as const satisfies ErrorTexts;
