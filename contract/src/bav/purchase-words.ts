import { commonWords } from '../kernel/resource/common-words.ts';
import { stockWords } from './stock-words.ts';

export const purchaseWords = {
  one: { en: 'Purchase', hi: 'ख़रीद', pa: 'ਖ਼ਰੀਦ' },
  many: { en: 'Purchases', hi: 'ख़रीद', pa: 'ਖ਼ਰੀਦ' },
  empty: {
    en: 'Enter what came from a supplier or the head office. The stock grows by it at once.',
    hi: 'सप्लायर या हेड ऑफ़िस से जो आया, वह लिखें। स्टॉक तुरंत बढ़ जाता है।',
    pa: 'ਸਪਲਾਇਰ ਜਾਂ ਹੈੱਡ ਆਫ਼ਿਸ ਤੋਂ ਜੋ ਆਇਆ, ਉਹ ਲਿਖੋ। ਸਟਾਕ ਤੁਰੰਤ ਵਧ ਜਾਂਦਾ ਹੈ।',
  },
  fields: {
    reference: stockWords.reference,
    centre: commonWords.centre,
    type: {
      en: 'Type',
      hi: 'ख़रीद या वापसी',
      pa: 'ਖ਼ਰੀਦ ਜਾਂ ਵਾਪਸੀ',
      choices: {
        5: { en: 'Purchase', hi: 'ख़रीद', pa: 'ਖ਼ਰੀਦ' },
        10: { en: 'Return', hi: 'वापसी', pa: 'ਵਾਪਸੀ' },
      },
    },
    day: { en: 'Bill date', hi: 'बिल की तारीख़', pa: 'ਬਿੱਲ ਦੀ ਤਾਰੀਖ਼' },
    source: {
      en: 'From',
      hi: 'कहाँ से',
      pa: 'ਕਿੱਥੋਂ',
      choices: {
        supplier: { en: 'Supplier', hi: 'सप्लायर', pa: 'ਸਪਲਾਇਰ' },
        headOffice: { en: 'Head office', hi: 'हेड ऑफ़िस', pa: 'ਹੈੱਡ ਆਫ਼ਿਸ' },
      },
    },
    supplier: { en: 'Supplier', hi: 'सप्लायर का नाम', pa: 'ਸਪਲਾਇਰ ਦਾ ਨਾਮ' },
    billNumber: { en: 'Bill number', hi: 'बिल नंबर', pa: 'ਬਿੱਲ ਨੰਬਰ' },
    location: stockWords.location,
    locationName: stockWords.locationName,
    centreName: commonWords.centreName,
    copies: stockWords.copies,
    total: stockWords.total,
    purchase: { en: 'Against purchase', hi: 'किस ख़रीद की', pa: 'ਕਿਸ ਖ਼ਰੀਦ ਦੀ' },
    purchaseName: { en: 'Against purchase', hi: 'किस ख़रीद की', pa: 'ਕਿਸ ਖ਼ਰੀਦ ਦੀ' },
    isCancelled: {
      en: 'Status',
      hi: 'स्थिति',
      pa: 'ਸਥਿਤੀ',
      choices: {
        true: { en: 'Cancelled', hi: 'रद्द', pa: 'ਰੱਦ' },
        false: { en: 'Posted', hi: 'दर्ज', pa: 'ਦਰਜ' },
      },
    },
    reason: stockWords.reason,
    notes: commonWords.notes,
    madeByName: stockWords.madeByName,
    item: stockWords.item,
  },
} as const;
