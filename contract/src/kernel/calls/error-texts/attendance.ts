import type { ErrorTexts } from './error-texts.ts';

/** Refusals about attendance. */
export const attendanceErrors = {
  SHEET_CLOSED: {
    status: 409,
    en: 'This attendance sheet is closed. Nothing was changed. A correction needs a reason.',
    hi: 'यह हाज़िरी शीट बंद है। कुछ नहीं बदला। सुधार के लिए कारण चाहिए।',
    pa: 'ਇਹ ਹਾਜ਼ਰੀ ਸ਼ੀਟ ਬੰਦ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਸੁਧਾਰ ਲਈ ਕਾਰਨ ਚਾਹੀਦਾ ਹੈ।',
  },
  SHEET_OPEN: {
    status: 409,
    en: 'This attendance sheet is still open. Change the entry on the sheet itself.',
    hi: 'यह हाज़िरी शीट अभी खुली है। एंट्री शीट पर ही बदलें।',
    pa: 'ਇਹ ਹਾਜ਼ਰੀ ਸ਼ੀਟ ਹਾਲੇ ਖੁੱਲ੍ਹੀ ਹੈ। ਐਂਟਰੀ ਸ਼ੀਟ ਉੱਤੇ ਹੀ ਬਦਲੋ।',
  },
  SHEET_NOT_BEGUN: {
    status: 409,
    en: 'This sewa has not begun yet. Its sheet can be closed from the planned start.',
    hi: 'यह सेवा अभी शुरू नहीं हुई। शीट तय समय पर शुरू होने के बाद ही बंद कर सकते हैं।',
    pa: 'ਇਹ ਸੇਵਾ ਹਾਲੇ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਈ। ਸ਼ੀਟ ਮਿੱਥੇ ਸਮੇਂ ਉੱਤੇ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਬਾਅਦ ਹੀ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।',
  },
  CLOSING_UNDO_REFUSED: {
    status: 409,
    en: 'The sheet stays closed. Only the person who closed it can reopen it, for ten minutes and before any correction.',
    hi: 'शीट बंद रहेगी। जिन्होंने बंद की, सिर्फ़ वे दस मिनट तक और सुधार से पहले इसे फिर खोल सकते हैं।',
    pa: 'ਸ਼ੀਟ ਬੰਦ ਰਹੇਗੀ। ਜਿਨ੍ਹਾਂ ਨੇ ਬੰਦ ਕੀਤੀ, ਸਿਰਫ਼ ਉਹ ਦਸ ਮਿੰਟ ਤੱਕ ਅਤੇ ਸੁਧਾਰ ਤੋਂ ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।',
  },
  ENTRY_EXPECTED: {
    status: 409,
    en: 'This person serves in this department and stays on the sheet. Choose another mark.',
    hi: 'ये इसी विभाग में सेवा करते हैं और शीट पर रहेंगे। कोई और हाज़िरी चुनें।',
    pa: 'ਇਹ ਇਸੇ ਵਿਭਾਗ ਵਿੱਚ ਸੇਵਾ ਕਰਦੇ ਹਨ ਅਤੇ ਸ਼ੀਟ ਉੱਤੇ ਰਹਿਣਗੇ। ਕੋਈ ਹੋਰ ਹਾਜ਼ਰੀ ਚੁਣੋ।',
  },
  MONTH_CLOSED: {
    status: 409,
    en: 'The area has closed this month. Only someone with the right to correct can add a sheet.',
    hi: 'यह महीना बंद हो चुका है। नई शीट सिर्फ़ सुधारने का अधिकार रखने वाले जोड़ सकते हैं।',
    pa: 'ਇਹ ਮਹੀਨਾ ਬੰਦ ਹੋ ਚੁੱਕਾ ਹੈ। ਨਵੀਂ ਸ਼ੀਟ ਸਿਰਫ਼ ਸੋਧਣ ਦਾ ਅਧਿਕਾਰ ਰੱਖਣ ਵਾਲੇ ਜੋੜ ਸਕਦੇ ਹਨ।',
  },
  MOVED_TO_CLOSED_MONTH: {
    status: 409,
    en: 'The area has closed this month. A sheet with entries cannot be moved into it.',
    hi: 'यह महीना बंद हो चुका है। जिस शीट में एंट्री हो, उसे इस महीने में नहीं ले जा सकते।',
    pa: 'ਇਹ ਮਹੀਨਾ ਬੰਦ ਹੋ ਚੁੱਕਾ ਹੈ। ਜਿਸ ਸ਼ੀਟ ਵਿੱਚ ਐਂਟਰੀ ਹੋਵੇ, ਉਸ ਨੂੰ ਇਸ ਮਹੀਨੇ ਵਿੱਚ ਨਹੀਂ ਲਿਜਾ ਸਕਦੇ।',
  },
  MONTH_NOT_OVER: {
    status: 409,
    en: 'This month is not over yet. It can be closed from the first day of the next month, once its last sewa is over.',
    hi: 'यह महीना अभी पूरा नहीं हुआ। इसे अगले महीने की पहली तारीख़ से बंद कर सकते हैं, जब आख़िरी सेवा भी पूरी हो जाए।',
    pa: 'ਇਹ ਮਹੀਨਾ ਹਾਲੇ ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ। ਇਸ ਨੂੰ ਅਗਲੇ ਮਹੀਨੇ ਦੀ ਪਹਿਲੀ ਤਾਰੀਖ਼ ਤੋਂ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ, ਜਦੋਂ ਆਖ਼ਰੀ ਸੇਵਾ ਵੀ ਪੂਰੀ ਹੋ ਜਾਵੇ।',
  },
  SHEET_TIME: {
    status: 409,
    en: 'This time does not belong to this sheet. It takes marks from six hours before to six hours after.',
    hi: 'यह समय इस शीट का नहीं है। शीट पर छह घंटे पहले से छह घंटे बाद तक हाज़िरी लगती है।',
    pa: 'ਇਹ ਸਮਾਂ ਇਸ ਸ਼ੀਟ ਦਾ ਨਹੀਂ ਹੈ। ਸ਼ੀਟ ਉੱਤੇ ਛੇ ਘੰਟੇ ਪਹਿਲਾਂ ਤੋਂ ਛੇ ਘੰਟੇ ਬਾਅਦ ਤੱਕ ਹਾਜ਼ਰੀ ਲੱਗਦੀ ਹੈ।',
  },
  LEFT_BEFORE_COMING: {
    status: 409,
    en: 'Leaving needs an earlier time of coming. Check the two times.',
    hi: 'जाने से पहले आने का समय चाहिए। दोनों समय जाँचें।',
    pa: 'ਜਾਣ ਤੋਂ ਪਹਿਲਾਂ ਆਉਣ ਦਾ ਸਮਾਂ ਚਾਹੀਦਾ ਹੈ। ਦੋਵੇਂ ਸਮੇਂ ਵੇਖੋ।',
  },
  NO_OCCURRENCE: {
    status: 409,
    en: 'This schedule has no sewa on this day.',
    hi: 'इस समय-सारणी में इस दिन सेवा नहीं है।',
    pa: 'ਇਸ ਸਮਾਂ-ਸਾਰਣੀ ਵਿੱਚ ਇਸ ਦਿਨ ਸੇਵਾ ਨਹੀਂ ਹੈ।',
  },
  SHEET_OF_OTHER_CENTRE: {
    status: 409,
    en: 'The sheet of this day was opened while the schedule belonged to another centre. Add a sheet by hand.',
    hi: 'इस दिन की शीट तब खुली थी जब समय-सारणी दूसरे केंद्र की थी। नई शीट ख़ुद जोड़ें।',
    pa: 'ਇਸ ਦਿਨ ਦੀ ਸ਼ੀਟ ਉਦੋਂ ਖੁੱਲ੍ਹੀ ਸੀ ਜਦੋਂ ਸਮਾਂ-ਸਾਰਣੀ ਹੋਰ ਸੈਂਟਰ ਦੀ ਸੀ। ਨਵੀਂ ਸ਼ੀਟ ਆਪ ਜੋੜੋ।',
  },
  SEWADAR_UNKNOWN: {
    status: 404,
    en: 'No sewadar with this number is known here. Check the number or mark the person in the list.',
    hi: 'इस नंबर के कोई सेवादार यहाँ नहीं मिले। नंबर जाँचें, या सूची में हाज़िरी लगाएँ।',
    pa: 'ਇਸ ਨੰਬਰ ਦੇ ਕੋਈ ਸੇਵਾਦਾਰ ਇੱਥੇ ਨਹੀਂ ਮਿਲੇ। ਨੰਬਰ ਵੇਖੋ, ਜਾਂ ਸੂਚੀ ਵਿੱਚ ਹਾਜ਼ਰੀ ਲਾਓ।',
  },
} as const satisfies ErrorTexts;
