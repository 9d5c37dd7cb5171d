import { commonWords } from '../kernel/resource/common-words.ts';

/** Words that the documents of the stock share. */
export const stockWords = {
  reference: commonWords.number,
  day: { en: 'Date', hi: 'तारीख़', pa: 'ਤਾਰੀਖ਼' },
  location: { en: 'Location', hi: 'स्टॉक की जगह', pa: 'ਸਟਾਕ ਦੀ ਥਾਂ' },
  locationName: { en: 'Location', hi: 'स्टॉक की जगह', pa: 'ਸਟਾਕ ਦੀ ਥਾਂ' },
  copies: { en: 'Copies', hi: 'प्रतियाँ', pa: 'ਕਾਪੀਆਂ' },
  value: { en: 'Value', hi: 'कुल लागत', pa: 'ਕੁੱਲ ਲਾਗਤ' },
  total: { en: 'Total', hi: 'कुल रक़म', pa: 'ਕੁੱਲ ਰਕਮ' },
  reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
  madeByName: { en: 'Entered by', hi: 'किसने लिखा', pa: 'ਕਿਸ ਨੇ ਲਿਖਿਆ' },
  month: { en: 'Month', hi: 'महीना', pa: 'ਮਹੀਨਾ' },
  item: { en: 'Item', hi: 'आइटम', pa: 'ਆਈਟਮ' },
} as const;
