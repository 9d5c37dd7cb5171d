import type { ErrorTexts } from './error-texts.ts';

/** Refusals about sewadars, applications and the old age enclosure. */
export const peopleErrors = {
  MOVE_UNKNOWN: {
    status: 409,
    en: 'An application cannot go from “{from}” to “{to}”. Nothing was changed.',
    hi: 'आवेदन “{from}” से “{to}” में नहीं जा सकता। कुछ नहीं बदला।',
    pa: 'ਅਰਜ਼ੀ “{from}” ਤੋਂ “{to}” ਵਿੱਚ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  OWN_APPLICATION: {
    status: 403,
    en: 'You made or edited this application, so someone else must decide it.',
    hi: 'यह आवेदन आपने बनाया या बदला है, इसलिए फ़ैसला कोई और करेगा।',
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
    en: 'It was sent back for correction. Edit it first, then submit it again.',
    hi: 'इसे सुधार के लिए वापस भेजा गया था। पहले इसे बदलें, फिर आगे भेजें।',
    pa: 'ਇਹ ਸੁਧਾਰ ਲਈ ਵਾਪਸ ਭੇਜੀ ਗਈ ਸੀ। ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਬਦਲੋ, ਫਿਰ ਅੱਗੇ ਭੇਜੋ।',
  },
  INCOMPLETE: {
    status: 409,
    en: 'Something is still missing in this application. The record says what. Complete it first.',
    hi: 'इस आवेदन में अभी कुछ बाकी है। क्या बाकी है, यह रिकॉर्ड में लिखा है। पहले उसे पूरा करें।',
    pa: 'ਇਸ ਅਰਜ਼ੀ ਵਿੱਚ ਹਾਲੇ ਕੁਝ ਬਾਕੀ ਹੈ। ਕੀ ਬਾਕੀ ਹੈ, ਇਹ ਰਿਕਾਰਡ ਵਿੱਚ ਲਿਖਿਆ ਹੈ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਪੂਰਾ ਕਰੋ।',
  },
  REASON_NEEDED: {
    status: 400,
    en: 'Give a reason. The applicant and the next reader need it.',
    hi: 'कारण लिखें। आवेदक और अगले पढ़ने वाले को इसकी ज़रूरत है।',
    pa: 'ਕਾਰਨ ਲਿਖੋ। ਅਰਜ਼ੀ ਦੇਣ ਵਾਲੇ ਅਤੇ ਅਗਲੇ ਪੜ੍ਹਨ ਵਾਲੇ ਨੂੰ ਇਸ ਦੀ ਲੋੜ ਹੈ।',
  },
  MOVE_UNDO_REFUSED: {
    status: 409,
    en: 'This step can no longer be undone. The application stays as it is.',
    hi: 'यह अब पहले जैसा नहीं हो सकता। आवेदन जैसा है, वैसा ही रहेगा।',
    pa: 'ਇਹ ਹੁਣ ਪਹਿਲਾਂ ਵਰਗਾ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਅਰਜ਼ੀ ਜਿਵੇਂ ਹੈ, ਉਵੇਂ ਹੀ ਰਹੇਗੀ।',
  },
  APPLICATION_FROZEN: {
    status: 409,
    en: 'This application is being decided and cannot be edited now. Whoever decides can send it back for correction.',
    hi: 'इस आवेदन पर फ़ैसला चल रहा है, अभी बदला नहीं जा सकता। फ़ैसला करने वाले इसे सुधार के लिए वापस भेज सकते हैं।',
    pa: 'ਇਸ ਅਰਜ਼ੀ ਉੱਤੇ ਫ਼ੈਸਲਾ ਚੱਲ ਰਿਹਾ ਹੈ, ਹੁਣ ਬਦਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਫ਼ੈਸਲਾ ਕਰਨ ਵਾਲੇ ਇਸ ਨੂੰ ਸੁਧਾਰ ਲਈ ਵਾਪਸ ਭੇਜ ਸਕਦੇ ਹਨ।',
  },
  UNDERAGE: {
    status: 400,
    en: 'A sewadar is 18 or older. Anyone younger can only help in Baal satsang. Tick “Baal satsang help”.',
    hi: 'सेवादार की उम्र 18 साल या ज़्यादा होनी चाहिए। इससे छोटे सिर्फ़ बाल सत्संग में मदद कर सकते हैं। “बाल सत्संग में मदद” पर निशान लगाएँ।',
    pa: 'ਸੇਵਾਦਾਰ ਦੀ ਉਮਰ 18 ਸਾਲ ਜਾਂ ਵੱਧ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ। ਇਸ ਤੋਂ ਛੋਟੇ ਸਿਰਫ਼ ਬਾਲ ਸਤਿਸੰਗ ਵਿੱਚ ਮਦਦ ਕਰ ਸਕਦੇ ਹਨ। “ਬਾਲ ਸਤਿਸੰਗ ਵਿੱਚ ਮਦਦ” ਉੱਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।',
  },
  IDENTITY_TAKEN: {
    status: 409,
    en: 'Another record of this area has this identity number. Look at it before you continue. It may be the same person.',
    hi: 'इस क्षेत्र के एक और रिकॉर्ड में यही पहचान नंबर है। आगे बढ़ने से पहले उसे देखें। शायद वही व्यक्ति हैं।',
    pa: 'ਇਸ ਏਰੀਏ ਦੇ ਇੱਕ ਹੋਰ ਰਿਕਾਰਡ ਵਿੱਚ ਇਹੀ ਪਛਾਣ ਨੰਬਰ ਹੈ। ਅੱਗੇ ਵਧਣ ਤੋਂ ਪਹਿਲਾਂ ਉਹ ਵੇਖੋ। ਸ਼ਾਇਦ ਉਹੀ ਵਿਅਕਤੀ ਹਨ।',
  },
  ALREADY_MERGED: {
    status: 409,
    en: 'One of these records was already merged. Reload and look again.',
    hi: 'इनमें से एक रिकॉर्ड पहले ही दूसरे से एक हो चुका है। पेज फिर खोलकर देखें।',
    pa: 'ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਰਿਕਾਰਡ ਪਹਿਲਾਂ ਹੀ ਦੂਜੇ ਨਾਲ ਇੱਕ ਹੋ ਚੁੱਕਾ ਹੈ। ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਕੇ ਵੇਖੋ।',
  },
  MERGE_CONTRADICTION: {
    status: 409,
    en: 'These records contradict each other. Merge them only if both are of the same person.',
    hi: 'ये रिकॉर्ड आपस में मेल नहीं खाते। दोनों एक ही व्यक्ति के हों, तभी इन्हें एक करें।',
    pa: 'ਇਹ ਰਿਕਾਰਡ ਆਪਸ ਵਿੱਚ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ। ਦੋਵੇਂ ਇੱਕੋ ਵਿਅਕਤੀ ਦੇ ਹੋਣ, ਤਾਂ ਹੀ ਇਨ੍ਹਾਂ ਨੂੰ ਇੱਕ ਕਰੋ।',
  },
  UNDO_TOO_LATE: {
    status: 409,
    en: 'This merge can no longer be undone. 30 days have passed, or one of the records was merged again.',
    hi: 'ये रिकॉर्ड अब फिर अलग नहीं हो सकते। 30 दिन बीत गए, या इनमें से एक किसी और रिकॉर्ड से एक हो चुका है।',
    pa: 'ਇਹ ਰਿਕਾਰਡ ਹੁਣ ਮੁੜ ਵੱਖ ਨਹੀਂ ਹੋ ਸਕਦੇ। 30 ਦਿਨ ਲੰਘ ਗਏ, ਜਾਂ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਕਿਸੇ ਹੋਰ ਰਿਕਾਰਡ ਨਾਲ ਇੱਕ ਹੋ ਚੁੱਕਾ ਹੈ।',
  },
  RECORD_CLOSED: {
    status: 409,
    en: 'This record is closed because it was merged or transferred. Its page links to the current record.',
    hi: 'यह रिकॉर्ड बंद है। इसे दूसरे रिकॉर्ड से एक किया गया या ट्रांसफ़र किया गया है। चालू रिकॉर्ड का लिंक इसके पेज पर है।',
    pa: 'ਇਹ ਰਿਕਾਰਡ ਬੰਦ ਹੈ। ਇਸ ਨੂੰ ਦੂਜੇ ਰਿਕਾਰਡ ਨਾਲ ਇੱਕ ਕੀਤਾ ਗਿਆ ਜਾਂ ਬਦਲੀ ਕੀਤੀ ਗਈ ਹੈ। ਚਾਲੂ ਰਿਕਾਰਡ ਦਾ ਲਿੰਕ ਇਸ ਦੇ ਪੰਨੇ ਉੱਤੇ ਹੈ।',
  },
  TRANSFER_OPEN: {
    status: 409,
    en: 'A transfer of this sewadar is already waiting for an answer.',
    hi: 'इस सेवादार के एक ट्रांसफ़र का उत्तर अभी बाकी है।',
    pa: 'ਇਸ ਸੇਵਾਦਾਰ ਦੀ ਇੱਕ ਬਦਲੀ ਦਾ ਜਵਾਬ ਹਾਲੇ ਬਾਕੀ ਹੈ।',
  },
  ENCLOSURE_AGE: {
    status: 400,
    en: 'Below 65 a medical reason is needed. Enter it and attach its document.',
    hi: '65 से कम उम्र पर मेडिकल कारण चाहिए। कारण लिखें और उसका काग़ज़ लगाएँ।',
    pa: '65 ਤੋਂ ਘੱਟ ਉਮਰ ਉੱਤੇ ਮੈਡੀਕਲ ਕਾਰਨ ਚਾਹੀਦਾ ਹੈ। ਕਾਰਨ ਲਿਖੋ ਅਤੇ ਉਸ ਦਾ ਕਾਗਜ਼ ਲਾਓ।',
  },
  THIRD_MEMBER: {
    status: 409,
    en: 'This person already attends two members. Nobody attends three at once.',
    hi: 'ये पहले से दो सदस्यों के सहायक हैं। एक व्यक्ति दो से ज़्यादा का सहायक नहीं हो सकता।',
    pa: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਦੋ ਮੈਂਬਰਾਂ ਦੇ ਸਹਾਇਕ ਹਨ। ਇੱਕ ਵਿਅਕਤੀ ਦੋ ਤੋਂ ਵੱਧ ਦਾ ਸਹਾਇਕ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
  },
  ALREADY_MEMBER: {
    status: 409,
    en: 'This person is already an active member, number {number}. Nobody is a member twice.',
    hi: 'ये पहले से सक्रिय सदस्य हैं, नंबर {number}। एक व्यक्ति दो बार सदस्य नहीं हो सकता।',
    pa: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਸਰਗਰਮ ਮੈਂਬਰ ਹਨ, ਨੰਬਰ {number}। ਇੱਕ ਵਿਅਕਤੀ ਦੋ ਵਾਰ ਮੈਂਬਰ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
  },
  MEMBER_NOT_ACTIVE: {
    status: 409,
    en: 'This member is inactive and cannot be renewed. End the renewal, or make the member active first.',
    hi: 'ये सदस्य अब सक्रिय नहीं हैं, इसलिए रिन्यूअल नहीं हो सकता। “रिन्यू न करें” चुनें, या पहले सदस्य को सक्रिय करें।',
    pa: 'ਇਹ ਮੈਂਬਰ ਹੁਣ ਸਰਗਰਮ ਨਹੀਂ ਹਨ, ਇਸ ਲਈ ਰੀਨਿਊਅਲ ਨਹੀਂ ਹੋ ਸਕਦਾ। “ਰੀਨਿਊ ਨਾ ਕਰੋ” ਚੁਣੋ, ਜਾਂ ਪਹਿਲਾਂ ਮੈਂਬਰ ਨੂੰ ਸਰਗਰਮ ਕਰੋ।',
  },
  CONTACT_MISSING: {
    status: 409,
    en: 'This member has no emergency contact. Open this renewal by itself and enter one.',
    hi: 'इन सदस्य का इमरजेंसी संपर्क दर्ज नहीं है। इनका रिन्यूअल अलग से खोलें और संपर्क लिखें।',
    pa: 'ਇਨ੍ਹਾਂ ਮੈਂਬਰ ਦਾ ਐਮਰਜੈਂਸੀ ਸੰਪਰਕ ਦਰਜ ਨਹੀਂ ਹੈ। ਇਨ੍ਹਾਂ ਦਾ ਰੀਨਿਊਅਲ ਵੱਖਰਾ ਖੋਲ੍ਹੋ ਅਤੇ ਸੰਪਰਕ ਲਿਖੋ।',
  },
  PASS_UNKNOWN: {
    status: 404,
    en: 'No pass with this code is known here. Type the member’s number or search by name.',
    hi: 'इस कोड का कोई पास यहाँ नहीं मिला। सदस्य का नंबर लिखें, या नाम से खोजें।',
    pa: 'ਇਸ ਕੋਡ ਦਾ ਕੋਈ ਪਾਸ ਇੱਥੇ ਨਹੀਂ ਮਿਲਿਆ। ਮੈਂਬਰ ਦਾ ਨੰਬਰ ਲਿਖੋ, ਜਾਂ ਨਾਮ ਨਾਲ ਲੱਭੋ।',
  },
  GATHERING_CLOSED: {
    status: 409,
    en: 'This gathering is closed. Open it again to record arrivals.',
    hi: 'इस सत्संग की एंट्री बंद है। आने वालों को दर्ज करने के लिए इसे फिर खोलें।',
    pa: 'ਇਸ ਸਤਿਸੰਗ ਦੀ ਐਂਟਰੀ ਬੰਦ ਹੈ। ਆਉਣ ਵਾਲਿਆਂ ਨੂੰ ਦਰਜ ਕਰਨ ਲਈ ਇਸ ਨੂੰ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ।',
  },
  ALREADY_SEWADAR: {
    status: 409,
    en: 'This person is already a sewadar and cannot get a second record. Open the existing one and change its status or departments.',
    hi: 'ये पहले से सेवादार हैं। किसी के दो रिकॉर्ड नहीं बनते। मौजूदा रिकॉर्ड खोलकर उसकी स्थिति या विभाग बदलें।',
    pa: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਸੇਵਾਦਾਰ ਹਨ। ਕਿਸੇ ਦੇ ਦੋ ਰਿਕਾਰਡ ਨਹੀਂ ਬਣਦੇ। ਮੌਜੂਦਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹ ਕੇ ਉਸ ਦੀ ਸਥਿਤੀ ਜਾਂ ਵਿਭਾਗ ਬਦਲੋ।',
  },
  TYPE_FIXED: {
    status: 409,
    en: 'The type of an application cannot be changed. Make a new application for something else.',
    hi: 'आवेदन की किस्म बदली नहीं जा सकती। किसी और चीज़ के लिए नया आवेदन बनाएँ।',
    pa: 'ਅਰਜ਼ੀ ਦੀ ਕਿਸਮ ਬਦਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਕਿਸੇ ਹੋਰ ਚੀਜ਼ ਲਈ ਨਵੀਂ ਅਰਜ਼ੀ ਬਣਾਓ।',
  },
} as const satisfies ErrorTexts;
