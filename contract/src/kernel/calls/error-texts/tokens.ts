import type { ErrorTexts } from './error-texts.ts';

/** Refusals about quick tokens and vehicle passes. */
export const tokenErrors = {
  TOKEN_NUMBERS: {
    status: 400,
    en: 'Write the numbers as 1-10,15. At most {max} at once, none above {largest}.',
    hi: 'नंबर ऐसे लिखें: 1-10,15। एक बार में ज़्यादा से ज़्यादा {max}, और {largest} से ऊपर नहीं।',
    pa: 'ਨੰਬਰ ਇਸ ਤਰ੍ਹਾਂ ਲਿਖੋ: 1-10,15। ਇੱਕ ਵਾਰ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {max}, ਅਤੇ {largest} ਤੋਂ ਉੱਪਰ ਨਹੀਂ।',
  },
  TOKENS_TAKEN: {
    status: 409,
    en: 'Already printed for this event: {numbers}. Choose other numbers, or print these again.',
    hi: 'इस कार्यक्रम के लिए पहले प्रिंट हो चुके: {numbers}। दूसरे नंबर चुनें, या इन्हें फिर प्रिंट करें।',
    pa: 'ਇਸ ਪ੍ਰੋਗਰਾਮ ਲਈ ਪਹਿਲਾਂ ਪ੍ਰਿੰਟ ਹੋ ਚੁੱਕੇ: {numbers}। ਹੋਰ ਨੰਬਰ ਚੁਣੋ, ਜਾਂ ਇਨ੍ਹਾਂ ਨੂੰ ਦੁਬਾਰਾ ਪ੍ਰਿੰਟ ਕਰੋ।',
  },
  TOKENS_UNKNOWN: {
    status: 404,
    en: 'There are no tokens with these numbers yet: {numbers}.',
    hi: 'इन नंबरों के टोकन अभी नहीं बने: {numbers}।',
    pa: 'ਇਨ੍ਹਾਂ ਨੰਬਰਾਂ ਦੇ ਟੋਕਨ ਹਾਲੇ ਨਹੀਂ ਬਣੇ: {numbers}।',
  },
  TOKEN_NOT_HERE: {
    status: 404,
    en: 'This is not a deposit token of this event. Look at the number on it.',
    hi: 'यह इस कार्यक्रम का जमा टोकन नहीं है। इस पर लिखा नंबर देखें।',
    pa: 'ਇਹ ਇਸ ਪ੍ਰੋਗਰਾਮ ਦਾ ਜਮ੍ਹਾਂ ਟੋਕਨ ਨਹੀਂ ਹੈ। ਇਸ ਉੱਤੇ ਲਿਖਿਆ ਨੰਬਰ ਵੇਖੋ।',
  },
  TOKEN_NOT_OUT: {
    status: 409,
    en: 'This token was not handed out, so it cannot come back. Nothing was changed.',
    hi: 'यह टोकन दिया नहीं गया था, इसलिए वापस नहीं आ सकता। कुछ नहीं बदला।',
    pa: 'ਇਹ ਟੋਕਨ ਦਿੱਤਾ ਨਹੀਂ ਗਿਆ ਸੀ, ਇਸ ਲਈ ਵਾਪਸ ਨਹੀਂ ਆ ਸਕਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  EVENT_CLOSED: {
    status: 409,
    en: 'This event is closed. Tokens can come back, but none is handed out.',
    hi: 'यह कार्यक्रम बंद है। टोकन वापस आ सकते हैं, पर दिए नहीं जाते।',
    pa: 'ਇਹ ਪ੍ਰੋਗਰਾਮ ਬੰਦ ਹੈ। ਟੋਕਨ ਵਾਪਸ ਆ ਸਕਦੇ ਹਨ, ਪਰ ਦਿੱਤੇ ਨਹੀਂ ਜਾਂਦੇ।',
  },
  TOKEN_UNDO_REFUSED: {
    status: 409,
    en: 'This can no longer be undone. A minute has passed, or the token has moved on.',
    hi: 'यह अब पहले जैसा नहीं हो सकता। एक मिनट बीत गया, या टोकन आगे बढ़ गया।',
    pa: 'ਇਹ ਹੁਣ ਪਹਿਲਾਂ ਵਰਗਾ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਇੱਕ ਮਿੰਟ ਲੰਘ ਗਿਆ, ਜਾਂ ਟੋਕਨ ਅੱਗੇ ਵਧ ਗਿਆ।',
  },
  PASS_REVOKED: {
    status: 409,
    en: 'This pass is revoked. It can no longer be printed.',
    hi: 'यह गाड़ी पास रद्द है। यह अब प्रिंट नहीं होता।',
    pa: 'ਇਹ ਗੱਡੀ ਪਾਸ ਰੱਦ ਹੈ। ਇਹ ਹੁਣ ਪ੍ਰਿੰਟ ਨਹੀਂ ਹੁੰਦਾ।',
  },
} as const satisfies ErrorTexts;
