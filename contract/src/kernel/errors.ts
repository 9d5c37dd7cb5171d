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
  FILE_TYPE: {
    status: 415,
    en: 'Only pictures (JPEG, PNG, WebP) and PDF files are taken, by what is in them, not by their name. Please choose another file, or save this one as JPEG or PDF.',
    hi: 'केवल चित्र (JPEG, PNG, WebP) और PDF फ़ाइलें ली जाती हैं; नाम नहीं, भीतर की सामग्री देखी जाती है। कृपया दूसरी फ़ाइल चुनें, या इसे JPEG या PDF के रूप में सहेजें।',
    pa: 'ਸਿਰਫ਼ ਤਸਵੀਰਾਂ (JPEG, PNG, WebP) ਅਤੇ PDF ਫ਼ਾਈਲਾਂ ਲਈਆਂ ਜਾਂਦੀਆਂ ਹਨ; ਨਾਮ ਨਹੀਂ, ਅੰਦਰਲੀ ਸਮੱਗਰੀ ਵੇਖੀ ਜਾਂਦੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਹੋਰ ਫ਼ਾਈਲ ਚੁਣੋ, ਜਾਂ ਇਸਨੂੰ JPEG ਜਾਂ PDF ਬਣਾ ਕੇ ਸੰਭਾਲੋ।',
  },
  FILE_TOO_LARGE: {
    status: 413,
    en: 'This file is larger than 8 MB. Please make it smaller (a photo instead of a scan, fewer pages) and try again.',
    hi: 'यह फ़ाइल 8 MB से बड़ी है। कृपया इसे छोटा करें (स्कैन की जगह फ़ोटो, कम पन्ने) और फिर कोशिश करें।',
    pa: 'ਇਹ ਫ਼ਾਈਲ 8 MB ਤੋਂ ਵੱਡੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸਨੂੰ ਛੋਟੀ ਕਰੋ (ਸਕੈਨ ਦੀ ਥਾਂ ਫ਼ੋਟੋ, ਘੱਟ ਪੰਨੇ) ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  FILE_EMPTY: {
    status: 400,
    en: 'This file is empty. Please choose another one.',
    hi: 'यह फ़ाइल खाली है। कृपया दूसरी चुनें।',
    pa: 'ਇਹ ਫ਼ਾਈਲ ਖਾਲੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਹੋਰ ਚੁਣੋ।',
  },
  FILE_BROKEN: {
    status: 400,
    en: 'This file is damaged or cut off and cannot be read. Open it on your device, save or photograph it anew, and try again.',
    hi: 'यह फ़ाइल खराब या अधूरी है और पढ़ी नहीं जा सकती। इसे अपने उपकरण पर खोलकर नए सिरे से सहेजें या फ़ोटो लें, फिर कोशिश करें।',
    pa: 'ਇਹ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਜਾਂ ਅਧੂਰੀ ਹੈ ਅਤੇ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਇਸਨੂੰ ਆਪਣੇ ਯੰਤਰ ਉੱਤੇ ਖੋਲ੍ਹ ਕੇ ਨਵੇਂ ਸਿਰਿਓਂ ਸੰਭਾਲੋ ਜਾਂ ਫ਼ੋਟੋ ਲਵੋ, ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  FILE_SLOW: {
    status: 400,
    en: 'Reading this file took too long. Please try again; if that does not help, print it to a new PDF or photograph it, and send that one.',
    hi: 'इस फ़ाइल को पढ़ने में बहुत समय लगा। कृपया फिर कोशिश करें; न हो तो इसे नई PDF में प्रिंट करें या फ़ोटो लें, और वह भेजें।',
    pa: 'ਇਸ ਫ਼ਾਈਲ ਨੂੰ ਪੜ੍ਹਨ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗਾ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ; ਨਾ ਹੋਵੇ ਤਾਂ ਇਸਨੂੰ ਨਵੀਂ PDF ਵਿੱਚ ਪ੍ਰਿੰਟ ਕਰੋ ਜਾਂ ਫ਼ੋਟੋ ਲਵੋ, ਅਤੇ ਉਹ ਭੇਜੋ।',
  },
  FILE_ENCRYPTED: {
    status: 400,
    en: 'This PDF is protected by a password. Open it, print it to a new PDF without a password, and send that one.',
    hi: 'यह PDF पासवर्ड से सुरक्षित है। इसे खोलें, बिना पासवर्ड की नई PDF में प्रिंट करें, और वह भेजें।',
    pa: 'ਇਹ PDF ਪਾਸਵਰਡ ਨਾਲ ਸੁਰੱਖਿਅਤ ਹੈ। ਇਸਨੂੰ ਖੋਲ੍ਹੋ, ਬਿਨਾਂ ਪਾਸਵਰਡ ਦੀ ਨਵੀਂ PDF ਵਿੱਚ ਪ੍ਰਿੰਟ ਕਰੋ, ਅਤੇ ਉਹ ਭੇਜੋ।',
  },
  FILE_PAGES: {
    status: 400,
    en: 'This PDF has more than 50 pages. Please send only the pages that are needed.',
    hi: 'इस PDF में 50 से अधिक पन्ने हैं। कृपया केवल ज़रूरी पन्ने भेजें।',
    pa: 'ਇਸ PDF ਵਿੱਚ 50 ਤੋਂ ਵੱਧ ਪੰਨੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਸਿਰਫ਼ ਲੋੜੀਂਦੇ ਪੰਨੇ ਭੇਜੋ।',
  },
  PICTURE_TOO_BIG: {
    status: 400,
    en: 'This picture has too many pixels (more than 40 million). Please make it smaller, or photograph it anew, and try again.',
    hi: 'इस चित्र में बहुत अधिक पिक्सेल हैं (4 करोड़ से ज़्यादा)। कृपया इसे छोटा करें, या नई फ़ोटो लें, और फिर कोशिश करें।',
    pa: 'ਇਸ ਤਸਵੀਰ ਵਿੱਚ ਬਹੁਤ ਜ਼ਿਆਦਾ ਪਿਕਸਲ ਹਨ (4 ਕਰੋੜ ਤੋਂ ਵੱਧ)। ਕਿਰਪਾ ਕਰਕੇ ਇਸਨੂੰ ਛੋਟੀ ਕਰੋ, ਜਾਂ ਨਵੀਂ ਫ਼ੋਟੋ ਲਵੋ, ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  PHOTO_ONLY: {
    status: 400,
    en: 'A photo must be a picture (JPEG, PNG or WebP), not a PDF.',
    hi: 'फ़ोटो चित्र (JPEG, PNG या WebP) होनी चाहिए, PDF नहीं।',
    pa: 'ਫ਼ੋਟੋ ਤਸਵੀਰ (JPEG, PNG ਜਾਂ WebP) ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ, PDF ਨਹੀਂ।',
  },
  PRINT_TOO_LARGE: {
    status: 413,
    en: 'This is too much for one print. Narrow the list with a filter and print it in parts.',
    hi: 'यह एक बार में छापने के लिए बहुत अधिक है। फ़िल्टर से सूची छोटी करें और भागों में छापें।',
    pa: 'ਇਹ ਇੱਕੋ ਵਾਰ ਛਾਪਣ ਲਈ ਬਹੁਤ ਜ਼ਿਆਦਾ ਹੈ। ਫ਼ਿਲਟਰ ਨਾਲ ਸੂਚੀ ਛੋਟੀ ਕਰੋ ਅਤੇ ਹਿੱਸਿਆਂ ਵਿੱਚ ਛਾਪੋ।',
  },
  MOVE_UNKNOWN: {
    status: 409,
    en: 'An application cannot go from “{from}” to “{to}”. Nothing was changed.',
    hi: 'आवेदन “{from}” से “{to}” में नहीं जा सकता। कुछ नहीं बदला।',
    pa: 'ਅਰਜ਼ੀ “{from}” ਤੋਂ “{to}” ਵਿੱਚ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  OWN_APPLICATION: {
    status: 403,
    en: 'You made or edited this application, so somebody else decides it.',
    hi: 'यह आवेदन आपने बनाया या बदला है, इसलिए निर्णय कोई और करेगा।',
    pa: 'ਇਹ ਅਰਜ਼ੀ ਤੁਸੀਂ ਬਣਾਈ ਜਾਂ ਬਦਲੀ ਹੈ, ਇਸ ਲਈ ਫ਼ੈਸਲਾ ਕੋਈ ਹੋਰ ਕਰੇਗਾ।',
  },
  SECOND_PERSON: {
    status: 403,
    en: 'You took the step before this one. The next step needs a second person.',
    hi: 'इससे पहले का कदम आपने उठाया था। अगला कदम किसी दूसरे व्यक्ति का है।',
    pa: 'ਇਸ ਤੋਂ ਪਹਿਲਾ ਕਦਮ ਤੁਸੀਂ ਚੁੱਕਿਆ ਸੀ। ਅਗਲਾ ਕਦਮ ਕਿਸੇ ਦੂਜੇ ਵਿਅਕਤੀ ਦਾ ਹੈ।',
  },
  NOT_EDITED: {
    status: 409,
    en: 'It was sent back to be corrected. Edit it first, then send it on again.',
    hi: 'इसे सुधार के लिए लौटाया गया था। पहले इसे बदलें, फिर आगे भेजें।',
    pa: 'ਇਹ ਸੁਧਾਰ ਲਈ ਮੋੜੀ ਗਈ ਸੀ। ਪਹਿਲਾਂ ਇਸਨੂੰ ਬਦਲੋ, ਫਿਰ ਅੱਗੇ ਭੇਜੋ।',
  },
  INCOMPLETE: {
    status: 409,
    en: 'Something is still missing in this application. Complete it first; the record names what.',
    hi: 'इस आवेदन में अभी कुछ कमी है। पहले इसे पूरा करें; अभिलेख में लिखा है क्या।',
    pa: 'ਇਸ ਅਰਜ਼ੀ ਵਿੱਚ ਅਜੇ ਕੁਝ ਘਾਟ ਹੈ। ਪਹਿਲਾਂ ਇਸਨੂੰ ਪੂਰਾ ਕਰੋ; ਰਿਕਾਰਡ ਦੱਸਦਾ ਹੈ ਕੀ।',
  },
  REASON_NEEDED: {
    status: 400,
    en: 'Please give a reason: the applicant and the next reader need it.',
    hi: 'कृपया कारण लिखें: आवेदक और अगले पढ़ने वाले को चाहिए।',
    pa: 'ਕਿਰਪਾ ਕਰਕੇ ਕਾਰਨ ਲਿਖੋ: ਬਿਨੈਕਾਰ ਅਤੇ ਅਗਲੇ ਪੜ੍ਹਨ ਵਾਲੇ ਨੂੰ ਚਾਹੀਦਾ ਹੈ।',
  },
  APPLICATION_FROZEN: {
    status: 409,
    en: 'This application is being decided and cannot be edited now. Whoever decides can send it back for correction.',
    hi: 'इस आवेदन पर निर्णय चल रहा है, अभी बदला नहीं जा सकता। निर्णय करने वाला इसे सुधार के लिए लौटा सकता है।',
    pa: 'ਇਸ ਅਰਜ਼ੀ ਉੱਤੇ ਫ਼ੈਸਲਾ ਚੱਲ ਰਿਹਾ ਹੈ, ਹੁਣ ਬਦਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਫ਼ੈਸਲਾ ਕਰਨ ਵਾਲਾ ਇਸਨੂੰ ਸੁਧਾਰ ਲਈ ਮੋੜ ਸਕਦਾ ਹੈ।',
  },
  UNDERAGE: {
    status: 400,
    en: 'A sewadar is 18 or older. Somebody younger can only help in the children’s class: mark it so.',
    hi: 'सेवादार 18 वर्ष या अधिक का होता है। छोटा केवल बाल सत्संग में मदद कर सकता है: वैसा चिह्नित करें।',
    pa: 'ਸੇਵਾਦਾਰ 18 ਸਾਲ ਜਾਂ ਵੱਧ ਦਾ ਹੁੰਦਾ ਹੈ। ਛੋਟਾ ਸਿਰਫ਼ ਬਾਲ ਸਤਿਸੰਗ ਵਿੱਚ ਮਦਦ ਕਰ ਸਕਦਾ ਹੈ: ਓਵੇਂ ਨਿਸ਼ਾਨ ਲਾਓ।',
  },
  IDENTITY_TAKEN: {
    status: 409,
    en: 'Another record of this area has this identity number. Look at it before you go on: it may be the same person.',
    hi: 'इस क्षेत्र के एक और अभिलेख में यही पहचान संख्या है। आगे बढ़ने से पहले उसे देखें: शायद वही व्यक्ति है।',
    pa: 'ਇਸ ਏਰੀਏ ਦੇ ਇੱਕ ਹੋਰ ਰਿਕਾਰਡ ਵਿੱਚ ਇਹੀ ਪਛਾਣ ਨੰਬਰ ਹੈ। ਅੱਗੇ ਵਧਣ ਤੋਂ ਪਹਿਲਾਂ ਉਹ ਵੇਖੋ: ਸ਼ਾਇਦ ਉਹੀ ਵਿਅਕਤੀ ਹੈ।',
  },
  ALREADY_MERGED: {
    status: 409,
    en: 'One of these records was already merged. Reload and look again.',
    hi: 'इनमें से एक अभिलेख पहले ही मिलाया जा चुका है। पृष्ठ फिर खोलकर देखें।',
    pa: 'ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਰਿਕਾਰਡ ਪਹਿਲਾਂ ਹੀ ਮਿਲਾਇਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਸਫ਼ਾ ਮੁੜ ਖੋਲ੍ਹ ਕੇ ਵੇਖੋ।',
  },
  UNDO_TOO_LATE: {
    status: 409,
    en: 'This merge cannot be undone any more: thirty days are over, or one of the records was merged on.',
    hi: 'यह मिलान अब वापस नहीं हो सकता: तीस दिन बीत गए, या एक अभिलेख आगे मिलाया जा चुका है।',
    pa: 'ਇਹ ਮਿਲਾਨ ਹੁਣ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ: ਤੀਹ ਦਿਨ ਲੰਘ ਗਏ, ਜਾਂ ਇੱਕ ਰਿਕਾਰਡ ਅੱਗੇ ਮਿਲਾਇਆ ਜਾ ਚੁੱਕਾ ਹੈ।',
  },
  RECORD_CLOSED: {
    status: 409,
    en: 'This record is closed: it was merged or transferred. The one that goes on is linked on its page.',
    hi: 'यह अभिलेख बंद है: इसे मिलाया या भेजा जा चुका है। चालू अभिलेख इसके पृष्ठ पर जुड़ा है।',
    pa: 'ਇਹ ਰਿਕਾਰਡ ਬੰਦ ਹੈ: ਇਹ ਮਿਲਾਇਆ ਜਾਂ ਭੇਜਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਚਾਲੂ ਰਿਕਾਰਡ ਇਸਦੇ ਸਫ਼ੇ ਉੱਤੇ ਜੁੜਿਆ ਹੈ।',
  },
  TRANSFER_OPEN: {
    status: 409,
    en: 'A transfer of this sewadar is already waiting for an answer.',
    hi: 'इस सेवादार का एक स्थानांतरण पहले से उत्तर की प्रतीक्षा में है।',
    pa: 'ਇਸ ਸੇਵਾਦਾਰ ਦੀ ਇੱਕ ਬਦਲੀ ਪਹਿਲਾਂ ਹੀ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ।',
  },
  ENCLOSURE_AGE: {
    status: 400,
    en: 'Below 65 a medical reason is needed. Write it down and attach its paper.',
    hi: '65 से कम आयु पर चिकित्सा कारण चाहिए। कारण लिखें और उसका काग़ज़ जोड़ें।',
    pa: '65 ਤੋਂ ਘੱਟ ਉਮਰ ਉੱਤੇ ਡਾਕਟਰੀ ਕਾਰਨ ਚਾਹੀਦਾ ਹੈ। ਕਾਰਨ ਲਿਖੋ ਅਤੇ ਉਸਦਾ ਕਾਗਜ਼ ਜੋੜੋ।',
  },
  THIRD_MEMBER: {
    status: 409,
    en: 'This person already attends two members. Nobody attends three at once.',
    hi: 'यह व्यक्ति पहले से दो सदस्यों की देखभाल करता है। एक साथ तीन की नहीं।',
    pa: 'ਇਹ ਵਿਅਕਤੀ ਪਹਿਲਾਂ ਹੀ ਦੋ ਮੈਂਬਰਾਂ ਦੀ ਦੇਖਭਾਲ ਕਰਦਾ ਹੈ। ਇੱਕੋ ਵੇਲੇ ਤਿੰਨ ਦੀ ਨਹੀਂ।',
  },
  PASS_UNKNOWN: {
    status: 404,
    en: 'No pass with this code is known here. Type the member’s number, or look for the name.',
    hi: 'इस कोड का कोई पास यहाँ नहीं मिला। सदस्य का नंबर लिखें, या नाम से खोजें।',
    pa: 'ਇਸ ਕੋਡ ਦਾ ਕੋਈ ਪਾਸ ਇੱਥੇ ਨਹੀਂ ਮਿਲਿਆ। ਮੈਂਬਰ ਦਾ ਨੰਬਰ ਲਿਖੋ, ਜਾਂ ਨਾਮ ਨਾਲ ਲੱਭੋ।',
  },
  GATHERING_CLOSED: {
    status: 409,
    en: 'This gathering is closed. Open it again to note arrivals.',
    hi: 'यह सत्संग बंद है। आगमन लिखने के लिए इसे फिर खोलें।',
    pa: 'ਇਹ ਸਤਿਸੰਗ ਬੰਦ ਹੈ। ਆਮਦ ਲਿਖਣ ਲਈ ਇਸਨੂੰ ਮੁੜ ਖੋਲ੍ਹੋ।',
  },
  SHEET_UNKNOWN: {
    status: 400,
    en: 'This is neither an Excel file (.xlsx) nor a CSV file. Save the list as one of these and try again.',
    hi: 'यह न Excel फ़ाइल (.xlsx) है, न CSV फ़ाइल। सूची को इनमें से किसी रूप में सहेजकर फिर कोशिश करें।',
    pa: 'ਇਹ ਨਾ Excel ਫ਼ਾਈਲ (.xlsx) ਹੈ, ਨਾ CSV ਫ਼ਾਈਲ। ਸੂਚੀ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਰੂਪ ਵਿੱਚ ਸੰਭਾਲ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  SHEET_BROKEN: {
    status: 400,
    en: 'This file is damaged or not complete. Open it in Excel, save it anew and try again.',
    hi: 'यह फ़ाइल ख़राब या अधूरी है। इसे Excel में खोलें, नए सिरे से सहेजें और फिर कोशिश करें।',
    pa: 'ਇਹ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਜਾਂ ਅਧੂਰੀ ਹੈ। ਇਸਨੂੰ Excel ਵਿੱਚ ਖੋਲ੍ਹੋ, ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਸੰਭਾਲੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  SHEET_OLD_OR_LOCKED: {
    status: 400,
    en: 'This is an old Excel file (.xls) or one with a password. Save it as .xlsx without a password and try again.',
    hi: 'यह पुरानी Excel फ़ाइल (.xls) है या इस पर पासवर्ड है। इसे बिना पासवर्ड .xlsx के रूप में सहेजकर फिर कोशिश करें।',
    pa: 'ਇਹ ਪੁਰਾਣੀ Excel ਫ਼ਾਈਲ (.xls) ਹੈ ਜਾਂ ਇਸ ਉੱਤੇ ਪਾਸਵਰਡ ਹੈ। ਇਸਨੂੰ ਬਿਨਾਂ ਪਾਸਵਰਡ .xlsx ਵਜੋਂ ਸੰਭਾਲ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  SHEET_EMPTY: {
    status: 400,
    en: 'This file has no rows below its headings.',
    hi: 'इस फ़ाइल में शीर्षकों के नीचे कोई पंक्ति नहीं है।',
    pa: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਸਿਰਲੇਖਾਂ ਹੇਠਾਂ ਕੋਈ ਕਤਾਰ ਨਹੀਂ ਹੈ।',
  },
  SHEET_TOO_MANY_ROWS: {
    status: 400,
    en: 'This file has more than 200,000 rows. Please split it.',
    hi: 'इस फ़ाइल में 2,00,000 से अधिक पंक्तियाँ हैं। कृपया इसे बाँट दें।',
    pa: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ 2,00,000 ਤੋਂ ਵੱਧ ਕਤਾਰਾਂ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਇਸਨੂੰ ਵੰਡ ਦਿਓ।',
  },
  SHEET_TOO_MANY_COLUMNS: {
    status: 400,
    en: 'This file has more than 100 columns. Remove those that are not needed.',
    hi: 'इस फ़ाइल में 100 से अधिक स्तंभ हैं। जो ज़रूरी नहीं हैं उन्हें हटा दें।',
    pa: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ 100 ਤੋਂ ਵੱਧ ਕਾਲਮ ਹਨ। ਜੋ ਲੋੜੀਂਦੇ ਨਹੀਂ, ਉਹ ਹਟਾ ਦਿਓ।',
  },
  SHEET_CELL_TOO_LONG: {
    status: 400,
    en: 'A cell holds more than 5,000 characters, or a quotation mark is not closed.',
    hi: 'किसी खाने में 5,000 से अधिक अक्षर हैं, या कोई उद्धरण चिह्न बंद नहीं है।',
    pa: 'ਕਿਸੇ ਖਾਨੇ ਵਿੱਚ 5,000 ਤੋਂ ਵੱਧ ਅੱਖਰ ਹਨ, ਜਾਂ ਕੋਈ ਹਵਾਲਾ ਚਿੰਨ੍ਹ ਬੰਦ ਨਹੀਂ ਹੈ।',
  },
  SHEET_TOO_LARGE: {
    status: 413,
    en: 'Unpacked, this file is too large to be read. Please split it.',
    hi: 'खोलने पर यह फ़ाइल पढ़ने के लिए बहुत बड़ी है। कृपया इसे बाँट दें।',
    pa: 'ਖੋਲ੍ਹਣ ਉੱਤੇ ਇਹ ਫ਼ਾਈਲ ਪੜ੍ਹਨ ਲਈ ਬਹੁਤ ਵੱਡੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸਨੂੰ ਵੰਡ ਦਿਓ।',
  },
  JOB_CANCELLED: {
    status: 409,
    en: 'This was cancelled. Nothing of it was kept.',
    hi: 'इसे रद्द किया गया। इसका कुछ भी सहेजा नहीं गया।',
    pa: 'ਇਹ ਰੱਦ ਕੀਤਾ ਗਿਆ। ਇਸਦਾ ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ।',
  },
  JOB_LOST: {
    status: 409,
    en: 'The portal was stopped while this was being done. Nothing of it was kept; please start it again.',
    hi: 'यह काम चलते हुए पोर्टल बंद हो गया। इसका कुछ भी सहेजा नहीं गया; कृपया फिर शुरू करें।',
    pa: 'ਇਹ ਕੰਮ ਚੱਲਦੇ ਹੋਏ ਪੋਰਟਲ ਬੰਦ ਹੋ ਗਿਆ। ਇਸਦਾ ਕੁਝ ਵੀ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ; ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ।',
  },
  IMPORT_UNMAPPED: {
    status: 400,
    en: 'Some columns that every row needs are not chosen yet.',
    hi: 'कुछ स्तंभ जो हर पंक्ति में चाहिए, अभी चुने नहीं गए हैं।',
    pa: 'ਕੁਝ ਕਾਲਮ ਜੋ ਹਰ ਕਤਾਰ ਵਿੱਚ ਚਾਹੀਦੇ ਹਨ, ਹਾਲੇ ਚੁਣੇ ਨਹੀਂ ਗਏ।',
  },
  IMPORT_NOT_READY: {
    status: 409,
    en: 'This step is not possible now: the import is being worked on, is finished, or was not checked yet.',
    hi: 'यह कदम अभी संभव नहीं: आयात चल रहा है, पूरा हो चुका है, या अभी जाँचा नहीं गया।',
    pa: 'ਇਹ ਕਦਮ ਹੁਣ ਸੰਭਵ ਨਹੀਂ: ਆਯਾਤ ਚੱਲ ਰਿਹਾ ਹੈ, ਪੂਰਾ ਹੋ ਚੁੱਕਾ ਹੈ, ਜਾਂ ਹਾਲੇ ਜਾਂਚਿਆ ਨਹੀਂ ਗਿਆ।',
  },
  IMPORT_HAS_ISSUES: {
    status: 409,
    en: 'Some rows have errors or warnings. Mend them, or say what is to be done with these rows.',
    hi: 'कुछ पंक्तियों में गलतियाँ या चेतावनियाँ हैं। उन्हें सुधारें, या बताएँ कि इन पंक्तियों का क्या करना है।',
    pa: 'ਕੁਝ ਕਤਾਰਾਂ ਵਿੱਚ ਗਲਤੀਆਂ ਜਾਂ ਚੇਤਾਵਨੀਆਂ ਹਨ। ਉਨ੍ਹਾਂ ਨੂੰ ਸੁਧਾਰੋ, ਜਾਂ ਦੱਸੋ ਕਿ ਇਨ੍ਹਾਂ ਕਤਾਰਾਂ ਦਾ ਕੀ ਕਰਨਾ ਹੈ।',
  },
  IMPORT_STALE: {
    status: 409,
    en: 'The records changed after this file was checked. Nothing was imported; please check it again.',
    hi: 'फ़ाइल की जाँच के बाद अभिलेख बदल गए। कुछ भी आयात नहीं हुआ; कृपया फिर जाँचें।',
    pa: 'ਫ਼ਾਈਲ ਦੀ ਜਾਂਚ ਤੋਂ ਬਾਅਦ ਰਿਕਾਰਡ ਬਦਲ ਗਏ। ਕੁਝ ਵੀ ਆਯਾਤ ਨਹੀਂ ਹੋਇਆ; ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਜਾਂਚੋ।',
  },
  ALREADY_SEWADAR: {
    status: 409,
    en: 'This person is a sewadar already. Nobody gets two records: open the one there is and change its status or departments.',
    hi: 'यह व्यक्ति पहले से सेवादार है। किसी के दो अभिलेख नहीं बनते: मौजूदा अभिलेख खोलकर उसकी स्थिति या विभाग बदलें।',
    pa: 'ਇਹ ਵਿਅਕਤੀ ਪਹਿਲਾਂ ਹੀ ਸੇਵਾਦਾਰ ਹੈ। ਕਿਸੇ ਦੇ ਦੋ ਰਿਕਾਰਡ ਨਹੀਂ ਬਣਦੇ: ਮੌਜੂਦਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹ ਕੇ ਉਸਦੀ ਸਥਿਤੀ ਜਾਂ ਵਿਭਾਗ ਬਦਲੋ।',
  },
  TYPE_FIXED: {
    status: 409,
    en: 'The type of an application stays as it was made. Make a new application for something else.',
    hi: 'आवेदन का प्रकार वही रहता है। किसी और चीज़ के लिए नया आवेदन बनाएँ।',
    pa: 'ਅਰਜ਼ੀ ਦੀ ਕਿਸਮ ਉਹੀ ਰਹਿੰਦੀ ਹੈ। ਕਿਸੇ ਹੋਰ ਚੀਜ਼ ਲਈ ਨਵੀਂ ਅਰਜ਼ੀ ਬਣਾਓ।',
  },
  TOO_MANY_AT_ONCE: {
    status: 413,
    en: 'These are too many for one act. Nothing was changed; narrow the list with a filter and go in parts.',
    hi: 'एक बार में इतने नहीं हो सकते। कुछ नहीं बदला; फ़िल्टर से सूची छोटी करें और भागों में करें।',
    pa: 'ਇੱਕੋ ਵਾਰ ਇੰਨੇ ਨਹੀਂ ਹੋ ਸਕਦੇ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ; ਫ਼ਿਲਟਰ ਨਾਲ ਸੂਚੀ ਛੋਟੀ ਕਰੋ ਅਤੇ ਹਿੱਸਿਆਂ ਵਿੱਚ ਕਰੋ।',
  },
  ATTACHMENTS_FULL: {
    status: 409,
    en: 'This record already has 40 attachments. Please delete one that is no longer needed first.',
    hi: 'इस अभिलेख में पहले से 40 संलग्नक हैं। कृपया पहले कोई अनावश्यक संलग्नक हटाएँ।',
    pa: 'ਇਸ ਰਿਕਾਰਡ ਨਾਲ ਪਹਿਲਾਂ ਹੀ 40 ਨੱਥੀਆਂ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਪਹਿਲਾਂ ਕੋਈ ਬੇਲੋੜੀ ਹਟਾਓ।',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>;

export type ErrorCode = keyof typeof errors;

/** A text with its {places} filled in. */
export function errorText(
  code: ErrorCode,
  language: Language,
  words: Readonly<Record<string, string>> = {},
): string {
  return errors[code][language].replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}

/** The text of a refusal: the message if it is text, its code if it is an object with one, else the object as JSON. */
export function messageText(message: unknown): string {
  if (typeof message === 'string') return message;
  if (message !== null && typeof message === 'object' && 'code' in message) return String(message.code);
  return JSON.stringify(message) ?? '';
}
