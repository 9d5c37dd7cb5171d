import type { Texts } from '../kernel/values/languages.ts';
import type { ApplicationStatus } from './enums.ts';

/** What a status is called: on screens, in refusals that name two of them, and in print. */
export const applicationStatusLabels: Readonly<Record<ApplicationStatus, Texts> & Record<number, Texts>> = {
  5: { en: 'Rejected', hi: 'नामंज़ूर', pa: 'ਨਾਮਨਜ਼ੂਰ' },
  7: { en: 'Pre-approval', hi: 'शुरुआती मंज़ूरी', pa: 'ਮੁੱਢਲੀ ਮਨਜ਼ੂਰੀ' },
  8: { en: 'Pre-approval on hold', hi: 'शुरुआती मंज़ूरी रुकी हुई', pa: 'ਮੁੱਢਲੀ ਮਨਜ਼ੂਰੀ ਰੋਕੀ ਹੋਈ' },
  10: { en: 'Pending', hi: 'फ़ैसला बाकी', pa: 'ਫ਼ੈਸਲਾ ਬਾਕੀ' },
  15: { en: 'On hold', hi: 'रुका हुआ', pa: 'ਰੋਕੀ ਹੋਈ' },
  20: { en: 'Re-evaluation', hi: 'दोबारा जाँच', pa: 'ਮੁੜ ਪੜਤਾਲ' },
  25: { en: 'Approved', hi: 'मंज़ूर', pa: 'ਮਨਜ਼ੂਰ' },
  30: { en: 'Final acceptance', hi: 'आख़िरी मंज़ूरी', pa: 'ਆਖ਼ਰੀ ਮਨਜ਼ੂਰੀ' },
};

export const applicationTypeLabels: Readonly<Record<number, Texts>> = {
  10: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
  20: { en: 'Buzurag', hi: 'बुज़ुर्ग', pa: 'ਬਜ਼ੁਰਗ' },
  30: { en: 'Sangat', hi: 'संगत', pa: 'ਸੰਗਤ' },
  40: { en: 'Old age enclosure', hi: 'बुज़ुर्ग एनक्लोज़र', pa: 'ਬਜ਼ੁਰਗ ਐਨਕਲੋਜ਼ਰ' },
  50: { en: 'Car pass', hi: 'गाड़ी पास', pa: 'ਗੱਡੀ ਪਾਸ' },
};
