import type { FieldWords } from '../../kernel/resource/words.ts';
import type { Language, Texts } from '../../kernel/values/languages.ts';
import { deferralReasonWords } from './deferral-reasons.ts';
import type { MeasuredRule, RuleLimits, RuleName } from './rule-set.ts';

const measuredWords = {
  tooYoung: { en: 'Too young', hi: 'उम्र कम है', pa: 'ਉਮਰ ਘੱਟ ਹੈ' },
  tooOld: { en: 'Above the age limit', hi: 'उम्र सीमा से ज़्यादा', pa: 'ਉਮਰ ਹੱਦ ਤੋਂ ਵੱਧ' },
  tooOldForFirst: {
    en: 'Too old for a first donation',
    hi: 'पहले रक्तदान के लिए उम्र ज़्यादा',
    pa: 'ਪਹਿਲੇ ਖ਼ੂਨਦਾਨ ਲਈ ਉਮਰ ਵੱਧ',
  },
  interval: { en: 'Donated recently', hi: 'हाल में रक्तदान किया', pa: 'ਹਾਲ ਵਿੱਚ ਖ਼ੂਨਦਾਨ ਕੀਤਾ' },
  weight: { en: 'Weight', hi: 'वज़न', pa: 'ਭਾਰ' },
  weight450: { en: 'Weight for 450 ml', hi: '450 मि.ली. के लिए वज़न', pa: '450 ਮਿ.ਲੀ. ਲਈ ਭਾਰ' },
  haemoglobin: { en: 'Haemoglobin', hi: 'हीमोग्लोबिन', pa: 'ਹੀਮੋਗਲੋਬਿਨ' },
  systolic: { en: 'Upper blood pressure', hi: 'ऊपर का बीपी', pa: 'ਉੱਪਰਲਾ ਬੀਪੀ' },
  diastolic: { en: 'Lower blood pressure', hi: 'नीचे का बीपी', pa: 'ਹੇਠਲਾ ਬੀਪੀ' },
  pulse: { en: 'Pulse', hi: 'नब्ज़', pa: 'ਨਬਜ਼' },
  pulseRhythm: { en: 'Irregular pulse', hi: 'नब्ज़ नियमित नहीं', pa: 'ਨਬਜ਼ ਨਿਯਮਤ ਨਹੀਂ' },
  temperature: { en: 'Temperature', hi: 'तापमान', pa: 'ਤਾਪਮਾਨ' },
} as const satisfies Record<MeasuredRule, Texts>;

/** What speaks against a donation, as people read it. */
export const ruleWords: Readonly<Record<RuleName, Texts>> = { ...deferralReasonWords, ...measuredWords };

const fromDay = { en: 'from {day}', hi: '{day} से', pa: '{day} ਤੋਂ' } as const satisfies Texts;

/** What speaks against a donation and, where it ends on a day, from which day the donor is welcome. */
export function ruleText(
  { rule, limit }: { rule: RuleName; limit: string | number | null },
  language: Language,
  showDay: (day: string) => string,
): string {
  const name = ruleWords[rule][language];
  return typeof limit === 'string' ? `${name} (${fromDay[language].replace('{day}', showDay(limit))})` : name;
}

/** The figures of the rules. */
export const limitWords = {
  minAge: { en: 'Age from', hi: 'उम्र कम से कम', pa: 'ਉਮਰ ਘੱਟੋ-ਘੱਟ' },
  maxAge: { en: 'Age up to', hi: 'उम्र ज़्यादा से ज़्यादा', pa: 'ਉਮਰ ਵੱਧ ਤੋਂ ਵੱਧ' },
  maxFirstAge: { en: 'First donation up to age', hi: 'पहला रक्तदान किस उम्र तक', pa: 'ਪਹਿਲਾ ਖ਼ੂਨਦਾਨ ਕਿਸ ਉਮਰ ਤੱਕ' },
  minWeight: {
    en: 'Weight for 350 ml, from (kg)',
    hi: '350 मि.ली. के लिए वज़न, कम से कम (किलो)',
    pa: '350 ਮਿ.ਲੀ. ਲਈ ਭਾਰ, ਘੱਟੋ-ਘੱਟ (ਕਿਲੋ)',
  },
  weightAbove450: {
    en: 'Weight for 450 ml, above (kg)',
    hi: '450 मि.ली. के लिए वज़न, इससे ज़्यादा (किलो)',
    pa: '450 ਮਿ.ਲੀ. ਲਈ ਭਾਰ, ਇਸ ਤੋਂ ਵੱਧ (ਕਿਲੋ)',
  },
  minHaemoglobin: {
    en: 'Haemoglobin from (g/dL)',
    hi: 'हीमोग्लोबिन कम से कम (g/dL)',
    pa: 'ਹੀਮੋਗਲੋਬਿਨ ਘੱਟੋ-ਘੱਟ (g/dL)',
  },
  minSystolic: {
    en: 'Upper blood pressure from (mmHg)',
    hi: 'ऊपर का बीपी कम से कम (mmHg)',
    pa: 'ਉੱਪਰਲਾ ਬੀਪੀ ਘੱਟੋ-ਘੱਟ (mmHg)',
  },
  maxSystolic: {
    en: 'Upper blood pressure up to (mmHg)',
    hi: 'ऊपर का बीपी ज़्यादा से ज़्यादा (mmHg)',
    pa: 'ਉੱਪਰਲਾ ਬੀਪੀ ਵੱਧ ਤੋਂ ਵੱਧ (mmHg)',
  },
  minDiastolic: {
    en: 'Lower blood pressure from (mmHg)',
    hi: 'नीचे का बीपी कम से कम (mmHg)',
    pa: 'ਹੇਠਲਾ ਬੀਪੀ ਘੱਟੋ-ਘੱਟ (mmHg)',
  },
  maxDiastolic: {
    en: 'Lower blood pressure up to (mmHg)',
    hi: 'नीचे का बीपी ज़्यादा से ज़्यादा (mmHg)',
    pa: 'ਹੇਠਲਾ ਬੀਪੀ ਵੱਧ ਤੋਂ ਵੱਧ (mmHg)',
  },
  minPulse: { en: 'Pulse from (a minute)', hi: 'नब्ज़ कम से कम (प्रति मिनट)', pa: 'ਨਬਜ਼ ਘੱਟੋ-ਘੱਟ (ਪ੍ਰਤੀ ਮਿੰਟ)' },
  maxPulse: {
    en: 'Pulse up to (a minute)',
    hi: 'नब्ज़ ज़्यादा से ज़्यादा (प्रति मिनट)',
    pa: 'ਨਬਜ਼ ਵੱਧ ਤੋਂ ਵੱਧ (ਪ੍ਰਤੀ ਮਿੰਟ)',
  },
  maxTemperature: {
    en: 'Temperature up to (°C)',
    hi: 'तापमान ज़्यादा से ज़्यादा (°C)',
    pa: 'ਤਾਪਮਾਨ ਵੱਧ ਤੋਂ ਵੱਧ (°C)',
  },
  intervalMale: {
    en: 'Days between donations, men',
    hi: 'दो रक्तदान के बीच दिन, पुरुष',
    pa: 'ਦੋ ਖ਼ੂਨਦਾਨਾਂ ਵਿਚਕਾਰ ਦਿਨ, ਮਰਦ',
  },
  intervalFemale: {
    en: 'Days between donations, women',
    hi: 'दो रक्तदान के बीच दिन, महिलाएँ',
    pa: 'ਦੋ ਖ਼ੂਨਦਾਨਾਂ ਵਿਚਕਾਰ ਦਿਨ, ਔਰਤਾਂ',
  },
} as const satisfies Record<keyof RuleLimits, FieldWords>;
