import { commonWords } from '../kernel/resource/common-words.ts';
import type { LoggedWords } from '../kernel/resource/logged-words.ts';
import { stockKindLabels } from './stock-kinds.ts';
import { stockWords } from './stock-words.ts';

const { item, copies, reference, reason, location, day, value, madeByName } = stockWords;
const purchase = { en: 'Purchase', hi: 'ख़रीद', pa: 'ਖ਼ਰੀਦ' };
const order = { en: 'Order', hi: 'ऑर्डर', pa: 'ਆਰਡਰ' };
const transfer = { en: 'Stock transfer', hi: 'भेजा गया माल', pa: 'ਭੇਜਿਆ ਮਾਲ' };
const count = { en: 'Stock count', hi: 'स्टॉक की गिनती', pa: 'ਸਟਾਕ ਦੀ ਗਿਣਤੀ' };
const cost = { en: 'Cost of one', hi: 'एक की लागत', pa: 'ਇੱਕ ਦੀ ਲਾਗਤ' };

export const stockDocumentLog: LoggedWords = {
  entity: 'stock_document',
  logged: { en: 'Stock entry', hi: 'स्टॉक की एंट्री', pa: 'ਸਟਾਕ ਦੀ ਐਂਟਰੀ' },
  fields: {
    kind: { en: 'Kind', hi: 'किस्म', pa: 'ਕਿਸਮ', choices: stockKindLabels },
    centre: commonWords.centre,
    location,
    day,
    reference,
    reason,
    reverses: { en: 'Reverses', hi: 'किसे रद्द करती है', pa: 'ਕਿਸ ਨੂੰ ਰੱਦ ਕਰਦੀ ਹੈ' },
    quantity: copies,
    value,
    madeByName,
  },
  money: ['value'],
};

export const itemTaxLog: LoggedWords = {
  entity: 'bav_item_tax',
  logged: { en: 'Tax', hi: 'टैक्स', pa: 'ਟੈਕਸ' },
  fields: {
    item,
    since: { en: 'From', hi: 'कब से', pa: 'ਕਦੋਂ ਤੋਂ' },
    hsn: { en: 'HSN code', hi: 'HSN कोड', pa: 'HSN ਕੋਡ' },
    rate: { en: 'GST, hundredths of %', hi: 'GST, % का सौवाँ हिस्सा', pa: 'GST, % ਦਾ ਸੌਵਾਂ ਹਿੱਸਾ' },
  },
};

export const purchaseLineLog: LoggedWords = {
  entity: 'stock_purchase_line',
  logged: { en: 'Item of a purchase', hi: 'ख़रीद का आइटम', pa: 'ਖ਼ਰੀਦ ਦਾ ਆਈਟਮ' },
  fields: { purchase, item, quantity: copies, cost },
  money: ['cost'],
};

export const orderLineLog: LoggedWords = {
  entity: 'stock_order_line',
  logged: { en: 'Item of an order', hi: 'ऑर्डर का आइटम', pa: 'ਆਰਡਰ ਦਾ ਆਈਟਮ' },
  fields: {
    order,
    item,
    asked: { en: 'Ordered', hi: 'माँगीं', pa: 'ਮੰਗੀਆਂ' },
    approved: { en: 'Approved', hi: 'मंज़ूर', pa: 'ਮਨਜ਼ੂਰ' },
    price: { en: 'Price', hi: 'क़ीमत', pa: 'ਕੀਮਤ' },
  },
  money: ['price'],
};

export const transferLineLog: LoggedWords = {
  entity: 'stock_transfer_line',
  logged: { en: 'Item of a transfer', hi: 'भेजा गया आइटम', pa: 'ਭੇਜਿਆ ਆਈਟਮ' },
  fields: { transfer, item, quantity: copies, received: { en: 'Received', hi: 'मिलीं', pa: 'ਮਿਲੀਆਂ' } },
};

export const countLineLog: LoggedWords = {
  entity: 'stock_count_line',
  logged: { en: 'Item of a count', hi: 'गिनती का आइटम', pa: 'ਗਿਣਤੀ ਦਾ ਆਈਟਮ' },
  fields: {
    count,
    item,
    counted: { en: 'Counted', hi: 'गिने गए', pa: 'ਗਿਣੇ ਗਏ' },
    countedByName: { en: 'Counted by', hi: 'किसने गिने', pa: 'ਕਿਸ ਨੇ ਗਿਣੇ' },
  },
};
