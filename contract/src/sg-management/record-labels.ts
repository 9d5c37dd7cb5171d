import type { Texts } from '../kernel/values/languages.ts';
import type { SgRecordKind, SgRecordStatus } from './enums.ts';

/** What statuses and kinds of records are called: on screens, in refusals, in the history and in print. */
export const sgRecordStatusLabels: Readonly<Record<SgRecordStatus, Texts> & Record<number, Texts>> = {
  5: { en: 'Pending', hi: 'बाकी', pa: 'ਬਾਕੀ' },
  10: { en: 'First approval given', hi: 'पहली मंज़ूरी मिली', pa: 'ਪਹਿਲੀ ਮਨਜ਼ੂਰੀ ਮਿਲੀ' },
  15: { en: 'Approved', hi: 'मंज़ूर', pa: 'ਮਨਜ਼ੂਰ' },
};

export const sgRecordKindLabels: Readonly<Record<SgRecordKind, Texts>> = {
  repair: { en: 'Repair', hi: 'मरम्मत', pa: 'ਮੁਰੰਮਤ' },
  construction: { en: 'Construction', hi: 'निर्माण', pa: 'ਉਸਾਰੀ' },
  purchase: { en: 'Purchase', hi: 'ख़रीद', pa: 'ਖ਼ਰੀਦ' },
  licence: { en: 'Licence or NOC', hi: 'लाइसेंस या NOC', pa: 'ਲਾਇਸੈਂਸ ਜਾਂ NOC' },
  inspection: { en: 'Inspection', hi: 'निरीक्षण', pa: 'ਨਿਰੀਖਣ' },
  incident: { en: 'Incident', hi: 'घटना', pa: 'ਘਟਨਾ' },
  bill: { en: 'Utility bill', hi: 'बिजली-पानी का बिल', pa: 'ਬਿਜਲੀ-ਪਾਣੀ ਦਾ ਬਿੱਲ' },
};
