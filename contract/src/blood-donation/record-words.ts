import { commonWords } from '../kernel/resource/common-words.ts';
import { bloodGroupWords } from '../people/words.ts';
import { bankWords, campWords } from './camp-words.ts';
import { deferralKindWords, donorWords, welcomeFromWords } from './donor-words.ts';
import { deferralReasonWords } from './rules/deferral-reasons.ts';
import { ruleWords } from './rules/rule-words.ts';

const donorWord = donorWords.one;
const ruleVersion = { en: 'Rules, version', hi: 'नियम, वर्ज़न', pa: 'ਨਿਯਮ, ਵਰਜ਼ਨ' } as const;

export const donationWords = {
  one: { en: 'Donation', hi: 'रक्तदान', pa: 'ਖ਼ੂਨਦਾਨ' },
  many: { en: 'Donations', hi: 'रक्तदान', pa: 'ਖ਼ੂਨਦਾਨ' },
  removal: {
    en: 'It no longer counts for the donor and the camp. If the donor’s blood group or weight came from it, the earlier one returns. Its bag number can be entered again.',
    hi: 'यह रक्तदाता और कैंप में अब नहीं गिना जाएगा। रक्तदाता का ब्लड ग्रुप या वज़न इसी से आया हो, तो पहले वाला लौट आएगा। इसका बैग नंबर फिर लिखा जा सकेगा।',
    pa: 'ਇਹ ਖ਼ੂਨਦਾਨੀ ਅਤੇ ਕੈਂਪ ਵਿੱਚ ਹੁਣ ਨਹੀਂ ਗਿਣਿਆ ਜਾਵੇਗਾ। ਖ਼ੂਨਦਾਨੀ ਦਾ ਬਲੱਡ ਗਰੁੱਪ ਜਾਂ ਭਾਰ ਇਸੇ ਤੋਂ ਆਇਆ ਹੋਵੇ, ਤਾਂ ਪਹਿਲਾਂ ਵਾਲਾ ਮੁੜ ਆਵੇਗਾ। ਇਸ ਦਾ ਬੈਗ ਨੰਬਰ ਮੁੜ ਲਿਖਿਆ ਜਾ ਸਕੇਗਾ।',
  },
  fields: {
    donor: donorWord,
    donorName: donorWord,
    donorNumber: donorWords.fields.number,
    /** Of the filter. */
    centre: commonWords.centreName,
    day: { en: 'Day', hi: 'दिन', pa: 'ਦਿਨ' },
    camp: {
      ...campWords.one,
      hint: { en: 'Empty if given elsewhere', hi: 'कहीं और दिया हो तो ख़ाली', pa: 'ਕਿਤੇ ਹੋਰ ਦਿੱਤਾ ਹੋਵੇ ਤਾਂ ਖ਼ਾਲੀ' },
    },
    campName: campWords.one,
    place: {
      en: 'Place',
      hi: 'जगह',
      pa: 'ਥਾਂ',
      hint: { en: 'If not at a camp', hi: 'अगर कैंप में नहीं', pa: 'ਜੇ ਕੈਂਪ ਵਿੱਚ ਨਹੀਂ' },
    },
    outcome: {
      en: 'Outcome',
      hi: 'नतीजा',
      pa: 'ਨਤੀਜਾ',
      choices: {
        complete: { en: 'Complete', hi: 'पूरा', pa: 'ਪੂਰਾ' },
        incomplete: { en: 'Not completed', hi: 'पूरा नहीं हुआ', pa: 'ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ' },
      },
    },
    volume: { en: 'Volume (ml)', hi: 'मात्रा (मि.ली.)', pa: 'ਮਾਤਰਾ (ਮਿ.ਲੀ.)' },
    bloodGroup: bloodGroupWords,
    bagNumber: { en: 'Bag number', hi: 'बैग नंबर', pa: 'ਬੈਗ ਨੰਬਰ' },
    segment: { en: 'Segment number', hi: 'सेगमेंट नंबर', pa: 'ਸੈਗਮੈਂਟ ਨੰਬਰ' },
    bank: bankWords.one,
    bankName: bankWords.one,
    weight: donorWords.fields.weight,
    haemoglobin: { en: 'Haemoglobin (g/dL)', hi: 'हीमोग्लोबिन (g/dL)', pa: 'ਹੀਮੋਗਲੋਬਿਨ (g/dL)' },
    systolic: { en: 'Blood pressure, upper', hi: 'बीपी, ऊपर का', pa: 'ਬੀਪੀ, ਉੱਪਰਲਾ' },
    diastolic: { en: 'Blood pressure, lower', hi: 'बीपी, नीचे का', pa: 'ਬੀਪੀ, ਹੇਠਲਾ' },
    pulse: { en: 'Pulse (a minute)', hi: 'नब्ज़ (प्रति मिनट)', pa: 'ਨਬਜ਼ (ਪ੍ਰਤੀ ਮਿੰਟ)' },
    temperature: { en: 'Temperature (°C)', hi: 'तापमान (°C)', pa: 'ਤਾਪਮਾਨ (°C)' },
    reaction: {
      en: 'Reaction',
      hi: 'रिएक्शन',
      pa: 'ਰਿਐਕਸ਼ਨ',
      choices: {
        none: { en: 'None', hi: 'कोई नहीं', pa: 'ਕੋਈ ਨਹੀਂ' },
        mild: { en: 'Mild', hi: 'हल्का', pa: 'ਹਲਕਾ' },
        moderate: { en: 'Moderate', hi: 'मध्यम', pa: 'ਦਰਮਿਆਨਾ' },
        severe: { en: 'Severe', hi: 'गंभीर', pa: 'ਗੰਭੀਰ' },
      },
    },
    care: { en: 'Care given', hi: 'क्या देखभाल की', pa: 'ਕੀ ਸੰਭਾਲ ਕੀਤੀ' },
    overridden: {
      en: 'Decided by the doctor',
      hi: 'डॉक्टर ने तय किया',
      pa: 'ਡਾਕਟਰ ਨੇ ਤੈਅ ਕੀਤਾ',
      choices: ruleWords,
    },
    overrideReason: { en: 'Doctor’s reason', hi: 'डॉक्टर का कारण', pa: 'ਡਾਕਟਰ ਦਾ ਕਾਰਨ' },
    ruleVersion,
    recordedByName: { en: 'Recorded by', hi: 'किसने लिखा', pa: 'ਕਿਸ ਨੇ ਲਿਖਿਆ' },
    centreName: commonWords.centreName,
    notes: commonWords.notes,
  },
} as const;

export const deferralWords = {
  one: { en: 'Deferral', hi: 'टाला गया', pa: 'ਟਾਲਿਆ ਗਿਆ' },
  many: { en: 'Deferrals', hi: 'टाले गए', pa: 'ਟਾਲੇ ਗਏ' },
  fields: {
    donor: donorWord,
    donorName: donorWord,
    donorNumber: donorWords.fields.number,
    reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ', choices: deferralReasonWords },
    since: { en: 'Counted from', hi: 'कब से गिना', pa: 'ਕਦੋਂ ਤੋਂ ਗਿਣਿਆ' },
    chosen: deferralKindWords,
    kind: deferralKindWords,
    welcomeFrom: welcomeFromWords,
    day: { en: 'Decided on', hi: 'फ़ैसला कब हुआ', pa: 'ਫ਼ੈਸਲਾ ਕਦੋਂ ਹੋਇਆ' },
    camp: campWords.one,
    campName: campWords.one,
    decidedByName: { en: 'Decided by', hi: 'फ़ैसला किसने किया', pa: 'ਫ਼ੈਸਲਾ ਕਿਸ ਨੇ ਕੀਤਾ' },
    ruleVersion,
    liftedOn: { en: 'Lifted on', hi: 'कब हटाया', pa: 'ਕਦੋਂ ਹਟਾਇਆ' },
    liftedByName: { en: 'Lifted by', hi: 'किसने हटाया', pa: 'ਕਿਸ ਨੇ ਹਟਾਇਆ' },
    liftReason: { en: 'Why lifted', hi: 'क्यों हटाया', pa: 'ਕਿਉਂ ਹਟਾਇਆ' },
    centreName: commonWords.centreName,
    notes: commonWords.notes,
  },
} as const;
