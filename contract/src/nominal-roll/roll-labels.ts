import type { Texts } from '../kernel/values/languages.ts';
import type { RollStatus } from './enums.ts';

/** What a status is called: on screens, in refusals that name two of them, and in print. */
export const rollStatusLabels: Readonly<Record<RollStatus, Texts> & Record<number, Texts>> = {
  5: { en: 'Cancelled', hi: 'रद्द', pa: 'ਰੱਦ' },
  10: { en: 'Draft', hi: 'ड्राफ़्ट', pa: 'ਡਰਾਫ਼ਟ' },
  20: { en: 'Submitted', hi: 'मंज़ूरी बाकी', pa: 'ਮਨਜ਼ੂਰੀ ਬਾਕੀ' },
  30: { en: 'Approved', hi: 'मंज़ूर', pa: 'ਮਨਜ਼ੂਰ' },
  40: { en: 'On sewa', hi: 'सेवा पर', pa: 'ਸੇਵਾ ਉੱਤੇ' },
  50: { en: 'Completed', hi: 'पूरा', pa: 'ਪੂਰਾ' },
};
