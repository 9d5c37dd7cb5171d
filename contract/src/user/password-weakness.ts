import type { Texts } from '../kernel/values/languages.ts';

/** Why a password is refused, as the person reads it. */
export const passwordWeaknesses = {
  short: {
    en: 'Use at least 10 characters.',
    hi: 'कम से कम 10 अक्षर रखें।',
    pa: 'ਘੱਟੋ-ਘੱਟ 10 ਅੱਖਰ ਰੱਖੋ।',
  },
  username: {
    en: 'The username is too easy to guess.',
    hi: 'यूज़रनेम का अंदाज़ा आसानी से लग जाता है।',
    pa: 'ਯੂਜ਼ਰਨੇਮ ਦਾ ਅੰਦਾਜ਼ਾ ਸੌਖਾ ਲੱਗ ਜਾਂਦਾ ਹੈ।',
  },
  repetitive: {
    en: 'It repeats the same few characters.',
    hi: 'इसमें वही अक्षर बार-बार आते हैं।',
    pa: 'ਇਸ ਵਿੱਚ ਉਹੀ ਅੱਖਰ ਵਾਰ-ਵਾਰ ਆਉਂਦੇ ਹਨ।',
  },
  common: {
    en: 'Common words, years and neighbouring keys are guessed first. Add one or two other words.',
    hi: 'आम शब्द, साल और पास-पास के बटन पहले आज़माए जाते हैं। एक-दो और शब्द जोड़ें।',
    pa: 'ਆਮ ਸ਼ਬਦ, ਸਾਲ ਤੇ ਨਾਲ-ਨਾਲ ਦੇ ਬਟਨ ਪਹਿਲਾਂ ਅਜ਼ਮਾਏ ਜਾਂਦੇ ਹਨ। ਇੱਕ-ਦੋ ਹੋਰ ਸ਼ਬਦ ਜੋੜੋ।',
  },
  sameAsBefore: {
    en: 'It is the same as before.',
    hi: 'यह पहले वाला ही पासवर्ड है।',
    pa: 'ਇਹ ਪਹਿਲਾਂ ਵਾਲਾ ਹੀ ਪਾਸਵਰਡ ਹੈ।',
  },
} as const satisfies Record<string, Texts>;

export type PasswordWeakness = keyof typeof passwordWeaknesses;
