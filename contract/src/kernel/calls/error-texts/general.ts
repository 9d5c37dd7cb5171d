import type { ErrorTexts } from './error-texts.ts';

/** Refusals of the platform itself: any call may give them. */
export const generalErrors = {
  VALIDATION: {
    status: 400,
    en: 'Some entries need attention. Nothing was saved. Correct the marked fields.',
    hi: 'कुछ जानकारी ठीक करनी है। कुछ भी सेव नहीं हुआ। निशान लगी जानकारी ठीक करें।',
    pa: 'ਕੁਝ ਜਾਣਕਾਰੀ ਠੀਕ ਕਰਨੀ ਹੈ। ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ। ਨਿਸ਼ਾਨ ਲੱਗੀ ਜਾਣਕਾਰੀ ਠੀਕ ਕਰੋ।',
  },
  UNAUTHENTICATED: {
    status: 401,
    en: 'Please sign in.',
    hi: 'साइन इन करें।',
    pa: 'ਸਾਈਨ ਇਨ ਕਰੋ।',
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
    hi: 'यह अनुरोध किसी और साइट से आया था, इसलिए रोक दिया गया।',
    pa: 'ਇਹ ਬੇਨਤੀ ਕਿਸੇ ਹੋਰ ਸਾਈਟ ਤੋਂ ਆਈ ਸੀ, ਇਸ ਲਈ ਰੋਕ ਦਿੱਤੀ ਗਈ।',
  },
  NOT_FOUND: {
    status: 404,
    en: 'This does not exist, or not in your area.',
    hi: 'यह मौजूद नहीं है, या आपके क्षेत्र में नहीं है।',
    pa: 'ਇਹ ਮੌਜੂਦ ਨਹੀਂ, ਜਾਂ ਤੁਹਾਡੇ ਏਰੀਏ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
  },
  CONFLICT: {
    status: 409,
    en: 'Someone else saved this record in the meantime. Your entries are kept. Compare and choose.',
    hi: 'इस बीच किसी और ने यह रिकॉर्ड सेव कर दिया। आपकी भरी जानकारी सुरक्षित है। दोनों देखकर चुनें।',
    pa: 'ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਰਿਕਾਰਡ ਸੰਭਾਲ ਲਿਆ। ਤੁਹਾਡੀ ਭਰੀ ਜਾਣਕਾਰੀ ਸੁਰੱਖਿਅਤ ਹੈ। ਦੋਵੇਂ ਵੇਖ ਕੇ ਚੁਣੋ।',
  },
  SAVED_BEFORE: {
    status: 409,
    en: 'Your first attempt was saved. These entries were not. Open the saved record and correct it there.',
    hi: 'आपकी पहली कोशिश सेव हो चुकी है, यह जानकारी नहीं। सेव हुआ रिकॉर्ड खोलकर वहीं सुधारें।',
    pa: 'ਤੁਹਾਡੀ ਪਹਿਲੀ ਕੋਸ਼ਿਸ਼ ਸੰਭਾਲੀ ਜਾ ਚੁੱਕੀ ਹੈ, ਇਹ ਜਾਣਕਾਰੀ ਨਹੀਂ। ਸੰਭਾਲਿਆ ਰਿਕਾਰਡ ਖੋਲ੍ਹ ਕੇ ਉੱਥੇ ਹੀ ਠੀਕ ਕਰੋ।',
  },
  OTHER_ACTOR: {
    status: 409,
    en: 'Someone else is signed in now, or another area is open. Nothing was saved.',
    hi: 'अब कोई और साइन इन है, या दूसरा क्षेत्र खुला है। कुछ भी सेव नहीं हुआ।',
    pa: 'ਹੁਣ ਕੋਈ ਹੋਰ ਸਾਈਨ ਇਨ ਹੈ, ਜਾਂ ਦੂਜਾ ਏਰੀਆ ਖੁੱਲ੍ਹਾ ਹੈ। ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ।',
  },
  TAKEN: {
    status: 409,
    en: 'This is already taken. Please choose another.',
    hi: 'यह पहले से किसी और का है। दूसरा चुनें।',
    pa: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਕਿਸੇ ਹੋਰ ਦਾ ਹੈ। ਹੋਰ ਚੁਣੋ।',
  },
  IN_USE: {
    status: 409,
    en: 'Other records still refer to this. Change those first, or set it inactive.',
    hi: 'दूसरे रिकॉर्ड अभी इससे जुड़े हैं। पहले उन्हें बदलें, या इसे बंद करें।',
    pa: 'ਹੋਰ ਰਿਕਾਰਡ ਹਾਲੇ ਇਸ ਨਾਲ ਜੁੜੇ ਹਨ। ਪਹਿਲਾਂ ਉਹ ਬਦਲੋ, ਜਾਂ ਇਸ ਨੂੰ ਬੰਦ ਕਰੋ।',
  },
  BAD_REFERENCE: {
    status: 400,
    en: 'Something chosen here does not exist in your area. Choose again.',
    hi: 'यहाँ चुनी गई कोई चीज़ आपके क्षेत्र में नहीं है। फिर चुनें।',
    pa: 'ਇੱਥੇ ਚੁਣੀ ਕੋਈ ਚੀਜ਼ ਤੁਹਾਡੇ ਏਰੀਏ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਦੁਬਾਰਾ ਚੁਣੋ।',
  },
  TOO_LARGE: {
    status: 413,
    en: 'This is too large. Nothing was saved.',
    hi: 'यह बहुत बड़ा है। कुछ भी सेव नहीं हुआ।',
    pa: 'ਇਹ ਬਹੁਤ ਵੱਡਾ ਹੈ। ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ।',
  },
  UNSUPPORTED: {
    status: 415,
    en: 'Only JSON is accepted here.',
    hi: 'यहाँ सिर्फ़ JSON लिया जाता है।',
    pa: 'ਇੱਥੇ ਸਿਰਫ਼ JSON ਲਿਆ ਜਾਂਦਾ ਹੈ।',
  },
  THROTTLED: {
    status: 429,
    en: 'Too many attempts. Wait a little and try again.',
    hi: 'बहुत ज़्यादा कोशिशें हुईं। थोड़ा रुककर फिर कोशिश करें।',
    pa: 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  INTERNAL: {
    status: 500,
    en: 'Something went wrong on our side. Nothing was saved. Please try again, and tell support the number shown.',
    hi: 'हमारी ओर से कुछ गड़बड़ हुई। कुछ भी सेव नहीं हुआ। कृपया फिर कोशिश करें और दिखाया गया नंबर सहायता को बताएँ।',
    pa: 'ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗ਼ਲਤ ਹੋਇਆ। ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਅਤੇ ਵਿਖਾਇਆ ਨੰਬਰ ਸਹਾਇਤਾ ਨੂੰ ਦੱਸੋ।',
  },
  BUSY: {
    status: 503,
    en: 'The portal is busy or restarting. Your entries are kept. Please try again in a moment.',
    hi: 'पोर्टल व्यस्त है या फिर शुरू हो रहा है। आपकी भरी जानकारी सुरक्षित है। कृपया थोड़ी देर में फिर कोशिश करें।',
    pa: 'ਪੋਰਟਲ ਰੁੱਝਿਆ ਹੈ ਜਾਂ ਦੁਬਾਰਾ ਚੱਲ ਰਿਹਾ ਹੈ। ਤੁਹਾਡੀ ਭਰੀ ਜਾਣਕਾਰੀ ਸੁਰੱਖਿਅਤ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  NOT_SAVED: {
    status: 503,
    en: 'The portal lost its database for a moment. Nothing was saved. Your entries are kept. Please try again.',
    hi: 'पोर्टल का डेटाबेस से संपर्क कुछ देर के लिए टूट गया। कुछ भी सेव नहीं हुआ। आपकी भरी जानकारी सुरक्षित है। कृपया फिर कोशिश करें।',
    pa: 'ਪੋਰਟਲ ਦਾ ਡਾਟਾਬੇਸ ਨਾਲ ਸੰਪਰਕ ਕੁਝ ਦੇਰ ਲਈ ਟੁੱਟ ਗਿਆ। ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ। ਤੁਹਾਡੀ ਭਰੀ ਜਾਣਕਾਰੀ ਸੁਰੱਖਿਅਤ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  UNCONFIRMED: {
    status: 503,
    en: 'The portal lost its database while saving. Please try again in a moment. Nothing is saved twice.',
    hi: 'सेव करते समय पोर्टल का डेटाबेस से संपर्क टूट गया। कृपया थोड़ी देर में फिर कोशिश करें। कुछ भी दो बार सेव नहीं होगा।',
    pa: 'ਸੰਭਾਲਦੇ ਸਮੇਂ ਪੋਰਟਲ ਦਾ ਡਾਟਾਬੇਸ ਨਾਲ ਸੰਪਰਕ ਟੁੱਟ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਕੁਝ ਵੀ ਦੋ ਵਾਰ ਨਹੀਂ ਸੰਭਾਲਿਆ ਜਾਵੇਗਾ।',
  },
  MAYBE_SAVED: {
    status: 500,
    en: 'The portal could not finish. Your entries may have been saved. Look before you try again.',
    hi: 'पोर्टल काम पूरा नहीं कर पाया। शायद आपकी जानकारी सेव हो चुकी है। फिर कोशिश करने से पहले देख लें।',
    pa: 'ਪੋਰਟਲ ਕੰਮ ਪੂਰਾ ਨਹੀਂ ਕਰ ਸਕਿਆ। ਸ਼ਾਇਦ ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਸੰਭਾਲੀ ਜਾ ਚੁੱਕੀ ਹੈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਤੋਂ ਪਹਿਲਾਂ ਵੇਖ ਲਓ।',
  },
  OFFLINE_BUILD: {
    status: 404,
    en: 'This part of the portal is not available on the camp laptop.',
    hi: 'पोर्टल का यह भाग कैंप लैपटॉप पर नहीं चलता।',
    pa: 'ਪੋਰਟਲ ਦਾ ਇਹ ਹਿੱਸਾ ਕੈਂਪ ਲੈਪਟਾਪ ਉੱਤੇ ਨਹੀਂ ਚੱਲਦਾ।',
  },
  TOO_MANY_AT_ONCE: {
    status: 413,
    en: 'Too many at once. Nothing was changed. Filter the list and work in smaller parts.',
    hi: 'एक बार में इतने नहीं हो सकते। कुछ नहीं बदला। फ़िल्टर से सूची छोटी करें और कई बार में करें।',
    pa: 'ਇੱਕੋ ਵਾਰ ਇੰਨੇ ਨਹੀਂ ਹੋ ਸਕਦੇ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਫ਼ਿਲਟਰ ਨਾਲ ਸੂਚੀ ਛੋਟੀ ਕਰੋ ਅਤੇ ਕਈ ਵਾਰ ਵਿੱਚ ਕਰੋ।',
  },
} as const satisfies ErrorTexts;
