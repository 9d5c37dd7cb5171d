import { commonWords } from '../kernel/resource/common-words.ts';
import { stockWords } from './stock-words.ts';
import { itemWords } from './words.ts';

export const inventoryWords = {
  one: { en: 'Stock', hi: 'स्टॉक', pa: 'ਸਟਾਕ' },
  many: { en: 'Inventory', hi: 'स्टॉक', pa: 'ਸਟਾਕ' },
  empty: {
    en: 'Stock comes in with purchases. Enter what is there already as opening stock.',
    hi: 'स्टॉक ख़रीद से आता है। जो पहले से है, उसे शुरुआती स्टॉक में लिखें।',
    pa: 'ਸਟਾਕ ਖ਼ਰੀਦ ਨਾਲ ਆਉਂਦਾ ਹੈ। ਜੋ ਪਹਿਲਾਂ ਤੋਂ ਹੈ, ਉਸ ਨੂੰ ਸ਼ੁਰੂਆਤੀ ਸਟਾਕ ਵਿੱਚ ਲਿਖੋ।',
  },
  fields: {
    title: itemWords.fields.title,
    titleLatin: itemWords.fields.titleLatin,
    code: itemWords.fields.code,
    category: itemWords.fields.category,
    state: {
      en: 'Level',
      hi: 'कितना बचा',
      pa: 'ਕਿੰਨਾ ਬਚਿਆ',
      choices: {
        out: { en: 'Sold out', hi: 'ख़त्म', pa: 'ਖ਼ਤਮ' },
        low: { en: 'Below reorder level', hi: 'मँगाना है', pa: 'ਮੰਗਵਾਉਣਾ ਹੈ' },
        enough: { en: 'Enough', hi: 'काफ़ी है', pa: 'ਕਾਫ਼ੀ ਹੈ' },
      },
    },
    onHand: { en: 'On hand', hi: 'स्टॉक में', pa: 'ਸਟਾਕ ਵਿੱਚ' },
    reorderLevel: itemWords.fields.reorderLevel,
    inTransit: { en: 'In transit', hi: 'रास्ते में', pa: 'ਰਾਹ ਵਿੱਚ' },
    value: stockWords.value,
    lastSoldDay: { en: 'Last sold', hi: 'आख़िरी बिक्री', pa: 'ਆਖ਼ਰੀ ਵਿਕਰੀ' },
    isToCount: {
      en: 'Count me',
      hi: 'गिनना है',
      pa: 'ਗਿਣਨਾ ਹੈ',
      choices: {
        true: { en: 'Count me', hi: 'गिनना है', pa: 'ਗਿਣਨਾ ਹੈ' },
        false: { en: 'Not marked', hi: 'निशान नहीं', pa: 'ਨਿਸ਼ਾਨ ਨਹੀਂ' },
      },
    },
    isToOrder: { en: 'To order', hi: 'ऑर्डर करना है', pa: 'ਆਰਡਰ ਕਰਨਾ ਹੈ' },
    isActive: commonWords.isActive,
    location: stockWords.location,
  },
} as const;
