import { commonWords } from '../kernel/resource/common-words.ts';
import type { Texts } from '../kernel/values/languages.ts';
import { stockWords } from './stock-words.ts';

export const orderStatusLabels: Readonly<Record<5 | 10 | 15 | 20, Texts>> = {
  5: { en: 'Created', hi: 'बनाया गया', pa: 'ਬਣਾਇਆ ਗਿਆ' },
  10: { en: 'Approved', hi: 'मंज़ूर', pa: 'ਮਨਜ਼ੂਰ' },
  15: { en: 'Verified', hi: 'पैक हो गया', pa: 'ਪੈਕ ਹੋ ਗਿਆ' },
  20: { en: 'Submitted', hi: 'माल भेजा गया', pa: 'ਮਾਲ ਭੇਜਿਆ ਗਿਆ' },
};

export const orderWords = {
  one: { en: 'Order', hi: 'ऑर्डर', pa: 'ਆਰਡਰ' },
  many: { en: 'Orders', hi: 'ऑर्डर', pa: 'ਆਰਡਰ' },
  empty: {
    en: 'Order what your centre needs from the store of the area.',
    hi: 'आपके केंद्र को जो चाहिए, वह क्षेत्र के स्टोर से मँगाएँ।',
    pa: 'ਤੁਹਾਡੇ ਸੈਂਟਰ ਨੂੰ ਜੋ ਚਾਹੀਦਾ ਹੈ, ਉਹ ਏਰੀਏ ਦੇ ਸਟੋਰ ਤੋਂ ਮੰਗਵਾਓ।',
  },
  fields: {
    reference: stockWords.reference,
    day: stockWords.day,
    status: { ...commonWords.status, choices: orderStatusLabels },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    isFromMyStore: { en: 'From my store', hi: 'मेरे स्टोर से', pa: 'ਮੇਰੇ ਸਟੋਰ ਤੋਂ' },
    isWaiting: { en: 'Waiting for me', hi: 'मेरे काम के लिए बाकी', pa: 'ਮੇਰੇ ਕੰਮ ਲਈ ਬਾਕੀ' },
    isMine: { en: 'Ordered by my centre', hi: 'मेरे केंद्र का ऑर्डर', pa: 'ਮੇਰੇ ਸੈਂਟਰ ਦਾ ਆਰਡਰ' },
    location: { en: 'For', hi: 'किस जगह के लिए', pa: 'ਕਿਸ ਥਾਂ ਲਈ' },
    locationName: { en: 'For', hi: 'किस जगह के लिए', pa: 'ਕਿਸ ਥਾਂ ਲਈ' },
    store: { en: 'From store', hi: 'किस स्टोर से', pa: 'ਕਿਸ ਸਟੋਰ ਤੋਂ' },
    storeName: { en: 'From store', hi: 'किस स्टोर से', pa: 'ਕਿਸ ਸਟੋਰ ਤੋਂ' },
    neededBy: { en: 'Needed by', hi: 'कब तक चाहिए', pa: 'ਕਦੋਂ ਤੱਕ ਚਾਹੀਦਾ' },
    copies: stockWords.copies,
    askedValue: { en: 'Ordered', hi: 'माँगी गई रक़म', pa: 'ਮੰਗੀ ਰਕਮ' },
    value: { en: 'Amount', hi: 'रक़म', pa: 'ਰਕਮ' },
    isBeyondSanction: {
      en: 'Beyond the sanctioned amount',
      hi: 'मंज़ूर रक़म से ज़्यादा',
      pa: 'ਮਨਜ਼ੂਰ ਰਕਮ ਤੋਂ ਵੱਧ',
    },
    notes: commonWords.notes,
    reason: stockWords.reason,
    madeBy: { en: 'Created by', hi: 'किसने बनाया', pa: 'ਕਿਸ ਨੇ ਬਣਾਇਆ' },
    madeByName: { en: 'Created by', hi: 'किसने बनाया', pa: 'ਕਿਸ ਨੇ ਬਣਾਇਆ' },
    editors: { en: 'Changed by', hi: 'किसने बदला', pa: 'ਕਿਸ ਨੇ ਬਦਲਿਆ' },
    approvedBy: { en: 'Approved by', hi: 'किसने मंज़ूर किया', pa: 'ਕਿਸ ਨੇ ਮਨਜ਼ੂਰ ਕੀਤਾ' },
    approvedByName: { en: 'Approved by', hi: 'किसने मंज़ूर किया', pa: 'ਕਿਸ ਨੇ ਮਨਜ਼ੂਰ ਕੀਤਾ' },
    approvedAt: { en: 'Approved on', hi: 'कब मंज़ूर हुआ', pa: 'ਕਦੋਂ ਮਨਜ਼ੂਰ ਹੋਇਆ' },
    verifiedBy: { en: 'Verified by', hi: 'किसने जाँचा', pa: 'ਕਿਸ ਨੇ ਜਾਂਚਿਆ' },
    verifiedByName: { en: 'Verified by', hi: 'किसने जाँचा', pa: 'ਕਿਸ ਨੇ ਜਾਂਚਿਆ' },
    verifiedAt: { en: 'Verified on', hi: 'कब जाँचा', pa: 'ਕਦੋਂ ਜਾਂਚਿਆ' },
    submittedByName: { en: 'Submitted by', hi: 'किसने भेजा', pa: 'ਕਿਸ ਨੇ ਭੇਜਿਆ' },
    submittedAt: { en: 'Submitted on', hi: 'कब भेजा', pa: 'ਕਦੋਂ ਭੇਜਿਆ' },
    transfer: { en: 'Stock transfer', hi: 'भेजा गया माल', pa: 'ਭੇਜਿਆ ਮਾਲ' },
    transferName: { en: 'Stock transfer', hi: 'भेजा गया माल', pa: 'ਭੇਜਿਆ ਮਾਲ' },
    transferStatus: { en: 'Arrival', hi: 'माल पहुँचा', pa: 'ਮਾਲ ਪਹੁੰਚਿਆ' },
    isToReceive: { en: 'To receive', hi: 'मिलना बाकी', pa: 'ਮਿਲਣਾ ਬਾਕੀ' },
    item: stockWords.item,
  },
} as const;

export const sanctionWords = {
  one: { en: 'Sanctioned amount', hi: 'मंज़ूर रक़म', pa: 'ਮਨਜ਼ੂਰ ਰਕਮ' },
  many: { en: 'Sanctioned amounts', hi: 'मंज़ूर रक़में', pa: 'ਮਨਜ਼ੂਰ ਰਕਮਾਂ' },
  empty: {
    en: 'Enter what each centre may order in a year, from April to March.',
    hi: 'हर केंद्र एक साल (अप्रैल से मार्च) में कितने का मँगा सकता है, यह लिखें।',
    pa: 'ਹਰ ਸੈਂਟਰ ਇੱਕ ਸਾਲ (ਅਪ੍ਰੈਲ ਤੋਂ ਮਾਰਚ) ਵਿੱਚ ਕਿੰਨੇ ਦਾ ਮੰਗਵਾ ਸਕਦਾ ਹੈ, ਇਹ ਲਿਖੋ।',
  },
  fields: {
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    year: {
      en: 'Year from April',
      hi: 'साल (अप्रैल से)',
      pa: 'ਸਾਲ (ਅਪ੍ਰੈਲ ਤੋਂ)',
      hint: {
        en: '2026 is April 2026 to March 2027',
        hi: '2026 यानी अप्रैल 2026 से मार्च 2027',
        pa: '2026 ਯਾਨੀ ਅਪ੍ਰੈਲ 2026 ਤੋਂ ਮਾਰਚ 2027',
      },
    },
    amount: { en: 'Amount', hi: 'रक़म', pa: 'ਰਕਮ' },
    used: { en: 'Used', hi: 'इस्तेमाल हुई', pa: 'ਵਰਤੀ ਗਈ' },
  },
} as const;
