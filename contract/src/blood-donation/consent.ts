import type { Texts } from '../kernel/values/languages.ts';

/** Texts that donors sign, by version; never changed, because records name the version that was signed. */
export const consentTexts = {
  '2026-11': {
    en: 'I give blood of my own free will and without payment. I have answered the questions truthfully. I understand that my blood is tested for HIV, hepatitis B and C, syphilis and malaria, and I wish to be told the results. I know that I can withdraw at any time before, during and after the donation. The doctor decides whether I can donate. My details are kept for this donation, for my safety and, if I agree, to call me for later camps.',
    hi: 'मैं अपनी मर्ज़ी से और बिना किसी भुगतान के रक्तदान कर रहा/रही हूँ। मैंने सवालों के सही जवाब दिए हैं। मुझे पता है कि मेरे ख़ून की HIV, हेपेटाइटिस B और C, सिफ़लिस और मलेरिया की जाँच होगी, और मैं नतीजे जानना चाहता/चाहती हूँ। मैं रक्तदान से पहले, उसके दौरान या बाद में कभी भी मना कर सकता/सकती हूँ। मैं रक्तदान कर सकता/सकती हूँ या नहीं, यह डॉक्टर तय करते हैं। मेरी जानकारी इस रक्तदान और मेरी सुरक्षा के लिए, और मेरी सहमति हो तो अगले कैंप की सूचना देने के लिए रखी जाएगी।',
    pa: 'ਮੈਂ ਆਪਣੀ ਮਰਜ਼ੀ ਨਾਲ ਅਤੇ ਬਿਨਾਂ ਕਿਸੇ ਭੁਗਤਾਨ ਦੇ ਖ਼ੂਨਦਾਨ ਕਰ ਰਿਹਾ/ਰਹੀ ਹਾਂ। ਮੈਂ ਸਵਾਲਾਂ ਦੇ ਸਹੀ ਜਵਾਬ ਦਿੱਤੇ ਹਨ। ਮੈਨੂੰ ਪਤਾ ਹੈ ਕਿ ਮੇਰੇ ਖ਼ੂਨ ਦੀ HIV, ਹੈਪੇਟਾਈਟਸ B ਅਤੇ C, ਸਿਫ਼ਲਿਸ ਅਤੇ ਮਲੇਰੀਆ ਦੀ ਜਾਂਚ ਹੋਵੇਗੀ, ਅਤੇ ਮੈਂ ਨਤੀਜੇ ਜਾਣਨਾ ਚਾਹੁੰਦਾ/ਚਾਹੁੰਦੀ ਹਾਂ। ਮੈਂ ਖ਼ੂਨਦਾਨ ਤੋਂ ਪਹਿਲਾਂ, ਦੌਰਾਨ ਜਾਂ ਬਾਅਦ ਵਿੱਚ ਕਦੇ ਵੀ ਨਾਂਹ ਕਰ ਸਕਦਾ/ਸਕਦੀ ਹਾਂ। ਮੈਂ ਖ਼ੂਨਦਾਨ ਕਰ ਸਕਦਾ/ਸਕਦੀ ਹਾਂ ਜਾਂ ਨਹੀਂ, ਇਹ ਡਾਕਟਰ ਤੈਅ ਕਰਦੇ ਹਨ। ਮੇਰੀ ਜਾਣਕਾਰੀ ਇਸ ਖ਼ੂਨਦਾਨ ਅਤੇ ਮੇਰੀ ਸੁਰੱਖਿਆ ਲਈ, ਅਤੇ ਮੇਰੀ ਸਹਿਮਤੀ ਹੋਵੇ ਤਾਂ ਅਗਲੇ ਕੈਂਪ ਦੀ ਖ਼ਬਰ ਦੇਣ ਲਈ ਰੱਖੀ ਜਾਵੇਗੀ।',
  },
} as const satisfies Record<string, Texts>;

export type ConsentVersion = keyof typeof consentTexts;
export const consentVersions = Object.keys(consentTexts) as ConsentVersion[];
export const currentConsent: ConsentVersion = '2026-11';
