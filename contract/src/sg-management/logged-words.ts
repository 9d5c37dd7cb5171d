import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import { paperWords } from '../papers/words.ts';
import { premisesPapers } from './papers.ts';

const paperChoices = Object.fromEntries(
  Object.entries(premisesPapers.paperKinds).map(([kind, { words }]) => [kind, words]),
);

export const premisesPaperLog: LoggedWords = {
  entity: 'expiring_paper',
  fields: { kind: { ...paperWords.kind, choices: paperChoices } },
};

export const sgRecordEntryLog: LoggedWords = {
  entity: 'sg_record_entry',
  logged: { en: 'Progress or bill', hi: 'काम या बिल', pa: 'ਕੰਮ ਜਾਂ ਬਿੱਲ' },
  fields: {
    kind: {
      en: 'Kind',
      hi: 'किस्म',
      pa: 'ਕਿਸਮ',
      choices: {
        progress: { en: 'Progress', hi: 'काम की जानकारी', pa: 'ਕੰਮ ਦੀ ਜਾਣਕਾਰੀ' },
        bill: { en: 'Bill', hi: 'बिल', pa: 'ਬਿੱਲ' },
      },
    },
    day: { en: 'Date', hi: 'तारीख़', pa: 'ਤਾਰੀਖ਼' },
    percent: { en: 'Progress (%)', hi: 'काम कितना हुआ (%)', pa: 'ਕੰਮ ਕਿੰਨਾ ਹੋਇਆ (%)' },
    amount: { en: 'Amount', hi: 'रक़म', pa: 'ਰਕਮ' },
    billNumber: { en: 'Bill number', hi: 'बिल नंबर', pa: 'ਬਿੱਲ ਨੰਬਰ' },
    vendor: { en: 'Vendor', hi: 'विक्रेता', pa: 'ਵਿਕਰੇਤਾ' },
    text: { en: 'Notes', hi: 'नोट', pa: 'ਨੋਟ' },
    byName: { en: 'Entered by', hi: 'किसने लिखा', pa: 'ਕਿਸ ਨੇ ਲਿਖਿਆ' },
    centre: { en: 'Centre', hi: 'केंद्र', pa: 'ਸੈਂਟਰ' },
    record: { en: 'SG record', hi: 'SG रिकॉर्ड', pa: 'SG ਰਿਕਾਰਡ' },
  },
  money: ['amount'],
};
