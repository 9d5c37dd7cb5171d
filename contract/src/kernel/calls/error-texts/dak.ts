import type { ErrorTexts } from './error-texts.ts';

/** Refusals about letters. */
export const dakErrors = {
  LETTER_MOVE_UNKNOWN: {
    status: 409,
    en: 'A letter cannot go from “{from}” to “{to}”. Nothing was changed.',
    hi: 'चिट्ठी “{from}” से “{to}” में नहीं जा सकती। कुछ नहीं बदला।',
    pa: 'ਚਿੱਠੀ “{from}” ਤੋਂ “{to}” ਵਿੱਚ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  LETTER_AT_OTHER_END: {
    status: 409,
    en: 'This letter is on its way to another centre of the portal. That centre receives and completes it.',
    hi: 'यह चिट्ठी पोर्टल के दूसरे केंद्र को भेजी गई है। आगे का काम वही केंद्र करेगा।',
    pa: 'ਇਹ ਚਿੱਠੀ ਪੋਰਟਲ ਦੇ ਦੂਜੇ ਸੈਂਟਰ ਨੂੰ ਭੇਜੀ ਗਈ ਹੈ। ਅੱਗੇ ਦਾ ਕੰਮ ਉਹੀ ਸੈਂਟਰ ਕਰੇਗਾ।',
  },
  LETTER_RECEIVER_NEEDED: {
    status: 400,
    en: 'Enter who took the letter.',
    hi: 'चिट्ठी किसे मिली, यह लिखें।',
    pa: 'ਚਿੱਠੀ ਕਿਸ ਨੂੰ ਮਿਲੀ, ਇਹ ਲਿਖੋ।',
  },
  LETTER_FROZEN: {
    status: 409,
    en: 'This letter can no longer be changed in its present status.',
    hi: 'इस स्थिति में यह चिट्ठी अब बदली नहीं जा सकती।',
    pa: 'ਇਸ ਸਥਿਤੀ ਵਿੱਚ ਇਹ ਚਿੱਠੀ ਹੁਣ ਬਦਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ।',
  },
  LETTER_NUMBERED: {
    status: 409,
    en: 'A letter keeps its number and is not deleted. Until it is dispatched it can be edited.',
    hi: 'चिट्ठी का नंबर बना रहता है, इसलिए वह मिटाई नहीं जाती। भेजने तक वह बदली जा सकती है।',
    pa: 'ਚਿੱਠੀ ਦਾ ਨੰਬਰ ਬਣਿਆ ਰਹਿੰਦਾ ਹੈ, ਇਸ ਲਈ ਉਹ ਮਿਟਾਈ ਨਹੀਂ ਜਾਂਦੀ। ਭੇਜਣ ਤੱਕ ਉਹ ਬਦਲੀ ਜਾ ਸਕਦੀ ਹੈ।',
  },
  LETTER_REGISTER_FIXED: {
    status: 409,
    en: 'A letter stays in the register in which it got its number. Enter a new one instead.',
    hi: 'चिट्ठी उसी रजिस्टर में रहती है जिसमें उसे नंबर मिला। नई चिट्ठी लिखें।',
    pa: 'ਚਿੱਠੀ ਉਸੇ ਰਜਿਸਟਰ ਵਿੱਚ ਰਹਿੰਦੀ ਹੈ ਜਿਸ ਵਿੱਚ ਉਸ ਨੂੰ ਨੰਬਰ ਮਿਲਿਆ। ਨਵੀਂ ਚਿੱਠੀ ਲਿਖੋ।',
  },
  LETTER_DAY_TOO_EARLY: {
    status: 400,
    en: 'This day is too long ago. Enter the day on which the letter came.',
    hi: 'यह तारीख़ बहुत पुरानी है। चिट्ठी जिस दिन मिली, वह तारीख़ लिखें।',
    pa: 'ਇਹ ਤਾਰੀਖ਼ ਬਹੁਤ ਪੁਰਾਣੀ ਹੈ। ਚਿੱਠੀ ਜਿਸ ਦਿਨ ਮਿਲੀ, ਉਹ ਤਾਰੀਖ਼ ਲਿਖੋ।',
  },
  LETTER_TO_ITSELF: {
    status: 400,
    en: 'This is the centre that sends the letter. Choose another one.',
    hi: 'चिट्ठी यही केंद्र भेज रहा है। दूसरा केंद्र चुनें।',
    pa: 'ਚਿੱਠੀ ਇਹੀ ਸੈਂਟਰ ਭੇਜ ਰਿਹਾ ਹੈ। ਦੂਜਾ ਸੈਂਟਰ ਚੁਣੋ।',
  },
  LETTER_CENTRE_CLOSED: {
    status: 409,
    en: 'The centre that this letter is for is no longer active. Choose another one. Nothing was changed.',
    hi: 'जिस केंद्र को चिट्ठी जानी है, वह अब बंद है। दूसरा केंद्र चुनें। कुछ नहीं बदला।',
    pa: 'ਜਿਸ ਸੈਂਟਰ ਨੂੰ ਚਿੱਠੀ ਜਾਣੀ ਹੈ, ਉਹ ਹੁਣ ਬੰਦ ਹੈ। ਦੂਜਾ ਸੈਂਟਰ ਚੁਣੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  LETTER_UNKNOWN: {
    status: 404,
    en: 'No letter with this code or number is on its way here. Look for it in the list.',
    hi: 'इस कोड या नंबर की कोई चिट्ठी यहाँ नहीं आ रही। उसे सूची में ढूँढें।',
    pa: 'ਇਸ ਕੋਡ ਜਾਂ ਨੰਬਰ ਦੀ ਕੋਈ ਚਿੱਠੀ ਇੱਥੇ ਨਹੀਂ ਆ ਰਹੀ। ਉਸ ਨੂੰ ਸੂਚੀ ਵਿੱਚ ਲੱਭੋ।',
  },
  LETTER_NOT_IN_HOUSE: {
    status: 404,
    en: 'No open letter with this code or number is here. Look for it in the list.',
    hi: 'इस कोड या नंबर की कोई खुली चिट्ठी यहाँ नहीं है। उसे सूची में ढूँढें।',
    pa: 'ਇਸ ਕੋਡ ਜਾਂ ਨੰਬਰ ਦੀ ਕੋਈ ਖੁੱਲ੍ਹੀ ਚਿੱਠੀ ਇੱਥੇ ਨਹੀਂ ਹੈ। ਉਸ ਨੂੰ ਸੂਚੀ ਵਿੱਚ ਲੱਭੋ।',
  },
  LETTER_AMBIGUOUS: {
    status: 409,
    en: 'Several letters on their way here have this number. Type the whole number or scan the slip.',
    hi: 'यहाँ आ रही कई चिट्ठियों का यही नंबर है। पूरा नंबर लिखें या पर्ची स्कैन करें।',
    pa: 'ਇੱਥੇ ਆ ਰਹੀਆਂ ਕਈ ਚਿੱਠੀਆਂ ਦਾ ਇਹੀ ਨੰਬਰ ਹੈ। ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ ਜਾਂ ਪਰਚੀ ਸਕੈਨ ਕਰੋ।',
  },
  LETTER_HOLDER_AMBIGUOUS: {
    status: 409,
    en: 'Several letters here have this number. Scan the slip, or type the number of your register.',
    hi: 'यहाँ कई चिट्ठियों का यही नंबर है। पर्ची स्कैन करें, या अपने रजिस्टर का नंबर लिखें।',
    pa: 'ਇੱਥੇ ਕਈ ਚਿੱਠੀਆਂ ਦਾ ਇਹੀ ਨੰਬਰ ਹੈ। ਪਰਚੀ ਸਕੈਨ ਕਰੋ, ਜਾਂ ਆਪਣੇ ਰਜਿਸਟਰ ਦਾ ਨੰਬਰ ਲਿਖੋ।',
  },
  LETTER_NOT_ANSWERABLE: {
    status: 409,
    en: 'This letter has not been received or dispatched yet. Do that first, then answer it.',
    hi: 'यह चिट्ठी अभी मिली या भेजी नहीं गई है। पहले वह करें, फिर जवाब लिखें।',
    pa: 'ਇਹ ਚਿੱਠੀ ਹਾਲੇ ਮਿਲੀ ਜਾਂ ਭੇਜੀ ਨਹੀਂ ਗਈ। ਪਹਿਲਾਂ ਉਹ ਕਰੋ, ਫਿਰ ਜਵਾਬ ਲਿਖੋ।',
  },
  LETTER_NOT_RECALLED: {
    status: 409,
    en: 'This letter can no longer be called back. The other centre has received it, or it is not on its way.',
    hi: 'यह चिट्ठी अब वापस नहीं मँगाई जा सकती। दूसरे केंद्र को मिल चुकी है, या यह रास्ते में नहीं है।',
    pa: 'ਇਹ ਚਿੱਠੀ ਹੁਣ ਵਾਪਸ ਨਹੀਂ ਮੰਗਵਾਈ ਜਾ ਸਕਦੀ। ਦੂਜੇ ਸੈਂਟਰ ਨੂੰ ਮਿਲ ਚੁੱਕੀ ਹੈ, ਜਾਂ ਇਹ ਰਾਹ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
  },
  LETTER_NOT_HERE: {
    status: 409,
    en: 'An instruction is given about a letter that is here and not completed.',
    hi: 'निर्देश उसी चिट्ठी पर दिया जाता है जो यहाँ है और पूरी नहीं हुई।',
    pa: 'ਹਦਾਇਤ ਉਸੇ ਚਿੱਠੀ ਉੱਤੇ ਦਿੱਤੀ ਜਾਂਦੀ ਹੈ ਜੋ ਇੱਥੇ ਹੈ ਅਤੇ ਪੂਰੀ ਨਹੀਂ ਹੋਈ।',
  },
  BAG_PARTY_UNKNOWN: {
    status: 400,
    en: 'A bag goes to a centre of the portal. Choose one from the list.',
    hi: 'थैला पोर्टल के केंद्र को जाता है। सूची में से चुनें।',
    pa: 'ਥੈਲਾ ਪੋਰਟਲ ਦੇ ਸੈਂਟਰ ਨੂੰ ਜਾਂਦਾ ਹੈ। ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ।',
  },
  BAG_FROZEN: {
    status: 409,
    en: 'This bag has left. It can no longer be changed.',
    hi: 'यह थैला जा चुका है। अब बदला नहीं जा सकता।',
    pa: 'ਇਹ ਥੈਲਾ ਜਾ ਚੁੱਕਾ ਹੈ। ਹੁਣ ਬਦਲਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।',
  },
  BAG_NOT_EMPTY: {
    status: 409,
    en: 'There are letters in this bag. Take them out first, or make a new bag.',
    hi: 'इस थैले में चिट्ठियाँ हैं। पहले उन्हें निकालें, या नया थैला बनाएँ।',
    pa: 'ਇਸ ਥੈਲੇ ਵਿੱਚ ਚਿੱਠੀਆਂ ਹਨ। ਪਹਿਲਾਂ ਉਨ੍ਹਾਂ ਨੂੰ ਕੱਢੋ, ਜਾਂ ਨਵਾਂ ਥੈਲਾ ਬਣਾਓ।',
  },
  BAG_EMPTY: {
    status: 409,
    en: 'This bag is empty. Put letters in first.',
    hi: 'यह थैला ख़ाली है। पहले चिट्ठियाँ डालें।',
    pa: 'ਇਹ ਥੈਲਾ ਖ਼ਾਲੀ ਹੈ। ਪਹਿਲਾਂ ਚਿੱਠੀਆਂ ਪਾਓ।',
  },
  BAG_FULL: {
    status: 409,
    en: 'A bag holds at most {max} letters. Make another bag.',
    hi: 'एक थैले में ज़्यादा से ज़्यादा {max} चिट्ठियाँ आती हैं। दूसरा थैला बनाएँ।',
    pa: 'ਇੱਕ ਥੈਲੇ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {max} ਚਿੱਠੀਆਂ ਆਉਂਦੀਆਂ ਹਨ। ਦੂਜਾ ਥੈਲਾ ਬਣਾਓ।',
  },
  LETTER_NOT_PACKED: {
    status: 409,
    en: 'Only letters of this centre to the same centre, which have not left and are in no other bag, go into this bag.',
    hi: 'इस थैले में इसी केंद्र की वही चिट्ठियाँ जाती हैं जो उसी केंद्र के लिए हैं, भेजी नहीं गईं और किसी और थैले में नहीं हैं।',
    pa: 'ਇਸ ਥੈਲੇ ਵਿੱਚ ਇਸੇ ਸੈਂਟਰ ਦੀਆਂ ਉਹੀ ਚਿੱਠੀਆਂ ਜਾਂਦੀਆਂ ਹਨ ਜੋ ਉਸੇ ਸੈਂਟਰ ਲਈ ਹਨ, ਭੇਜੀਆਂ ਨਹੀਂ ਗਈਆਂ ਅਤੇ ਹੋਰ ਥੈਲੇ ਵਿੱਚ ਨਹੀਂ ਹਨ।',
  },
  BAG_UNKNOWN: {
    status: 404,
    en: 'No bag with this code or number is on its way here.',
    hi: 'इस कोड या नंबर का कोई थैला यहाँ नहीं आ रहा।',
    pa: 'ਇਸ ਕੋਡ ਜਾਂ ਨੰਬਰ ਦਾ ਕੋਈ ਥੈਲਾ ਇੱਥੇ ਨਹੀਂ ਆ ਰਿਹਾ।',
  },
  REGISTER_TOO_LONG: {
    status: 409,
    en: 'More than {max} letters in this month. Print the register of one centre at a time.',
    hi: 'इस महीने में {max} से ज़्यादा चिट्ठियाँ हैं। एक-एक केंद्र का रजिस्टर छापें।',
    pa: 'ਇਸ ਮਹੀਨੇ ਵਿੱਚ {max} ਤੋਂ ਵੱਧ ਚਿੱਠੀਆਂ ਹਨ। ਇੱਕ-ਇੱਕ ਸੈਂਟਰ ਦਾ ਰਜਿਸਟਰ ਛਾਪੋ।',
  },
} as const satisfies ErrorTexts;
