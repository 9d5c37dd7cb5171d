import type { Language } from './languages.ts';

/** Why an entry is refused, as a person reads it beside the field, with {places} for what the rule names. */
const texts = {
  missing: { en: 'Please fill this in', hi: 'कृपया यह भरें', pa: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਭਰੋ' },
  short: {
    en: 'At least {count} characters',
    hi: 'कम से कम {count} अक्षर',
    pa: 'ਘੱਟੋ-ਘੱਟ {count} ਅੱਖਰ',
  },
  long: {
    en: 'At most {count} characters',
    hi: 'अधिक से अधिक {count} अक्षर',
    pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {count} ਅੱਖਰ',
  },
  small: { en: 'At least {count}', hi: 'कम से कम {count}', pa: 'ਘੱਟੋ-ਘੱਟ {count}' },
  big: { en: 'At most {count}', hi: 'अधिक से अधिक {count}', pa: 'ਵੱਧ ਤੋਂ ਵੱਧ {count}' },
  number: {
    en: 'Please enter a whole number',
    hi: 'कृपया पूरी संख्या लिखें',
    pa: 'ਕਿਰਪਾ ਕਰਕੇ ਪੂਰਾ ਅੰਕ ਲਿਖੋ',
  },
  other: { en: 'Please check this entry', hi: 'कृपया यह प्रविष्टि जाँचें', pa: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਐਂਟਰੀ ਜਾਂਚੋ' },
  inFuture: {
    en: 'This day is in the future',
    hi: 'यह दिन अभी आया नहीं है',
    pa: 'ਇਹ ਦਿਨ ਅਜੇ ਆਇਆ ਨਹੀਂ',
  },
  inPast: { en: 'This day is past', hi: 'यह दिन बीत चुका है', pa: 'ਇਹ ਦਿਨ ਲੰਘ ਚੁੱਕਾ ਹੈ' },
  beforeFirstDay: {
    en: 'Not before the first day',
    hi: 'पहले दिन से पहले नहीं',
    pa: 'ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਨਹੀਂ',
  },
  endsBeforeItBegins: {
    en: 'It ends before it begins',
    hi: 'यह आरंभ से पहले समाप्त होता है',
    pa: 'ਇਹ ਸ਼ੁਰੂ ਤੋਂ ਪਹਿਲਾਂ ਮੁੱਕਦਾ ਹੈ',
  },
  yearsApart: {
    en: 'Before the last day, and at most ten years',
    hi: 'अंतिम दिन से पहले, और अधिक से अधिक दस वर्ष',
    pa: 'ਆਖਰੀ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ, ਅਤੇ ਵੱਧ ਤੋਂ ਵੱਧ ਦਸ ਸਾਲ',
  },
  daysApart: {
    en: 'At most {count} days after the first',
    hi: 'पहले दिन के अधिक से अधिक {count} दिन बाद',
    pa: 'ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਵੱਧ ਤੋਂ ਵੱਧ {count} ਦਿਨ ਬਾਅਦ',
  },
  thisCentury: {
    en: 'A day from 2000 to 2099',
    hi: '2000 से 2099 तक का दिन',
    pa: '2000 ਤੋਂ 2099 ਤੱਕ ਦਾ ਦਿਨ',
  },
  birthFrom1900: {
    en: 'A birth date from 1900 on',
    hi: '1900 या उसके बाद की जन्म तिथि',
    pa: '1900 ਜਾਂ ਉਸ ਤੋਂ ਬਾਅਦ ਦੀ ਜਨਮ ਤਾਰੀਖ',
  },
  lastDayMissing: {
    en: 'A temporary pass needs its last day',
    hi: 'अस्थायी पास का अंतिम दिन चाहिए',
    pa: 'ਆਰਜ਼ੀ ਪਾਸ ਲਈ ਆਖਰੀ ਦਿਨ ਚਾਹੀਦਾ ਹੈ',
  },
  someDay: { en: 'At least one day', hi: 'कम से कम एक दिन', pa: 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਦਿਨ' },
  oneDay: { en: 'Exactly one day', hi: 'ठीक एक दिन', pa: 'ਠੀਕ ਇੱਕ ਦਿਨ' },
  weeksApart: { en: 'From 2 to 12 weeks', hi: '2 से 12 सप्ताह', pa: '2 ਤੋਂ 12 ਹਫ਼ਤੇ' },
  sameTime: {
    en: 'It cannot end when it begins',
    hi: 'यह उसी समय समाप्त नहीं हो सकता जब आरंभ होता है',
    pa: 'ਇਹ ਉਸੇ ਵੇਲੇ ਨਹੀਂ ਮੁੱਕ ਸਕਦਾ ਜਦੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ',
  },
  setByTransfer: {
    en: 'Only a transfer sets this status',
    hi: 'यह स्थिति केवल स्थानांतरण से लगती है',
    pa: 'ਇਹ ਸਥਿਤੀ ਸਿਰਫ਼ ਤਬਾਦਲੇ ਨਾਲ ਲੱਗਦੀ ਹੈ',
  },
  renewedAreActive: {
    en: 'Renewed members are active; end the renewal with a reason instead',
    hi: 'नवीकृत सदस्य सक्रिय होते हैं; नहीं तो कारण देकर नवीकरण समाप्त करें',
    pa: 'ਨਵਿਆਏ ਮੈਂਬਰ ਸਰਗਰਮ ਹੁੰਦੇ ਹਨ; ਨਹੀਂ ਤਾਂ ਕਾਰਨ ਦੇ ਕੇ ਨਵਿਆਉਣਾ ਖਤਮ ਕਰੋ',
  },
  sameRecord: {
    en: 'This is the same record; choose another one',
    hi: 'यह वही अभिलेख है; कोई दूसरा चुनें',
    pa: 'ਇਹ ਉਹੀ ਰਿਕਾਰਡ ਹੈ; ਕੋਈ ਹੋਰ ਚੁਣੋ',
  },
  samePersonTwice: {
    en: 'The same person stands here twice',
    hi: 'यहाँ एक ही व्यक्ति दो बार है',
    pa: 'ਇੱਥੇ ਇੱਕੋ ਵਿਅਕਤੀ ਦੋ ਵਾਰ ਹੈ',
  },
  wholeNumber: {
    en: 'Please enter the whole number',
    hi: 'कृपया पूरा नंबर लिखें',
    pa: 'ਕਿਰਪਾ ਕਰਕੇ ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ',
  },
  noAadhaar: {
    en: 'This is not an Aadhaar number',
    hi: 'यह आधार संख्या नहीं है',
    pa: 'ਇਹ ਆਧਾਰ ਨੰਬਰ ਨਹੀਂ ਹੈ',
  },
  noPan: { en: 'This is not a PAN', hi: 'यह पैन नहीं है', pa: 'ਇਹ ਪੈਨ ਨਹੀਂ ਹੈ' },
  noPhone: {
    en: 'This is not a telephone number',
    hi: 'यह टेलीफ़ोन नंबर नहीं है',
    pa: 'ਇਹ ਟੈਲੀਫ਼ੋਨ ਨੰਬਰ ਨਹੀਂ ਹੈ',
  },
  onlyCentreLevel: {
    en: 'Only for a unit of the centre level',
    hi: 'केवल केंद्र स्तर की इकाई के लिए',
    pa: 'ਸਿਰਫ਼ ਸੈਂਟਰ ਪੱਧਰ ਦੀ ਇਕਾਈ ਲਈ',
  },
  higherLevel: {
    en: 'The unit above must be of a higher level',
    hi: 'ऊपर की इकाई ऊँचे स्तर की होनी चाहिए',
    pa: 'ਉੱਪਰਲੀ ਇਕਾਈ ਉੱਚੇ ਪੱਧਰ ਦੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

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
