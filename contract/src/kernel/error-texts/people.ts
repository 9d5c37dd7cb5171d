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
    hi: 'इस आवेदन में अभी कुछ बाकी है। क्या बाकी है, यह रिकॉर्ड में लिखा है। पहले उसे पूरा करें।',
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
    hi: 'सेवादार की उम्र 18 साल या ज़्यादा होनी चाहिए। इससे छोटे सिर्फ़ बाल सत्संग में मदद कर सकते हैं: “बाल सत्संग” पर निशान लगाएँ।',
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
    pa: 'ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਰਿਕਾਰਡ ਪਹਿਲਾਂ ਹੀ ਦੂਜੇ ਨਾਲ ਇੱਕ ਹੋ ਚੁੱਕਾ ਹੈ। ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਕੇ ਵੇਖੋ।',
  },
  UNDO_TOO_LATE: {
    status: 409,
    en: 'This merge can no longer be undone. 30 days have passed, or one of the records was merged again.',
    hi: 'यह मिलान अब वापस नहीं हो सकता: तीस दिन बीत गए, या एक अभिलेख आगे मिलाया जा चुका है।',
    pa: 'ਇਹ ਮਿਲਾਨ ਹੁਣ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ: ਤੀਹ ਦਿਨ ਲੰਘ ਗਏ, ਜਾਂ ਇੱਕ ਰਿਕਾਰਡ ਅੱਗੇ ਮਿਲਾਇਆ ਜਾ ਚੁੱਕਾ ਹੈ।',
  },
  RECORD_CLOSED: {
    status: 409,
    en: 'This record is closed because it was merged or transferred. Its page links to the current record.',
    hi: 'यह रिकॉर्ड बंद है: इसे दूसरे रिकॉर्ड से एक किया गया या ट्रांसफ़र किया गया है। चालू रिकॉर्ड का लिंक इसके पेज पर है।',
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
    hi: 'ये पहले से दो सदस्यों के सहायक हैं। एक व्यक्ति दो से ज़्यादा का सहायक नहीं हो सकता।',
    pa: 'ਇਹ ਵਿਅਕਤੀ ਪਹਿਲਾਂ ਹੀ ਦੋ ਮੈਂਬਰਾਂ ਦੀ ਦੇਖਭਾਲ ਕਰਦਾ ਹੈ। ਇੱਕੋ ਵੇਲੇ ਤਿੰਨ ਦੀ ਨਹੀਂ।',
  },
  MEMBER_NOT_ACTIVE: {
    status: 409,
    en: 'This member is inactive and cannot be renewed. End the renewal, or make the member active first.',
    hi: 'यह सदस्य अब सक्रिय नहीं है, इसलिए नवीनीकरण नहीं हो सकता। पंक्ति समाप्त करें, या पहले सदस्य को सक्रिय करें।',
    pa: 'ਇਹ ਮੈਂਬਰ ਹੁਣ ਸਰਗਰਮ ਨਹੀਂ, ਇਸ ਲਈ ਨਵਿਆਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਲਾਈਨ ਖ਼ਤਮ ਕਰੋ, ਜਾਂ ਪਹਿਲਾਂ ਮੈਂਬਰ ਨੂੰ ਸਰਗਰਮ ਕਰੋ।',
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
    hi: 'इस सत्संग की एंट्री बंद है। आने वालों को दर्ज करने के लिए इसे फिर खोलें।',
    pa: 'ਇਸ ਸਤਿਸੰਗ ਦੀ ਐਂਟਰੀ ਬੰਦ ਹੈ। ਆਉਣ ਵਾਲਿਆਂ ਨੂੰ ਦਰਜ ਕਰਨ ਲਈ ਇਸ ਨੂੰ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ।',
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
} as const satisfies ErrorTexts;
