import { commonWords } from '../kernel/resource/common-words.ts';
import { stockWords } from './stock-words.ts';

export const transferWords = {
  one: { en: 'Stock transfer', hi: 'माल भेजना', pa: 'ਮਾਲ ਭੇਜਣਾ' },
  many: { en: 'Stock transfers', hi: 'भेजा गया माल', pa: 'ਭੇਜਿਆ ਮਾਲ' },
  empty: {
    en: 'Send stock from one location to another. It is in transit until somebody receives it.',
    hi: 'एक जगह से दूसरी जगह माल भेजें। मिलने तक वह रास्ते में रहता है।',
    pa: 'ਇੱਕ ਥਾਂ ਤੋਂ ਦੂਜੀ ਥਾਂ ਮਾਲ ਭੇਜੋ। ਮਿਲਣ ਤੱਕ ਉਹ ਰਾਹ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ।',
  },
  fields: {
    reference: stockWords.reference,
    centre: commonWords.centre,
    day: { en: 'Sent on', hi: 'कब भेजा', pa: 'ਕਦੋਂ ਭੇਜਿਆ' },
    status: {
      ...commonWords.status,
      choices: {
        inTransit: { en: 'In transit', hi: 'रास्ते में', pa: 'ਰਾਹ ਵਿੱਚ' },
        received: { en: 'Received', hi: 'मिल गया', pa: 'ਮਿਲ ਗਿਆ' },
        cancelled: { en: 'Cancelled', hi: 'रद्द', pa: 'ਰੱਦ' },
      },
    },
    from: { en: 'From', hi: 'कहाँ से', pa: 'ਕਿੱਥੋਂ' },
    fromName: { en: 'From', hi: 'कहाँ से', pa: 'ਕਿੱਥੋਂ' },
    to: { en: 'To', hi: 'कहाँ', pa: 'ਕਿੱਥੇ' },
    toName: { en: 'To', hi: 'कहाँ', pa: 'ਕਿੱਥੇ' },
    copies: stockWords.copies,
    missing: { en: 'Missing', hi: 'कम मिलीं', pa: 'ਘੱਟ ਮਿਲੀਆਂ' },
    value: stockWords.value,
    order: { en: 'Order', hi: 'ऑर्डर', pa: 'ਆਰਡਰ' },
    orderName: { en: 'Order', hi: 'ऑर्डर', pa: 'ਆਰਡਰ' },
    notes: commonWords.notes,
    reason: stockWords.reason,
    madeByName: { en: 'Sent by', hi: 'किसने भेजा', pa: 'ਕਿਸ ਨੇ ਭੇਜਿਆ' },
    receivedAt: { en: 'Received on', hi: 'कब मिला', pa: 'ਕਦੋਂ ਮਿਲਿਆ' },
    receivedByName: { en: 'Received by', hi: 'किसे मिला', pa: 'ਕਿਸ ਨੂੰ ਮਿਲਿਆ' },
    isToMe: { en: 'Comes to my centre', hi: 'मेरे केंद्र में आ रहा', pa: 'ਮੇਰੇ ਸੈਂਟਰ ਆ ਰਿਹਾ' },
    isFromMe: { en: 'Left my centre', hi: 'मेरे केंद्र से गया', pa: 'ਮੇਰੇ ਸੈਂਟਰ ਤੋਂ ਗਿਆ' },
    isToReceive: { en: 'To receive', hi: 'मिलना बाकी', pa: 'ਮਿਲਣਾ ਬਾਕੀ' },
    item: stockWords.item,
  },
} as const;
