import type { Texts } from '../kernel/values/languages.ts';

/** What is looked for after a camp laptop handed in. */
export const bloodFindings = [
  'likelyDuplicate',
  'registeredTwice',
  'donatedTwice',
  'bagTwice',
  'deferredDonor',
  'mergedDonor',
] as const;
export type BloodFinding = (typeof bloodFindings)[number];

export const bloodFindingWords: Readonly<Record<BloodFinding, Texts>> = {
  likelyDuplicate: {
    en: 'Likely the same person as another donor',
    hi: 'शायद यही रक्तदाता पहले से दर्ज हैं',
    pa: 'ਸ਼ਾਇਦ ਇਹੀ ਖ਼ੂਨਦਾਨੀ ਪਹਿਲਾਂ ਤੋਂ ਦਰਜ ਹਨ',
  },
  registeredTwice: {
    en: 'Registered on two laptops at this camp',
    hi: 'इस कैंप में दो लैपटॉप पर दर्ज',
    pa: 'ਇਸ ਕੈਂਪ ਵਿੱਚ ਦੋ ਲੈਪਟਾਪਾਂ ਉੱਤੇ ਦਰਜ',
  },
  donatedTwice: {
    en: 'Two donations on one day',
    hi: 'एक ही दिन दो रक्तदान',
    pa: 'ਇੱਕੋ ਦਿਨ ਦੋ ਖ਼ੂਨਦਾਨ',
  },
  bagTwice: {
    en: 'One bag number, two donations',
    hi: 'एक बैग नंबर, दो रक्तदान',
    pa: 'ਇੱਕ ਬੈਗ ਨੰਬਰ, ਦੋ ਖ਼ੂਨਦਾਨ',
  },
  deferredDonor: {
    en: 'Donated, but deferred for ever in the cloud. Tell the blood bank',
    hi: 'रक्तदान हुआ, पर क्लाउड में हमेशा के लिए मनाही है। ब्लड बैंक को बताएँ',
    pa: 'ਖ਼ੂਨਦਾਨ ਹੋਇਆ, ਪਰ ਕਲਾਊਡ ਵਿੱਚ ਹਮੇਸ਼ਾ ਲਈ ਮਨਾਹੀ ਹੈ। ਬਲੱਡ ਬੈਂਕ ਨੂੰ ਦੱਸੋ',
  },
  mergedDonor: {
    en: 'Used on the laptop after it was merged in the cloud',
    hi: 'क्लाउड में रिकॉर्ड एक होने के बाद लैपटॉप पर इस्तेमाल हुआ',
    pa: 'ਕਲਾਊਡ ਵਿੱਚ ਰਿਕਾਰਡ ਇੱਕ ਹੋਣ ਤੋਂ ਬਾਅਦ ਲੈਪਟਾਪ ਉੱਤੇ ਵਰਤਿਆ ਗਿਆ',
  },
};
