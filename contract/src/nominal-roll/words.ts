import { commonWords } from '../kernel/resource/common-words.ts';
import type { Texts } from '../kernel/values/languages.ts';
import type { CallOutcome } from './enums.ts';
import { rollStatusLabels } from './roll-labels.ts';

export const rollWords = {
  one: { en: 'Nominal roll', hi: 'नॉमिनल रोल', pa: 'ਨੌਮੀਨਲ ਰੋਲ' },
  many: { en: 'Nominal rolls', hi: 'नॉमिनल रोल', pa: 'ਨੌਮੀਨਲ ਰੋਲ' },
  empty: {
    en: 'Make a roll for each group that goes out for sewa. Then add its members.',
    hi: 'सेवा पर जाने वाले हर जत्थे का रोल बनाएँ। फिर उसमें सदस्य जोड़ें।',
    pa: 'ਸੇਵਾ ਉੱਤੇ ਜਾਣ ਵਾਲੇ ਹਰ ਜਥੇ ਦਾ ਰੋਲ ਬਣਾਓ। ਫਿਰ ਉਸ ਵਿੱਚ ਮੈਂਬਰ ਜੋੜੋ।',
  },
  removal: {
    en: 'Its members leave the roll too. This cannot be undone.',
    hi: 'इसके सदस्य भी रोल से हट जाएँगे। इसे पहले जैसा नहीं किया जा सकता।',
    pa: 'ਇਸ ਦੇ ਮੈਂਬਰ ਵੀ ਰੋਲ ਤੋਂ ਹਟ ਜਾਣਗੇ। ਇਹ ਪਹਿਲਾਂ ਵਰਗਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
  },
  fields: {
    number: commonWords.number,
    destination: {
      en: 'Destination',
      hi: 'कहाँ जाना है',
      pa: 'ਕਿੱਥੇ ਜਾਣਾ ਹੈ',
      hint: {
        en: 'A centre of any area, or another place',
        hi: 'किसी भी क्षेत्र का केंद्र, या कोई और जगह',
        pa: 'ਕਿਸੇ ਵੀ ਏਰੀਏ ਦਾ ਸੈਂਟਰ, ਜਾਂ ਕੋਈ ਹੋਰ ਥਾਂ',
      },
    },
    destinationCentre: {
      en: 'Centre of the destination',
      hi: 'जाने की जगह का केंद्र',
      pa: 'ਜਾਣ ਦੀ ਥਾਂ ਦਾ ਸੈਂਟਰ',
    },
    department: { en: 'Department', hi: 'विभाग', pa: 'ਵਿਭਾਗ' },
    fromDay: { en: 'First day', hi: 'पहला दिन', pa: 'ਪਹਿਲਾ ਦਿਨ' },
    toDay: { en: 'Last day', hi: 'आख़िरी दिन', pa: 'ਆਖ਼ਰੀ ਦਿਨ' },
    days: { en: 'Days', hi: 'दिन', pa: 'ਦਿਨ' },
    members: { en: 'Members', hi: 'सदस्य', pa: 'ਮੈਂਬਰ' },
    arrived: { en: 'Arrived', hi: 'पहुँचे', pa: 'ਪਹੁੰਚੇ' },
    returned: { en: 'Returned', hi: 'लौटे', pa: 'ਮੁੜੇ' },
    dropped: { en: 'Dropped out', hi: 'नहीं जा रहे', pa: 'ਨਹੀਂ ਜਾ ਰਹੇ' },
    status: { ...commonWords.status, choices: rollStatusLabels },
    centre: { en: 'From centre', hi: 'किस केंद्र से', pa: 'ਕਿਸ ਸੈਂਟਰ ਤੋਂ' },
    centreName: { en: 'From centre', hi: 'किस केंद्र से', pa: 'ਕਿਸ ਸੈਂਟਰ ਤੋਂ' },
    jathedar: { en: 'Jathedar', hi: 'जत्थेदार', pa: 'ਜਥੇਦਾਰ' },
    jathedarName: { en: 'Jathedar', hi: 'जत्थेदार', pa: 'ਜਥੇਦਾਰ' },
    deputy: { en: 'Deputy jathedar', hi: 'सहायक जत्थेदार', pa: 'ਸਹਾਇਕ ਜਥੇਦਾਰ' },
    deputyName: { en: 'Deputy jathedar', hi: 'सहायक जत्थेदार', pa: 'ਸਹਾਇਕ ਜਥੇਦਾਰ' },
    transport: {
      en: 'Transport',
      hi: 'किस गाड़ी से',
      pa: 'ਕਿਸ ਗੱਡੀ ਵਿੱਚ',
      hint: {
        en: 'For example: own bus, 52 seats',
        hi: 'जैसे: अपनी बस, 52 सीटें',
        pa: 'ਜਿਵੇਂ: ਆਪਣੀ ਬੱਸ, 52 ਸੀਟਾਂ',
      },
    },
    remarks: { en: 'Remarks', hi: 'टिप्पणी', pa: 'ਟਿੱਪਣੀ' },
    statusSince: { en: 'In this status since', hi: 'इस स्थिति में कब से', pa: 'ਇਸ ਸਥਿਤੀ ਵਿੱਚ ਕਦੋਂ ਤੋਂ' },
    reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
    madeByName: { en: 'Made by', hi: 'किसने बनाया', pa: 'ਕਿਸ ਨੇ ਬਣਾਇਆ' },
    approvedByName: { en: 'Approved by', hi: 'मंज़ूरी किसने दी', pa: 'ਮਨਜ਼ੂਰੀ ਕਿਸ ਨੇ ਦਿੱਤੀ' },
    isOwnWork: { en: 'Made or edited by me', hi: 'मैंने बनाया या बदला', pa: 'ਮੈਂ ਬਣਾਇਆ ਜਾਂ ਬਦਲਿਆ' },
    isWaiting: { en: 'Waiting for me', hi: 'मेरे फ़ैसले के लिए बाकी', pa: 'ਮੇਰੇ ਫ਼ੈਸਲੇ ਲਈ ਬਾਕੀ' },
  },
} as const;

export const rollMemberWords = {
  sewadar: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
  fromDay: rollWords.fields.fromDay,
  toDay: rollWords.fields.toDay,
  role: { en: 'Role', hi: 'ज़िम्मेदारी', pa: 'ਜ਼ਿੰਮੇਵਾਰੀ' },
  remarks: { en: 'Remark', hi: 'टिप्पणी', pa: 'ਟਿੱਪਣੀ' },
  arrivedAt: { en: 'Arrived', hi: 'कब पहुँचे', pa: 'ਕਦੋਂ ਪਹੁੰਚੇ' },
  leftAt: { en: 'Left', hi: 'कब लौटे', pa: 'ਕਦੋਂ ਮੁੜੇ' },
  callOutcome: {
    en: 'Call',
    hi: 'फ़ोन',
    pa: 'ਫ਼ੋਨ',
    choices: {
      coming: { en: 'Coming', hi: 'आएँगे', pa: 'ਆਉਣਗੇ' },
      later: { en: 'Call later', hi: 'बाद में फ़ोन', pa: 'ਬਾਅਦ ਵਿੱਚ ਫ਼ੋਨ' },
      notComing: { en: 'Not coming', hi: 'नहीं आएँगे', pa: 'ਨਹੀਂ ਆਉਣਗੇ' },
      noAnswer: { en: 'No answer', hi: 'फ़ोन नहीं उठा', pa: 'ਫ਼ੋਨ ਨਹੀਂ ਚੁੱਕਿਆ' },
      wrongNumber: { en: 'Wrong number', hi: 'ग़लत नंबर', pa: 'ਗ਼ਲਤ ਨੰਬਰ' },
    } satisfies Record<CallOutcome, Texts>,
  },
  callNote: { en: 'Note on the call', hi: 'फ़ोन का नोट', pa: 'ਫ਼ੋਨ ਦਾ ਨੋਟ' },
  droppedAt: rollWords.fields.dropped,
} as const;

/** Columns of the days served in a year. */
export const daysServedWords = {
  rolls: { en: 'Rolls', hi: 'रोल', pa: 'ਰੋਲ' },
  planned: { en: 'Days planned', hi: 'तय दिन', pa: 'ਤੈਅ ਦਿਨ' },
  served: { en: 'Days served', hi: 'सेवा के दिन', pa: 'ਸੇਵਾ ਦੇ ਦਿਨ' },
  year: { en: 'Year', hi: 'साल', pa: 'ਸਾਲ' },
} as const;
