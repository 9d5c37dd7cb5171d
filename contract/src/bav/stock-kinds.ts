import type { Texts } from '../kernel/values/languages.ts';

/** What posts to the ledger of stock, and whether it adds copies or takes them away. */
export const stockKinds = {
  opening: 'in',
  purchase: 'in',
  purchaseReturn: 'out',
  transferOut: 'out',
  transferIn: 'in',
  count: 'either',
  adjustment: 'either',
  sale: 'out',
  saleReturn: 'in',
  reversal: 'either',
} as const;
export type StockKind = keyof typeof stockKinds;
export const stockKindNames = Object.keys(stockKinds) as [StockKind, ...StockKind[]];

export const stockKindLabels: Readonly<Record<StockKind, Texts>> = {
  opening: { en: 'Opening stock', hi: 'शुरुआती स्टॉक', pa: 'ਸ਼ੁਰੂਆਤੀ ਸਟਾਕ' },
  purchase: { en: 'Purchase', hi: 'ख़रीद', pa: 'ਖ਼ਰੀਦ' },
  purchaseReturn: { en: 'Return to supplier', hi: 'सप्लायर को वापसी', pa: 'ਸਪਲਾਇਰ ਨੂੰ ਵਾਪਸੀ' },
  transferOut: { en: 'Sent', hi: 'माल भेजा', pa: 'ਮਾਲ ਭੇਜਿਆ' },
  transferIn: { en: 'Received', hi: 'माल मिला', pa: 'ਮਾਲ ਮਿਲਿਆ' },
  count: { en: 'Stock count', hi: 'स्टॉक की गिनती', pa: 'ਸਟਾਕ ਦੀ ਗਿਣਤੀ' },
  adjustment: { en: 'Adjustment', hi: 'स्टॉक में सुधार', pa: 'ਸਟਾਕ ਵਿੱਚ ਸੋਧ' },
  sale: { en: 'Sale', hi: 'बिक्री', pa: 'ਵਿਕਰੀ' },
  saleReturn: { en: 'Customer return', hi: 'ग्राहक की वापसी', pa: 'ਗਾਹਕ ਦੀ ਵਾਪਸੀ' },
  reversal: { en: 'Reversal', hi: 'रद्द की एंट्री', pa: 'ਰੱਦ ਦੀ ਐਂਟਰੀ' },
};

/** What a location is for. */
export const locationKinds = ['areaStore', 'store', 'counter'] as const;
export type LocationKind = (typeof locationKinds)[number];
