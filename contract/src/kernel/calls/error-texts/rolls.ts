import type { ErrorTexts } from './error-texts.ts';

/** Refusals about nominal rolls. */
export const rollErrors = {
  OVERLAP: {
    status: 409,
    en: 'This person is on another roll on these days. Nothing was changed.',
    hi: 'ये इन दिनों किसी दूसरे रोल में हैं। कुछ नहीं बदला।',
    pa: 'ਇਹ ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਵਿੱਚ ਕਿਸੇ ਹੋਰ ਰੋਲ ਵਿੱਚ ਹਨ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  ROLL_MOVE_UNKNOWN: {
    status: 409,
    en: 'A roll cannot go from “{from}” to “{to}”. Nothing was changed.',
    hi: 'रोल “{from}” से “{to}” में नहीं जा सकता। कुछ नहीं बदला।',
    pa: 'ਰੋਲ “{from}” ਤੋਂ “{to}” ਵਿੱਚ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  OWN_ROLL: {
    status: 403,
    en: 'You made or edited this roll, so someone else must approve it.',
    hi: 'यह रोल आपने बनाया या बदला है, इसलिए मंज़ूरी कोई और देगा।',
    pa: 'ਇਹ ਰੋਲ ਤੁਸੀਂ ਬਣਾਇਆ ਜਾਂ ਬਦਲਿਆ ਹੈ, ਇਸ ਲਈ ਮਨਜ਼ੂਰੀ ਕੋਈ ਹੋਰ ਦੇਵੇਗਾ।',
  },
  NO_MEMBERS: {
    status: 409,
    en: 'This roll has no members yet. Add them first.',
    hi: 'इस रोल में अभी कोई सदस्य नहीं है। पहले सदस्य जोड़ें।',
    pa: 'ਇਸ ਰੋਲ ਵਿੱਚ ਹਾਲੇ ਕੋਈ ਮੈਂਬਰ ਨਹੀਂ ਹੈ। ਪਹਿਲਾਂ ਮੈਂਬਰ ਜੋੜੋ।',
  },
  ROLL_FULL: {
    status: 409,
    en: 'A roll has at most {max} members. Make another roll for the others. Nobody was added.',
    hi: 'एक रोल में ज़्यादा से ज़्यादा {max} सदस्य होते हैं। बाकी के लिए दूसरा रोल बनाएँ। कोई नहीं जोड़ा गया।',
    pa: 'ਇੱਕ ਰੋਲ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {max} ਮੈਂਬਰ ਹੁੰਦੇ ਹਨ। ਬਾਕੀਆਂ ਲਈ ਹੋਰ ਰੋਲ ਬਣਾਓ। ਕੋਈ ਨਹੀਂ ਜੋੜਿਆ ਗਿਆ।',
  },
  ROLL_REASON_NEEDED: {
    status: 400,
    en: 'Give a reason. The members will ask for it.',
    hi: 'कारण लिखें। सदस्य इसे पूछेंगे।',
    pa: 'ਕਾਰਨ ਲਿਖੋ। ਮੈਂਬਰ ਇਹ ਪੁੱਛਣਗੇ।',
  },
  ROLL_FROZEN: {
    status: 409,
    en: 'This roll can no longer be changed in its present status.',
    hi: 'इस स्थिति में यह रोल अब बदला नहीं जा सकता।',
    pa: 'ਇਸ ਸਥਿਤੀ ਵਿੱਚ ਇਹ ਰੋਲ ਹੁਣ ਬਦਲਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।',
  },
  ROLL_MEMBERS_STOPPED: {
    status: 409,
    en: 'No longer active: {names}. Remove them from the roll first. Nothing was changed.',
    hi: 'अब सक्रिय नहीं: {names}। पहले इन्हें रोल से हटाएँ। कुछ नहीं बदला।',
    pa: 'ਹੁਣ ਸਰਗਰਮ ਨਹੀਂ: {names}। ਪਹਿਲਾਂ ਇਨ੍ਹਾਂ ਨੂੰ ਰੋਲ ਤੋਂ ਹਟਾਓ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  ROLL_NOT_OPEN: {
    status: 409,
    en: 'Arrivals are recorded only on an approved roll or one on sewa.',
    hi: 'आना-जाना सिर्फ़ मंज़ूर या सेवा पर गए रोल में दर्ज होता है।',
    pa: 'ਆਉਣਾ-ਜਾਣਾ ਸਿਰਫ਼ ਮਨਜ਼ੂਰ ਜਾਂ ਸੇਵਾ ਉੱਤੇ ਗਏ ਰੋਲ ਵਿੱਚ ਦਰਜ ਹੁੰਦਾ ਹੈ।',
  },
  NOT_ON_ROLL: {
    status: 404,
    en: 'This code or number is not on this roll. Look for the name in the list.',
    hi: 'यह कोड या नंबर इस रोल में नहीं है। नाम सूची में ढूँढें।',
    pa: 'ਇਹ ਕੋਡ ਜਾਂ ਨੰਬਰ ਇਸ ਰੋਲ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਨਾਮ ਸੂਚੀ ਵਿੱਚ ਲੱਭੋ।',
  },
  NOT_ARRIVED: {
    status: 409,
    en: 'No arrival is recorded for this member. Record the arrival first.',
    hi: 'इनका आना दर्ज नहीं है। पहले आना दर्ज करें।',
    pa: 'ਇਨ੍ਹਾਂ ਦਾ ਆਉਣਾ ਦਰਜ ਨਹੀਂ ਹੈ। ਪਹਿਲਾਂ ਆਉਣਾ ਦਰਜ ਕਰੋ।',
  },
  ALREADY_ARRIVED: {
    status: 409,
    en: 'An arrival is already recorded. If it is wrong, correct it first. Nothing was changed.',
    hi: 'आना दर्ज हो चुका है। अगर वह ग़लत है, तो पहले उसे ठीक करें। कुछ नहीं बदला।',
    pa: 'ਆਉਣਾ ਦਰਜ ਹੋ ਚੁੱਕਾ ਹੈ। ਜੇ ਉਹ ਗ਼ਲਤ ਹੈ, ਤਾਂ ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਠੀਕ ਕਰੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  ROLL_UNDO_REFUSED: {
    status: 409,
    en: 'This step can no longer be undone. The roll was changed since, or ten minutes have passed.',
    hi: 'यह कदम अब पहले जैसा नहीं हो सकता। रोल इसके बाद बदला गया, या दस मिनट बीत गए।',
    pa: 'ਇਹ ਕਦਮ ਹੁਣ ਪਹਿਲਾਂ ਵਰਗਾ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਰੋਲ ਇਸ ਤੋਂ ਬਾਅਦ ਬਦਲਿਆ ਗਿਆ, ਜਾਂ ਦਸ ਮਿੰਟ ਲੰਘ ਗਏ।',
  },
  ROLL_REMARK_NEEDED: {
    status: 409,
    en: 'Say why in the remark. Somebody goes without a valid badge, beyond the yearly days, or over 70 for the first time.',
    hi: 'टिप्पणी में कारण लिखें। किसी का बैज इन दिनों के लिए मान्य नहीं है, साल के दिन ज़्यादा हो रहे हैं, या 70 से ऊपर के कोई पहली बार जा रहे हैं।',
    pa: 'ਟਿੱਪਣੀ ਵਿੱਚ ਕਾਰਨ ਲਿਖੋ। ਕਿਸੇ ਦਾ ਬੈਜ ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਲਈ ਨਹੀਂ ਚੱਲਦਾ, ਸਾਲ ਦੇ ਦਿਨ ਵੱਧ ਹੋ ਰਹੇ ਹਨ, ਜਾਂ 70 ਤੋਂ ਉੱਪਰ ਦੇ ਕੋਈ ਪਹਿਲੀ ਵਾਰ ਜਾ ਰਹੇ ਹਨ।',
  },
  ROLL_MEMBER_INACTIVE: {
    status: 409,
    en: 'The record of this person is not active, or not visible to you. Nothing was changed.',
    hi: 'इनका रिकॉर्ड सक्रिय नहीं है, या आपको नहीं दिखता। कुछ नहीं बदला।',
    pa: 'ਇਨ੍ਹਾਂ ਦਾ ਰਿਕਾਰਡ ਸਰਗਰਮ ਨਹੀਂ ਹੈ, ਜਾਂ ਤੁਹਾਨੂੰ ਨਹੀਂ ਦਿਸਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  ROLL_SHIFT_CLASH: {
    status: 409,
    en: 'On these days {count} of the members are on another roll. Remove them first. Nothing was changed.',
    hi: 'इन दिनों {count} सदस्य किसी दूसरे रोल में हैं। पहले उन्हें हटाएँ। कुछ नहीं बदला।',
    pa: 'ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਵਿੱਚ {count} ਮੈਂਬਰ ਕਿਸੇ ਹੋਰ ਰੋਲ ਵਿੱਚ ਹਨ। ਪਹਿਲਾਂ ਉਨ੍ਹਾਂ ਨੂੰ ਹਟਾਓ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  MEMBERS_OUTSIDE: {
    status: 409,
    en: 'Some members have days outside these. Change their days or remove them first.',
    hi: 'कुछ सदस्यों के दिन इनसे बाहर हैं। पहले उनके दिन बदलें या उन्हें हटाएँ।',
    pa: 'ਕੁਝ ਮੈਂਬਰਾਂ ਦੇ ਦਿਨ ਇਨ੍ਹਾਂ ਤੋਂ ਬਾਹਰ ਹਨ। ਪਹਿਲਾਂ ਉਨ੍ਹਾਂ ਦੇ ਦਿਨ ਬਦਲੋ ਜਾਂ ਉਨ੍ਹਾਂ ਨੂੰ ਹਟਾਓ।',
  },
} as const satisfies ErrorTexts;
