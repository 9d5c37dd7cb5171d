import { z } from 'zod';
import { commonWords } from '../../kernel/resource/common-words.ts';
import { purchaseWords } from '../purchase-words.ts';
import { itemWords } from '../words.ts';
import { type ReportColumn, report, reportFilters } from './report.ts';

const category: ReportColumn = { kind: 'text', ...itemWords.fields.category };
const item = {
  title: { kind: 'text', ...itemWords.fields.title },
  code: { kind: 'text', ...itemWords.fields.code },
  category,
  onHand: { kind: 'number', isTotalled: true, en: 'On hand', hi: 'स्टॉक में', pa: 'ਸਟਾਕ ਵਿੱਚ' },
  value: { kind: 'money', isTotalled: true, en: 'Value', hi: 'कुल लागत', pa: 'ਕੁੱਲ ਲਾਗਤ' },
} as const satisfies Record<string, ReportColumn>;

export const stockStatement = report({
  name: 'stock-statement',
  title: { en: 'Stock statement', hi: 'स्टॉक का विवरण', pa: 'ਸਟਾਕ ਦਾ ਵੇਰਵਾ' },
  hint: {
    en: 'What was in stock at the end of a day, and what it cost. A past day never changes.',
    hi: 'किसी दिन के अंत में कितना स्टॉक था और उसकी लागत क्या थी। बीता हुआ दिन कभी नहीं बदलता।',
    pa: 'ਕਿਸੇ ਦਿਨ ਦੇ ਅੰਤ ਵਿੱਚ ਕਿੰਨਾ ਸਟਾਕ ਸੀ ਅਤੇ ਉਸ ਦੀ ਲਾਗਤ ਕੀ ਸੀ। ਬੀਤਿਆ ਦਿਨ ਕਦੇ ਨਹੀਂ ਬਦਲਦਾ।',
  },
  query: z.object({ ...reportFilters.day, ...reportFilters.location }),
  columns: item,
  chart: { columns: ['value'] },
  opens: 'item',
});

export const purchaseReport = report({
  name: 'purchases',
  title: { en: 'Purchases', hi: 'ख़रीद', pa: 'ਖ਼ਰੀਦ' },
  hint: {
    en: 'What was bought from each supplier, and what went back, by the day of the bill.',
    hi: 'हर सप्लायर से क्या ख़रीदा और क्या लौटाया, बिल की तारीख़ के हिसाब से।',
    pa: 'ਹਰ ਸਪਲਾਇਰ ਤੋਂ ਕੀ ਖ਼ਰੀਦਿਆ ਅਤੇ ਕੀ ਮੋੜਿਆ, ਬਿੱਲ ਦੀ ਤਾਰੀਖ਼ ਦੇ ਹਿਸਾਬ ਨਾਲ।',
  },
  query: z.object({ ...reportFilters.period, ...reportFilters.location }),
  isOfYear: true,
  columns: {
    supplier: {
      kind: 'text',
      ...{ en: 'Supplier', hi: 'सप्लायर', pa: 'ਸਪਲਾਇਰ' },
      // The head office has no name of its own.
      choices: { '': purchaseWords.fields.source.choices.headOffice },
    },
    bills: { kind: 'number', isTotalled: true, en: 'Bills', hi: 'बिल', pa: 'ਬਿੱਲ' },
    copies: {
      kind: 'number',
      isTotalled: true,
      ...{ en: 'Copies bought', hi: 'ख़रीदी प्रतियाँ', pa: 'ਖ਼ਰੀਦੀਆਂ ਕਾਪੀਆਂ' },
    },
    amount: { kind: 'money', isTotalled: true, en: 'Amount', hi: 'रक़म', pa: 'ਰਕਮ' },
    copiesBack: {
      kind: 'number',
      isTotalled: true,
      ...{ en: 'Copies returned', hi: 'लौटाई प्रतियाँ', pa: 'ਮੋੜੀਆਂ ਕਾਪੀਆਂ' },
    },
    amountBack: { kind: 'money', isTotalled: true, en: 'Returned', hi: 'लौटाई रक़म', pa: 'ਮੋੜੀ ਰਕਮ' },
  },
  chart: { columns: ['amount'] },
});

export const slowMovers = report({
  name: 'slow-movers',
  title: { en: 'Slow movers', hi: 'कम बिकने वाले', pa: 'ਘੱਟ ਵਿਕਣ ਵਾਲੇ' },
  hint: {
    en: 'Items in stock that have not been sold for long, the most expensive stock first.',
    hi: 'स्टॉक के वे आइटम जो बहुत समय से नहीं बिके, सबसे महँगा स्टॉक पहले।',
    pa: 'ਸਟਾਕ ਦੇ ਉਹ ਆਈਟਮ ਜੋ ਲੰਮੇ ਸਮੇਂ ਤੋਂ ਨਹੀਂ ਵਿਕੇ, ਸਭ ਤੋਂ ਮਹਿੰਗਾ ਸਟਾਕ ਪਹਿਲਾਂ।',
  },
  query: z.object({ ...reportFilters.days, ...reportFilters.location }),
  columns: {
    ...item,
    lastSold: { kind: 'day', en: 'Last sold', hi: 'आख़िरी बिक्री', pa: 'ਆਖ਼ਰੀ ਵਿਕਰੀ' },
  },
  chart: { columns: ['value'] },
  opens: 'item',
});

export const orderFill = report({
  name: 'order-fill',
  title: { en: 'Order fill rate', hi: 'कितने ऑर्डर पूरे हुए', pa: 'ਕਿੰਨੇ ਆਰਡਰ ਪੂਰੇ ਹੋਏ' },
  hint: {
    en: 'Of the copies that centres ordered, how many the store sent and how many arrived.',
    hi: 'केंद्रों की माँगी प्रतियों में से स्टोर ने कितनी भेजीं और कितनी पहुँचीं।',
    pa: 'ਸੈਂਟਰਾਂ ਦੀਆਂ ਮੰਗੀਆਂ ਕਾਪੀਆਂ ਵਿੱਚੋਂ ਸਟੋਰ ਨੇ ਕਿੰਨੀਆਂ ਭੇਜੀਆਂ ਅਤੇ ਕਿੰਨੀਆਂ ਪਹੁੰਚੀਆਂ।',
  },
  query: z.object({ ...reportFilters.period }),
  isOfYear: true,
  columns: {
    centreName: { kind: 'text', ...commonWords.centre },
    orders: { kind: 'number', isTotalled: true, en: 'Orders', hi: 'ऑर्डर', pa: 'ਆਰਡਰ' },
    asked: {
      kind: 'number',
      isTotalled: true,
      ...{ en: 'Copies ordered', hi: 'माँगी प्रतियाँ', pa: 'ਮੰਗੀਆਂ ਕਾਪੀਆਂ' },
    },
    sent: {
      kind: 'number',
      isTotalled: true,
      ...{ en: 'Copies sent', hi: 'भेजी प्रतियाँ', pa: 'ਭੇਜੀਆਂ ਕਾਪੀਆਂ' },
    },
    received: {
      kind: 'number',
      isTotalled: true,
      ...{ en: 'Copies received', hi: 'मिली प्रतियाँ', pa: 'ਮਿਲੀਆਂ ਕਾਪੀਆਂ' },
    },
    filled: { kind: 'percent', isTotalled: true, en: 'Filled', hi: 'कितना मिला', pa: 'ਕਿੰਨਾ ਮਿਲਿਆ' },
  },
  chart: { columns: ['filled'] },
  opens: 'centre',
});
