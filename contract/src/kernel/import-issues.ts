import type { Texts } from './languages.ts';

/** What can be wrong with a cell of any list; a kind of import adds its own. {places} are filled in. */
export const importIssues = {
  missing: {
    en: 'This is needed',
    hi: 'यह भरना ज़रूरी है',
    pa: 'ਇਹ ਭਰਨਾ ਜ਼ਰੂਰੀ ਹੈ',
  },
  tooLong: {
    en: 'At most {most} characters',
    hi: 'अधिकतम {most} अक्षर',
    pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {most} ਅੱਖਰ',
  },
  tooMany: {
    en: 'At most {most} entries',
    hi: 'अधिकतम {most} प्रविष्टियाँ',
    pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {most} ਐਂਟਰੀਆਂ',
  },
  notADay: {
    en: '“{value}” is no date. Write it as 31-12-2026',
    hi: '“{value}” तारीख़ नहीं है। इसे 31-12-2026 की तरह लिखें',
    pa: '“{value}” ਤਾਰੀਖ਼ ਨਹੀਂ ਹੈ। ਇਸਨੂੰ 31-12-2026 ਵਾਂਗ ਲਿਖੋ',
  },
  inFuture: {
    en: 'This date is still to come',
    hi: 'यह तारीख़ अभी आई नहीं है',
    pa: 'ਇਹ ਤਾਰੀਖ਼ ਹਾਲੇ ਆਈ ਨਹੀਂ',
  },
  tooEarly: {
    en: 'This date lies before 1900',
    hi: 'यह तारीख़ 1900 से पहले की है',
    pa: 'ਇਹ ਤਾਰੀਖ਼ 1900 ਤੋਂ ਪਹਿਲਾਂ ਦੀ ਹੈ',
  },
  notAnAge: {
    en: '“{value}” is no age',
    hi: '“{value}” आयु नहीं है',
    pa: '“{value}” ਉਮਰ ਨਹੀਂ ਹੈ',
  },
  notANumber: {
    en: '“{value}” is no whole number',
    hi: '“{value}” पूर्ण संख्या नहीं है',
    pa: '“{value}” ਪੂਰਾ ਅੰਕ ਨਹੀਂ ਹੈ',
  },
  notAPhone: {
    en: '“{value}” is no phone number',
    hi: '“{value}” फ़ोन नंबर नहीं है',
    pa: '“{value}” ਫ਼ੋਨ ਨੰਬਰ ਨਹੀਂ ਹੈ',
  },
  notAChoice: {
    en: '“{value}” is not known here. Possible: {choices}',
    hi: '“{value}” यहाँ मान्य नहीं है। संभव: {choices}',
    pa: '“{value}” ਇੱਥੇ ਚੱਲਦਾ ਨਹੀਂ। ਸੰਭਵ: {choices}',
  },
} as const satisfies Record<string, Texts>;
