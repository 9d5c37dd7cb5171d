import type { Texts } from '../kernel/values/languages.ts';
import type { DakStatus, DakType, LetterKind, LetterMode } from './enums.ts';

/** What types, statuses, kinds and modes are called: on screens, in refusals, in the history and in print. */
export const dakTypeLabels: Readonly<Record<DakType, Texts> & Record<number, Texts>> = {
  5: { en: 'Dispatch', hi: 'भेजी', pa: 'ਭੇਜੀ' },
  10: { en: 'Receive', hi: 'आई', pa: 'ਆਈ' },
};

export const dakStatusLabels: Readonly<Record<DakStatus, Texts> & Record<number, Texts>> = {
  5: { en: 'Created', hi: 'तैयार', pa: 'ਤਿਆਰ' },
  10: { en: 'Dispatched', hi: 'भेजी गई', pa: 'ਭੇਜੀ ਗਈ' },
  15: { en: 'Received', hi: 'मिल गई', pa: 'ਮਿਲ ਗਈ' },
  20: { en: 'Acknowledged', hi: 'पावती दी', pa: 'ਪਹੁੰਚ ਦੱਸੀ' },
  25: { en: 'Completed', hi: 'पूरी', pa: 'ਪੂਰੀ' },
};

export const letterKindLabels: Readonly<Record<LetterKind, Texts>> = {
  letter: { en: 'Letter', hi: 'चिट्ठी', pa: 'ਚਿੱਠੀ' },
  circular: { en: 'Circular', hi: 'सर्कुलर', pa: 'ਸਰਕੂਲਰ' },
  application: { en: 'Application', hi: 'आवेदन', pa: 'ਅਰਜ਼ੀ' },
  report: { en: 'Report', hi: 'रिपोर्ट', pa: 'ਰਿਪੋਰਟ' },
  bill: { en: 'Bill', hi: 'बिल', pa: 'ਬਿੱਲ' },
  notice: { en: 'Notice', hi: 'नोटिस', pa: 'ਨੋਟਿਸ' },
  parcel: { en: 'Parcel', hi: 'पार्सल', pa: 'ਪਾਰਸਲ' },
  other: { en: 'Other', hi: 'अन्य', pa: 'ਹੋਰ' },
};

export const letterModeLabels: Readonly<Record<LetterMode, Texts>> = {
  hand: { en: 'By hand', hi: 'हाथों-हाथ', pa: 'ਹੱਥੀਂ' },
  courier: { en: 'Courier', hi: 'कूरियर', pa: 'ਕੋਰੀਅਰ' },
  post: { en: 'Post', hi: 'डाकघर से', pa: 'ਡਾਕਖ਼ਾਨੇ ਰਾਹੀਂ' },
  email: { en: 'Email', hi: 'ईमेल', pa: 'ਈਮੇਲ' },
};
