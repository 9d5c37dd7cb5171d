import { z } from 'zod';
import { commonWords } from '../../kernel/resource/common-words.ts';
import { receiptWords, tillWords } from '../shop-words.ts';
import { itemWords } from '../words.ts';
import { report, reportFilters } from './report.ts';

export const salesGroups = ['day', 'month', 'till', 'category', 'item', 'centre', 'cashier'] as const;
export type SalesGroup = (typeof salesGroups)[number];

export const salesReport = report({
  name: 'sales',
  title: { en: 'Sales', hi: 'बिक्री', pa: 'ਵਿਕਰੀ' },
  hint: {
    en: 'What was sold, returned and earned in a period. Returns are taken off on the day they came back.',
    hi: 'किसी समय में क्या बिका, क्या वापस आया और कितना मुनाफ़ा हुआ। वापसी उसी दिन घटती है जिस दिन माल लौटा।',
    pa: 'ਕਿਸੇ ਸਮੇਂ ਵਿੱਚ ਕੀ ਵਿਕਿਆ, ਕੀ ਵਾਪਸ ਆਇਆ ਅਤੇ ਕਿੰਨਾ ਮੁਨਾਫ਼ਾ ਹੋਇਆ। ਵਾਪਸੀ ਉਸੇ ਦਿਨ ਘਟਦੀ ਹੈ ਜਿਸ ਦਿਨ ਮਾਲ ਮੁੜਿਆ।',
  },
  query: z.object({
    ...reportFilters.period,
    by: z.enum(salesGroups).default('day'),
    ...reportFilters.centre,
    ...reportFilters.till,
    ...reportFilters.category,
  }),
  groups: {
    day: receiptWords.day,
    month: { en: 'Month', hi: 'महीना', pa: 'ਮਹੀਨਾ' },
    till: tillWords.one,
    category: itemWords.fields.category,
    item: itemWords.one,
    centre: commonWords.centre,
    cashier: receiptWords.cashierName,
  },
  columns: {
    name: { kind: 'text', en: 'Name', hi: 'नाम', pa: 'ਨਾਮ', choices: itemWords.fields.category.choices },
    copies: { kind: 'number', isTotalled: true, ...receiptWords.copies },
    gross: { kind: 'money', isTotalled: true, ...receiptWords.gross },
    discount: { kind: 'money', isTotalled: true, ...receiptWords.discount },
    returned: { kind: 'money', isTotalled: true, en: 'Returned', hi: 'वापसी', pa: 'ਵਾਪਸੀ' },
    net: { kind: 'money', isTotalled: true, en: 'Net sales', hi: 'शुद्ध बिक्री', pa: 'ਨਿਰੋਲ ਵਿਕਰੀ' },
    cost: { kind: 'money', isTotalled: true, ...pick(itemWords.fields.cost) },
    margin: { kind: 'money', isTotalled: true, en: 'Margin', hi: 'मुनाफ़ा', pa: 'ਮੁਨਾਫ਼ਾ' },
    marginPercent: { kind: 'percent', isTotalled: true, en: 'Margin, %', hi: 'मुनाफ़ा, %', pa: 'ਮੁਨਾਫ਼ਾ, %' },
  },
  chart: { columns: ['net', 'margin'] },
});

function pick({ en, hi, pa }: { en: string; hi: string; pa: string }) {
  return { en, hi, pa };
}
