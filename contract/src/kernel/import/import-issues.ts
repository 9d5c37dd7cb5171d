import type { Texts } from '../values/languages.ts';

/** What can be wrong with a cell of any list; a kind of import adds its own. {places} are filled in. */
export const importIssues = {
  missing: {
    en: 'This is needed',
    hi: 'यह भरना ज़रूरी है',
    pa: 'ਇਹ ਭਰਨਾ ਜ਼ਰੂਰੀ ਹੈ',
  },
  tooLong: {
    en: 'At most {most} characters',
    hi: 'ज़्यादा से ज़्यादा {most} अक्षर',
    pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {most} ਅੱਖਰ',
  },
  tooMany: {
    en: 'At most {most} entries',
    hi: 'ज़्यादा से ज़्यादा {most}',
    pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {most}',
  },
  notADay: {
    en: '“{value}” is not a date. Write it as 31-12-2026',
    hi: '“{value}” तारीख़ नहीं है। इसे 31-12-2026 की तरह लिखें',
    pa: '“{value}” ਤਾਰੀਖ਼ ਨਹੀਂ ਹੈ। ਇਸ ਨੂੰ 31-12-2026 ਵਾਂਗ ਲਿਖੋ',
  },
  inFuture: {
    en: 'This date is still to come',
    hi: 'यह तारीख़ अभी आई नहीं है',
    pa: 'ਇਹ ਤਾਰੀਖ਼ ਹਾਲੇ ਆਈ ਨਹੀਂ',
  },
  tooEarly: {
    en: 'This date is before 1900',
    hi: 'यह तारीख़ 1900 से पहले की है',
    pa: 'ਇਹ ਤਾਰੀਖ਼ 1900 ਤੋਂ ਪਹਿਲਾਂ ਦੀ ਹੈ',
  },
  notAnAge: {
    en: '“{value}” is not an age',
    hi: '“{value}” उम्र नहीं है',
    pa: '“{value}” ਉਮਰ ਨਹੀਂ ਹੈ',
  },
  notANumber: {
    en: '“{value}” is not a whole number',
    hi: '“{value}” पूरी संख्या नहीं है',
    pa: '“{value}” ਪੂਰਾ ਅੰਕ ਨਹੀਂ ਹੈ',
  },
  notAPhone: {
    en: '“{value}” is not a phone number',
    hi: '“{value}” फ़ोन नंबर नहीं है',
    pa: '“{value}” ਫ਼ੋਨ ਨੰਬਰ ਨਹੀਂ ਹੈ',
  },
  notAChoice: {
    en: '“{value}” is not known here. Possible: {choices}',
    hi: '“{value}” यहाँ नहीं चलता। इनमें से लिखें: {choices}',
    pa: '“{value}” ਇੱਥੇ ਨਹੀਂ ਚੱਲਦਾ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਲਿਖੋ: {choices}',
  },
} as const satisfies Record<string, Texts>;
