import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import { loggedColumns } from '../kernel/resource/logged-words.ts';
import { issueWords, receiptWords, shiftWords } from './shop-words.ts';

export const shiftLog: LoggedWords = {
  entity: 'bav_shift',
  logged: { en: 'Shift of a counter', hi: 'काउंटर की शिफ़्ट', pa: 'ਕਾਊਂਟਰ ਦੀ ਸ਼ਿਫ਼ਟ' },
  fields: { ...shiftWords, centre: receiptWords.centre },
  money: ['openingFloat', 'counted', 'expected'],
};

export const cashMoveLog: LoggedWords = {
  entity: 'bav_cash_move',
  logged: { en: 'Cash in or out', hi: 'नक़द डाला या निकाला', pa: 'ਨਕਦ ਪਾਇਆ ਜਾਂ ਕੱਢਿਆ' },
  fields: {
    shift: shiftWords.number,
    centre: receiptWords.centre,
    amount: receiptWords.amount,
    reason: receiptWords.reason,
    at: loggedColumns.at,
    byName: loggedColumns.userName,
    day: receiptWords.day,
  },
  money: ['amount'],
};

export const receiptLog: LoggedWords = {
  entity: 'bav_receipt',
  logged: receiptWords.reference,
  fields: { ...receiptWords, shift: shiftWords.number, number: shiftWords.number },
  money: ['gross', 'discount', 'total', 'cash', 'upi', 'tendered'],
};

export const saleIssueLog: LoggedWords = {
  entity: 'bav_sale_issue',
  logged: { en: 'To check after a sale', hi: 'बिक्री के बाद जाँच', pa: 'ਵਿਕਰੀ ਤੋਂ ਬਾਅਦ ਜਾਂਚ' },
  fields: {
    ...issueWords,
    receipt: receiptWords.reference,
    centre: receiptWords.centre,
    place: receiptWords.item,
  },
};
