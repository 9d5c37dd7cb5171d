import type { Texts } from '../kernel/values/languages.ts';
import type { ExpenseStatus } from './enums.ts';

/** What a status is called: on screens, in refusals and in print. */
export const expenseStatusLabels: Readonly<Record<ExpenseStatus, Texts> & Record<number, Texts>> = {
  5: { en: 'Rejected', hi: 'नामंज़ूर', pa: 'ਨਾਮਨਜ਼ੂਰ' },
  10: { en: 'Draft', hi: 'ड्राफ़्ट', pa: 'ਡਰਾਫ਼ਟ' },
  20: { en: 'Submitted', hi: 'मंज़ूरी बाकी', pa: 'ਮਨਜ਼ੂਰੀ ਬਾਕੀ' },
  30: { en: 'Approved', hi: 'मंज़ूर', pa: 'ਮਨਜ਼ੂਰ' },
  40: { en: 'Paid', hi: 'पैसे दिए गए', pa: 'ਪੈਸੇ ਦਿੱਤੇ ਗਏ' },
};
