import type { Texts } from '../kernel/values/languages.ts';

/** Why a request of a device was refused in a way that an administrator should know of. */
export const incidentKinds = [
  'unknownDevice',
  'badSignature',
  'replayed',
  'alteredBatch',
  'otherArea',
  'revoked',
  'wrongCode',
  'restored',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

export const incidentWords: Readonly<Record<IncidentKind, Texts>> = {
  unknownDevice: {
    en: 'Unknown device',
    hi: 'अनजान डिवाइस',
    pa: 'ਅਣਜਾਣ ਡਿਵਾਈਸ',
  },
  badSignature: {
    en: 'Signature does not match. Somebody may pose as this laptop',
    hi: 'सिग्नेचर मेल नहीं खाता। कोई इस लैपटॉप का रूप ले रहा हो सकता है',
    pa: 'ਸਿਗਨੇਚਰ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ। ਕੋਈ ਇਸ ਲੈਪਟਾਪ ਦਾ ਰੂਪ ਲੈ ਰਿਹਾ ਹੋ ਸਕਦਾ ਹੈ',
  },
  replayed: {
    en: 'An old request was sent again',
    hi: 'पुराना अनुरोध दोबारा भेजा गया',
    pa: 'ਪੁਰਾਣੀ ਬੇਨਤੀ ਦੁਬਾਰਾ ਭੇਜੀ ਗਈ',
  },
  alteredBatch: {
    en: 'A batch does not continue the earlier ones. Nothing of it was taken',
    hi: 'एक हिस्सा पिछले हिस्सों से मेल नहीं खाता। उसमें से कुछ नहीं लिया गया',
    pa: 'ਇੱਕ ਹਿੱਸਾ ਪਿਛਲੇ ਹਿੱਸਿਆਂ ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ। ਉਸ ਵਿੱਚੋਂ ਕੁਝ ਨਹੀਂ ਲਿਆ ਗਿਆ',
  },
  otherArea: {
    en: 'Records of another area were sent',
    hi: 'दूसरे क्षेत्र के रिकॉर्ड भेजे गए',
    pa: 'ਦੂਜੇ ਏਰੀਏ ਦੇ ਰਿਕਾਰਡ ਭੇਜੇ ਗਏ',
  },
  revoked: {
    en: 'The laptop is revoked but still asked for data',
    hi: 'डिवाइस रद्द है, फिर भी उसने डेटा माँगा',
    pa: 'ਡਿਵਾਈਸ ਰੱਦ ਹੈ, ਫਿਰ ਵੀ ਉਸ ਨੇ ਡੇਟਾ ਮੰਗਿਆ',
  },
  wrongCode: {
    en: 'A wrong one-time code was tried',
    hi: 'ग़लत OTP से कोशिश हुई',
    pa: 'ਗ਼ਲਤ OTP ਨਾਲ ਕੋਸ਼ਿਸ਼ ਹੋਈ',
  },
  restored: {
    en: 'The laptop was restored from an older backup. It has a new number',
    hi: 'लैपटॉप पुराने बैकअप से लौटाया गया। उसका नंबर नया है',
    pa: 'ਲੈਪਟਾਪ ਪੁਰਾਣੇ ਬੈਕਅੱਪ ਤੋਂ ਦੁਬਾਰਾ ਬਣਾਇਆ ਗਿਆ। ਉਸ ਦਾ ਨੰਬਰ ਨਵਾਂ ਹੈ',
  },
};
