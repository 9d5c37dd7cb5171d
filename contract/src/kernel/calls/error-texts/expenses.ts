import type { ErrorTexts } from './error-texts.ts';

/** Refusals about expenses of vehicles. */
export const expenseErrors = {
  EXPENSE_SAME_BILL: {
    status: 409,
    en: 'This bill is already entered as expense {number} of {centre}. Check the bill number. Nothing was saved.',
    hi: 'यह बिल पहले से दर्ज है: ख़र्च {number}, {centre}। बिल नंबर जाँचें। कुछ सेव नहीं हुआ।',
    pa: 'ਇਹ ਬਿੱਲ ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹੈ: ਖ਼ਰਚਾ {number}, {centre}। ਬਿੱਲ ਨੰਬਰ ਜਾਂਚੋ। ਕੁਝ ਨਹੀਂ ਸੰਭਾਲਿਆ ਗਿਆ।',
  },
  EXPENSE_BILL_MISSING: {
    status: 409,
    en: 'Attach the bill first, as a photo or a scan.',
    hi: 'पहले बिल जोड़ें, फ़ोटो या स्कैन।',
    pa: 'ਪਹਿਲਾਂ ਬਿੱਲ ਜੋੜੋ, ਫ਼ੋਟੋ ਜਾਂ ਸਕੈਨ।',
  },
  EXPENSE_FROZEN: {
    status: 409,
    en: 'Only a draft can be changed. Choose “Back to draft” first, then correct it.',
    hi: 'सिर्फ़ ड्राफ़्ट बदला जा सकता है। पहले “वापस ड्राफ़्ट में” चुनें, फिर ठीक करें।',
    pa: 'ਸਿਰਫ਼ ਡਰਾਫ਼ਟ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਪਹਿਲਾਂ “ਵਾਪਸ ਡਰਾਫ਼ਟ ਵਿੱਚ” ਚੁਣੋ, ਫਿਰ ਠੀਕ ਕਰੋ।',
  },
  EXPENSE_APPROVED: {
    status: 409,
    en: 'An approved expense cannot be changed. Whoever approves expenses can reject it with a reason.',
    hi: 'मंज़ूर हो चुका ख़र्च नहीं बदला जा सकता। मंज़ूरी देने वाले इसे कारण लिखकर नामंज़ूर कर सकते हैं।',
    pa: 'ਮਨਜ਼ੂਰ ਹੋ ਚੁੱਕਾ ਖ਼ਰਚਾ ਨਹੀਂ ਬਦਲਿਆ ਜਾ ਸਕਦਾ। ਮਨਜ਼ੂਰੀ ਦੇਣ ਵਾਲੇ ਇਸ ਨੂੰ ਕਾਰਨ ਲਿਖ ਕੇ ਨਾਮਨਜ਼ੂਰ ਕਰ ਸਕਦੇ ਹਨ।',
  },
  EXPENSE_PAID: {
    status: 409,
    en: 'A paid expense cannot be changed. Whoever approves expenses chooses “Mark as not paid” first, then rejects it.',
    hi: 'जिस ख़र्च के पैसे दिए गए, वह नहीं बदला जा सकता। मंज़ूरी देने वाले पहले “पैसे नहीं दिए” चुनें, फिर नामंज़ूर करें।',
    pa: 'ਜਿਸ ਖ਼ਰਚੇ ਦੇ ਪੈਸੇ ਦਿੱਤੇ ਗਏ, ਉਹ ਨਹੀਂ ਬਦਲਿਆ ਜਾ ਸਕਦਾ। ਮਨਜ਼ੂਰੀ ਦੇਣ ਵਾਲੇ ਪਹਿਲਾਂ “ਪੈਸੇ ਨਹੀਂ ਦਿੱਤੇ” ਚੁਣਨ, ਫਿਰ ਨਾਮਨਜ਼ੂਰ ਕਰਨ।',
  },
  OWN_EXPENSE: {
    status: 403,
    en: 'You entered or edited this expense, so someone else must decide on it.',
    hi: 'यह ख़र्च आपने लिखा या बदला है, इसलिए फ़ैसला कोई और करेगा।',
    pa: 'ਇਹ ਖ਼ਰਚਾ ਤੁਸੀਂ ਲਿਖਿਆ ਜਾਂ ਬਦਲਿਆ ਹੈ, ਇਸ ਲਈ ਫ਼ੈਸਲਾ ਕੋਈ ਹੋਰ ਕਰੇਗਾ।',
  },
  FUEL_OVER_TANK: {
    status: 409,
    en: 'The tank of {vehicle} holds {tank} litres, and the bill says {litres}. Check the litres, or the tank on the vehicle’s page.',
    hi: '{vehicle} की टंकी {tank} लीटर की है, और बिल में {litres} है। लीटर जाँचें, या गाड़ी के पेज पर टंकी।',
    pa: '{vehicle} ਦੀ ਟੈਂਕੀ {tank} ਲੀਟਰ ਦੀ ਹੈ, ਅਤੇ ਬਿੱਲ ਵਿੱਚ {litres} ਹੈ। ਲੀਟਰ ਜਾਂਚੋ, ਜਾਂ ਗੱਡੀ ਦੇ ਪੰਨੇ ਉੱਤੇ ਟੈਂਕੀ।',
  },
  ODOMETER_BEYOND_LATER: {
    status: 409,
    en: 'On a later day the odometer of {vehicle} stood at {next} km. Enter that or less, or check the date.',
    hi: 'बाद के दिन {vehicle} का मीटर {next} कि.मी. था। इतना या कम लिखें, या तारीख़ जाँचें।',
    pa: 'ਬਾਅਦ ਦੇ ਦਿਨ {vehicle} ਦਾ ਮੀਟਰ {next} ਕਿ.ਮੀ. ਸੀ। ਇੰਨਾ ਜਾਂ ਘੱਟ ਲਿਖੋ, ਜਾਂ ਤਾਰੀਖ਼ ਜਾਂਚੋ।',
  },
  TRIP_OF_OTHER_VEHICLE: {
    status: 409,
    en: 'This trip was made with another vehicle. Choose the trip or the vehicle again.',
    hi: 'यह ट्रिप दूसरी गाड़ी की है। ट्रिप या गाड़ी फिर से चुनें।',
    pa: 'ਇਹ ਗੇੜਾ ਹੋਰ ਗੱਡੀ ਦਾ ਹੈ। ਗੇੜਾ ਜਾਂ ਗੱਡੀ ਦੁਬਾਰਾ ਚੁਣੋ।',
  },
} as const satisfies ErrorTexts;
