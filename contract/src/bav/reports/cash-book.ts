import { z } from 'zod';
import { receiptWords, shiftWords } from '../shop-words.ts';
import { report, reportFilters } from './report.ts';

/** The cash of a day, counter by counter: what the drawers had, what came and went, what was counted. */
export const cashBook = report({
  name: 'cash-book',
  title: { en: 'Cash book', hi: 'कैश बुक', pa: 'ਕੈਸ਼ ਬੁੱਕ' },
  hint: {
    en: 'The drawers of a day: what they had, what came in and went out, and what was counted.',
    hi: 'एक दिन के गल्ले: शुरू में क्या था, क्या आया, क्या गया और गिनती में क्या निकला।',
    pa: 'ਇੱਕ ਦਿਨ ਦੇ ਗੱਲੇ: ਸ਼ੁਰੂ ਵਿੱਚ ਕੀ ਸੀ, ਕੀ ਆਇਆ, ਕੀ ਗਿਆ ਅਤੇ ਗਿਣਤੀ ਵਿੱਚ ਕੀ ਨਿਕਲਿਆ।',
  },
  query: z.object({ ...reportFilters.day, ...reportFilters.centre }),
  columns: {
    shift: { kind: 'text', ...shiftWords.number },
    centreName: { kind: 'text', ...receiptWords.centreName },
    opening: { kind: 'money', isTotalled: true, ...shiftWords.openingFloat },
    cashSales: { kind: 'money', isTotalled: true, ...shiftWords.cashSales },
    cashRefunds: { kind: 'money', isTotalled: true, ...shiftWords.cashRefunds },
    cashIn: { kind: 'money', isTotalled: true, ...shiftWords.cashIn },
    cashOut: { kind: 'money', isTotalled: true, ...shiftWords.cashOut },
    expected: { kind: 'money', isTotalled: true, ...shiftWords.expected },
    counted: { kind: 'money', isTotalled: true, ...shiftWords.counted },
    difference: { kind: 'money', isTotalled: true, ...shiftWords.difference },
    upi: { kind: 'money', isTotalled: true, en: 'UPI', hi: 'UPI', pa: 'UPI' },
    note: { kind: 'text', ...shiftWords.note },
  },
});
