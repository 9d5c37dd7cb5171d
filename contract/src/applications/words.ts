import { commonWords } from '../kernel/resource/common-words.ts';
import type { FieldWords } from '../kernel/resource/words.ts';
import { elderWords } from '../oae/words.ts';
import { emergencyWords, identityWords, personWords } from '../people/words.ts';
import { sewadarWords } from '../sewadar/words.ts';
import { vehicleTypeWords } from '../transport/words.ts';
import type { ApplicationForm } from './application-form.ts';
import { applicationStatusLabels, applicationTypeLabels } from './application-labels.ts';

export const applicationWords = {
  one: { en: 'Application', hi: 'आवेदन', pa: 'ਅਰਜ਼ੀ' },
  many: { en: 'Applications', hi: 'आवेदन', pa: 'ਅਰਜ਼ੀਆਂ' },
  fields: {
    number: commonWords.number,
    type: { en: 'Type', hi: 'किस्म', pa: 'ਕਿਸਮ', choices: applicationTypeLabels },
    status: { ...commonWords.status, choices: applicationStatusLabels },
    statusSince: { en: 'In this status since', hi: 'इस स्थिति में कब से', pa: 'ਇਸ ਸਥਿਤੀ ਵਿੱਚ ਕਦੋਂ ਤੋਂ' },
    ...personWords,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    sewadar: { en: 'Sewadar', hi: 'सेवादार', pa: 'ਸੇਵਾਦਾਰ' },
    photo: commonWords.photo,
    madeByName: { en: 'Received by', hi: 'किसने दर्ज किया', pa: 'ਕਿਸ ਨੇ ਦਰਜ ਕੀਤੀ' },
    madeAt: { en: 'Received on', hi: 'कब दर्ज हुआ', pa: 'ਕਦੋਂ ਦਰਜ ਹੋਈ' },
    movesTo: { en: 'Possible moves', hi: 'अगले कदम', pa: 'ਅਗਲੇ ਕਦਮ' },
  },
} as const;

/** Words of everything that is entered or compared, also of what the list does not show. */
export const applicationEntryWords = {
  ...applicationWords.fields,
  ...identityWords,
  papers: { en: 'Documents', hi: 'काग़ज़', pa: 'ਕਾਗਜ਼' },
  form: { en: 'Answers', hi: 'जवाब', pa: 'ਜਵਾਬ' },
} as const;

const { occupation, education, skills, initiationDate, bloodGroup, maritalStatus, isBaalSatsang } =
  sewadarWords.fields;
const { isPermanent: _isPermanent, ...elderQuestions } = elderWords;

/** Words of the questions that the types ask. */
export const questionWords = {
  departments: {
    en: 'Preferred departments',
    hi: 'किन विभागों में सेवा चाहते हैं',
    pa: 'ਕਿਹੜੇ ਵਿਭਾਗਾਂ ਵਿੱਚ ਸੇਵਾ ਚਾਹੁੰਦੇ ਹਨ',
  },
  skills,
  occupation,
  education,
  initiationDate,
  bloodGroup,
  maritalStatus,
  ...emergencyWords,
  isBaalSatsang,
  reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
  isPermanent: {
    en: 'Permanent',
    hi: 'स्थायी',
    pa: 'ਪੱਕਾ',
    hint: {
      en: 'Off: from a first to a last day',
      hi: 'बंद हो तो: पहले दिन से आख़िरी दिन तक',
      pa: 'ਬੰਦ ਹੋਵੇ ਤਾਂ: ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਆਖ਼ਰੀ ਦਿਨ ਤੱਕ',
    },
  },
  ...elderQuestions,
  vehicleNumber: {
    en: 'Vehicle number',
    hi: 'गाड़ी का नंबर',
    pa: 'ਗੱਡੀ ਦਾ ਨੰਬਰ',
    hint: {
      en: 'As on the plate: PB 02 AB 1234',
      hi: 'जैसा प्लेट पर: PB 02 AB 1234',
      pa: 'ਜਿਵੇਂ ਪਲੇਟ ਉੱਤੇ: PB 02 AB 1234',
    },
  },
  vehicleType: vehicleTypeWords,
  licenceNumber: {
    en: 'Driving licence number',
    hi: 'ड्राइविंग लाइसेंस नंबर',
    pa: 'ਡਰਾਈਵਿੰਗ ਲਾਇਸੈਂਸ ਨੰਬਰ',
  },
} as const satisfies { readonly [Field in keyof ApplicationForm]: FieldWords<ApplicationForm[Field]> };
