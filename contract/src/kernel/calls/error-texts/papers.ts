import type { ErrorTexts } from './error-texts.ts';

/** Refusals about papers that expire. */
export const papersErrors = {
  PAPER_EXISTS: {
    status: 409,
    en: 'This record already has a current document of this kind. Renew that one. Nothing was changed.',
    hi: 'इस रिकॉर्ड में ऐसा काग़ज़ पहले से है। उसे रिन्यू करें। कुछ नहीं बदला।',
    pa: 'ਇਸ ਰਿਕਾਰਡ ਵਿੱਚ ਅਜਿਹਾ ਕਾਗਜ਼ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਉਸ ਨੂੰ ਰੀਨਿਊ ਕਰੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  PAPER_RENEWED: {
    status: 409,
    en: 'This document has been renewed and stays as it is. Open the current one. Nothing was changed.',
    hi: 'यह काग़ज़ रिन्यू हो चुका है और ऐसा ही रहेगा। अभी वाला काग़ज़ खोलें। कुछ नहीं बदला।',
    pa: 'ਇਹ ਕਾਗਜ਼ ਰੀਨਿਊ ਹੋ ਚੁੱਕਾ ਹੈ ਅਤੇ ਇਵੇਂ ਹੀ ਰਹੇਗਾ। ਮੌਜੂਦਾ ਕਾਗਜ਼ ਖੋਲ੍ਹੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  RENEWAL_NOT_LONGER: {
    status: 400,
    en: 'A renewal is valid for longer than the former document, which expires on {day}. To correct that day, use Edit.',
    hi: 'रिन्यू किया काग़ज़ पुराने से आगे तक चलता है, जो {day} को ख़त्म होता है। वह दिन ठीक करने के लिए “बदलें” चुनें।',
    pa: 'ਰੀਨਿਊ ਕੀਤਾ ਕਾਗਜ਼ ਪੁਰਾਣੇ ਤੋਂ ਅੱਗੇ ਤੱਕ ਚੱਲਦਾ ਹੈ, ਜੋ {day} ਨੂੰ ਖ਼ਤਮ ਹੁੰਦਾ ਹੈ। ਉਹ ਦਿਨ ਠੀਕ ਕਰਨ ਲਈ “ਬਦਲੋ” ਚੁਣੋ।',
  },
} as const satisfies ErrorTexts;
