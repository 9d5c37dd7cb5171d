import { commonWords } from '../kernel/resource/common-words.ts';
import { stockWords } from './stock-words.ts';

export const countWords = {
  one: { en: 'Stock count', hi: 'स्टॉक की गिनती', pa: 'ਸਟਾਕ ਦੀ ਗਿਣਤੀ' },
  many: { en: 'Stock counts', hi: 'स्टॉक की गिनती', pa: 'ਸਟਾਕ ਦੀ ਗਿਣਤੀ' },
  empty: {
    en: 'Start a sheet, count the copies and post the differences.',
    hi: 'शीट शुरू करें, प्रतियाँ गिनें और फ़र्क़ दर्ज करें।',
    pa: 'ਸ਼ੀਟ ਸ਼ੁਰੂ ਕਰੋ, ਕਾਪੀਆਂ ਗਿਣੋ ਅਤੇ ਫ਼ਰਕ ਦਰਜ ਕਰੋ।',
  },
  fields: {
    reference: stockWords.reference,
    centre: commonWords.centre,
    day: stockWords.day,
    status: {
      ...commonWords.status,
      choices: {
        open: { en: 'Being counted', hi: 'गिनती चल रही है', pa: 'ਗਿਣਤੀ ਚੱਲ ਰਹੀ ਹੈ' },
        posted: { en: 'Posted', hi: 'दर्ज', pa: 'ਦਰਜ' },
        cancelled: { en: 'Cancelled', hi: 'रद्द', pa: 'ਰੱਦ' },
      },
    },
    location: stockWords.location,
    locationName: stockWords.locationName,
    items: { en: 'Items', hi: 'आइटम', pa: 'ਆਈਟਮ' },
    counted: { en: 'Counted', hi: 'गिने गए', pa: 'ਗਿਣੇ ਗਏ' },
    differences: { en: 'Items with a difference', hi: 'फ़र्क़ वाले आइटम', pa: 'ਫ਼ਰਕ ਵਾਲੇ ਆਈਟਮ' },
    difference: { en: 'Difference', hi: 'फ़र्क़', pa: 'ਫ਼ਰਕ' },
    notes: commonWords.notes,
    madeByName: { en: 'Started by', hi: 'किसने शुरू की', pa: 'ਕਿਸ ਨੇ ਸ਼ੁਰੂ ਕੀਤੀ' },
    postedByName: { en: 'Posted by', hi: 'किसने दर्ज की', pa: 'ਕਿਸ ਨੇ ਦਰਜ ਕੀਤੀ' },
    postedAt: { en: 'Posted on', hi: 'कब दर्ज हुई', pa: 'ਕਦੋਂ ਦਰਜ ਹੋਈ' },
  },
} as const;
