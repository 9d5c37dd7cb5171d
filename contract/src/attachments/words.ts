import { commonWords } from '../kernel/resource/common-words.ts';
import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import type { Texts } from '../kernel/values/languages.ts';
import type { attachmentTypes } from './attachment-types.ts';

export const attachmentTypeWords = {
  en: 'Type',
  hi: 'किस्म',
  pa: 'ਕਿਸਮ',
  choices: {
    5: commonWords.photo,
    10: { en: 'Aadhaar', hi: 'आधार', pa: 'ਆਧਾਰ' },
    15: { en: 'PAN', hi: 'पैन', pa: 'ਪੈਨ' },
    20: { en: 'Medical document', hi: 'मेडिकल काग़ज़', pa: 'ਮੈਡੀਕਲ ਕਾਗਜ਼' },
    25: { en: 'Driving licence', hi: 'ड्राइविंग लाइसेंस', pa: 'ਡਰਾਈਵਿੰਗ ਲਾਇਸੈਂਸ' },
    30: { en: 'Other', hi: 'अन्य', pa: 'ਹੋਰ' },
  } satisfies Record<(typeof attachmentTypes)[keyof typeof attachmentTypes], Texts>,
} as const;

export const attachmentLog: LoggedWords = {
  entity: 'attachment',
  logged: { en: 'Document', hi: 'काग़ज़', pa: 'ਕਾਗਜ਼' },
  fields: {
    centre: commonWords.centre,
    type: attachmentTypeWords,
    name: commonWords.name,
    mime: { en: 'File type', hi: 'फ़ाइल की किस्म', pa: 'ਫ਼ਾਈਲ ਦੀ ਕਿਸਮ' },
    bytes: { en: 'Size in bytes', hi: 'साइज़ (बाइट)', pa: 'ਸਾਈਜ਼ (ਬਾਈਟ)' },
    width: { en: 'Width', hi: 'चौड़ाई', pa: 'ਚੌੜਾਈ' },
    height: { en: 'Height', hi: 'ऊँचाई', pa: 'ਉਚਾਈ' },
    purpose: { en: 'For', hi: 'किसके लिए', pa: 'ਕਿਸ ਲਈ' },
    addedByName: { en: 'Added by', hi: 'किसने लगाया', pa: 'ਕਿਸ ਨੇ ਲਗਾਇਆ' },
  },
};
