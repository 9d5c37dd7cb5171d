import type { Language, Texts } from '../values/languages.ts';

/** Why an entry is refused, as a person reads it beside the field, with {places} for what the rule names. */
const texts = {
  missing: { en: 'Fill this in', hi: 'यह भरें', pa: 'ਇਹ ਭਰੋ' },
  short: {
    en: 'At least {count} characters',
    hi: 'कम से कम {count} अक्षर',
    pa: 'ਘੱਟੋ-ਘੱਟ {count} ਅੱਖਰ',
  },
  long: {
    en: 'At most {count} characters',
    hi: 'ज़्यादा से ज़्यादा {count} अक्षर',
    pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {count} ਅੱਖਰ',
  },
  small: { en: 'At least {count}', hi: 'कम से कम {count}', pa: 'ਘੱਟੋ-ਘੱਟ {count}' },
  big: { en: 'At most {count}', hi: 'ज़्यादा से ज़्यादा {count}', pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {count}' },
  number: {
    en: 'Enter a whole number',
    hi: 'पूरी संख्या लिखें, जैसे 5',
    pa: 'ਪੂਰਾ ਅੰਕ ਲਿਖੋ, ਜਿਵੇਂ 5',
  },
  other: { en: 'Check this entry', hi: 'यह जानकारी जाँचें', pa: 'ਇਹ ਜਾਣਕਾਰੀ ਜਾਂਚੋ' },
  inFuture: {
    en: 'This day is in the future',
    hi: 'यह दिन अभी आया नहीं है',
    pa: 'ਇਹ ਦਿਨ ਹਾਲੇ ਆਇਆ ਨਹੀਂ',
  },
  timeInFuture: {
    en: 'This time is still to come',
    hi: 'यह समय अभी आया नहीं है',
    pa: 'ਇਹ ਸਮਾਂ ਹਾਲੇ ਆਇਆ ਨਹੀਂ',
  },
  inPast: { en: 'This day is past', hi: 'यह दिन बीत चुका है', pa: 'ਇਹ ਦਿਨ ਲੰਘ ਚੁੱਕਾ ਹੈ' },
  afterDecision: {
    en: 'Choose a day after the decision',
    hi: 'फ़ैसले के बाद का दिन चुनें',
    pa: 'ਫ਼ੈਸਲੇ ਤੋਂ ਬਾਅਦ ਦਾ ਦਿਨ ਚੁਣੋ',
  },
  beforeFirstDay: {
    en: 'Not before the first day',
    hi: 'पहले दिन से पहले नहीं',
    pa: 'ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਨਹੀਂ',
  },
  endsBeforeItBegins: {
    en: 'The end is before the start',
    hi: 'अंत शुरू से पहले है',
    pa: 'ਅੰਤ ਸ਼ੁਰੂ ਤੋਂ ਪਹਿਲਾਂ ਹੈ',
  },
  belowLowerLimit: {
    en: 'Not below the lower limit',
    hi: 'निचली सीमा से कम नहीं',
    pa: 'ਹੇਠਲੀ ਹੱਦ ਤੋਂ ਘੱਟ ਨਹੀਂ',
  },
  bagVolume: {
    en: '350 or 450 ml',
    hi: '350 या 450 मि.ली.',
    pa: '350 ਜਾਂ 450 ਮਿ.ਲੀ.',
  },
  outsideRoll: {
    en: 'Within the days of the roll',
    hi: 'रोल के दिनों के अंदर',
    pa: 'ਰੋਲ ਦੇ ਦਿਨਾਂ ਦੇ ਅੰਦਰ',
  },
  recordedStay: {
    en: 'The recorded stay has more days. Correct its times first.',
    hi: 'दर्ज आने-जाने में ज़्यादा दिन हैं। पहले उनका समय ठीक करें।',
    pa: 'ਦਰਜ ਆਉਣ-ਜਾਣ ਵਿੱਚ ਵੱਧ ਦਿਨ ਹਨ। ਪਹਿਲਾਂ ਉਨ੍ਹਾਂ ਦਾ ਸਮਾਂ ਠੀਕ ਕਰੋ।',
  },
  yearsApart: {
    en: 'Before the last day, and at most ten years',
    hi: 'आख़िरी दिन से पहले, और ज़्यादा से ज़्यादा दस साल',
    pa: 'ਆਖ਼ਰੀ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ, ਅਤੇ ਵੱਧ ਤੋਂ ਵੱਧ ਦਸ ਸਾਲ',
  },
  daysApart: {
    en: 'At most {count} days after the first',
    hi: 'पहले दिन के ज़्यादा से ज़्यादा {count} दिन बाद',
    pa: 'ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਵੱਧ ਤੋਂ ਵੱਧ {count} ਦਿਨ ਬਾਅਦ',
  },
  thisCentury: {
    en: 'A day from 2000 to 2099',
    hi: '2000 से 2099 तक का दिन',
    pa: '2000 ਤੋਂ 2099 ਤੱਕ ਦਾ ਦਿਨ',
  },
  birthFrom1900: {
    en: 'A date of birth from 1900 on',
    hi: '1900 या उसके बाद की जन्म तारीख़',
    pa: '1900 ਜਾਂ ਉਸ ਤੋਂ ਬਾਅਦ ਦੀ ਜਨਮ ਤਾਰੀਖ਼',
  },
  lastDayMissing: {
    en: 'A temporary pass needs its last day',
    hi: 'अस्थायी पास का आख़िरी दिन चाहिए',
    pa: 'ਆਰਜ਼ੀ ਪਾਸ ਲਈ ਆਖ਼ਰੀ ਦਿਨ ਚਾਹੀਦਾ ਹੈ',
  },
  someDay: { en: 'At least one day', hi: 'कम से कम एक दिन', pa: 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਦਿਨ' },
  oneDay: { en: 'Exactly one day', hi: 'ठीक एक दिन', pa: 'ਠੀਕ ਇੱਕ ਦਿਨ' },
  weeksApart: { en: 'From 2 to 12 weeks', hi: '2 से 12 सप्ताह', pa: '2 ਤੋਂ 12 ਹਫ਼ਤੇ' },
  sameTime: {
    en: 'The end and the start cannot be the same',
    hi: 'शुरू और अंत का समय एक नहीं हो सकता',
    pa: 'ਸ਼ੁਰੂ ਅਤੇ ਅੰਤ ਦਾ ਸਮਾਂ ਇੱਕ ਨਹੀਂ ਹੋ ਸਕਦਾ',
  },
  contactNeeded: {
    en: 'Needed, so that somebody can be phoned in an emergency',
    hi: 'ज़रूरी है, ताकि इमरजेंसी में किसी को फ़ोन किया जा सके',
    pa: 'ਜ਼ਰੂਰੀ ਹੈ, ਤਾਂ ਜੋ ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਕਿਸੇ ਨੂੰ ਫ਼ੋਨ ਕੀਤਾ ਜਾ ਸਕੇ',
  },
  setByTransfer: {
    en: 'Only a transfer sets this status',
    hi: 'यह स्थिति सिर्फ़ ट्रांसफ़र से बदलती है',
    pa: 'ਇਹ ਸਥਿਤੀ ਸਿਰਫ਼ ਬਦਲੀ ਨਾਲ ਬਦਲਦੀ ਹੈ',
  },
  renewedAreActive: {
    en: 'Renewed members are active. Choose “Do not renew” and give a reason instead',
    hi: 'रिन्यू हुए सदस्य सक्रिय होते हैं। नहीं तो कारण देकर “रिन्यू न करें” चुनें',
    pa: 'ਰੀਨਿਊ ਹੋਏ ਮੈਂਬਰ ਸਰਗਰਮ ਹੁੰਦੇ ਹਨ। ਨਹੀਂ ਤਾਂ ਕਾਰਨ ਦੇ ਕੇ “ਰੀਨਿਊ ਨਾ ਕਰੋ” ਚੁਣੋ',
  },
  sameRecord: {
    en: 'This is the same record. Choose another one',
    hi: 'यह वही रिकॉर्ड है। कोई दूसरा चुनें',
    pa: 'ਇਹ ਉਹੀ ਰਿਕਾਰਡ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ',
  },
  samePersonTwice: {
    en: 'The same person is here twice',
    hi: 'यहाँ एक ही व्यक्ति दो बार है',
    pa: 'ਇੱਥੇ ਇੱਕੋ ਵਿਅਕਤੀ ਦੋ ਵਾਰ ਹੈ',
  },
  wholeNumber: {
    en: 'Enter the full number',
    hi: 'पूरा नंबर लिखें',
    pa: 'ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ',
  },
  noAadhaar: {
    en: 'This is not an Aadhaar number',
    hi: 'यह आधार नंबर नहीं है',
    pa: 'ਇਹ ਆਧਾਰ ਨੰਬਰ ਨਹੀਂ ਹੈ',
  },
  noPan: { en: 'This is not a PAN', hi: 'यह पैन नहीं है', pa: 'ਇਹ ਪੈਨ ਨਹੀਂ ਹੈ' },
  noRegistration: {
    en: 'Write it as PB 02 AB 1234, DL 1C AA 1111 or 22 BH 1234 AA. The letters I and O are not used',
    hi: 'ऐसे लिखें: PB 02 AB 1234, DL 1C AA 1111 या 22 BH 1234 AA. I और O अक्षर नहीं होते',
    pa: 'ਇਵੇਂ ਲਿਖੋ: PB 02 AB 1234, DL 1C AA 1111 ਜਾਂ 22 BH 1234 AA. I ਅਤੇ O ਅੱਖਰ ਨਹੀਂ ਹੁੰਦੇ',
  },
  noLicence: {
    en: 'Enter the full licence number, for example PB02 20110012345',
    hi: 'पूरा लाइसेंस नंबर लिखें, जैसे PB02 20110012345',
    pa: 'ਪੂਰਾ ਲਾਇਸੈਂਸ ਨੰਬਰ ਲਿਖੋ, ਜਿਵੇਂ PB02 20110012345',
  },
  onlyFuel: {
    en: 'Only fuel has litres. Leave this empty',
    hi: 'लीटर सिर्फ़ तेल के होते हैं। ख़ाली छोड़ें',
    pa: 'ਲੀਟਰ ਸਿਰਫ਼ ਤੇਲ ਦੇ ਹੁੰਦੇ ਹਨ। ਖ਼ਾਲੀ ਛੱਡੋ',
  },
  noPhone: {
    en: 'This is not a phone number',
    hi: 'यह फ़ोन नंबर नहीं है',
    pa: 'ਇਹ ਫ਼ੋਨ ਨੰਬਰ ਨਹੀਂ ਹੈ',
  },
  noBarcode: {
    en: 'This is not a barcode or ISBN. Compare its digits with the item',
    hi: 'यह बारकोड या ISBN नहीं है। आइटम पर लिखे अंकों से मिलाएँ',
    pa: 'ਇਹ ਬਾਰਕੋਡ ਜਾਂ ISBN ਨਹੀਂ ਹੈ। ਆਈਟਮ ਉੱਤੇ ਲਿਖੇ ਅੰਕਾਂ ਨਾਲ ਮਿਲਾਓ',
  },
  shopBarcode: {
    en: 'This is a label of the shop for another item. Leave it empty to use the item’s own',
    hi: 'यह दुकान का लेबल है, किसी और आइटम का। ख़ाली छोड़ें, तो आइटम का अपना लेबल चलेगा',
    pa: 'ਇਹ ਦੁਕਾਨ ਦਾ ਲੇਬਲ ਹੈ, ਕਿਸੇ ਹੋਰ ਆਈਟਮ ਦਾ। ਖ਼ਾਲੀ ਛੱਡੋ, ਤਾਂ ਆਈਟਮ ਦਾ ਆਪਣਾ ਲੇਬਲ ਚੱਲੇਗਾ',
  },
  tillCode: {
    en: 'Up to 8 letters A–Z or digits, without blanks and dashes',
    hi: 'ज़्यादा से ज़्यादा 8 अक्षर A–Z या अंक, ख़ाली जगह और डैश के बिना',
    pa: 'ਵੱਧ ਤੋਂ ਵੱਧ 8 ਅੱਖਰ A–Z ਜਾਂ ਅੰਕ, ਖ਼ਾਲੀ ਥਾਂ ਅਤੇ ਡੈਸ਼ ਤੋਂ ਬਿਨਾਂ',
  },
  noUpiAddress: {
    en: 'This is not a UPI address. It looks like stall@bank',
    hi: 'यह UPI पता नहीं है। वह stall@bank जैसा होता है',
    pa: 'ਇਹ UPI ਪਤਾ ਨਹੀਂ ਹੈ। ਉਹ stall@bank ਵਰਗਾ ਹੁੰਦਾ ਹੈ',
  },
  onlyCentreLevel: {
    en: 'Only for a unit of the centre level',
    hi: 'सिर्फ़ केंद्र स्तर की यूनिट के लिए',
    pa: 'ਸਿਰਫ਼ ਸੈਂਟਰ ਪੱਧਰ ਦੀ ਯੂਨਿਟ ਲਈ',
  },
  higherLevel: {
    en: 'The unit above must be of a higher level',
    hi: 'ऊपर की यूनिट ऊँचे स्तर की होनी चाहिए',
    pa: 'ਉੱਪਰਲੀ ਯੂਨਿਟ ਉੱਚੇ ਪੱਧਰ ਦੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type ReasonName = keyof typeof texts;

export interface FieldReason {
  readonly reason: ReasonName;
  readonly count?: number | undefined;
}

export function because(reason: ReasonName, count?: number): FieldReason {
  return { reason, count };
}

export function reasonText({ reason, count = 0 }: FieldReason, language: Language): string {
  return texts[reason][language].replace('{count}', String(count));
}

/** The same in every language, for what is told later and to others. */
export function reasonTexts(reason: ReasonName): Texts {
  return texts[reason];
}

/** What a schema says of an entry. A refinement names its reason: `.refine(…, refusing('noPan'))`. */
export function reasonOf(issue: SchemaIssue): FieldReason {
  const { input, params = {} } = issue;
  // Who parses without `reportInput` does not tell whether there was anything.
  if ('input' in issue && (input === '' || input === null || input === undefined)) return because('missing');
  const { reason, count } = params;
  if (typeof reason === 'string' && isReasonName(reason))
    return because(reason, typeof count === 'number' ? count : undefined);
  const isText = issue.origin === 'string';
  switch (issue.code) {
    case 'too_small':
      return because(isText ? 'short' : 'small', Number(issue.minimum));
    case 'too_big':
      return because(isText ? 'long' : 'big', Number(issue.maximum));
    case 'invalid_type':
      return because(issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'other');
    default:
      return because('other');
  }
}

/** For a refinement of a schema: why it refuses. */
export function refusing(reason: ReasonName, count?: number) {
  return { params: { reason, count } } as const;
}

/** The parts of a zod issue that tell why, whichever kind it is. */
interface SchemaIssue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly origin?: string | undefined;
  readonly expected?: unknown;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

function isReasonName(name: string): name is ReasonName {
  return Object.hasOwn(texts, name);
}
