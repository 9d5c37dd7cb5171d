import { commonWords } from '../kernel/resource/common-words.ts';

/** Words of the counter: its tills, shifts, receipts and what is listed for a person. */

export const tillWords = {
  one: { en: 'Counter', hi: 'काउंटर', pa: 'ਕਾਊਂਟਰ' },
  many: { en: 'Counters', hi: 'काउंटर', pa: 'ਕਾਊਂਟਰ' },
  empty: {
    en: 'Add the first counter. Its code stands on every receipt.',
    hi: 'पहला काउंटर जोड़ें। उसका कोड हर रसीद पर छपता है।',
    pa: 'ਪਹਿਲਾ ਕਾਊਂਟਰ ਜੋੜੋ। ਉਸ ਦਾ ਕੋਡ ਹਰ ਰਸੀਦ ਉੱਤੇ ਛਪਦਾ ਹੈ।',
  },
  fields: {
    name: commonWords.name,
    code: {
      en: 'Code',
      hi: 'कोड',
      pa: 'ਕੋਡ',
      hint: {
        en: 'Up to 8 letters A–Z or digits, for example A1. It is never changed.',
        hi: 'ज़्यादा से ज़्यादा 8 अक्षर A–Z या अंक, जैसे A1। यह बाद में नहीं बदलता।',
        pa: 'ਵੱਧ ਤੋਂ ਵੱਧ 8 ਅੱਖਰ A–Z ਜਾਂ ਅੰਕ, ਜਿਵੇਂ A1। ਇਹ ਬਾਅਦ ਵਿੱਚ ਨਹੀਂ ਬਦਲਦਾ।',
      },
    },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    location: {
      en: 'Sells from',
      hi: 'माल कहाँ से',
      pa: 'ਮਾਲ ਕਿੱਥੋਂ',
      hint: {
        en: 'The store or counter whose stock it sells',
        hi: 'किस जगह का स्टॉक बिकता है',
        pa: 'ਕਿਸ ਥਾਂ ਦਾ ਸਟਾਕ ਵਿਕਦਾ ਹੈ',
      },
    },
    locationName: { en: 'Sells from', hi: 'माल कहाँ से', pa: 'ਮਾਲ ਕਿੱਥੋਂ' },
    maxDiscount: {
      en: 'Largest discount, %',
      hi: 'सबसे ज़्यादा छूट, %',
      pa: 'ਵੱਧ ਤੋਂ ਵੱਧ ਛੋਟ, %',
      hint: { en: '0 allows none', hi: '0 यानी कोई छूट नहीं', pa: '0 ਮਤਲਬ ਕੋਈ ਛੋਟ ਨਹੀਂ' },
    },
    upiAddress: {
      en: 'UPI address',
      hi: 'UPI पता',
      pa: 'UPI ਪਤਾ',
      hint: {
        en: 'Who is paid by UPI, for example stall@bank. Empty: no UPI here.',
        hi: 'UPI का पैसा किसे मिले, जैसे stall@bank। ख़ाली: यहाँ UPI नहीं।',
        pa: 'UPI ਦਾ ਪੈਸਾ ਕਿਸ ਨੂੰ ਮਿਲੇ, ਜਿਵੇਂ stall@bank। ਖ਼ਾਲੀ: ਇੱਥੇ UPI ਨਹੀਂ।',
      },
    },
    upiName: {
      en: 'UPI payee name',
      hi: 'UPI में दिखने वाला नाम',
      pa: 'UPI ਵਿੱਚ ਦਿਸਣ ਵਾਲਾ ਨਾਮ',
    },
    isActive: commonWords.isActive,
    isOpen: {
      en: 'Shift',
      hi: 'शिफ़्ट',
      pa: 'ਸ਼ਿਫ਼ਟ',
      choices: {
        true: { en: 'Open', hi: 'चालू', pa: 'ਚਾਲੂ' },
        false: { en: 'Closed', hi: 'बंद', pa: 'ਬੰਦ' },
      },
    },
  },
} as const;

export const shiftWords = {
  till: tillWords.one,
  number: { en: 'Shift', hi: 'शिफ़्ट', pa: 'ਸ਼ਿਫ਼ਟ' },
  day: { en: 'Day', hi: 'दिन', pa: 'ਦਿਨ' },
  openedByName: { en: 'Opened by', hi: 'किसने शुरू की', pa: 'ਕਿਸ ਨੇ ਸ਼ੁਰੂ ਕੀਤੀ' },
  openedAt: { en: 'Opened at', hi: 'कब शुरू हुई', pa: 'ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਈ' },
  closedByName: { en: 'Closed by', hi: 'किसने बंद की', pa: 'ਕਿਸ ਨੇ ਬੰਦ ਕੀਤੀ' },
  closedAt: { en: 'Closed at', hi: 'कब बंद हुई', pa: 'ਕਦੋਂ ਬੰਦ ਹੋਈ' },
  openingFloat: { en: 'Opening float', hi: 'शुरू की नक़दी', pa: 'ਸ਼ੁਰੂ ਦੀ ਨਕਦੀ' },
  cashSales: { en: 'Cash sales', hi: 'नक़द बिक्री', pa: 'ਨਕਦ ਵਿਕਰੀ' },
  upiSales: { en: 'UPI sales', hi: 'UPI बिक्री', pa: 'UPI ਵਿਕਰੀ' },
  cashRefunds: { en: 'Cash paid back', hi: 'नक़द लौटाया', pa: 'ਨਕਦ ਮੋੜਿਆ' },
  upiRefunds: { en: 'UPI paid back', hi: 'UPI लौटाया', pa: 'UPI ਮੋੜਿਆ' },
  cashIn: { en: 'Cash in', hi: 'नक़द डाला', pa: 'ਨਕਦ ਪਾਇਆ' },
  cashOut: { en: 'Cash out', hi: 'नक़द निकाला', pa: 'ਨਕਦ ਕੱਢਿਆ' },
  expected: { en: 'Expected', hi: 'होना चाहिए', pa: 'ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ' },
  counted: { en: 'Counted', hi: 'गिना गया', pa: 'ਗਿਣਿਆ ਗਿਆ' },
  difference: { en: 'Difference', hi: 'फ़र्क़', pa: 'ਫ਼ਰਕ' },
  note: { en: 'Note', hi: 'नोट', pa: 'ਨੋਟ' },
  receipts: { en: 'Receipts', hi: 'रसीदें', pa: 'ਰਸੀਦਾਂ' },
  state: {
    ...commonWords.status,
    choices: {
      open: { en: 'Open', hi: 'चालू', pa: 'ਚਾਲੂ' },
      forgotten: { en: 'Not closed', hi: 'बंद नहीं हुई', pa: 'ਬੰਦ ਨਹੀਂ ਹੋਈ' },
      closed: { en: 'Closed', hi: 'बंद', pa: 'ਬੰਦ' },
    },
  },
} as const;

export const receiptWords = {
  reference: { en: 'Receipt', hi: 'रसीद', pa: 'ਰਸੀਦ' },
  kind: {
    en: 'Kind',
    hi: 'किस्म',
    pa: 'ਕਿਸਮ',
    choices: {
      sale: { en: 'Sale', hi: 'बिक्री', pa: 'ਵਿਕਰੀ' },
      return: { en: 'Return', hi: 'वापसी', pa: 'ਵਾਪਸੀ' },
      cancel: { en: 'Cancellation', hi: 'रद्द', pa: 'ਰੱਦ' },
    },
  },
  state: {
    ...commonWords.status,
    choices: {
      whole: { en: 'Sold', hi: 'बिका', pa: 'ਵਿਕਿਆ' },
      partlyReturned: { en: 'Partly returned', hi: 'कुछ वापस', pa: 'ਕੁਝ ਵਾਪਸ' },
      returned: { en: 'Returned', hi: 'वापस', pa: 'ਵਾਪਸ' },
      cancelled: { en: 'Cancelled', hi: 'रद्द', pa: 'ਰੱਦ' },
      refund: { en: 'Paid back', hi: 'पैसे लौटाए', pa: 'ਪੈਸੇ ਮੋੜੇ' },
    },
  },
  day: { en: 'Day', hi: 'दिन', pa: 'ਦਿਨ' },
  at: { en: 'Time', hi: 'समय', pa: 'ਸਮਾਂ' },
  till: tillWords.one,
  tillName: tillWords.one,
  centre: commonWords.centre,
  centreName: commonWords.centreName,
  cashierName: { en: 'Sold by', hi: 'किसने बेचा', pa: 'ਕਿਸ ਨੇ ਵੇਚਿਆ' },
  copies: { en: 'Copies', hi: 'प्रतियाँ', pa: 'ਕਾਪੀਆਂ' },
  gross: { en: 'Before discount', hi: 'छूट से पहले', pa: 'ਛੋਟ ਤੋਂ ਪਹਿਲਾਂ' },
  tax: { en: 'GST included', hi: 'इसमें GST', pa: 'ਇਸ ਵਿੱਚ GST' },
  discount: { en: 'Discount', hi: 'छूट', pa: 'ਛੋਟ' },
  total: { en: 'Total', hi: 'कुल', pa: 'ਕੁੱਲ' },
  cash: { en: 'Cash', hi: 'नक़द', pa: 'ਨਕਦ' },
  upi: { en: 'UPI', hi: 'UPI', pa: 'UPI' },
  tendered: { en: 'Cash received', hi: 'नक़द मिला', pa: 'ਨਕਦ ਮਿਲਿਆ' },
  change: { en: 'Change', hi: 'बाकी लौटाए', pa: 'ਬਾਕੀ ਮੋੜੇ' },
  payment: {
    en: 'Paid by',
    hi: 'कैसे दिया',
    pa: 'ਕਿਵੇਂ ਦਿੱਤਾ',
    choices: {
      cash: { en: 'Cash', hi: 'नक़द', pa: 'ਨਕਦ' },
      upi: { en: 'UPI', hi: 'UPI', pa: 'UPI' },
      mixed: { en: 'Cash and UPI', hi: 'नक़द और UPI', pa: 'ਨਕਦ ਅਤੇ UPI' },
    },
  },
  reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
  against: { en: 'Against receipt', hi: 'किस रसीद पर', pa: 'ਕਿਸ ਰਸੀਦ ਉੱਤੇ' },
  item: { en: 'Item', hi: 'आइटम', pa: 'ਆਈਟਮ' },
  title: { en: 'Title', hi: 'शीर्षक', pa: 'ਸਿਰਲੇਖ' },
  quantity: { en: 'Quantity', hi: 'मात्रा', pa: 'ਮਾਤਰਾ' },
  price: { en: 'Price', hi: 'क़ीमत', pa: 'ਕੀਮਤ' },
  amount: { en: 'Amount', hi: 'रक़म', pa: 'ਰਕਮ' },
  condition: {
    en: 'Condition',
    hi: 'हालत',
    pa: 'ਹਾਲਤ',
    choices: {
      stock: { en: 'Back to stock', hi: 'स्टॉक में वापस', pa: 'ਸਟਾਕ ਵਿੱਚ ਵਾਪਸ' },
      damaged: { en: 'Damaged', hi: 'ख़राब', pa: 'ਖ਼ਰਾਬ' },
    },
  },
  hasIssues: {
    en: 'To check',
    hi: 'जाँचना है',
    pa: 'ਜਾਂਚਣਾ ਹੈ',
    choices: {
      true: { en: 'To check', hi: 'जाँचना है', pa: 'ਜਾਂਚਣਾ ਹੈ' },
      false: { en: 'In order', hi: 'ठीक', pa: 'ਠੀਕ' },
    },
  },
} as const;

export const issueWords = {
  kind: {
    en: 'What to check',
    hi: 'क्या जाँचना है',
    pa: 'ਕੀ ਜਾਂਚਣਾ ਹੈ',
    choices: {
      oversold: { en: 'More sold than in stock', hi: 'स्टॉक से ज़्यादा बिका', pa: 'ਸਟਾਕ ਤੋਂ ਵੱਧ ਵਿਕਿਆ' },
      price: { en: 'Sold at an old price', hi: 'पुरानी क़ीमत पर बिका', pa: 'ਪੁਰਾਣੀ ਕੀਮਤ ਉੱਤੇ ਵਿਕਿਆ' },
      discount: { en: 'Discount above the limit', hi: 'छूट सीमा से ज़्यादा', pa: 'ਛੋਟ ਹੱਦ ਤੋਂ ਵੱਧ' },
      lateSale: { en: 'Came after the close', hi: 'शिफ़्ट बंद होने के बाद आई', pa: 'ਸ਼ਿਫ਼ਟ ਬੰਦ ਹੋਣ ਤੋਂ ਬਾਅਦ ਆਈ' },
    },
  },
  state: {
    ...commonWords.status,
    choices: {
      waiting: { en: 'Waiting', hi: 'बाकी', pa: 'ਬਾਕੀ' },
      settled: { en: 'Settled', hi: 'निपटाया', pa: 'ਨਿਬੇੜਿਆ' },
    },
  },
  quantity: receiptWords.quantity,
  settledByName: { en: 'Settled by', hi: 'किसने निपटाया', pa: 'ਕਿਸ ਨੇ ਨਿਬੇੜਿਆ' },
  settledAt: { en: 'Settled on', hi: 'कब निपटाया', pa: 'ਕਦੋਂ ਨਿਬੇੜਿਆ' },
  note: { en: 'Note', hi: 'नोट', pa: 'ਨੋਟ' },
} as const;
