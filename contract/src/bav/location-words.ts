import { commonWords } from '../kernel/resource/common-words.ts';

export const locationWords = {
  one: { en: 'Location', hi: 'स्टॉक की जगह', pa: 'ਸਟਾਕ ਦੀ ਥਾਂ' },
  many: { en: 'Locations', hi: 'स्टॉक की जगहें', pa: 'ਸਟਾਕ ਦੀਆਂ ਥਾਵਾਂ' },
  empty: {
    en: 'Add the store of the area, the stores of the centres and their counters.',
    hi: 'क्षेत्र का स्टोर, केंद्रों के स्टोर और उनके काउंटर जोड़ें।',
    pa: 'ਏਰੀਏ ਦਾ ਸਟੋਰ, ਸੈਂਟਰਾਂ ਦੇ ਸਟੋਰ ਅਤੇ ਉਨ੍ਹਾਂ ਦੇ ਕਾਊਂਟਰ ਜੋੜੋ।',
  },
  fields: {
    name: commonWords.name,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    kind: {
      en: 'Kind',
      hi: 'किस्म',
      pa: 'ਕਿਸਮ',
      hint: {
        en: 'Centres order from the store of the area',
        hi: 'केंद्र क्षेत्र के स्टोर से मँगाते हैं',
        pa: 'ਸੈਂਟਰ ਏਰੀਏ ਦੇ ਸਟੋਰ ਤੋਂ ਮੰਗਵਾਉਂਦੇ ਹਨ',
      },
      choices: {
        areaStore: { en: 'Store of the area', hi: 'क्षेत्र का स्टोर', pa: 'ਏਰੀਏ ਦਾ ਸਟੋਰ' },
        store: { en: 'Store of a centre', hi: 'केंद्र का स्टोर', pa: 'ਸੈਂਟਰ ਦਾ ਸਟੋਰ' },
        counter: { en: 'Counter', hi: 'काउंटर', pa: 'ਕਾਊਂਟਰ' },
      },
    },
    quantity: { en: 'Copies', hi: 'कुल प्रतियाँ', pa: 'ਕੁੱਲ ਕਾਪੀਆਂ' },
    isActive: commonWords.isActive,
    isMine: { en: 'In my reach', hi: 'मेरे काम की', pa: 'ਮੇਰੇ ਕੰਮ ਦੀ' },
    notes: commonWords.notes,
  },
} as const;
