import type { ErrorTexts } from './error-texts.ts';

/** Refusals at the stations of a blood donation camp. */
export const floorErrors = {
  FLOOR_CLOSED: {
    status: 409,
    en: 'The floor works while the camp is open, on its days. Nothing was saved.',
    hi: 'यह काम चालू कैंप में, उसी के दिनों में होता है। कुछ सेव नहीं हुआ।',
    pa: 'ਇਹ ਕੰਮ ਚਾਲੂ ਕੈਂਪ ਵਿੱਚ, ਉਸੇ ਦੇ ਦਿਨਾਂ ਵਿੱਚ ਹੁੰਦਾ ਹੈ। ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ।',
  },
  FLOOR_NOT_ELIGIBLE: {
    status: 409,
    en: 'Cannot donate today: {rules}. Nothing was saved.',
    hi: 'आज रक्तदान नहीं कर सकते: {rules}। कुछ सेव नहीं हुआ।',
    pa: 'ਅੱਜ ਖ਼ੂਨਦਾਨ ਨਹੀਂ ਕਰ ਸਕਦੇ: {rules}। ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ।',
  },
  FLOOR_OVER: {
    status: 409,
    en: 'Number {number} has left the line ({by}). Nothing was changed.',
    hi: 'नंबर {number} क़तार से जा चुके हैं ({by})। कुछ नहीं बदला।',
    pa: 'ਨੰਬਰ {number} ਕਤਾਰ ਤੋਂ ਜਾ ਚੁੱਕੇ ਹਨ ({by})। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  FLOOR_MOVED_ON: {
    status: 409,
    en: 'Number {number} is at “{status}” ({by}). Nothing was changed.',
    hi: 'नंबर {number} अब “{status}” पर हैं ({by})। कुछ नहीं बदला।',
    pa: 'ਨੰਬਰ {number} ਹੁਣ “{status}” ਉੱਤੇ ਹਨ ({by})। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  FLOOR_HELD: {
    status: 409,
    en: 'Another desk called number {number} ({by}). Call the number here to take over.',
    hi: 'नंबर {number} को दूसरी मेज़ ने बुलाया है ({by})। यहाँ करना हो तो यहाँ बुलाएँ।',
    pa: 'ਨੰਬਰ {number} ਨੂੰ ਦੂਜੇ ਮੇਜ਼ ਨੇ ਬੁਲਾਇਆ ਹੈ ({by})। ਇੱਥੇ ਕਰਨਾ ਹੋਵੇ ਤਾਂ ਇੱਥੇ ਬੁਲਾਓ।',
  },
  FLOOR_NOT_CALLED: {
    status: 409,
    en: 'Call number {number} first. Nothing was changed.',
    hi: 'पहले नंबर {number} को बुलाएँ। कुछ नहीं बदला।',
    pa: 'ਪਹਿਲਾਂ ਨੰਬਰ {number} ਨੂੰ ਬੁਲਾਓ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  FLOOR_STALE: {
    status: 409,
    en: 'Number {number} moved after this was entered ({by}). Look and enter it again.',
    hi: 'यह लिखे जाने के बाद नंबर {number} आगे-पीछे हुए ({by})। देखकर फिर से लिखें।',
    pa: 'ਇਹ ਲਿਖਣ ਤੋਂ ਬਾਅਦ ਨੰਬਰ {number} ਅੱਗੇ-ਪਿੱਛੇ ਹੋਏ ({by})। ਵੇਖ ਕੇ ਮੁੜ ਲਿਖੋ।',
  },
  FLOOR_IN_LINE: {
    status: 409,
    en: 'This donor is in the line already, with number {number}.',
    hi: 'ये रक्तदाता पहले से क़तार में हैं, नंबर {number}।',
    pa: 'ਇਹ ਖ਼ੂਨਦਾਨੀ ਪਹਿਲਾਂ ਹੀ ਕਤਾਰ ਵਿੱਚ ਹਨ, ਨੰਬਰ {number}।',
  },
  FLOOR_ALIKE: {
    status: 409,
    en: 'A donor like this is on the record: {name}, number {number}. Nothing was saved. Enter the new donor again, and choose this one or “Somebody else”.',
    hi: 'ऐसे रक्तदाता पहले से दर्ज हैं: {name}, नंबर {number}। कुछ सेव नहीं हुआ। नए रक्तदाता की जानकारी फिर से लिखें, और इन्हें या “कोई और” चुनें।',
    pa: 'ਅਜਿਹੇ ਖ਼ੂਨਦਾਨੀ ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹਨ: {name}, ਨੰਬਰ {number}। ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ। ਨਵੇਂ ਖ਼ੂਨਦਾਨੀ ਦੀ ਜਾਣਕਾਰੀ ਮੁੜ ਲਿਖੋ, ਅਤੇ ਇਨ੍ਹਾਂ ਨੂੰ ਜਾਂ “ਕੋਈ ਹੋਰ” ਚੁਣੋ।',
  },
  FLOOR_NO_CARD: {
    status: 404,
    en: 'No donor has this card. Search by name, or register as new.',
    hi: 'इस कार्ड के कोई रक्तदाता नहीं मिले। नाम से ढूँढें या नया रजिस्टर करें।',
    pa: 'ਇਸ ਕਾਰਡ ਦੇ ਕੋਈ ਖ਼ੂਨਦਾਨੀ ਨਹੀਂ ਮਿਲੇ। ਨਾਮ ਨਾਲ ਲੱਭੋ ਜਾਂ ਨਵਾਂ ਰਜਿਸਟਰ ਕਰੋ।',
  },
  FLOOR_OUTSIDE_LIMITS: {
    status: 409,
    en: 'Outside the limits: {rules}. Measure again, or defer the donor.',
    hi: 'सीमा से बाहर: {rules}। दोबारा नापें, या रक्तदान टालें।',
    pa: 'ਹੱਦ ਤੋਂ ਬਾਹਰ: {rules}। ਮੁੜ ਮਾਪੋ, ਜਾਂ ਖ਼ੂਨਦਾਨ ਟਾਲੋ।',
  },
  FLOOR_MEASURED_EARLIER: {
    status: 409,
    en: 'Number {number} was measured on an earlier day. Nothing was changed. Send the donor back to be measured again.',
    hi: 'नंबर {number} का बीपी, वज़न आदि किसी पिछले दिन नापा गया था। कुछ नहीं बदला। दोबारा नापने के लिए वापस भेजें।',
    pa: 'ਨੰਬਰ {number} ਦਾ ਬੀਪੀ, ਭਾਰ ਆਦਿ ਕਿਸੇ ਪਿਛਲੇ ਦਿਨ ਮਾਪਿਆ ਗਿਆ ਸੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਮੁੜ ਮਾਪਣ ਲਈ ਵਾਪਸ ਭੇਜੋ।',
  },
  FLOOR_DOCTOR_DECIDES: {
    status: 403,
    en: 'What was measured does not give this reason. The doctor decides about it.',
    hi: 'नापे गए मान से यह कारण नहीं बनता। इसका फ़ैसला डॉक्टर करते हैं।',
    pa: 'ਮਾਪੇ ਗਏ ਮੁੱਲਾਂ ਤੋਂ ਇਹ ਕਾਰਨ ਨਹੀਂ ਬਣਦਾ। ਇਸ ਦਾ ਫ਼ੈਸਲਾ ਡਾਕਟਰ ਕਰਦੇ ਹਨ।',
  },
  FLOOR_QUESTIONS_OPEN: {
    status: 400,
    en: 'Answer every question first; a yes with its reason and day.',
    hi: 'पहले हर सवाल का जवाब लिखें; “हाँ” के साथ कारण और तारीख़।',
    pa: 'ਪਹਿਲਾਂ ਹਰ ਸਵਾਲ ਦਾ ਜਵਾਬ ਲਿਖੋ; “ਹਾਂ” ਨਾਲ ਕਾਰਨ ਅਤੇ ਤਾਰੀਖ਼।',
  },
  FLOOR_BED_TAKEN: {
    status: 409,
    en: 'Number {number} is on bed {bed}. Choose another bed.',
    hi: 'बेड {bed} पर नंबर {number} हैं। दूसरा बेड चुनें।',
    pa: 'ਬੈੱਡ {bed} ਉੱਤੇ ਨੰਬਰ {number} ਹਨ। ਦੂਜਾ ਬੈੱਡ ਚੁਣੋ।',
  },
  FLOOR_NO_BED: {
    status: 400,
    en: 'This camp has beds 1 to {beds}.',
    hi: 'इस कैंप में बेड 1 से {beds} तक हैं।',
    pa: 'ਇਸ ਕੈਂਪ ਵਿੱਚ ਬੈੱਡ 1 ਤੋਂ {beds} ਤੱਕ ਹਨ।',
  },
  FLOOR_VOLUME_FULL: {
    status: 400,
    en: 'With {volume} ml the bag is full. Enter less, or choose “Bag full”.',
    hi: '{volume} मि.ली. पर बैग भर जाता है। कम मात्रा लिखें, या “बैग भर गया” चुनें।',
    pa: '{volume} ਮਿ.ਲੀ. ਉੱਤੇ ਬੈਗ ਭਰ ਜਾਂਦਾ ਹੈ। ਘੱਟ ਮਾਤਰਾ ਲਿਖੋ, ਜਾਂ “ਬੈਗ ਭਰ ਗਿਆ” ਚੁਣੋ।',
  },
  FLOOR_UNDO_OTHER: {
    status: 403,
    en: 'Only the desk that did this can undo it.',
    hi: 'जिस मेज़ ने यह किया, वही इसे पहले जैसा कर सकती है।',
    pa: 'ਜਿਸ ਮੇਜ਼ ਨੇ ਇਹ ਕੀਤਾ, ਉਹੀ ਇਸ ਨੂੰ ਪਹਿਲਾਂ ਵਰਗਾ ਕਰ ਸਕਦਾ ਹੈ।',
  },
  FLOOR_UNDO_BED_TAKEN: {
    status: 409,
    en: 'Number {number} is on bed {bed} by now. This can no longer be undone. Start on another bed, or correct the donor’s record.',
    hi: 'बेड {bed} पर अब नंबर {number} हैं। यह अब पहले जैसा नहीं हो सकता। दूसरे बेड पर शुरू करें, या रक्तदाता का रिकॉर्ड सुधारें।',
    pa: 'ਬੈੱਡ {bed} ਉੱਤੇ ਹੁਣ ਨੰਬਰ {number} ਹਨ। ਇਹ ਹੁਣ ਪਹਿਲਾਂ ਵਰਗਾ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਦੂਜੇ ਬੈੱਡ ਉੱਤੇ ਸ਼ੁਰੂ ਕਰੋ, ਜਾਂ ਖ਼ੂਨਦਾਨੀ ਦਾ ਰਿਕਾਰਡ ਸੁਧਾਰੋ।',
  },
  FLOOR_UNDO_LATE: {
    status: 409,
    en: 'This can be undone for a minute only. Send the donor back a step instead.',
    hi: 'यह सिर्फ़ एक मिनट तक पहले जैसा हो सकता है। रक्तदाता को एक कदम पीछे भेजें।',
    pa: 'ਇਹ ਸਿਰਫ਼ ਇੱਕ ਮਿੰਟ ਤੱਕ ਪਹਿਲਾਂ ਵਰਗਾ ਹੋ ਸਕਦਾ ਹੈ। ਖ਼ੂਨਦਾਨੀ ਨੂੰ ਇੱਕ ਕਦਮ ਪਿੱਛੇ ਭੇਜੋ।',
  },
  FLOOR_UNDO_BUILT_ON: {
    status: 409,
    en: 'Somebody has gone on with this donor meanwhile ({by}). It can no longer be undone.',
    hi: 'इस बीच किसी ने आगे काम कर दिया ({by})। यह अब पहले जैसा नहीं हो सकता।',
    pa: 'ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਨੇ ਅੱਗੇ ਕੰਮ ਕਰ ਦਿੱਤਾ ({by})। ਇਹ ਹੁਣ ਪਹਿਲਾਂ ਵਰਗਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
  },
} as const satisfies ErrorTexts;
