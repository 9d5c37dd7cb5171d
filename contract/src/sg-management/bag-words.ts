import { letterWords } from './words.ts';

const letter = letterWords.fields;

export const bagWords = {
  one: { en: 'Bag', hi: 'थैला', pa: 'ਥੈਲਾ' },
  many: { en: 'Bags', hi: 'थैले', pa: 'ਥੈਲੇ' },
  empty: {
    en: 'Several letters to one centre travel in a bag. Its manifest says what is inside.',
    hi: 'एक केंद्र की कई चिट्ठियाँ एक थैले में जाती हैं। उसकी सूची बताती है कि अंदर क्या है।',
    pa: 'ਇੱਕ ਸੈਂਟਰ ਦੀਆਂ ਕਈ ਚਿੱਠੀਆਂ ਇੱਕ ਥੈਲੇ ਵਿੱਚ ਜਾਂਦੀਆਂ ਹਨ। ਉਸ ਦੀ ਸੂਚੀ ਦੱਸਦੀ ਹੈ ਕਿ ਅੰਦਰ ਕੀ ਹੈ।',
  },
  fields: {
    reference: letter.reference,
    type: letter.type,
    day: letter.day,
    centre: letter.centre,
    centreName: letter.centreName,
    party: {
      en: 'To / from',
      hi: 'किसे / किससे',
      pa: 'ਕਿਸ ਨੂੰ / ਕਿਸ ਤੋਂ',
      hint: { en: 'A centre of any area', hi: 'किसी भी क्षेत्र का केंद्र', pa: 'ਕਿਸੇ ਵੀ ਏਰੀਏ ਦਾ ਸੈਂਟਰ' },
    },
    mode: letter.mode,
    courierNumber: letter.courierNumber,
    remarks: letter.remarks,
    status: letter.status,
    letterCount: { en: 'Letters', hi: 'चिट्ठियाँ', pa: 'ਚਿੱਠੀਆਂ' },
    missingCount: { en: 'Not received', hi: 'नहीं मिलीं', pa: 'ਨਹੀਂ ਮਿਲੀਆਂ' },
    isIncomplete: { en: 'Letters missing', hi: 'चिट्ठियाँ कम हैं', pa: 'ਚਿੱਠੀਆਂ ਘੱਟ ਹਨ' },
    madeByName: { en: 'Entered by', hi: 'किसने लिखा', pa: 'ਕਿਸ ਨੇ ਲਿਖਿਆ' },
    dispatchedAt: { en: 'Dispatched on', hi: 'कब भेजा', pa: 'ਕਦੋਂ ਭੇਜਿਆ' },
    dispatchedByName: { en: 'Dispatched by', hi: 'किसने भेजा', pa: 'ਕਿਸ ਨੇ ਭੇਜਿਆ' },
    receivedAt: { en: 'Received on', hi: 'कब मिला', pa: 'ਕਦੋਂ ਮਿਲਿਆ' },
    receivedByName: letter.receivedByName,
    receiver: { en: 'Receiver', hi: 'किसे मिला', pa: 'ਕਿਸ ਨੂੰ ਮਿਲਿਆ' },
    recallReason: { en: 'Called back because', hi: 'वापस क्यों मँगाया', pa: 'ਵਾਪਸ ਕਿਉਂ ਮੰਗਵਾਇਆ' },
    code: { en: 'Code of the bag', hi: 'थैले का कोड', pa: 'ਥੈਲੇ ਦਾ ਕੋਡ' },
  },
} as const;
